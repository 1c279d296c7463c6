//! The whole page: settings, voice, and which page an address shows.

use crate::{
    pages::{GamePage, HelpPage, HomePage, MissingPage, SettingsPage, StatsPage},
    parts::{Visit, live, part},
    route, settings, voice,
};
use leptos::prelude::*;

/// The app.
#[component]
pub fn App() -> impl IntoView {
    voice::provide(settings::provide());
    provide_context(Visit::default());
    let announcer = voice::announcer();
    let path = route::path();
    let page = part(move || match path.get().as_str() {
        "/" => HomePage().into_any(),
        "/settings" => SettingsPage().into_any(),
        "/help" => HelpPage().into_any(),
        "/stats" => StatsPage().into_any(),
        other => match catalog::game(other.trim_start_matches('/')) {
            Some(game) => view! { <GamePage game/> }.into_any(),
            None => MissingPage().into_any(),
        },
    });
    view! {
        {page}
        <p id="live" class="unseen" role="status" aria-live="polite">{live(move || announcer.text())}</p>
    }
}
