//! How Shut the Box presents itself: scenes, inputs, cues. Knows the rules, but no brain and no drawing.

mod card;
mod daily;
mod first_round;
mod input;
mod scene;
mod tell;

use crate::rules::{Phase, Seen, ShutBox, TileSet};
use parlour_scene::{Card, Cue, Input, Intent, Present, Scene, Sitting, Tale, Tally};

/// What the player has selected or typed.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    /// Tiles selected for the move.
    picked: TileSet,
    /// The faces of own dice typed so far.
    typed: Vec<u8>,
}

impl Present for ShutBox {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
        scene::scene(seen, ui)
    }

    fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Self::Action> {
        input::input(seen, ui, input)
    }

    fn refresh(seen: &Seen<'_>, ui: &mut Ui, _sitting: &Sitting<'_>) {
        if !matches!(seen.phase(), Phase::Rolled(_)) || !ui.picked.is_within(seen.up()) {
            ui.picked = TileSet::EMPTY;
        }
        if !matches!(seen.phase(), Phase::Rolling(_)) {
            ui.typed.clear();
        }
    }

    fn tell(seen: &Seen<'_>, event: &Self::Event, out: &mut Vec<Cue>) {
        tell::tell(seen, event, out);
    }

    fn tally(tale: &Tale<'_, Self::Event>) -> Vec<Tally> {
        tell::tally(&tale.story)
    }
}
