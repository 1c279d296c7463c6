//! The pace of automatic play, and how often a game is saved meanwhile. No clock: front ends tell the time.

use std::time::Duration;

/// The playback speeds, as multiples of the lowest.
pub const SPEEDS: [u32; 3] = [1, 4, 16];

/// How many actions the computer is asked for at once while watched: few questions, yet quick to give up.
pub const AHEAD: usize = 256;

/// How long each step of a journey is shown: one frame on most screens.
pub const JOURNEY_STEP: Duration = Duration::from_millis(16);

/// How long the mark of an illegal try is shown.
pub const WRONG_MARK: Duration = Duration::from_millis(500);

/// Milliseconds per step at the lowest speed: long enough to take in a whole board.
const STEP: u32 = 480;

/// The next speed, wrapping around.
pub fn faster(speed: u32) -> u32 {
    SPEEDS.into_iter().find(|next| *next > speed).unwrap_or(SPEEDS[0])
}

/// How long to wait, and how many steps to take then: without motion, the picture changes less often.
pub fn beat(speed: u32, moves: bool) -> (Duration, usize) {
    let (wait, steps) = if moves { (STEP / speed, 1) } else { (STEP, speed as usize) };
    (Duration::from_millis(wait.into()), steps)
}

/// How many actions may go unsaved while a game with this many entries plays by itself. A save is as long as
/// the game, so a constant would make every step dearer the longer the game is.
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
