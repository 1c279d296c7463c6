//! This device's settings. Every change is applied and saved at once.

use super::bindings::Bindings;
use crate::{
    parts::{ChoiceField, Page, Toggle, choice, live},
    settings::{Settings, settings},
    speech::word,
};
use leptos::prelude::*;
use parlour_catalog::HOUSE;
use parlour_midend::Words;
use parlour_text::Language;

#[component]
pub fn SettingsPage() -> impl IntoView {
    let title = word("ui.settings");
    let settings = settings();
    let named = |language: Language| (language.code().to_owned(), Signal::stored(language.name().to_owned()));
    let of_system = (String::new(), word("ui.language-system"));
    let languages = [of_system].into_iter().chain(Language::all().map(named)).collect();
    view! {
        <Page title class="page form">
            <h1 tabindex="-1">{title}</h1>
            <section aria-labelledby="looks">
                <h2 id="looks">{word("ui.settings-looks")}</h2>
                {word_field("theme", |s| s.theme, |s, v| s.theme = v)}
                {word_field("motion", |s| s.motion, |s, v| s.motion = v)}
                {word_field("view", |s| s.view, |s, v| s.view = v)}
                <ChoiceField
                    id="set-language"
                    label=word("ui.language")
                    options=languages
                    value=Signal::derive(move || {
                        settings.with(|s| Language::of(&s.language).map_or("", Language::code).to_owned())
                    })
                    on_change=Callback::new(move |code| settings.update(|s| s.language = code))
                />
            </section>
            <section aria-labelledby="sounds">
                <h2 id="sounds">{word("ui.settings-sound")}</h2>
                <Toggle
                    id="set-sound"
                    label=word("ui.sound")
                    value=Signal::derive(move || settings.with(|s| s.sound))
                    on_change=Callback::new(move |on| settings.update(|s| s.sound = on))
                />
                <Volume/>
            </section>
            <section aria-labelledby="playing">
                <h2 id="playing">{word("ui.settings-play")}</h2>
                {word_field("pace", |s| s.pace, |s, v| s.pace = v)}
                <Toggle
                    id="set-judge"
                    label=word("ui.judge")
                    value=Signal::derive(move || settings.with(|s| s.judge))
                    on_change=Callback::new(move |on| settings.update(|s| s.judge = on))
                />
            </section>
            {HOUSE
                .iter()
                .filter(|game| !game.card.keys.is_empty())
                .map(|game| view! { <Bindings game/> }.into_any())
                .collect_view()}
        </Page>
    }
}

/// A setting with several values; its texts are `ui.<name>` and `ui.<name>-<word>`.
fn word_field<W: Words>(
    name: &'static str,
    get: fn(&Settings) -> W,
    set: fn(&mut Settings, W),
) -> impl IntoView {
    let settings = settings();
    let options = W::ALL.iter().map(|(_, word)| ((*word).to_owned(), choice("ui", name, word))).collect();
    let change = move |word: String| {
        if let Some(value) = W::of(&word) {
            settings.update(|settings| set(settings, value));
        }
    };
    view! {
        <ChoiceField
            id=format!("set-{name}")
            label=crate::speech::word_of(format!("ui.{name}"))
            options
            value=Signal::derive(move || settings.with(|settings| get(settings).word().to_owned()))
            on_change=Callback::new(change)
        />
    }
}

#[component]
fn Volume() -> impl IntoView {
    let settings = settings();
    let change = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            settings.update(|settings| settings.volume = volume);
            settings.with_untracked(|s| crate::javascript::play_sound("flip", s.volume));
        }
    };
    view! {
        <div class="field">
            <label for="set-volume">{word("ui.volume")}</label>
            <input
                type="range"
                id="set-volume"
                min="0"
                max="100"
                step="5"
                disabled=live(move || settings.with(|s| !s.sound))
                prop:value=live(move || settings.with(|s| s.volume.to_string()))
                on:change=change
            />
        </div>
    }
}
