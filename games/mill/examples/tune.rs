//! Tunes the evaluation weights by self-play: changes some numbers, plays a match against the current
//! weights, and keeps what wins. Prints the weights whenever they change, ready for `src/brain/weights.rs`.
//!
//! `cargo run --release -p parlour-mill --example tune -- [ROUNDS] [GAMES] [NODES] [SEED] [RULES]`

use parlour_kernel::Rng;
use parlour_mill::{
    brain::{ByNodes, Engine, MatchScore, Stage, Weights, game_of_match},
    rules::Setup,
};

/// The memory of each engine: small games need little.
const TABLE_BITS: u32 = 12;
/// The share of points that keeps a change: two standard errors of a default match.
const ENOUGH: f64 = 0.53;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (rounds, games, nodes, seed) = (number(0, 100), number(1, 200), number(2, 2_000), number(3, 1));
    let rules = words.get(4).map_or("nine", String::as_str);
    let setup: Setup = rules.parse().expect("rules such as 'nine'");
    let mut rng = Rng::stream(seed, 0);
    let mut best = Weights::TUNED;
    for round in 0..rounds {
        let candidate = changed(best, &mut rng);
        let total = (0..games).fold(MatchScore::default(), |total, game| {
            let player = |weights| ByNodes { engine: Engine::with_weights(TABLE_BITS, weights), nodes };
            let score = game_of_match(
                &setup,
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
        let stage = match rng.below(3) {
            0 => &mut weights.placing,
            1 => &mut weights.moving,
            _ => &mut weights.flying,
        };
        // The first is the stone itself, the unit of all others.
        let place = 1 + rng.below(Stage::COUNT as u32 - 1) as usize;
        let value = &mut *stage.numbers()[place];
        let reach = 2 + i32::from(*value).unsigned_abs() / 3;
        let change = rng.below(2 * reach + 1).cast_signed() - reach.cast_signed();
        *value = (i32::from(*value) + change) as i16;
    }
    weights
}
