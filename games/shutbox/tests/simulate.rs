//! The fast loop plays the same games as the rules, and its means match the exact ones.

use parlour_brain::{Bot, Budget, Luck};
use parlour_kernel::{Rng, Rules, Turn};
use parlour_shutbox::{
    brain::{Aim, Odds, ShutBoxBot, Simulation, Strategy},
    rules::{BoxSize, DiceRule, Scoring, Setup, ShutBox, TileSet},
};

const LEAST_SUM: Aim = Aim::LeastScore(Scoring::Sum);

/// A whole game by the rules: the n-th chance draws from stream n of the seed.
fn play(setup: &str, level: &str, seed: u64) -> ShutBox {
    let setup: Setup = setup.parse().expect("a setup of the test");
    let mut game = ShutBox::start(&setup).expect("a sound setup");
    let mut draws = 0;
    loop {
        let action = match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chance(&mut outcomes);
                let index = Rng::stream(seed, draws).below(outcomes.len() as u32);
                draws += 1;
                outcomes[index as usize].0
            }
            Turn::Seat(seat) => ShutBoxBot
                .choose(&game.seen(Some(seat)), level, Luck::of_seed(Some(seed)), &mut Budget::nodes(1_000))
                .expect("a player at the box always has something to do"),
        };
        game.apply(&action, &mut Vec::new()).expect("players and dice do only what is legal");
    }
}

#[test]
fn simulated_games_are_the_games_of_the_table() {
    for (rule, word) in DiceRule::ALL {
        for (player, level) in
            [(Strategy::Most, "most"), (Strategy::Highest, "highest"), (Strategy::Exact, "exact")]
        {
            let simulation = Simulation::new(BoxSize::Nine, rule, player, LEAST_SUM);
            for seed in 0..50 {
                let game = play(&format!("dice={word}"), level, seed);
                assert_eq!(simulation.game(seed), game.up(), "{word} {level} seed {seed}");
            }
        }
    }
}

#[test]
fn every_level_finishes_games_of_several_players() {
    for level in parlour_shutbox::LEVELS {
        for setup in
            ["players=2 rounds=2 dice=opt7", "players=3 tiles=10 dice=opts6", "players=2 score=digits"]
        {
            let game = play(setup, level, 7);
            assert!(game.outcome().is_some_and(|outcome| !outcome.winners.is_empty()), "{setup} {level}");
        }
    }
}

#[test]
fn simulated_means_are_the_exact_ones() {
    let full = TileSet::full(BoxSize::Nine);
    for (rule, word) in [(DiceRule::Mand7, "mand7"), (DiceRule::Opt7, "opt7")] {
        let expected = Odds::of(BoxSize::Nine, rule, LEAST_SUM).value(full).to_f64();
        let result = Simulation::new(BoxSize::Nine, rule, Strategy::Exact, LEAST_SUM).run(1..100_001);
        let (mean, error) = result.mean();
        let error = error.expect("many games");
        assert!((mean - expected).abs() < 4.0 * error, "{word}: {mean} for {expected}");
        let expected = Odds::of(BoxSize::Nine, rule, Aim::Shut).value(full).to_f64();
        let result = Simulation::new(BoxSize::Nine, rule, Strategy::Exact, Aim::Shut).run(1..100_001);
        let (share, error) = result.shut();
        assert!((share - expected).abs() < 4.0 * error, "{word}: {share} for {expected}");
    }
    let guesses = Simulation::new(BoxSize::Nine, DiceRule::Mand7, Strategy::Random, LEAST_SUM).run(1..20_001);
    let (mean, error) = guesses.mean();
    assert!((mean - 20.443).abs() < 4.0 * error.expect("many games"), "guesses: {mean}");
}

#[test]
fn results_add_up_in_any_order() {
    let simulation = Simulation::new(BoxSize::Twelve, DiceRule::Opt7, Strategy::Fewest, LEAST_SUM);
    let whole = simulation.run(10..510);
    let parts = simulation.run(300..510).merge(simulation.run(10..300));
    assert_eq!(whole, parts);
    assert_eq!(whole.games(), 500);
}
