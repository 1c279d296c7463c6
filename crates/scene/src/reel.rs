//! How fast that goes which plays by itself: a game that one looks back at, a computer that one watches. Knows no clock.

use std::time::Duration;

/// How many steps are shown in the time of one, from the lowest speed on.
pub const SPEEDS: [u32; 3] = [1, 4, 16];

/// How far ahead the computer is asked for what it does.
pub const AHEAD: usize = 256;

/// Milliseconds for which a step is seen at the lowest speed.
const STEP: u32 = 480;

/// The next speed, round and round.
pub fn faster(speed: u32) -> u32 {
    SPEEDS.into_iter().find(|next| *next > speed).unwrap_or(SPEEDS[0])
}

/// How long to wait, and how many steps to go then: where nothing may move, the picture changes seldom.
pub fn beat(speed: u32, moves: bool) -> (Duration, usize) {
    let (wait, steps) = if moves { (STEP / speed, 1) } else { (STEP, speed as usize) };
    (Duration::from_millis(wait.into()), steps)
}
