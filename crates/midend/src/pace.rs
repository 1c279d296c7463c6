//! How fast things go that go by themselves, and how often a game is saved meanwhile. No clock: front ends tell the time.

use std::time::Duration;

/// How many steps are shown in the time of one, from the lowest speed on.
pub const SPEEDS: [u32; 3] = [1, 4, 16];

/// How far ahead the computer is asked for what it does while somebody watches: few questions, and soon given up.
pub const AHEAD: usize = 256;

/// How long a step of a journey over a map is seen: one frame of most screens.
pub const JOURNEY_STEP: Duration = Duration::from_millis(16);

/// How long the mark of a wrong try is seen.
pub const WRONG_MARK: Duration = Duration::from_millis(500);

/// How long a step is seen at the lowest speed: long enough to take in a whole board.
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

/// How many actions may wait for the next save while a game of so many entries goes on by itself. A save is as long as
/// the game, so that a constant number would make every step dearer the longer the game is.
pub fn unsaved_at_most(entries: usize) -> usize {
    16 + entries / 64
}

#[cfg(test)]
mod tests {
    use super::{SPEEDS, beat, faster, unsaved_at_most};

    #[test]
    fn speeds_go_round_and_take_their_share_of_the_time() {
        assert_eq!(SPEEDS.map(faster), [4, 16, 1]);
        for speed in SPEEDS {
            let ((wait, one), (still, many)) = (beat(speed, true), beat(speed, false));
            assert_eq!((one, many), (1, speed as usize));
            assert_eq!(wait * speed, still, "as many steps in the same time");
        }
    }

    #[test]
    fn what_all_saves_of_a_game_cost_grows_with_its_length_alone() {
        let (mut written, mut saved) = (0, 0);
        for entries in 1..=100_000 {
            if entries - saved >= unsaved_at_most(entries) {
                (written, saved) = (written + entries, entries);
            }
        }
        assert!(written < 64 * 100_000, "{written}");
    }
}
