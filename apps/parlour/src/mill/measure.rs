//! The public figures of Mill.

use crate::bench::{Clock, Figure};
use parlour_brain::Budget;
use parlour_kernel::Rules;
use parlour_mill::{
    brain::{Engine, Limits, SearchResult},
    rules::{Mill, Options, Position, Setup, perft as count},
};
use std::hint::black_box;

pub const FIGURES: &[Figure] = &[
    Figure {
        name: "mill.perft",
        unit: "actions/s",
        about: "sequences of five actions from the empty board of Nine Men's Morris; the last one of each is counted, not made",
        measure: perft,
    },
    Figure {
        name: "mill.search.placing",
        unit: "nodes/s",
        about: "the engine from the empty board, ten actions deep",
        measure: placing,
    },
    Figure {
        name: "mill.search.moving",
        unit: "nodes/s",
        about: "the engine in the moving phase, twelve actions deep",
        measure: moving,
    },
];

/// Known from two engines in different languages.
const DEPTH: u32 = 5;
const SEQUENCES: u64 = 5_100_480;

fn perft(clock: &Clock) -> Option<f64> {
    let options = Options::NINE;
    let start = Position::start(&options);
    clock.per_second(SEQUENCES, || count(black_box(&start), &options, DEPTH) == SEQUENCES)
}

fn placing(clock: &Clock) -> Option<f64> {
    search(clock, "nine", 10)
}

fn moving(clock: &Clock) -> Option<f64> {
    search(clock, "nine; fen @**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10", 12)
}

/// Each time with an empty memory; the search must then take the same steps.
fn search(clock: &Clock, setup: &str, depth: u32) -> Option<f64> {
    let game = Mill::start(&setup.parse::<Setup>().ok()?).ok()?;
    let limits = Limits { depth, ..Limits::default() };
    let search =
        || -> Option<SearchResult> { Engine::new(16).search(&game, limits, &mut Budget::nodes(u64::MAX)) };
    let first = search()?;
    clock.per_second(first.nodes, || search().as_ref() == Some(&first))
}
