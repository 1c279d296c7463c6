//! What a game can do without at first: the pages around the games, and the dialogs over them. Their code comes in a file
//! of its own when somebody opens one, so that the first visit to a board does not pay for it.
//!
//! `unsafe` only inside the macro: it exports a function by a name that the splitter finds again.

#![allow(unsafe_code, reason = "the macro exports a function by name, and makes the name unique")]
#![allow(clippy::unnecessary_wraps, reason = "the macro adds the failure to fetch the file")]

use crate::{
    javascript, news,
    pages::{
        DaysPage, GamePage, HelpPage, MissingPage, OpenPage, PuzzlesPage, SettingsPage, ShelfPage, StatsPage,
        TechniquesPage, first_round_panel, game_dialogs, news_panel, study_panel,
    },
    parts::{Page as Frame, part},
    play::Play,
    speech::{Voice, voice, word},
};
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use parlour_catalog::{GAMES, Page};
use parlour_kernel::Message;
use parlour_midend::{Game, Ways};

/// What the file makes.
#[derive(Clone, Copy)]
struct Later {
    page: fn(Page) -> AnyView,
    dialogs: fn(Play) -> AnyView,
    study: fn(Play) -> AnyView,
    news: fn(Vec<u32>) -> AnyView,
    first_round: fn(Play) -> AnyView,
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn later() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        page,
        dialogs: game_dialogs,
        study: study_panel,
        first_round: first_round_panel,
        news: news_panel,
    })
}

/// The code of games that other boards come without.
#[wasm_split(far, wasm_split_path = ::leptos::wasm_split, fallible)]
fn far() -> Result<Vec<(&'static str, Ways)>, SplitLoaderError> {
    Ok(parlour_catalog::far_games())
}

/// Waits for every game; answers whether all are here.
async fn all_games() -> bool {
    if GAMES.iter().all(Game::is_here) {
        return true;
    }
    let Ok(far) = far().await else { return false };
    for (id, ways) in far {
        if let Some(game) = parlour_catalog::game(id) {
            game.arrive(ways);
        }
    }
    true
}

/// Fetches what is sure to be wanted, once the page has nothing better to do: so boards that follow load nothing.
pub fn fetch_ahead() {
    let voice = voice();
    spawn_local(async move {
        javascript::idle().await;
        voice.all_texts().await;
        all_games().await;
    });
}

/// What needs a game's code: shown as soon as that is here; something else where it does not come.
pub fn with_game(
    game: &'static Game,
    shown: impl Fn() -> AnyView + Send + 'static,
    otherwise: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let here = RwSignal::new(game.is_here().then_some(true));
    if here.get_untracked().is_none() {
        spawn_local(async move {
            javascript::idle().await;
            let came = all_games().await;
            here.try_set(Some(came));
        });
    }
    part(move || match here.get() {
        None => ().into_any(),
        Some(true) => shown(),
        Some(false) => otherwise(),
    })
}

/// A game's own page, as soon as its code is there.
pub fn page_of_game(game: &'static Game) -> AnyView {
    let shown = move || view! { <GamePage game/> }.into_any();
    if game.is_here() {
        shown()
    } else {
        when_fetched(|| async { all_games().await.then_some(()) }, move |()| shown())
    }
}

fn page(page: Page) -> AnyView {
    match page {
        Page::Settings => SettingsPage().into_any(),
        Page::Help => HelpPage().into_any(),
        Page::Statistics => StatsPage().into_any(),
        Page::Shelf => ShelfPage().into_any(),
        Page::Open => OpenPage().into_any(),
        Page::Days => DaysPage().into_any(),
        Page::Puzzles(game) => view! { <PuzzlesPage game/> }.into_any(),
        Page::Techniques(game) => view! { <TechniquesPage game/> }.into_any(),
        Page::Home | Page::Game(_) => MissingPage().into_any(),
    }
}

/// The file, with the texts and styles of what it makes.
async fn whole(voice: Voice) -> Option<Later> {
    // All are asked for at once.
    spawn_local(async move {
        let _ = voice.all_texts().await;
    });
    spawn_local(async move {
        let _ = javascript::later_styles().await;
    });
    let later = later().await.ok()?;
    let is_styled = javascript::later_styles().await.is_truthy();
    (voice.all_texts().await && is_styled).then_some(later)
}

/// A page around the games, as soon as its file is there.
pub fn page_around(page: Page) -> AnyView {
    let voice = voice();
    when_fetched(move || whole_with_games(voice), move |later| (later.page)(page))
}

/// A page around the games may show any of them.
async fn whole_with_games(voice: Voice) -> Option<Later> {
    spawn_local(async {
        let _ = all_games().await;
    });
    let later = whole(voice).await?;
    javascript::finished_kept().await;
    all_games().await.then_some(later)
}

/// What is shown once something has been fetched; where it does not come, that is said.
fn when_fetched<T: Clone + Send + Sync + 'static, F: Future<Output = Option<T>> + 'static>(
    fetching: impl Fn() -> F + Copy + Send + 'static,
    shown: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let fetched = RwSignal::new(None::<Option<T>>);
    let fetch = move || {
        spawn_local(async move {
            let came = fetching().await;
            fetched.try_set(Some(came));
        });
    };
    fetch();
    part(move || match fetched.get() {
        None => ().into_any(),
        Some(Some(came)) => shown(came),
        Some(None) => not_fetched(fetch),
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

/// What is new since the last visit, where something is.
pub fn news() -> AnyView {
    let voice = voice();
    let told = RwSignal::new(None::<(Later, Vec<u32>)>);
    spawn_local(async move {
        javascript::idle().await;
        if !voice.all_texts().await {
            return;
        }
        let lines = news::unread(voice);
        if !lines.is_empty()
            && let Some(later) = whole(voice).await
        {
            told.try_set(Some((later, lines)));
        }
    });
    part(move || match told.get() {
        Some((later, lines)) => (later.news)(lines),
        None => ().into_any(),
    })
}

/// What a first round says, while there is one.
pub fn first_round_over(play: Play) -> AnyView {
    let learns = Memo::new(move |_| play.first.with(Option::is_some));
    let fetched = fetched_when(play, move || learns.get(), || ());
    part(move || match fetched.get().filter(|_| learns.get()) {
        Some(later) => (later.first_round)(play),
        None => ().into_any(),
    })
}

/// The file, from the first time that it is wanted; `undo` where it did not come.
fn fetched_when(
    play: Play,
    wanted: impl Fn() -> bool + 'static,
    undo: impl Fn() + Copy + 'static,
) -> RwSignal<Option<Later>> {
    let voice = voice();
    let fetched = RwSignal::new(None::<Later>);
    Effect::new(move || {
        if !wanted() || fetched.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            match whole(voice).await {
                Some(later) => drop(fetched.try_set(Some(later))),
                None if play.notice.is_disposed() => {}
                None => {
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
