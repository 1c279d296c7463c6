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
    /// Who played, seat by seat, as far as the text says.
    pub names: Vec<Option<String>>,
}

/// A game that can be shown and played. Its methods get what a seat knows, never the state.
pub trait Present: Rules {
    /// What a player would not expect back on undo: selections, half-typed entries.
    type Ui: Default + Clone + Send + Sync;

    /// What menus, help and statistics need to know before a game is opened.
    const CARD: Card;

    /// What a setup says of the card's options, as `id=value` words; options that are as usual may be left out.
    fn choices(setup: &Self::Setup) -> String {
        setup.to_string()
    }
    /// What a text says that a player brought. `rules` are the words of a form, for
    /// texts that say nothing of rules.
    ///
    /// # Errors
    /// What could not be read.
    fn bring(text: &str, _rules: &str) -> Result<Brought<Self::Setup, Self::Action>, ReadError> {
        Ok(Brought { setup: text.parse()?, actions: Vec::new(), names: Vec::new() })
    }
    /// The scene now.
    fn scene(seen: &Self::Seen<'_>, ui: &Self::Ui) -> Scene;
    /// What an input means now.
    fn input(seen: &Self::Seen<'_>, ui: &mut Self::Ui, input: &Input) -> Intent<Self::Action>;
    /// One of the card's settings was turned to a word.
    fn configure(_ui: &mut Self::Ui, _setting: &str, _word: &str) {}
    /// What is done for players when a new game lies before them.
    fn greet(_seen: &Self::Seen<'_>) -> Option<Self::Action> {
        None
    }
    /// The next action of something that the player set going and that goes on by itself, by what the seat
    /// knows; none once it has come to its end, or something new has stopped it.
    fn next(_seen: &Self::Seen<'_>, _ui: &mut Self::Ui) -> Option<Self::Action> {
        None
    }
    /// Everything that goes with an action when the player at this device does it: the action, and
    /// what settings add.
    fn follow(_seen: &Self::Seen<'_>, _ui: &Self::Ui, action: Self::Action) -> Vec<Self::Action> {
        vec![action]
    }
    /// A text that is no action but something to write beside the game: under which word, and what;
    /// nothing written takes away what stood there.
    fn note(_seen: &Self::Seen<'_>, _ui: &Self::Ui, _text: &str) -> Option<(String, String)> {
        None
    }
    /// Called after every change of state or sitting: takes over what it needs, drops what no longer fits.
    fn refresh(_seen: &Self::Seen<'_>, _ui: &mut Self::Ui, _sitting: &Sitting<'_>) {}
    /// Actions of one side as one turn: as it is written, and for who hears it. None where they are no turn, or the game
    /// has none.
    fn write_turn(_actions: &[Self::Action]) -> Option<(String, Message)> {
        None
    }
    /// What is copied from a panel of the scene, where there is something to copy.
    fn copied(_seen: &Self::Seen<'_>, _panel: &str) -> Option<String> {
        None
    }
    /// What a step is called in lists of what was done, by what is seen right after it.
    fn name_step(_after: &Self::Seen<'_>, _actions: &[Self::Action]) -> StepName {
        StepName::Written
    }
    /// What an event looks and sounds like.
    fn tell(seen: &Self::Seen<'_>, event: &Self::Event, out: &mut Vec<Cue>);
    /// What a refused action looks and sounds like, beside the reason that is told.
    fn rebuff(_seen: &Self::Seen<'_>, _action: &Self::Action, _out: &mut Vec<Cue>) {}
    /// What scripts are told beside what is seen: fields to add, or to put in place of others.
    fn report(
        _seen: &Self::Seen<'_>,
        _ui: &Self::Ui,
        _sitting: &Sitting<'_>,
        _steps: &[Step<'_, Self>],
    ) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
    /// Everything, hidden things included: for scripts, and only where a game is marked as one to try things out.
    fn reveal(&self) -> Option<Value> {
        None
    }
    /// Whether it counts once it has ended; one to try things out does not.
    fn counts(_seen: &Self::Seen<'_>) -> bool {
        true
    }
    /// What a finished game adds to the statistics.
    fn tally(tale: &Tale<'_, Self::Event>) -> Vec<Tally>;
    /// The figures that a finished game is listed with, those of the card's ranks among them.
    fn figures(_seen: &Self::Seen<'_>, tale: &Tale<'_, Self::Event>) -> Vec<Tally> {
        Self::tally(tale)
    }
    /// What is shown and shared of a finished game.
    fn summary(_seen: &Self::Seen<'_>, _tale: &Tale<'_, Self::Event>) -> Option<Summary> {
        None
    }
}
