//! The front door: one card for each game, and the way back to what was left unfinished.

use crate::{
    parts::{Page, live},
    store,
    voice::{voice, word, word_of},
};
use catalog::{GAMES, Game};
use leptos::prelude::*;

#[component]
pub fn HomePage() -> impl IntoView {
    let title = word("parlour");
    view! {
        <Page title class="page home">
            <div class="home-head">
                <h1 tabindex="-1">{title}</h1>
                <p class="tagline">{word("ui.tagline")}</p>
            </div>
            <ul class="cards" class:single=GAMES.len() == 1>
                {GAMES.iter().map(|game| view! { <li><GameCard game/></li> }.into_any()).collect_view()}
            </ul>
        </Page>
    }
}

#[component]
fn GameCard(game: &'static Game) -> impl IntoView {
    let left = store::recall(game.id)
        .and_then(|text| game.load(&text).ok())
        .filter(|table| table.outcome().is_none() && table.touched());
    let status =
        left.as_ref().and_then(|table| table.scene(None).lines.into_iter().find_map(|line| line.text));
    let goes_on = left.is_some();
    let voice = voice();
    let action = word(if goes_on { "ui.continue" } else { "ui.play" });
    view! {
        <a href=format!("/{}", game.id) class="card" id=format!("card-{}", game.id)>
            <img class="card-emblem" src=format!("/emblems/{}.svg", game.id) alt="" width="480" height="300"/>
            <span class="card-text">
                <span class="card-name">{word_of(format!("game.{}", game.id))}</span>
                <span class="card-about">{word_of(format!("game.{}-about", game.id))}</span>
                <span class="card-foot">
                    <span class="button primary">{action}</span>
                    <span class="card-left">
                        {live(move || status.as_ref().map(|line| voice.speaker().say(line)))}
                    </span>
                </span>
            </span>
        </a>
    }
}
