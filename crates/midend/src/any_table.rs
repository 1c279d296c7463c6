//! A table of any game, as front ends hold it: it speaks text, scenes and JSON.

use crate::Round;
use parlour_kernel::{Digest, Message, Outcome, Seat, Turn};
use parlour_scene::{Card, Cue, Input, Scene, Summary, Tally};
use parlour_table::{Log, Refused, Session, Time};
#[cfg(feature = "scripts")]
use serde_json::Value;

/// What an input led to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reply {
    /// Whether the scene may look different now.
    pub changed: bool,
    /// Whether the game itself changed, so that it wants saving.
    pub acted: bool,
    /// What to show, play and say on the way there.
    pub cues: Vec<Cue>,
    /// Why nothing was done.
    pub refused: Option<Message>,
    /// Whether something was written beside the game, so that it wants saving.
    pub noted: bool,
    /// The setting that was turned, and to what, so that the device may remember it.
    pub set: Option<(&'static str, &'static str)>,
    /// The setup of another game to open instead of this one.
    pub open: Option<String>,
}

/// What an action led to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Done {
    /// What happened, as data for scripts.
    #[cfg(feature = "scripts")]
    pub events: Vec<Value>,
    /// What to show, play and say.
    pub cues: Vec<Cue>,
}

/// Who the table is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A person.
    Person(Seat),
    /// The computer, at this level.
    Bot(Seat, String),
    /// Dice that people throw themselves.
    Chance,
    /// Nobody: it is over.
    Nobody,
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// What menus and help know of the game.
    fn card(&self) -> Card;
    /// The setup as text.
    fn setup(&self) -> String;
    /// What the setup says of the card's options, as `id=value` words.
    fn choices(&self) -> String;
    /// The seed of the table's chance.
    fn seed(&self) -> Option<u64>;
    /// What a player did to the scene.
    fn input(&mut self, input: &Input, now: Time) -> Reply;
    /// Does the next action of something that goes on by itself; none where nothing does.
    fn advance(&mut self, now: Time) -> Option<Reply>;
    /// Does an action given in the game's notation; or turns a setting (`guide on`) or writes beside the
    /// game, which is never listed as legal and changes nothing of the game.
    ///
    /// # Errors
    /// A refusal; nothing changed then.
    fn act(&mut self, text: &str, now: Time) -> Result<Done, Refused>;
    /// Does an action of a hint as the player would: with what the settings add to it.
    ///
    /// # Errors
    /// A refusal; nothing changed then.
    fn follow(&mut self, text: &str, now: Time) -> Result<Done, Refused>;
    /// Takes a step back.
    ///
    /// # Errors
    /// [`Refused::Empty`].
    fn undo(&mut self, now: Time) -> Result<(), Refused>;
    /// Does it again.
    ///
    /// # Errors
    /// [`Refused::Empty`].
    fn redo(&mut self, now: Time) -> Result<(), Refused>;
    /// Turns one of the card's settings to a word, for this game.
    fn set(&mut self, setting: &str, word: &str);
    /// How one of the card's settings stands.
    fn setting(&self, setting: &str) -> &str;
    /// Does for players what is done when a new game lies before them; nothing where one goes on.
    fn greet(&mut self, now: Time);
    /// Whether anything was done beside the greeting.
    fn touched(&self) -> bool;
    /// Whether a wrong try was the newest thing that happened, and its mark is still there.
    fn has_wrong_mark(&self) -> bool;
    /// Takes the mark of a wrong try away.
    fn fade(&mut self);
    /// Moves the opening of a table at which nothing has happened yet to another time.
    fn open_at(&mut self, now: Time);
    /// Notes what was asked for when the setup was made.
    fn note_wish(&mut self, wish: &str);
    /// Notes in the log that a hint was taken.
    fn note_hint(&mut self, now: Time);
    /// What `act` accepts, sorted as text.
    #[cfg(feature = "scripts")]
    fn legal(&self) -> Vec<String>;
    /// What a seat sees; `None` is the person at this device.
    fn scene(&self, by: Option<Seat>) -> Scene;
    /// The entries of the log on the line of play that stands, oldest first.
    fn line(&self) -> Vec<usize>;
    /// The moves that stand, in rows, where people write them down so.
    fn rounds(&self) -> Option<Vec<Round>>;
    /// What is copied from a panel of the scene, where there is something to copy.
    fn copied(&self, panel: &str) -> Option<String>;
    /// What was done, undone or not, as lists of it say: the index in the log, and the words.
    fn listed(&self) -> Vec<(usize, Message)>;
    /// What was to be seen after so many entries of the log; nothing can be done there but to begin a new game.
    fn scene_after(&self, entries: usize) -> Scene;
    /// What a seat knows, as data for scripts.
    #[cfg(feature = "scripts")]
    fn state(&self, by: Option<Seat>) -> Value;
    /// Everything, hidden things included, where a game is marked as one to try things out.
    #[cfg(feature = "scripts")]
    fn reveal(&self) -> Option<Value>;
    /// A setup that leads here, where the notation has one.
    fn position(&self) -> Option<String>;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Who the table is waiting for.
    fn waiting(&self) -> Waiting;
    /// How it came out.
    fn outcome(&self) -> Option<Outcome>;
    /// One word for the whole state.
    fn digest(&self) -> Digest;
    /// Who plays.
    fn session(&self) -> &Session;
    /// Who plays; changing it does not touch the game.
    fn session_mut(&mut self) -> &mut Session;
    /// Everything that happened.
    fn log(&self) -> &Log;
    /// The game as text.
    fn save(&self) -> String;
    /// Whether it counts once it has ended: not where things were tried out, nor where the computer played for somebody,
    /// nor where it was over when it was brought, nor where a game whose end is final was begun elsewhere.
    fn counts(&self) -> bool;
    /// What the game adds to the statistics, once it has an outcome.
    fn tally(&self) -> Vec<Tally>;
    /// The figures it is listed with, once it has an outcome.
    fn figures(&self) -> Vec<Tally>;
    /// What is shown and shared of the game, once it has an outcome.
    fn summary(&self) -> Option<Summary>;
}
