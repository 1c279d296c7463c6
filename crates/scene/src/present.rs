//! How a game presents itself: from what a seat knows to scenes, from inputs to actions.

use crate::{Card, Cue, Input, Intent, Scene, Sitting, Step, StepName, Summary, Tale, Tally};
use parlour_kernel::{Message, ReadError, Rules};
use serde_json::Value;

/// What a player brought as text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Brought<S, A> {
    pub setup: S,
    /// What was played since.
    pub actions: Vec<A>,
    /// The players' names by seat, as far as the text gives them.
    pub names: Vec<Option<String>>,
}

/// A game that can be shown and played. Its methods are given what a seat knows, never the state.
pub trait Present: Rules {
    /// View state that undo should not restore: selections, half-typed entries.
    type Ui: Default + Clone + Send + Sync;

    /// What menus, help and statistics need to know without opening a game.
    const CARD: Card;

    /// A setup's values for the card's options, as `id=value` words; defaults may be left out.
    fn choices(setup: &Self::Setup) -> String {
        setup.to_string()
    }
    /// Parses a text a player brought. `rules` are a form's choices, for texts that name no rules.
    ///
    /// # Errors
    /// What could not be parsed.
    fn bring(text: &str, _rules: &str) -> Result<Brought<Self::Setup, Self::Action>, ReadError> {
        Ok(Brought { setup: text.parse()?, actions: Vec::new(), names: Vec::new() })
    }
    /// The current scene.
    fn scene(seen: &Self::Seen<'_>, ui: &Self::Ui) -> Scene;
    /// What an input means now.
    fn input(seen: &Self::Seen<'_>, ui: &mut Self::Ui, input: &Input) -> Intent<Self::Action>;
    /// One of the card's settings was changed.
    fn configure(_ui: &mut Self::Ui, _setting: &str, _word: &str) {}
    /// What is played for the players when a new game starts.
    fn greet(_seen: &Self::Seen<'_>) -> Option<Self::Action> {
        None
    }
    /// The next action of something the player started that continues by itself, by what the seat knows;
    /// `None` once it is done or something new has stopped it.
    fn next(_seen: &Self::Seen<'_>, _ui: &mut Self::Ui) -> Option<Self::Action> {
        None
    }
    /// All actions to play when the player at this device chooses one: the action itself, and what settings
    /// add.
    fn follow(_seen: &Self::Seen<'_>, _ui: &Self::Ui, action: Self::Action) -> Vec<Self::Action> {
        vec![action]
    }
    /// Parses a text that is not an action but a note beside the game: its key and its content; an empty
    /// content removes the note.
    fn note(_seen: &Self::Seen<'_>, _ui: &Self::Ui, _text: &str) -> Option<(String, String)> {
        None
    }
    /// Called after every change of state or sitting: takes over what it needs, drops what no longer fits.
    fn refresh(_seen: &Self::Seen<'_>, _ui: &mut Self::Ui, _sitting: &Sitting<'_>) {}
    /// One side's actions as one turn: as written, and for screen readers. `None` if they are not a turn, or
    /// the game has no turns.
    fn write_turn(_actions: &[Self::Action]) -> Option<(String, Message)> {
        None
    }
    /// The text to copy from a panel of the scene, if any.
    fn copied(_seen: &Self::Seen<'_>, _panel: &str) -> Option<String> {
        None
    }
    /// The game as other programs and sites write it, to be shared: a word that is unique among them, and the text. Each
    /// is called `<game>.share-<word>`.
    fn shared(_seen: &Self::Seen<'_>) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// A step's name in lists, from what is seen right after it.
    fn name_step(_after: &Self::Seen<'_>, _actions: &[Self::Action]) -> StepName {
        StepName::Written
    }
    /// What an event looks and sounds like.
    fn tell(seen: &Self::Seen<'_>, event: &Self::Event, out: &mut Vec<Cue>);
    /// What a refused action looks and sounds like, besides the stated reason.
    fn rebuff(_seen: &Self::Seen<'_>, _action: &Self::Action, _out: &mut Vec<Cue>) {}
    /// Extra data for scripts: fields to add or to replace.
    fn report(
        _seen: &Self::Seen<'_>,
        _ui: &Self::Ui,
        _sitting: &Sitting<'_>,
        _steps: &[Step<'_, Self>],
    ) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
    /// The whole state, including what is hidden: for scripts, and only in games marked as trials.
    fn reveal(&self) -> Option<Value> {
        None
    }
    /// Whether it counts once it has ended; a trial does not.
    fn counts(_seen: &Self::Seen<'_>) -> bool {
        true
    }
    /// What a finished game adds to the statistics.
    fn tally(tale: &Tale<'_, Self::Event>) -> Vec<Tally>;
    /// The figures for the list of finished games, including the card's ranks.
    fn figures(_seen: &Self::Seen<'_>, tale: &Tale<'_, Self::Event>) -> Vec<Tally> {
        Self::tally(tale)
    }
    /// A finished game's summary, to show and share.
    fn summary(_seen: &Self::Seen<'_>, _tale: &Tale<'_, Self::Event>) -> Option<Summary> {
        None
    }
}
