//! How a game presents itself: from what a seat knows to scenes, from inputs to actions.

use crate::{Card, Cue, Input, Intent, Scene, Tally};
use kernel::Rules;

/// A game that can be shown and played. Its methods get what a seat knows, never the state.
pub trait Present: Rules {
    /// What a player would not expect back on undo: selections, half-typed entries.
    type Ui: Default + Clone + Send + Sync;

    /// What menus, help and statistics need to know before a game is opened.
    const CARD: Card;

    /// The scene now.
    fn scene(seen: &Self::Seen<'_>, ui: &Self::Ui) -> Scene;
    /// What an input means now.
    fn input(seen: &Self::Seen<'_>, ui: &mut Self::Ui, input: &Input) -> Intent<Self::Action>;
    /// One of the card's settings was turned on or off.
    fn configure(_ui: &mut Self::Ui, _setting: &str, _on: bool) {}
    /// Everything that goes with an action when the player at this device does it: the action, and
    /// what settings add.
    fn follow(_seen: &Self::Seen<'_>, _ui: &Self::Ui, action: Self::Action) -> Vec<Self::Action> {
        vec![action]
    }
    /// Called after every change of the state: drops from the Ui what no longer fits.
    fn refresh(_seen: &Self::Seen<'_>, _ui: &mut Self::Ui) {}
    /// What an event looks and sounds like.
    fn tell(seen: &Self::Seen<'_>, event: &Self::Event, out: &mut Vec<Cue>);
    /// What a finished game adds to the statistics.
    fn tally(story: &[Self::Event]) -> Vec<Tally>;
}
