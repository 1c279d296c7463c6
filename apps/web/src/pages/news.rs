//! What is new since the last visit: a few lines over the lower edge of the page, until they are closed.

use crate::{
    news::key,
    parts::part,
    speech::{word, word_of},
};
use leptos::prelude::*;

/// The panel with these lines.
pub fn news_panel(lines: Vec<u32>) -> AnyView {
    let open = RwSignal::new(true);
    part(move || {
        if !open.get() {
            return ().into_any();
        }
        let lines =
            lines.iter().map(|line| view! { <li>{word_of(key(*line))}</li> }.into_any()).collect_view();
        view! {
            <aside class="news" id="news" aria-labelledby="news-title">
                <h2 id="news-title">{word("ui.news")}</h2>
                <ul>{lines}</ul>
                <button type="button" class="button primary" id="news-close" on:click=move |_| open.set(false)>
                    {word("ui.news-close")}
                </button>
            </aside>
        }
        .into_any()
    })
}
