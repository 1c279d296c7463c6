//! The one trait every game implements.

use crate::{Digest, Fault, Outcome, ReadError, Seat, Turn, UndoKind, digest_of};
use serde::Serialize;
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// A game's state together with its rules.
///
/// A state comes only from [`Rules::start`] and [`Rules::apply`], never from bytes: no implementor is
/// `Deserialize`.
pub trait Rules: Clone + Serialize + Send + Sync + 'static {
    /// What a game starts from. Prints back exactly as parsed, even if it makes no sense.
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
    /// Incremented when the same log would lead elsewhere.
    const VERSION: u32;
    /// The oldest version whose saves still lead to the same state. Entries that were mistakes then but no
    /// longer are get dropped on loading.
    const OLDEST_VERSION: u32 = Self::VERSION;
    /// How many steps can be undone; `None` for all.
    const UNDO_CAP: Option<u16>;

    /// Validates a setup.
    ///
    /// # Errors
    /// Everything that is wrong with it, at once; [`Flaws`](crate::Flaws) makes it one error.
    fn start(setup: &Self::Setup) -> Result<Self, Vec<Self::Flaw>>;
    /// A setup that leads here, or `None` if the notation would lose something.
    fn position(&self) -> Option<Self::Setup>;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Appends exactly the actions [`Rules::apply`] accepts, sorted, without duplicates.
    fn legal(&self, out: &mut Vec<Self::Action>);
    /// Appends the outcomes of chance with their weights; nothing unless it is chance's turn.
    fn chance(&self, _out: &mut Vec<(Self::Action, u32)>) {}
    /// Plays an action.
    ///
    /// # Errors
    /// Why it is refused; then the state and its generators are unchanged.
    fn apply(&mut self, action: &Self::Action, events: &mut Vec<Self::Event>) -> Result<(), Self::Illegal>;
    /// What the action would do to the undo history here.
    fn undo_kind(&self, _action: &Self::Action) -> UndoKind {
        UndoKind::Step
    }
    /// Called on a restored state: takes over what undo and redo do not affect.
    fn carry_over(&mut self, _current: &Self) {}
    /// What a seat knows; `None` is the person at this device.
    fn seen(&self, by: Option<Seat>) -> Self::Seen<'_>;
    /// Whether a seat learns of an event.
    fn heard(&self, _by: Option<Seat>, _event: &Self::Event) -> bool {
        true
    }
    /// An action in the game's own notation.
    fn write(&self, action: &Self::Action) -> String;
    /// Parses the game's own notation; may accept actions that are illegal here.
    ///
    /// # Errors
    /// What could not be parsed, and where.
    fn read(&self, text: &str) -> Result<Self::Action, ReadError>;

    /// A word the log stores every few entries, so that a diverging replay is noticed early. Override it if a
    /// full digest is expensive.
    fn check_word(&self) -> Digest {
        self.digest()
    }

    // Not to be overridden: laws and replays rely on these meaning the same in every game.

    /// The pure form of [`Rules::apply`]: returns a new state.
    ///
    /// # Errors
    /// As for [`Rules::apply`].
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
