//! A table of any game, as front ends hold it, in terms of text, scenes and JSON.

use crate::Round;
use parlour_kernel::{Digest, Message, Outcome, Seat, Turn};
use parlour_scene::{Card, Cue, Input, Scene, Summary, Tally};
use parlour_table::{Log, Player, Refused, Session, Time};
#[cfg(feature = "scripts")]
use serde_json::Value;

/// What an input led to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reply {
    /// Whether the scene may look different now.
    pub changed: bool,
    /// Whether the game itself changed and needs saving.
    pub acted: bool,
    /// What to show, play and say on the way there.
    pub cues: Vec<Cue>,
    /// Why nothing was done.
    pub refused: Option<Message>,
    /// Whether a note beside the game changed and needs saving.
    pub noted: bool,
    /// The setting that was changed and its new value, for the device to remember.
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

/// What an input would do now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foreseen {
    /// At most something that is shown, noted or set: the game stays as it is.
    Harmless,
    /// These actions would be played, as one step.
    Plays(Vec<String>),
    /// Another game would be opened.
    Leaves,
}

/// Who the table is waiting for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A person.
    Person(Seat),
    /// The computer, at this level.
    Bot(Seat, String),
    /// Dice people throw themselves.
    Chance,
    /// Nobody: the game is over.
    Nobody,
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The game's card, for menus and help.
    fn card(&self) -> Card;
    /// The setup as text.
    fn setup(&self) -> String;
    /// The setup's values for the card's options, as `id=value` words.
    fn choices(&self) -> String;
    /// The table's seed.
    fn seed(&self) -> Option<u64>;
    /// What an input of a player would do, without doing it.
    fn foresee(&self, input: &Input) -> Foreseen;
    /// Handles what a player did to the scene.
    fn input(&mut self, input: &Input, now: Time) -> Reply;
    /// Plays the next action of something that continues by itself; `None` if nothing does.
    fn advance(&mut self, now: Time) -> Option<Reply>;
    /// Plays an action in the game's notation. Also takes a setting (`guide on`) or a note beside the game;
    /// these are never listed as legal and do not change the game.
    ///
    /// # Errors
    /// A refusal; then nothing changed.
    fn act(&mut self, text: &str, now: Time) -> Result<Done, Refused>;
    /// Does the actions of a hint as the player would: in one step, with what the settings add to them.
    ///
    /// # Errors
    /// A refusal; then nothing changed.
    fn follow(&mut self, texts: &[String], now: Time) -> Result<Done, Refused>;
    /// Undoes a step.
    ///
    /// # Errors
    /// [`Refused::Empty`].
    fn undo(&mut self, now: Time) -> Result<(), Refused>;
    /// Redoes a step.
    ///
    /// # Errors
    /// [`Refused::Empty`].
    fn redo(&mut self, now: Time) -> Result<(), Refused>;
    /// Changes one of the card's settings, for this game.
    fn set(&mut self, setting: &str, word: &str);
    /// The value of one of the card's settings.
    fn setting(&self, setting: &str) -> &str;
    /// Plays what is done for players at the start of a new game; nothing in a game in progress.
    fn greet(&mut self, now: Time);
    /// Whether anything was done apart from the greeting.
    fn touched(&self) -> bool;
    /// Whether an illegal try was the last thing that happened and its mark still shows.
    fn has_wrong_mark(&self) -> bool;
    /// Removes the mark of an illegal try.
    fn fade(&mut self);
    /// Changes the opening time of a table where nothing has happened yet.
    fn open_at(&mut self, now: Time);
    /// Notes the wish the setup was generated for.
    fn note_wish(&mut self, wish: &str);
    /// Notes how hard the setup is, as words of the card's options; nothing where they are empty.
    fn note_grade(&mut self, grade: &str);
    /// Notes in the log that a hint was taken.
    fn note_hint(&mut self, now: Time);
    /// What `act` accepts, sorted as text.
    #[cfg(feature = "scripts")]
    fn legal(&self) -> Vec<String>;
    /// What a seat sees; `None` is the person at this device.
    fn scene(&self, by: Option<Seat>) -> Scene;
    /// The log entries that have not been undone, oldest first.
    fn line(&self) -> Vec<usize>;
    /// The moves in numbered rows, in games whose moves are written that way.
    fn rounds(&self) -> Option<Vec<Round>>;
    /// The text to copy from a panel of the scene, if any.
    fn copied(&self, panel: &str) -> Option<String>;
    /// The game as other programs and sites write it: a word for each, and the text.
    fn shared(&self) -> Vec<(&'static str, String)>;
    /// Everything that was done, even if undone since, as lists show it: index in the log, and text.
    fn listed(&self) -> Vec<(usize, Message)>;
    /// The scene after this many entries of the log; all it offers is a new game.
    fn scene_after(&self, entries: usize) -> Scene;
    /// A table of its own with the first steps of this one's line, for these players.
    fn branched(&self, steps: usize, players: Vec<Player>, now: Time) -> Option<Box<dyn AnyTable>>;
    /// What would be to be seen if these actions were done now; nothing can be done there but to begin a new game. `None`
    /// where one of them is refused.
    fn scene_after_doing(&self, actions: &[String]) -> Option<Scene>;
    /// What a seat knows, as data for scripts.
    #[cfg(feature = "scripts")]
    fn state(&self, by: Option<Seat>) -> Value;
    /// The whole state, including what is hidden, in games marked as trials.
    #[cfg(feature = "scripts")]
    fn reveal(&self) -> Option<Value>;
    /// A setup that leads here, if the notation has one.
    fn position(&self) -> Option<String>;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Who the table is waiting for.
    fn waiting(&self) -> Waiting;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The digest of the whole state.
    fn digest(&self) -> Digest;
    /// Who plays, and everything else that is not part of the game.
    fn session(&self) -> &Session;
    /// The same, to be changed; this does not affect the game.
    fn session_mut(&mut self) -> &mut Session;
    /// Everything that happened.
    fn log(&self) -> &Log;
    /// The game as text.
    fn save(&self) -> String;
    /// Whether the game counts once it has ended. It does not if it is a trial, if the computer played for
    /// somebody, if it was already over when it was brought, or if its ending is permanent and it was begun
    /// elsewhere.
    fn counts(&self) -> bool;
    /// What the game adds to the statistics, once it has an outcome.
    fn tally(&self) -> Vec<Tally>;
    /// The figures for the list of finished games, once it has an outcome.
    fn figures(&self) -> Vec<Tally>;
    /// The summary to show and share, once it has an outcome.
    fn summary(&self) -> Option<Summary>;
}
