//! The root component: provides settings and voice, and picks the page for the current address.

use crate::{
    later::{fetch_ahead, page_around, page_of_game},
    pages::{HomePage, MissingPage},
    parts::{Visit, live, part},
    route, settings, speech,
};
use leptos::prelude::*;
use parlour_catalog::Page;

#[component]
pub fn App() -> impl IntoView {
    speech::provide(settings::provide());
    provide_context(Visit::default());
    fetch_ahead();
    let announcer = speech::announcer();
    let path = route::path();
    let page = part(move || page_at(&path.get()));
    view! {
        {page}
        <p id="live" class="unseen" role="status" aria-live="polite">{live(move || announcer.text())}</p>
    }
}

fn page_at(path: &str) -> AnyView {
    match parlour_catalog::page_at(path) {
        Some(Page::Home) => HomePage().into_any(),
        Some(Page::Game(game)) => page_of_game(game),
        Some(page) => page_around(page),
        None => MissingPage().into_any(),
    }
}
