//! The public figures of Shut the Box.

use crate::bench::{Clock, Figure};
use parlour_shutbox::{
    brain::{Aim, Odds, Simulation, Strategy},
    rules::{BoxSize, DiceRule, Scoring, TileSet},
};

pub const FIGURES: &[Figure] = &[
    Figure {
        name: "shutbox.odds",
        unit: "ms",
        about: "the exact value of every position of the box with nine tiles, as fractions",
        measure: odds,
    },
    Figure {
        name: "shutbox.simulate",
        unit: "games/s",
        about: "whole games of exact play with nine tiles",
        measure: simulate,
    },
];

const AIM: Aim = Aim::LeastScore(Scoring::Sum);
const GAMES: u64 = 10_000;

fn odds(clock: &Clock) -> Option<f64> {
    let (size, rule) = (BoxSize::Nine, DiceRule::Mand7);
    clock.milliseconds(|| {
        let value = Odds::solve(size, rule, AIM).value(TileSet::full(size));
        value.to_string() == "57123431375/4897760256"
    })
}

fn simulate(clock: &Clock) -> Option<f64> {
    let simulation = Simulation::new(BoxSize::Nine, DiceRule::Mand7, Strategy::Exact, AIM);
    clock.per_second(GAMES, || {
        let (mean, error) = simulation.run(1..=GAMES).mean();
        error.is_some_and(|error| (mean - 11.663).abs() < 4.0 * error)
    })
}
