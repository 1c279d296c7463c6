//! Help: each game's instructions with its keys, and what is the same in every game. Opens at the game the
//! visitor came from.

use super::game::key_table;
use crate::{
    browser, link,
    parts::{Page, part},
    settings::settings,
    speech::{help, voice, word, word_of},
};
use leptos::prelude::*;
use parlour_catalog::{GAMES, has_topics};
use parlour_midend::{Game, Opening};

/// The paragraphs that apply to every game.
const GENERAL: [&str; 5] = ["ui.help-play", "ui.help-undo", "ui.help-hint", "ui.help-keep", "ui.help-share"];

#[component]
pub fn HelpPage() -> impl IntoView {
    let title = word("ui.help");
    // The game the visitor came from goes first.
    let wanted = browser::fragment();
    let (first, others): (Vec<&Game>, Vec<&Game>) = GAMES.iter().partition(|game| game.id == wanted);
    let general = GENERAL.map(|key| view! { <p>{word(key)}</p> });
    let sections = |games: Vec<&'static Game>| games.into_iter().map(section).collect_view();
    view! {
        <Page title class="page prose">
            <h1 tabindex="-1">{title}</h1>
            {sections(first)}
            <section aria-labelledby="help-general">
                <h2 id="help-general">{word("ui.help-general")}</h2>
                {general}
                <p>
                    <a class="button" id="to-book" href="/book/" target="_self">{word("ui.to-book")}</a>
                </p>
            </section>
            {sections(others)}
        </Page>
    }
}

fn section(game: &'static Game) -> AnyView {
    let id = format!("help-{}", game.id);
    let keys = format!("help-{}-keys", game.id);
    let paragraphs = game.card.help.iter().map(|key| view! { <p>{help(key)}</p> }.into_any()).collect_view();
    view! {
        <section aria-labelledby=id.clone()>
            <h2 id=id.clone()>{word_of(format!("game.{}", game.id))}</h2>
            <p>
                <a class="button" id=format!("first-{}", game.id) href=link::to_first(game.id)>{word("ui.first")}</a>
            </p>
            {paragraphs}
            {has_topics(game.id)
                .then(|| {
                    let address = format!("/{}/techniques", game.id);
                    view! {
                        <p><a class="button" id=format!("techniques-{}", game.id) href=address>{word_of(format!("{}.techniques", game.id))}</a></p>
                    }
                })}
            <h3 id=keys>{word("ui.keys")}</h3>
            {keys_of(game)}
        </section>
    }
    .into_any()
}

/// A new game's keys, with the visitor's own bindings.
fn keys_of(game: &'static Game) -> AnyView {
    let (voice, settings) = (voice(), settings());
    part(move || {
        let table = game.open("", Opening::default()).ok();
        let scene = table.map(|table| settings.with(|s| s.habits(game.id).bound(table.scene(None))));
        let speaker = voice.speaker();
        scene.map_or_else(|| ().into_any(), |scene| key_table(&scene, &game.card, &speaker))
    })
}
