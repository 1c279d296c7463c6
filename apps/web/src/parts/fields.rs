//! Form fields: a choice, a toggle.

use super::live;
use crate::speech::voice;
use leptos::prelude::*;

/// How many letters fit into a closed list on a phone; longer choices are repeated below it.
const LONGEST_ON_PHONES: usize = 30;

/// The name of a value of a game's option.
pub fn choice(game: &'static str, option: &'static str, value: &'static str) -> Signal<String> {
    let voice = voice();
    live(move || voice.speaker().choice(game, option, value))
}

/// A choice; its label and options follow the language.
#[component]
pub fn ChoiceField(
    #[prop(into)] id: String,
    #[prop(into)] label: Signal<String>,
    /// Each value with its name.
    options: Vec<(String, Signal<String>)>,
    #[prop(into)] value: Signal<String>,
    on_change: Callback<String>,
    /// An explanation, if there is one.
    #[prop(optional)]
    about: Option<Signal<String>>,
) -> impl IntoView {
    let about_id = format!("{id}-about");
    let described = about.map(|_| about_id.clone());
    let called = options.clone();
    let whole = live(move || {
        let value = value.get();
        let chosen = called.iter().find(|(word, _)| *word == value).map(|(_, shown)| shown.get());
        chosen.filter(|shown| shown.chars().count() > LONGEST_ON_PHONES)
    });
    let options = options
        .into_iter()
        .map(|(word, shown)| {
            let chosen = {
                let word = word.clone();
                live(move || value.get() == word)
            };
            view! { <option value=word selected=chosen>{shown}</option> }.into_any()
        })
        .collect_view();
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <select
                id=id
                aria-describedby=described
                prop:value=value
                on:change=move |event| on_change.run(event_target_value(&event))
            >
                {options}
            </select>
            <p class="field-whole quiet" aria-hidden="true">{whole}</p>
            {about.map(|about| view! { <p class="field-about quiet" id=about_id>{about}</p> })}
        </div>
    }
}

#[component]
pub fn Toggle(
    #[prop(into)] id: String,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] value: Signal<bool>,
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <div class="field toggle">
            <input
                type="checkbox"
                id=id.clone()
                prop:checked=value
                on:change=move |event| on_change.run(event_target_checked(&event))
            />
            <label for=id>{label}</label>
        </div>
    }
}
