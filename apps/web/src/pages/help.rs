//! Help: what is the same in every game, then each game's own instructions.

use crate::{
    parts::Page,
    speech::{help, word, word_of},
};
use leptos::prelude::*;
use parlour_catalog::HOUSE;

/// Paragraphs that hold for every game.
const GENERAL: [&str; 5] = ["ui.help-play", "ui.help-undo", "ui.help-hint", "ui.help-keep", "ui.help-share"];

#[component]
pub fn HelpPage() -> impl IntoView {
    let title = word("ui.help");
    let games = HOUSE
        .iter()
        .map(|game| {
            let id = format!("help-{}", game.id);
            view! {
                <section aria-labelledby=id.clone()>
                    <h2 id=id.clone()>{word_of(format!("game.{}", game.id))}</h2>
                    {game.card.help.iter().map(|key| view! { <p>{help(key)}</p> }.into_any()).collect_view()}
                </section>
            }
            .into_any()
        })
        .collect_view();
    view! {
        <Page title class="page prose">
            <h1 tabindex="-1">{title}</h1>
            {GENERAL.map(|key| view! { <p>{word(key)}</p> })}
            {games}
        </Page>
    }
}
