//! The one trait that every game implements.

use crate::{Digest, Fault, Outcome, ReadError, Seat, Turn, UndoKind, digest_of};
use serde::Serialize;
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// A game's state together with its rules.
///
/// A state comes only from [`Rules::start`] and [`Rules::apply`], never from bytes: no
/// implementor is `Deserialize`.
pub trait Rules: Clone + Serialize + Send + Sync + 'static {
    /// What a game starts from. Prints back exactly as read, nonsense included.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = ReadError> + Send + Sync;
    /// One atomic thing a player, or chance, does.
    type Action: Clone + Ord + Debug + Send + Sync;
    /// What happened, for views and logs.
    type Event: Clone + Debug + Serialize + Send + Sync;
    /// Why an action was refused.
    type Illegal: Fault;
    /// What is wrong with a setup.
    type Flaw: Fault;
    /// What one seat may know; serialises under the names players and scripts use.
    type Seen<'a>: Serialize
    where
        Self: 'a;

    /// The game's name in commands, links and saves.
    const ID: &'static str;
    /// Raised when the same log would lead elsewhere.
    const VERSION: u32;
    /// The oldest version whose saves still lead where they led then. What counted as a mistake in one of them and no
    /// longer does is left out when it is loaded.
    const OLDEST_VERSION: u32 = Self::VERSION;
    /// How many steps can be undone; `None` for all.
    const UNDO_CAP: Option<u16>;

    /// Validates a setup.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once.
    fn start(setup: &Self::Setup) -> Result<Self, Vec<Self::Flaw>>;
    /// A setup that leads here, or `None` where the notation would lose something.
    fn position(&self) -> Option<Self::Setup>;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Appends exactly the actions that [`Rules::apply`] accepts, sorted, once each.
    fn legal(&self, out: &mut Vec<Self::Action>);
    /// Appends the results of chance with their weights; nothing unless the turn is chance.
    fn chance(&self, _out: &mut Vec<(Self::Action, u32)>) {}
    /// Does an action.
    ///
    /// # Errors
    /// Why it is refused; state and generators are unchanged then.
    fn apply(&mut self, action: &Self::Action, events: &mut Vec<Self::Event>) -> Result<(), Self::Illegal>;
    /// What the action does to the undo history when it is done here.
    fn undo_kind(&self, _action: &Self::Action) -> UndoKind {
        UndoKind::Step
    }
    /// Called on a restored state: takes over what undo and redo leave alone.
    fn carry_over(&mut self, _current: &Self) {}
    /// What a seat knows; `None` is the person at this device.
    fn seen(&self, by: Option<Seat>) -> Self::Seen<'_>;
    /// Whether a seat learns of an event.
    fn heard(&self, _by: Option<Seat>, _event: &Self::Event) -> bool {
        true
    }
    /// An action in the game's own notation.
    fn write(&self, action: &Self::Action) -> String;
    /// Reads the game's own notation; may accept actions that are illegal here.
    ///
    /// # Errors
    /// What could not be read, and where.
    fn read(&self, text: &str) -> Result<Self::Action, ReadError>;

    /// A word that the log keeps every few entries, so that a replay that goes another way is noticed early.
    /// Override it where a full digest is expensive.
    fn check_word(&self) -> Digest {
        self.digest()
    }

    // Not to be overridden: laws and replays rely on these meaning the same in every game.

    /// The pure form of [`Rules::apply`]: every update returns a new state.
    ///
    /// # Errors
    /// As [`Rules::apply`].
    fn play(&self, action: &Self::Action) -> Result<(Self, Vec<Self::Event>), Self::Illegal> {
        let mut next = self.clone();
        let mut events = Vec::new();
        next.apply(action, &mut events)?;
        Ok((next, events))
    }

    /// The digest of the whole state.
    fn digest(&self) -> Digest {
        digest_of(self)
    }
}
