//! Opens what came from outside: shared by another app, a file that Parlour was started with, or chosen and pasted here. Leads
//! on to the game that it is for.

use crate::{
    browser, javascript, link,
    parts::{Page, live},
    route,
    speech::{voice, word},
};
use leptos::{ev, prelude::*, task::spawn_local};
use parlour_catalog::GAMES;
use parlour_kernel::Message;
use parlour_midend::{Opening, Received, receive};
use std::sync::Mutex;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// A shelf that is on its way to the page that takes it in.
static SHELF: Mutex<Option<String>> = Mutex::new(None);

/// The shelf that was brought, once.
pub fn take_shelf() -> Option<String> {
    SHELF.lock().ok()?.take()
}

/// What this page is called with: `/open#t=` and a text.
const SHARED: &str = "t=";

#[component]
pub fn OpenPage() -> impl IntoView {
    let title = word("ui.open");
    let text = RwSignal::new(String::new());
    let refused = RwSignal::new(None::<Message>);
    let open = move |wanted: String| match address_of(&wanted) {
        Ok(address) => route::lead_on(&address),
        Err(why) => {
            text.set(wanted);
            refused.set(Some(why));
        }
    };
    let fragment = browser::fragment();
    browser::drop_fragment();
    match fragment.strip_prefix(SHARED).map(link::decode) {
        // Once this page stands: what leads on replaces it.
        Some(Some(shared)) => request_animation_frame(move || open(shared)),
        Some(None) => refused.set(Some(Message::new("web.unreadable-link"))),
        None => spawn_local(async move {
            if let Some(file) = javascript::launched_text().await.as_string() {
                open(file);
            }
        }),
    }
    let chosen = move |event: ev::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        spawn_local(async move {
            if let Some(file) = javascript::chosen_text(&input).await.as_string() {
                open(file);
            }
        });
    };
    let voice = voice();
    let told = live(move || refused.get().map(|why| voice.speaker().say(&why)).unwrap_or_default());
    view! {
        <Page title class="page form">
            <h1 tabindex="-1">{title}</h1>
            <section>
                <p id="open-about">{word("ui.open-about")}</p>
                <label for="open-text">{word("ui.open-text")}</label>
                <textarea
                    id="open-text"
                    rows="6"
                    spellcheck="false"
                    autocomplete="off"
                    prop:value=text
                    on:input=move |event| text.set(event_target_value(&event))
                ></textarea>
                <p class="flaws" id="open-refused" role="alert">{told}</p>
                <div class="own-actions">
                    <button
                        type="button"
                        class="button primary"
                        id="open-do"
                        disabled=live(move || text.with(|text| text.trim().is_empty()))
                        on:click=move |_| open(text.get_untracked())
                    >
                        {word("ui.open-do")}
                    </button>
                    <label class="button" for="open-file">{word("ui.open-file")}</label>
                    <input type="file" id="open-file" class="unseen" on:change=chosen/>
                </div>
            </section>
        </Page>
    }
}

/// Where a text leads.
fn address_of(text: &str) -> Result<String, Message> {
    let opening = |game: &parlour_midend::Game| Opening {
        seed: (!game.card.made || game.card.sown).then(browser::random_seed),
        now: browser::now(),
        players: game.players(),
    };
    Ok(match receive(GAMES, text, opening)? {
        Received::Link(game, carried) => format!("/{game}#{carried}"),
        Received::Save(game, text) => link::to_save(game, &text),
        Received::Table(table) => link::to_save(table.game(), &table.save()),
        Received::Shelf => {
            if let Ok(mut shelf) = SHELF.lock() {
                *shelf = Some(text.to_owned());
            }
            "/shelf".to_owned()
        }
    })
}
