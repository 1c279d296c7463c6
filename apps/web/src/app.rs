//! The whole page: settings, voice, and which page an address shows.

use crate::{
    pages::{GamePage, HelpPage, HomePage, MissingPage, SettingsPage, StatsPage},
    parts::Visit,
    settings, voice,
};
use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

/// The app.
#[component]
pub fn App() -> impl IntoView {
    voice::provide(settings::provide());
    provide_context(Visit::default());
    let announcer = voice::announcer();
    view! {
        <Router>
            <Routes fallback=MissingPage>
                <Route path=path!("/") view=HomePage/>
                <Route path=path!("/settings") view=SettingsPage/>
                <Route path=path!("/help") view=HelpPage/>
                <Route path=path!("/stats") view=StatsPage/>
                <Route path=path!("/:game") view=GamePage/>
            </Routes>
        </Router>
        <p id="live" class="unseen" role="status" aria-live="polite">{move || announcer.text()}</p>
    }
}
