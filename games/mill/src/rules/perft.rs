//! Perft: the number of action sequences of a given length. The last action of each is counted, not made.
//! Games that end earlier count nothing; repetition and move rules are off.

use crate::rules::{Action, Actions, Options, Position};

/// The number of sequences of exactly `depth` actions.
pub fn perft(position: &Position, options: &Options, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_actions(options),
        _ => {
            let mut actions = Actions::new();
            position.actions(options, &mut actions);
            actions.iter().map(|action| perft(&position.after(*action, options), options, depth - 1)).sum()
        }
    }
}

/// The same for each first action.
pub fn divide(position: &Position, options: &Options, depth: u32) -> Vec<(Action, u64)> {
    let mut actions = Actions::new();
    position.actions(options, &mut actions);
    let below = depth.saturating_sub(1);
    actions.iter().map(|action| (*action, perft(&position.after(*action, options), options, below))).collect()
}
