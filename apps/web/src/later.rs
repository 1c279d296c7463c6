//! What a game can do without at first: the pages around the games, and the dialogs over them. Their code comes in a file
//! of its own when somebody opens one, so that the first visit to a board does not pay for it.
//!
//! `unsafe` only inside the macro: it exports a function by a name that the splitter finds again.

#![allow(unsafe_code, reason = "the macro exports a function by name, and makes the name unique")]
#![allow(clippy::unnecessary_wraps, reason = "the macro adds the failure to fetch the file")]

use crate::{
    javascript,
    pages::{
        HelpPage, MissingPage, PuzzlesPage, SettingsPage, ShelfPage, StatsPage, TechniquesPage, game_dialogs,
        study_panel,
    },
    parts::{Page as Frame, part},
    play::Play,
    speech::word,
};
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use parlour_catalog::Page;
use parlour_kernel::Message;

/// What the file makes.
#[derive(Clone, Copy)]
struct Later {
    page: fn(Page) -> AnyView,
    dialogs: fn(Play) -> AnyView,
    study: fn(Play) -> AnyView,
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn later() -> Result<Later, SplitLoaderError> {
    Ok(Later { page, dialogs: game_dialogs, study: study_panel })
}

fn page(page: Page) -> AnyView {
    match page {
        Page::Settings => SettingsPage().into_any(),
        Page::Help => HelpPage().into_any(),
        Page::Statistics => StatsPage().into_any(),
        Page::Shelf => ShelfPage().into_any(),
        Page::Puzzles(game) => view! { <PuzzlesPage game/> }.into_any(),
        Page::Techniques(game) => view! { <TechniquesPage game/> }.into_any(),
        Page::Home | Page::Game(_) => MissingPage().into_any(),
    }
}

/// A page around the games, as soon as its file is there.
pub fn page_around(page: Page) -> AnyView {
    let fetched = RwSignal::new(None::<Result<Later, ()>>);
    let fetch = move || {
        spawn_local(async move {
            let later = later().await.map_err(|_| ());
            if matches!(page, Page::Shelf | Page::Statistics) {
                javascript::finished_kept().await;
            }
            fetched.try_set(Some(later));
        });
    };
    fetch();
    part(move || match fetched.get() {
        None => ().into_any(),
        Some(Ok(later)) => (later.page)(page),
        Some(Err(())) => not_fetched(fetch),
    })
}

/// The dialogs over a game, from the first time that one is opened.
pub fn dialogs_over(play: Play) -> AnyView {
    let fetched = fetched_when(play, move || play.dialogs.is_any_open(), move || play.dialogs.close());
    part(move || match fetched.get() {
        Some(later) => (later.dialogs)(play),
        None => ().into_any(),
    })
}

/// The panel of an analysis, while there is one.
pub fn study_over(play: Play) -> AnyView {
    let studies = Memo::new(move |_| play.study.with(Option::is_some));
    let fetched = fetched_when(play, move || studies.get(), || ());
    part(move || match fetched.get().filter(|_| studies.get()) {
        Some(later) => (later.study)(play),
        None => ().into_any(),
    })
}

/// The file, from the first time that it is wanted; `undo` where it did not come.
fn fetched_when(
    play: Play,
    wanted: impl Fn() -> bool + 'static,
    undo: impl Fn() + Copy + 'static,
) -> RwSignal<Option<Later>> {
    let fetched = RwSignal::new(None::<Later>);
    Effect::new(move || {
        if !wanted() || fetched.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            match later().await {
                Ok(later) => drop(fetched.try_set(Some(later))),
                Err(_) if play.notice.is_disposed() => {}
                Err(_) => {
                    undo();
                    play.notice.set(Some(Message::new("web.not-fetched-text")));
                }
            }
        });
    });
    fetched
}

/// Shown where the file did not come.
fn not_fetched(again: impl Fn() + Send + 'static) -> AnyView {
    let title = word("web.not-fetched");
    view! {
        <Frame title class="page missing">
            <h1 tabindex="-1">{title}</h1>
            <p>{word("web.not-fetched-text")}</p>
            <p>
                <button type="button" class="button primary" on:click=move |_| again()>
                    {word("web.fetch-again")}
                </button>
            </p>
        </Frame>
    }
    .into_any()
}
