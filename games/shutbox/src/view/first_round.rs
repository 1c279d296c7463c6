//! The first round of Shut the Box: one turn with dice that run out early.

use parlour_scene::{FirstRound, Lesson, Scene, Until};

/// With this seed two throws always fit, and at most five are needed.
const SEED: u64 = 37_290;

/// Moves, as they are written: a tile's number comes first.
const MOVES: &[&str] = &["1*", "2*", "3*", "4*", "5*", "6*", "7*", "8*", "9*"];

pub(super) static FIRST_ROUND: FirstRound = FirstRound {
    setup: "tiles=9 dice=mand7",
    seed: SEED,
    steps: &[
        Lesson::new("shutbox.first-roll", Until::Does(&["roll*"])),
        Lesson::new("shutbox.first-pick", Until::Shows(adds_up)),
        Lesson::new("shutbox.first-submit", Until::Does(MOVES)),
        Lesson::new("shutbox.first-again", Until::Does(&["roll*"])),
        Lesson::new("shutbox.first-second", Until::Does(MOVES)),
        Lesson::new("shutbox.first-on", Until::Shows(has_ended))
            .allowing(&["roll*", "1*", "2*", "3*", "4*", "5*", "6*", "7*", "8*", "9*"]),
    ],
    done: "shutbox.first-done",
};

fn adds_up(scene: &Scene) -> bool {
    scene.commands.iter().any(|command| command.id == "submit" && command.enabled)
}

fn has_ended(scene: &Scene) -> bool {
    scene.lines.iter().any(|line| line.id == "message" && line.text.is_some())
}
