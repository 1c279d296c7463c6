//! A game's named puzzles: the daily puzzle with its archive, and packs with their progress.

mod days;
mod packs;

use crate::{
    parts::{Page, live},
    progress,
    speech::voice,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::Game;

#[component]
pub fn PuzzlesPage(game: &'static Game) -> impl IntoView {
    let voice = voice();
    let title = live(move || {
        let speaker = voice.speaker();
        speaker.say(
            &Message::new(speaker.key_of(game.id, "puzzles-of"))
                .message("game", Message::new(format!("game.{}", game.id))),
        )
    });
    let progress = progress::recall(game.id);
    let days = game.card.daily.map(|daily| days::days(game, daily, &progress));
    let packs = (!game.card.packs.is_empty()).then(|| packs::packs(game, &progress));
    view! {
        <Page title class="page puzzles">
            <h1 tabindex="-1">{title}</h1>
            {days}
            {packs}
            <p><a class="button" href=format!("/{}", game.id)>{crate::speech::word("ui.back-to-table")}</a></p>
        </Page>
    }
}
