//! What the player may turn on and off at any time, as the game's card lists it.

use crate::{
    parts::{Toggle, live},
    play::{self, Play},
    voice::{word, word_of},
};
use leptos::prelude::*;
use scene::Setting;

/// The game's settings; nothing where it has none.
pub fn options(play: Play) -> AnyView {
    let card = play.game.card;
    if card.settings.is_empty() {
        return ().into_any();
    }
    let toggles = card.settings.iter().map(|setting| toggle(play, setting)).collect_view().into_any();
    view! {
        <details class="card-panel folded" id="options">
            <summary>{word("ui.game-settings")}</summary>
            {toggles}
        </details>
    }
    .into_any()
}

fn toggle(play: Play, setting: &'static Setting) -> AnyView {
    let id = setting.id;
    let value = live(move || {
        play.scene.track();
        play.settings_changed();
        play.ask(|table| play::is_on(table, id))
    });
    view! {
        <Toggle
            id=format!("setting-{id}")
            label=word_of(format!("{}.setting-{id}", play.game.id))
            value
            on_change=Callback::new(move |on| play.set(id, on))
        />
    }
    .into_any()
}
