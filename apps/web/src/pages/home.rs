//! The start page: one card per game, and a link back to whatever was left unfinished.

use crate::{
    parts::{Page, live},
    puzzle_links::{address, has_puzzles, puzzles_word},
    speech::{voice, word, word_of},
    store,
};
use leptos::prelude::*;
use parlour_catalog::HOUSE;
use parlour_midend::Listed;

#[component]
pub fn HomePage() -> impl IntoView {
    let title = word("parlour");
    view! {
        <Page title class="page home">
            <div class="home-head">
                <h1 tabindex="-1">{title}</h1>
                <p class="tagline">{word("ui.tagline")}</p>
            </div>
            <ul class="cards" class:single=HOUSE.len() == 1>
                {HOUSE.iter().map(|game| view! { <li><GameCard game/>{puzzles_link(game)}</li> }.into_any()).collect_view()}
            </ul>
        </Page>
    }
}

/// A link to the game's packs and daily puzzles, if it has any.
fn puzzles_link(game: &'static Listed) -> Option<AnyView> {
    let id = format!("puzzles-{}", game.id);
    has_puzzles(&game.card)
        .then(|| view! { <a class="card-more" id=id href=address(game)>{puzzles_word(game)}</a> }.into_any())
}

#[component]
fn GameCard(game: &'static Listed) -> impl IntoView {
    let left = store::recall_status(game.id);
    let goes_on = left.is_some();
    let status = left.and_then(|left| left.status);
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
