//! Settings the player may change at any time, as listed on the game's card.

use crate::{
    parts::{ChoiceField, Toggle, live},
    play::Play,
    speech::{word, word_of},
};
use leptos::prelude::*;
use parlour_scene::Setting;

/// Empty if the game has none.
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
    let (id, game) = (setting.id, play.game.id);
    let stands = move || {
        play.scene.track();
        play.settings_changed();
        play.ask(|table| table.setting(id).to_owned())
    };
    let label = word_of(format!("{game}.setting-{id}"));
    if setting.is_switch() {
        let value = live(move || stands() == Setting::ON);
        let on_change = Callback::new(move |on| play.set(id, Setting::switched(on)));
        return view! { <Toggle id=format!("setting-{id}") label value on_change /> }.into_any();
    }
    let options =
        setting.values.iter().map(|word| ((*word).to_owned(), word_of(format!("{game}.{id}-{word}"))));
    let on_change = Callback::new(move |word: String| play.set(id, &word));
    view! { <ChoiceField id=format!("setting-{id}") label options=options.collect() value=live(stands) on_change /> }
        .into_any()
}
