//! Links to the puzzles of a game that have a name: those of packs and days.

use crate::{parts::live, speech::voice};
use leptos::prelude::*;
use parlour_midend::Listed;

pub use parlour_midend::has_puzzles;

/// What a game's packs and days are called, in a link to them: in the game's own words where it has any.
pub fn puzzles_word(game: &'static Listed) -> Signal<String> {
    let voice = voice();
    live(move || {
        let speaker = voice.speaker();
        speaker.word(&speaker.key_of(game.id, "puzzles"))
    })
}

/// The address of a game's packs and days.
pub fn address(game: &Listed) -> String {
    format!("/{}/puzzles", game.id)
}
