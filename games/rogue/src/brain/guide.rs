//! The autoplayer and the maker of runs behind the house's traits: hints, a computer player, new setups.

use crate::{
    brain::auto::Autoplayer,
    rules::{Action, Options, Rogue, Seen, Setup},
};
use ::brain::{Bot, Budget, Generator, Hint, Hinter};
use kernel::{Fault, Message, ReadError};

/// What the autoplayer would do, and the run it plays.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guide;

/// The one level it plays at.
pub const LEVEL: &str = "auto";

impl Hinter<Rogue> for Guide {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let action = Autoplayer::default().choose(seen)?;
        let cell = match action {
            Action::Move(direction) | Action::Open(direction) | Action::Close(direction) => {
                seen.hero().to(direction)
            }
            Action::Zap(_, cell) => cell,
            _ => seen.hero(),
        };
        let foe = seen.foe_at(cell).filter(|_| matches!(action, Action::Move(_)));
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or("");
        let technique = if foe.is_some() { "strike" } else { verb };
        let mut message = Message::new(format!("rogue.hint-{technique}"));
        if let Some(foe) = foe {
            message = message.message("monster", foe.species.message()).int("chance", 5 * foe.to_hit);
        }
        if let Some(label) = action.letter().and_then(|letter| seen.carried(letter)) {
            message = message.message("item", label.message());
        }
        Some(Hint {
            technique: technique.to_owned(),
            action: text,
            cells: vec![cell.index() as u16],
            text: message,
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }
}

/// Goes on with a run for somebody who watches. It takes over at any time, and knows what came before: who waits
/// beyond stairs, what was run from, where nothing is left to see.
#[derive(Clone, Debug, Default)]
pub struct Computer(Autoplayer);

impl Bot<Rogue> for Computer {
    const FOLLOWS: bool = true;

    fn follow(&mut self, seen: &Seen<'_>, action: &Action) {
        self.0.follow(seen, *action);
    }

    fn choose(&mut self, seen: &Seen<'_>, level: &str, budget: &mut Budget) -> Option<Action> {
        (level == LEVEL && budget.spend(1)).then(|| self.0.choose(seen)).flatten()
    }
}

/// Puts the seed into the options that were wished for.
impl Generator<Rogue> for Guide {
    fn generate(&self, wish: &str, seed: u64, _budget: &mut Budget) -> Result<Setup, Message> {
        match wish.parse().map_err(|error: ReadError| error.message())? {
            Setup::Options(options) => Ok(Setup::Options(Options { seed, ..options })),
            scenario @ Setup::Scenario(_) => Ok(scenario),
        }
    }
}
