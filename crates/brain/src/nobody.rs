//! A placeholder for the brains a game does not have.

use crate::{Bot, Budget, Generator, Hint, Hinter, Judge, Luck, Verdict};
use parlour_kernel::{Message, Rules};

/// Gives no hint, plays no move, generates no setup and finds no fault with one.
#[derive(Clone, Copy, Default, Debug)]
pub struct Nobody;

impl<G: Rules> Hinter<G> for Nobody {
    fn hint(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<Hint> {
        None
    }
}

impl<G: Rules> Bot<G> for Nobody {
    fn choose(&mut self, _: &G::Seen<'_>, _level: &str, _: Luck, _: &mut Budget) -> Option<G::Action> {
        None
    }
}

impl<G: Rules> Generator<G> for Nobody {
    fn generate(&self, _wish: &str, _seed: u64, _budget: &mut Budget) -> Result<G::Setup, Message> {
        Err(Message::new("engine.silent"))
    }
}

impl<G: Rules> Judge<G> for Nobody {
    fn examine(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<Verdict> {
        None
    }

    fn judge(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<Verdict> {
        None
    }
}
