//! The public figures of the roguelike.

use crate::bench::{Clock, Figure};
use parlour_kernel::{Rng, Rules};
use parlour_rogue::{
    brain::auto::play_telling,
    rules::{Action, Direction, Options, Rogue, rooms_of},
};

pub const FIGURES: &[Figure] = &[
    Figure {
        name: "rogue.level",
        unit: "levels/s",
        about: "new levels of depth ten, with everything in them",
        measure: level,
    },
    Figure {
        name: "rogue.turns",
        unit: "turns/s",
        about: "turns of a strong hero who walks at random on depth ten, with all that its monsters do",
        measure: turns,
    },
    Figure {
        name: "rogue.autoplay",
        unit: "turns/s",
        about: "whole runs by the autoplayer",
        measure: autoplay,
    },
];

const LEVELS: u64 = 20;
const TURNS: u32 = 500;
const RUNS: u64 = 2;

fn level(clock: &Clock) -> Option<f64> {
    clock.per_second(LEVELS, || {
        (1..=LEVELS).all(|seed| (6..=12).contains(&rooms_of(&Options::of_seed(seed), 10).len()))
    })
}

/// Somebody whom nothing kills.
const STRONG: &str = r#"{"seed":"9","currentLevel":10,"player":{"maxHp":30000,"hunger":2000,"level":5,
    "equipment":{"lightSource":{"type":"ARTIFACT","name":"star"},
    "armor":{"type":"ARMOR","name":"plate mail","bonus":9}}}}"#;

fn turns(clock: &Clock) -> Option<f64> {
    let start = Rogue::start(&STRONG.parse().ok()?).ok()?;
    clock.per_second(u64::from(TURNS), || walk(start.clone()).is_some())
}

/// Random steps, and a wait where there is no way.
fn walk(mut game: Rogue) -> Option<()> {
    let mut rng = Rng::stream(1, 1);
    let mut events = Vec::new();
    let begun = game.seen(None).turn();
    while game.seen(None).turn() - begun < TURNS {
        let (direction, _) = Direction::ALL[rng.below(8) as usize];
        events.clear();
        if game.apply(&Action::Move(direction), &mut events).is_err() {
            game.apply(&Action::Wait, &mut events).ok()?;
        }
    }
    game.outcome().is_none().then_some(())
}

fn autoplay(clock: &Clock) -> Option<f64> {
    let play = || (1..=RUNS).map(|seed| play_telling(seed, |_| {})).collect::<Vec<_>>();
    let first = play();
    let turns = first.iter().map(|played| u64::from(played.turns)).sum();
    let digests = |runs: &[_]| {
        runs.iter().map(|run: &parlour_rogue::brain::auto::Played| run.digest).collect::<Vec<_>>()
    };
    let known = digests(&first);
    clock.per_second(turns, || digests(&play()) == known)
}
