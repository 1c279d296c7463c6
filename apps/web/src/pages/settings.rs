//! This device's settings, all on one page. Every change is applied and saved at once.

use super::bindings::Bindings;
use crate::{
    javascript,
    parts::{ChoiceField, Page, Toggle, choice, live, part},
    settings::{Settings, brought, settings},
    speech::{announcer, voice, word, word_of},
};
use leptos::{prelude::*, task::spawn_local};
use parlour_catalog::HOUSE;
use parlour_kernel::Message;
use parlour_midend::{Listed, Words};
use parlour_scene::Setting;
use parlour_text::Language;

#[component]
pub fn SettingsPage() -> impl IntoView {
    let title = word("ui.settings");
    view! {
        <Page title class="page form settings">
            <h1 tabindex="-1">{title}</h1>
            {section("looks", vec![
                word_field("theme", |s| s.theme, |s, v| s.theme = v),
                word_field("contrast", |s| s.contrast, |s, v| s.contrast = v),
                word_field("motion", |s| s.motion, |s, v| s.motion = v),
                word_field("view", |s| s.view, |s, v| s.view = v),
            ])}
            {section("language", vec![language()])}
            {section("sound", vec![
                switch("sound", |s| s.sound, |s, on| s.sound = on),
                view! { <Volume/> }.into_any(),
            ])}
            {section("boards", HOUSE.iter().filter(|game| !game.card.settings.is_empty()).map(of_game).collect())}
            {section("computer", vec![
                word_field("pace", |s| s.pace, |s, v| s.pace = v),
                switch("judge", |s| s.judge, |s, on| s.judge = on),
            ])}
            {section("keys", vec![view! {
                <p class="quiet">{word("ui.bind-about")}</p>
                {HOUSE
                    .iter()
                    .filter(|game| !game.card.keys.is_empty())
                    .map(|game| view! { <Bindings game/> }.into_any())
                    .collect_view()}
            }.into_any()])}
            {section("kept", vec![restoring(), as_text()])}
        </Page>
    }
}

fn section(id: &'static str, inside: Vec<AnyView>) -> AnyView {
    view! {
        <section aria-labelledby=id>
            <h2 id=id>{word_of(format!("ui.settings-{id}"))}</h2>
            {inside}
        </section>
    }
    .into_any()
}

/// A setting with several values; its texts are `ui.<name>` and `ui.<name>-<word>`.
fn word_field<W: Words>(name: &'static str, get: fn(&Settings) -> W, set: fn(&mut Settings, W)) -> AnyView {
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
            label=word_of(format!("ui.{name}"))
            options
            value=live(move || settings.with(|settings| get(settings).word().to_owned()))
            on_change=Callback::new(change)
        />
    }
    .into_any()
}

fn switch(name: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> AnyView {
    let settings = settings();
    view! {
        <Toggle
            id=format!("set-{name}")
            label=word_of(format!("ui.{name}"))
            value=live(move || settings.with(get))
            on_change=Callback::new(move |on| settings.update(|settings| set(settings, on)))
        />
    }
    .into_any()
}

fn language() -> AnyView {
    let settings = settings();
    let named = |language: Language| (language.code().to_owned(), Signal::stored(language.name().to_owned()));
    let of_system = (String::new(), word("ui.language-system"));
    let languages = [of_system].into_iter().chain(Language::all().map(named)).collect();
    let value = move || settings.with(|s| Language::of(&s.language).map_or("", Language::code).to_owned());
    view! {
        <ChoiceField
            id="set-language"
            label=word("ui.language")
            options=languages
            value=live(value)
            on_change=Callback::new(move |code| settings.update(|s| s.language = code))
        />
    }
    .into_any()
}

/// What a game lets be set: highlights, coordinates and the like.
fn of_game(game: &'static Listed) -> AnyView {
    let settings = settings();
    let field = |setting: &'static Setting| {
        let id = format!("set-{}-{}", game.id, setting.id);
        let label = word_of(format!("{}.setting-{}", game.id, setting.id));
        let value = move || settings.with(|settings| settings.habits(game.id).value(setting));
        let set = move |word: &str| settings.update(|s| s.habits_mut(game.id).remember(setting.id, word));
        if setting.is_switch() {
            return view! {
                <Toggle
                    id
                    label
                    value=live(move || value() == Setting::ON)
                    on_change=Callback::new(move |on| set(Setting::switched(on)))
                />
            }
            .into_any();
        }
        let options = setting.values.iter();
        let options = options.map(|word| ((*word).to_owned(), choice(game.id, setting.id, word))).collect();
        view! {
            <ChoiceField
                id
                label
                options
                value=live(move || value().to_owned())
                on_change=Callback::new(move |word: String| set(&word))
            />
        }
        .into_any()
    };
    view! {
        <h3>{word_of(format!("game.{}", game.id))}</h3>
        {game.card.settings.iter().map(field).collect_view()}
    }
    .into_any()
}

#[component]
fn Volume() -> impl IntoView {
    let settings = settings();
    let change = move |event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            settings.update(|settings| settings.volume = volume);
            settings.with_untracked(|s| javascript::play_sound("flip", s.volume));
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

/// All defaults at once, which can be undone while the page is open.
fn restoring() -> AnyView {
    let settings = settings();
    let before = RwSignal::new(None::<Settings>);
    let (voice, announcer) = (voice(), announcer());
    let tell = move |key: &str| announcer.say(&[untrack(|| voice.speaker().word(key))]);
    let restore = move |_| {
        before.set(Some(settings.get_untracked()));
        settings.update(|settings| *settings = settings.restored());
        tell("ui.settings-restored");
    };
    let undo = move |_| {
        if let Some(before) = before.try_update(Option::take).flatten() {
            settings.set(before);
            tell("ui.settings-unrestored");
        }
    };
    view! {
        <div class="settings-do">
            <button type="button" class="button" id="settings-restore" on:click=restore>
                {word("ui.settings-restore")}
            </button>
            {part(move || {
                before.with(Option::is_some).then(|| view! {
                    <p>{word("ui.settings-restored")}</p>
                    <button type="button" class="button" id="settings-undo" on:click=undo>{word("undo")}</button>
                }).into_any()
            })}
        </div>
    }
    .into_any()
}

/// The settings as one text, to be taken elsewhere and brought from there.
fn as_text() -> AnyView {
    let settings = settings();
    let (voice, announcer) = (voice(), announcer());
    let told = RwSignal::new(None::<Message>);
    let tell = move |message: Message| {
        announcer.say(&[untrack(|| voice.speaker().say(&message))]);
        told.set(Some(message));
    };
    let written = live(move || settings.with(|settings| serde_json::to_string(settings).unwrap_or_default()));
    let typed = RwSignal::new(None::<String>);
    let text = live(move || typed.get().unwrap_or_else(|| written.get()));
    let copy = move |_| {
        let text = written.get_untracked();
        spawn_local(async move {
            let copied = javascript::copy_text(&text).await.is_truthy();
            tell(Message::new(if copied { "ui.copied" } else { "ui.not-copied" }));
        });
    };
    let bring = move |_| match brought(&text.get_untracked()) {
        Ok(read) => {
            settings.set(read);
            typed.set(None);
            tell(Message::new("ui.settings-brought"));
        }
        Err(why) => tell(why),
    };
    view! {
        <div class="settings-text">
            <label for="settings-text">{word("ui.settings-text")}</label>
            <textarea
                id="settings-text"
                rows="3"
                spellcheck="false"
                prop:value=text
                on:input=move |event| typed.set(Some(event_target_value(&event)))
            ></textarea>
            <p class="bind-told" id="settings-told">
                {live(move || told.with(|told| told.as_ref().map(|told| voice.speaker().say(told))))}
            </p>
            <div class="settings-do">
                <button type="button" class="button" id="settings-copy" on:click=copy>{word("ui.settings-copy")}</button>
                <button type="button" class="button" id="settings-bring" on:click=bring>{word("ui.settings-bring")}</button>
            </div>
        </div>
    }
    .into_any()
}
