//! The whole page: settings, voice, and which page an address shows.

use crate::{
    named::has_puzzles,
    pages::{GamePage, MissingPage, PuzzlesPage},
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
    let page = part(move || {
        let path = path.get();
        lobby(&path).unwrap_or_else(|| game_page(path.trim_start_matches('/')))
    });
    view! {
        {page}
        <p id="live" class="unseen" role="status" aria-live="polite">{live(move || announcer.text())}</p>
    }
}

/// The pages around the games.
#[cfg(feature = "lobby")]
fn lobby(path: &str) -> Option<AnyView> {
    use crate::pages::{HelpPage, HomePage, SettingsPage, StatsPage};
    Some(match path {
        "/" => HomePage().into_any(),
        "/settings" => SettingsPage().into_any(),
        "/help" => HelpPage().into_any(),
        "/stats" => StatsPage().into_any(),
        _ => return None,
    })
}

/// The part of a single game has no other pages.
#[cfg(not(feature = "lobby"))]
fn lobby(_path: &str) -> Option<AnyView> {
    None
}

/// The page of a game, or of its puzzles.
fn game_page(path: &str) -> AnyView {
    let (id, puzzles) = path.strip_suffix("/puzzles").map_or((path, false), |id| (id, true));
    match catalog::game(id) {
        Some(game) if !puzzles => view! { <GamePage game/> }.into_any(),
        Some(game) if has_puzzles(&game.card) => view! { <PuzzlesPage game/> }.into_any(),
        _ => MissingPage().into_any(),
    }
}
