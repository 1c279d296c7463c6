//! The computer player: the autoplayer, taking over a run that somebody else began.

use crate::{
    brain::auto::Autoplayer,
    rules::{Action, Rogue, Seen},
};
use parlour_brain::{Bot, Budget, Luck};

/// The only level the computer plays at.
pub const LEVEL: &str = "auto";

/// Plays on from any point of a run. Having followed the run so far, it remembers who waits beyond stairs, whom it
/// ran from, and where nothing is left to explore.
#[derive(Clone, Debug, Default)]
pub struct RogueBot(Autoplayer);

impl Bot<Rogue> for RogueBot {
    const FOLLOWS: bool = true;

    fn follow(&mut self, seen: &Seen<'_>, action: &Action) {
        self.0.follow(seen, *action);
    }

    fn choose(&mut self, seen: &Seen<'_>, level: &str, _: Luck, budget: &mut Budget) -> Option<Action> {
        (level == LEVEL && budget.spend(1)).then(|| self.0.choose(seen)).flatten()
    }
}
