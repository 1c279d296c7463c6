//! The whole page: settings, voice, and which page an address shows.

use crate::{
    pages::{GamePage, HelpPage, HomePage, MissingPage, PuzzlesPage, SettingsPage, StatsPage},
    parts::{Visit, live, part},
    puzzle_links::has_puzzles,
    route, settings, speech,
};
use leptos::prelude::*;

/// The app.
#[component]
pub fn App() -> impl IntoView {
    speech::provide(settings::provide());
    provide_context(Visit::default());
    let announcer = speech::announcer();
    let path = route::path();
    let page = part(move || page_at(&path.get()));
    view! {
        {page}
        <p id="live" class="unseen" role="status" aria-live="polite">{live(move || announcer.text())}</p>
    }
}

/// The page at an address.
fn page_at(path: &str) -> AnyView {
    match path {
        "/" => HomePage().into_any(),
        "/settings" => SettingsPage().into_any(),
        "/help" => HelpPage().into_any(),
        "/stats" => StatsPage().into_any(),
        _ => game_page(path.trim_start_matches('/')),
    }
}

/// The page of a game, or of its puzzles.
fn game_page(path: &str) -> AnyView {
    let (id, puzzles) = path.strip_suffix("/puzzles").map_or((path, false), |id| (id, true));
    match parlour_catalog::game(id) {
        Some(game) if !puzzles => view! { <GamePage game/> }.into_any(),
        Some(game) if has_puzzles(&game.card) => view! { <PuzzlesPage game/> }.into_any(),
        _ => MissingPage().into_any(),
    }
}
