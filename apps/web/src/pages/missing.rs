//! The page for addresses that lead nowhere.

use crate::{parts::Page, voice::word};
use leptos::prelude::*;
use leptos_router::components::A;

#[component]
pub fn MissingPage() -> impl IntoView {
    let title = Signal::derive(word("ui.missing"));
    view! {
        <Page title class="page missing">
            <h1 tabindex="-1">{title}</h1>
            <p>{word("ui.missing-text")}</p>
            <p><A href="/" attr:class="button primary">{word("ui.home")}</A></p>
        </Page>
    }
}
