//! The shelf: unfinished games, newest first for each kind, with a thumbnail each. Players resume or remove
//! them here, and can undo a removal.

use crate::{
    board::Miniature,
    browser, link,
    parts::{Page, part},
    speech::{Voice, announcer, voice, word, word_of},
    store,
};
use leptos::prelude::*;
use parlour_catalog::HOUSE;
use parlour_kernel::{Fault, Message};
use parlour_midend::{Game, LeftGame, Puzzle, standing};

#[component]
pub fn ShelfPage() -> impl IntoView {
    let title = word("ui.shelf");
    let shelves: Vec<AnyView> =
        HOUSE.iter().filter_map(|game| shelf(parlour_catalog::game(game.id)?)).collect();
    let empty = shelves.is_empty().then(|| view! { <p>{word("ui.shelf-empty")}</p> });
    view! {
        <Page title class="page shelf">
            <h1 tabindex="-1">{title}</h1>
            <p class="quiet">{word("ui.shelf-about")}</p>
            {empty}
            {shelves}
        </Page>
    }
}

/// The games of one kind, if there are any.
fn shelf(game: &'static Game) -> Option<AnyView> {
    let voice = voice();
    let rows: Vec<AnyView> =
        store::shelf(game.id).into_iter().filter_map(|left| row(game, left, voice)).collect();
    let heading = format!("shelf-{}", game.id);
    (!rows.is_empty()).then(|| {
        view! {
            <section aria-labelledby=heading.clone()>
                <h2 id=heading.clone()>{word_of(format!("game.{}", game.id))}</h2>
                <ul class="left-games">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// One game; `None` if it is over and so cannot be resumed.
fn row(game: &'static Game, left: LeftGame, voice: Voice) -> Option<AnyView> {
    let opened = left.open(game);
    let (picture, name, told) = match &opened {
        Ok(None) => return None,
        Ok(Some(table)) => {
            let puzzle = Puzzle::of(&game.card, &table.session().puzzle);
            let name = puzzle.map(|puzzle| puzzle.message(game));
            (Some(Miniature::of(&table.scene(None).board).view()), name, standing(table.as_ref()))
        }
        Err(error) => (None, None, vec![Message::new("ui.shelf-damaged").message("why", error.message())]),
    };
    let say = |message: &Message| untrack(|| voice.speaker().say(message));
    let when = browser::day_and_time(left.last.0, untrack(|| voice.speaker().language()));
    let title = name.map_or_else(|| when.clone(), |name| say(&name));
    let lines = told.iter().map(|line| view! { <span>{say(line)}</span> }.into_any()).collect_view();
    let address = opened.is_ok().then(|| link::to_left(game.id, &left.slot));
    let label = |key: &str| say(&Message::new(key.to_owned()).text("game", title.clone()));
    let (take_up, remove, put_back) =
        (label("ui.shelf-continue-of"), label("ui.shelf-remove-of"), label("ui.shelf-put-back-of"));
    let gone = RwSignal::new(false);
    let (announcer, kept) = (announcer(), StoredValue::new(left));
    let removed = move |_| {
        kept.with_value(|left| store::forget_left(game.id, &left.slot));
        gone.set(true);
        announcer.say(&[untrack(|| voice.speaker().word("ui.shelf-removed"))]);
    };
    let returned = move |_| {
        let back = kept.with_value(|left| store::put_back(game.id, &left.slot, &left.text));
        gone.set(!back);
        let told = if back { "ui.shelf-is-back" } else { "web.not-kept" };
        announcer.say(&[untrack(|| voice.speaker().word(told))]);
    };
    let actions = part(move || {
        if gone.get() {
            view! {
                <span class="quiet">{word("ui.shelf-removed")}</span>
                <button type="button" class="button put-back" aria-label=put_back.clone() on:click=returned>
                    {word("ui.shelf-put-back")}
                </button>
            }
            .into_any()
        } else {
            view! {
                {address.clone().map(|address| view! {
                    <a class="button primary take-up" href=address aria-label=take_up.clone()>{word("ui.continue")}</a>
                })}
                <button type="button" class="button remove" aria-label=remove.clone() on:click=removed>
                    {word("ui.shelf-remove")}
                </button>
            }
            .into_any()
        }
    });
    let shown = view! {
        <li class:gone=gone>
            <span class="left-picture">{picture}</span>
            <span class="left-what">
                <strong>{title.clone()}</strong>
                <span class="quiet">{(title != when).then_some(when)}</span>
                {lines}
            </span>
            <span class="left-do">{actions}</span>
        </li>
    };
    Some(shown.into_any())
}
