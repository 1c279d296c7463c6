//! Tunes the evaluation weights by self-play. Prints weights ready for `src/brain/weights.rs`.
//!
//! `cargo run --release -p parlour-mill --example tune -- fit [GAMES] [NODES] [SEED] [RULES]` plays games, and fits the
//! weights to how these came out from each of their positions.
//!
//! `cargo run --release -p parlour-mill --example tune -- climb [ROUNDS] [GAMES] [NODES] [SEED] [RULES]` changes some
//! numbers, plays a match against the current weights, and keeps what wins.

use parlour_kernel::{Rng, Rules};
use parlour_mill::{
    brain::{
        ByNodes, Contender, Engine, GameResult, MatchScore, Stage, Weights, game_of_match, static_score,
    },
    rules::{Action, Mill, Setup},
};

/// The memory of each engine: small games need little.
const TABLE_BITS: u32 = 12;
/// The share of points that keeps a change: two standard errors of a default match.
const ENOUGH: f64 = 0.53;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let setup = |place: usize| {
        let rules = words.get(place).map_or("nine", String::as_str);
        rules.parse::<Setup>().expect("rules such as 'nine'")
    };
    match words.first().map(String::as_str) {
        Some("climb") => climb(number(1, 100), number(2, 200), number(3, 2_000), number(4, 1), &setup(5)),
        _ => fit(number(1, 4_000), number(2, 1_000), number(3, 1), &setup(4)),
    }
}

fn climb(rounds: u64, games: u64, nodes: u64, seed: u64, setup: &Setup) {
    let mut rng = Rng::stream(seed, 0);
    let mut best = Weights::TUNED;
    for round in 0..rounds {
        let candidate = changed(best, &mut rng);
        let total = (0..games).fold(MatchScore::default(), |total, game| {
            let player = |weights| ByNodes { engine: Engine::with_weights(TABLE_BITS, weights), nodes };
            let score = game_of_match(
                setup,
                seed.wrapping_add(round * games),
                game,
                &mut player(candidate),
                &mut player(best),
            );
            total.with(score.expect("openings of these rules"))
        });
        let (share, error) = total.share();
        println!("{round}: {} {} {} {share:.3} {error:.3}", total.wins, total.draws, total.losses);
        if share >= ENOUGH {
            best = candidate;
            println!("{best:#?}");
        }
    }
}

/// The values with three numbers changed.
fn changed(mut weights: Weights, rng: &mut Rng) -> Weights {
    for _ in 0..3 {
        let stage = stages(&mut weights).into_iter().nth(rng.below(3) as usize).expect("there are three");
        // The first is the stone itself, the unit of all others.
        let place = 1 + rng.below(Stage::COUNT as u32 - 1) as usize;
        let value = &mut *stage.numbers()[place];
        let reach = 2 + i32::from(*value).unsigned_abs() / 3;
        let change = rng.below(2 * reach + 1).cast_signed() - reach.cast_signed();
        *value = (i32::from(*value) + change) as i16;
    }
    weights
}

fn stages(weights: &mut Weights) -> [&mut Stage; 3] {
    [&mut weights.placing, &mut weights.moving, &mut weights.flying]
}

/// All numbers of all stages.
const ALL: usize = 3 * Stage::COUNT;

/// How often each number counts in a position, for its side to move.
type Amounts = Vec<(usize, f64)>;

/// Plays by nodes, at times at random, and remembers the positions it saw.
struct Watcher<'a> {
    engine: ByNodes,
    units: &'a [Weights],
    seen: Vec<Amounts>,
}

/// One of so many actions is played at random, so that games differ and mistakes are seen to be mistakes.
const RARELY: u32 = 16;

impl Contender for Watcher<'_> {
    fn choose(&mut self, game: &Mill, rng: &mut Rng) -> Option<Action> {
        let (position, options) = (game.board(), game.options());
        let amounts = self.units.iter().enumerate().filter_map(|(place, unit)| {
            let amount = static_score(position, options, unit)?;
            (amount != 0).then_some((place, f64::from(amount)))
        });
        let amounts: Amounts = amounts.collect();
        if !amounts.is_empty() {
            self.seen.push(amounts);
        }
        let mut legal = Vec::new();
        game.legal(&mut legal);
        if rng.below(RARELY) == 0 {
            return legal.get(rng.below(legal.len() as u32) as usize).copied();
        }
        self.engine.choose(game, rng)
    }
}

/// Weights of which only one is not zero, and that is one.
fn units() -> Vec<Weights> {
    let none = Stage::default();
    let zero = Weights { placing: none, moving: none, flying: none };
    let unit = |place: usize| {
        let mut weights = zero;
        let [placing, moving, flying] = stages(&mut weights);
        let stage = [placing, moving, flying].into_iter().nth(place / Stage::COUNT).expect("there are three");
        *stage.numbers()[place % Stage::COUNT] = 1;
        weights
    };
    (0..ALL).map(unit).collect()
}

fn fit(games: u64, nodes: u64, seed: u64, setup: &Setup) {
    let units = units();
    let mut samples: Vec<(f64, Amounts)> = Vec::new();
    for game in 0..games {
        let watcher = || Watcher {
            engine: ByNodes { engine: Engine::new(TABLE_BITS), nodes },
            units: &units,
            seen: Vec::new(),
        };
        let (mut first, mut second) = (watcher(), watcher());
        let result = game_of_match(setup, seed, game, &mut first, &mut second);
        let points = match result.expect("openings of these rules") {
            GameResult::Win => 1.0,
            GameResult::Draw => 0.5,
            GameResult::Loss => 0.0,
        };
        for (points, seen) in [(points, first.seen), (1.0 - points, second.seen)] {
            samples.extend(seen.into_iter().map(|amounts| (points, amounts)));
        }
    }
    eprintln!("{} positions", samples.len());
    let mut weights = Weights::TUNED;
    let mut values: Vec<f64> = stages(&mut weights)
        .into_iter()
        .flat_map(|stage| stage.numbers().map(|number| f64::from(*number) / UNIT))
        .collect();
    for round in 0..ROUNDS {
        eprintln!("{round}: {:.5}", improve(&mut values, &samples));
    }
    // A stone of the moving phase is the unit.
    let scale = 100.0 / values[Stage::COUNT];
    for (place, stage) in stages(&mut weights).into_iter().enumerate() {
        for (number, value) in stage.numbers().into_iter().zip(&values[place * Stage::COUNT..]) {
            *number = (value * scale).round() as i16;
        }
    }
    println!("{weights:#?}");
}

/// A score that multiplies the odds by 2.7, to begin with.
const UNIT: f64 = 150.0;
/// Steps of fitting.
const ROUNDS: u32 = 12;
/// What pulls numbers towards zero, for each position: it decides only about what hardly ever counts.
const PULL: f64 = 1e-5;

/// A step of Newton's method towards the values that say best how games came out; the error before it.
fn improve(values: &mut [f64], samples: &[(f64, Amounts)]) -> f64 {
    let count = f64::from(u32::try_from(samples.len()).expect("no more than memory holds"));
    let pull = PULL * count;
    let mut bends = vec![vec![0.0; ALL]; ALL];
    let mut slopes: Vec<f64> = values.iter().map(|value| pull * value).collect();
    let mut error = 0.0;
    for (points, amounts) in samples {
        let sum: f64 = amounts.iter().map(|(place, amount)| values[*place] * amount).sum();
        let expected = 1.0 / (1.0 + (-sum).exp());
        error += (expected - points).powi(2);
        for (place, amount) in amounts {
            slopes[*place] += (expected - points) * amount;
            for (other, by) in amounts {
                bends[*place][*other] += expected * (1.0 - expected) * amount * by;
            }
        }
    }
    for (place, row) in bends.iter_mut().enumerate() {
        row[place] += pull + 1e-9;
    }
    for (value, step) in values.iter_mut().zip(solved(bends, slopes)) {
        *value -= step;
    }
    error / count
}

/// The solution of linear equations, by elimination.
fn solved(mut rows: Vec<Vec<f64>>, mut sums: Vec<f64>) -> Vec<f64> {
    for place in 0..sums.len() {
        let (row, sum) = (rows[place].clone(), sums[place]);
        for other in (0..sums.len()).filter(|other| *other != place) {
            let factor = rows[other][place] / row[place];
            if factor != 0.0 {
                rows[other].iter_mut().zip(&row).for_each(|(cell, by)| *cell -= factor * by);
                sums[other] -= factor * sum;
            }
        }
    }
    sums.iter().enumerate().map(|(place, sum)| sum / rows[place][place]).collect()
}
