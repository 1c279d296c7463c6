//! The start page: a card per game with its board as it stands (or a sample), and the puzzles of the day.

use crate::{
    board::Miniature,
    browser,
    later::{self, with_game},
    link,
    parts::{Page, live},
    progress,
    puzzle_links::{address, has_puzzles},
    speech::{Voice, voice, word, word_of},
    store,
};
use leptos::prelude::*;
use parlour_catalog::{GAMES, HOUSE};
use parlour_kernel::Message;
use parlour_midend::{Game, PuzzleState, puzzle_of, solved_today, streak_of_all};
use parlour_scene::Day;

#[component]
pub fn HomePage() -> impl IntoView {
    let (title, today) = (word("parlour"), Day::at(browser::now().0));
    let cards = GAMES.iter().map(move |game| {
        view! { <li class="home-card"><GameCard game/><Todays game today/></li> }.into_any()
    });
    view! {
        <Page title class="page home">
            <div class="home-head">
                <h1 tabindex="-1">{title}</h1>
                <p class="tagline">{word("ui.tagline")}</p>
            </div>
            <ul class="cards">{cards.collect_view()}</ul>
            {todays_round(today)}
            {later::news()}
        </Page>
    }
}

/// A game: its board as it was left, or a new one.
#[component]
fn GameCard(game: &'static Game) -> impl IntoView {
    let left = store::recall_status(game.id);
    let action = word(if left.is_some() { "ui.continue" } else { "ui.play" });
    let (status, picture) = left.map_or((None, None), |left| (left.status, left.picture));
    let sample = move || {
        let table = game.sample().ok();
        table.map_or_else(|| ().into_any(), |table| Miniature::of(&table.scene(None).board).view())
    };
    let emblem = move || {
        view! { <img src=format!("/emblems/{}.svg", game.id) alt="" width="96" height="60"/> }.into_any()
    };
    let picture = picture.map_or_else(|| with_game(game, sample, emblem), Miniature::view);
    let voice = voice();
    let about = live(move || match &status {
        Some(line) => voice.speaker().say(line),
        None => voice.speaker().word(&format!("game.{}-about", game.id)),
    });
    view! {
        <a href=format!("/{}", game.id) class="card" id=format!("card-{}", game.id)>
            <span class="card-picture">{picture}</span>
            <span class="card-text">
                <span class="card-name">{word_of(format!("game.{}", game.id))}</span>
                <span class="card-about">{about}</span>
                <span class="button primary">{action}</span>
            </span>
        </a>
    }
}

/// The game's puzzle of the day, and the way to earlier ones and packs.
#[component]
fn Todays(game: &'static Game, today: Day) -> impl IntoView {
    let voice = voice();
    let of_game = move |what: &'static str| {
        let name = Message::new(format!("game.{}", game.id));
        said(voice, Message::new("ui.of-game").message("game", name).message("what", Message::new(what)))
    };
    let is_begun = |name: &str| store::recall_left(game.id, name).is_some();
    let puzzle = puzzle_of(game, today, &progress::recall(game.id), is_begun).map(|(made, state)| {
        let what = match state {
            PuzzleState::New => "ui.todays",
            PuzzleState::Begun => "ui.todays-begun",
            PuzzleState::Solved | PuzzleState::SolvedInTime => "ui.todays-solved",
        };
        view! {
            <a
                class="todays"
                class:solved=state.is_solved()
                id=format!("todays-{}", game.id)
                href=link::to_puzzle(game.id, &made.name)
                aria-label=of_game(what)
            >
                {word(what)}
            </a>
        }
        .into_any()
    });
    let all = has_puzzles(&game.card).then(|| {
        let named = of_game("ui.archive");
        view! {
            <a class="earlier" id=format!("puzzles-{}", game.id) href=address(game) aria-label=named>
                {word("ui.archive")}
            </a>
        }
        .into_any()
    });
    view! { <span class="card-days">{puzzle}{all}</span> }
}

/// How many of today's puzzles are solved, and for how many days all of them were.
fn todays_round(today: Day) -> AnyView {
    let (solved, count) = solved_today(HOUSE, today, progress::recall);
    let streak = streak_of_all(HOUSE, today, progress::recall);
    let voice = voice();
    let line = |message: Message| said(voice, message);
    let dots = (0..count).map(|number| view! { <i class:solved=number < solved></i> }.into_any());
    view! {
        <section class="todays-round" aria-labelledby="round">
            <h2 id="round">
                <a href="/days" id="to-days">{line(Message::new("ui.today").int("count", count))}</a>
            </h2>
            <span class="dots" aria-hidden="true">{dots.collect_view()}</span>
            <p id="round-solved">{line(Message::new("ui.today-solved").int("n", solved).int("count", count))}</p>
            <p class="quiet" id="round-streak">
                {line(
                    Message::new("ui.today-row").int("n", streak.current).int("best", streak.best).int("count", count),
                )}
            </p>
        </section>
    }
    .into_any()
}

fn said(voice: Voice, message: Message) -> Signal<String> {
    live(move || voice.speaker().say(&message))
}
