//! The page for unknown addresses.

use crate::{parts::Page, speech::word};
use leptos::prelude::*;

#[component]
pub fn MissingPage() -> impl IntoView {
    let title = word("ui.missing");
    view! {
        <Page title class="page missing">
            <h1 tabindex="-1">{title}</h1>
            <p>{word("ui.missing-text")}</p>
            <p><a href="/" class="button primary">{word("ui.home")}</a></p>
        </Page>
    }
}
