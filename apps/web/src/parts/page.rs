//! The frame of every page: skip link, bar, main part, title, and where the focus goes on navigation.

use super::Bar;
use crate::{browser, play::Play, speech::voice, speech::word};
use leptos::{leptos_dom::helpers::request_animation_frame, prelude::*};

/// Whether this visit has shown a page before: only then does a new page take the focus.
#[derive(Clone, Copy)]
pub struct Visit(StoredValue<bool>);

impl Default for Visit {
    fn default() -> Self {
        Visit(StoredValue::new(false))
    }
}

/// `title` goes into the window title; `class` styles the main part.
#[component]
pub fn Page(
    title: Signal<String>,
    class: &'static str,
    #[prop(optional)] play: Option<Play>,
    children: Children,
) -> impl IntoView {
    let house = voice();
    Effect::new(move || {
        let house = house.speaker().word("parlour");
        let title = title.get();
        document().set_title(&if title == house { house } else { format!("{title} · {house}") });
    });
    let visit: Visit = expect_context();
    if visit.0.get_value() {
        request_animation_frame(|| browser::focus("h1"));
    }
    visit.0.set_value(true);
    let skip = |event: web_sys::MouseEvent| {
        event.prevent_default();
        event.stop_propagation();
        browser::focus("#main");
    };
    view! {
        <a class="skip" href="#main" on:click=skip>
            {word("ui.skip")}
        </a>
        <Bar play title/>
        <main id="main" class=class tabindex="-1">
            {children()}
        </main>
    }
}
