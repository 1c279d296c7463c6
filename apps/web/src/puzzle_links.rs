//! Links to a game's packs and daily puzzles.

use crate::{parts::live, speech::voice};
use leptos::prelude::*;
use parlour_midend::Listed;

pub use parlour_midend::has_puzzles;

/// The text of such a link: the game's own if it has one.
pub fn puzzles_word(game: &'static Listed) -> Signal<String> {
    let voice = voice();
    live(move || {
        let speaker = voice.speaker();
        speaker.word(&speaker.key_of(game.id, "puzzles"))
    })
}

pub fn address(game: &Listed) -> String {
    format!("/{}/puzzles", game.id)
}
