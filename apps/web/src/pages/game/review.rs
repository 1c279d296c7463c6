//! Stepping through a game: to the first move, back, forward, to the last move, and back to the current game.

use crate::{
    parts::{Icon, icon, live, part, while_true},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_scene::command;

/// The bar during a review: below the board, or in a lesson beside the explanation of each step.
pub fn review(play: Play, of_lesson: bool) -> AnyView {
    let button = move |id: &'static str, label: &'static str, which: Icon, to: fn(usize) -> usize| {
        let go = move |_| play.review(play.reviewed.get_untracked().map(to));
        view! {
            <button type="button" class="round" id=id aria-label=word(label) on:click=go>
                {icon(which)}
            </button>
        }
        .into_any()
    };
    let runs = play.autoplay.running;
    let run = move || {
        let (go, stop) = (word("ui.review-play"), word("ui.review-pause"));
        view! {
            <button
                type="button"
                class="round"
                id="review-play"
                aria-label=live(move || if runs.get() { stop.get() } else { go.get() })
                on:click=move |_| play.run(!runs.get_untracked())
            >
                {part(move || icon(if runs.get() { Icon::Pause } else { Icon::Play }).into_any())}
            </button>
        }
        .into_any()
    };
    let not_studied = move || play.study.with(Option::is_none);
    let is_here = move || play.reviewed.get().is_some() && play.coach.explains.get() == of_lesson;
    while_true(live(is_here), move || {
        view! {
            <div class="review" role="group" aria-label=word("ui.review")>
                {button("review-first", "ui.review-first", Icon::First, |_| 0)}
                {button("review-back", "ui.review-back", Icon::Back, |at| at.saturating_sub(1))}
                <p id="review-at" role="status" aria-live=live(move || if runs.get() { "off" } else { "polite" })>
                    {live(move || play.reviewed_words())}
                </p>
                {while_true(live(not_studied), run)}
                {scrubber(play)}
                {button("review-on", "ui.review-on", Icon::On, |at| at + 1)}
                {button("review-last", "ui.review-last", Icon::Last, |_| usize::MAX)}
                {while_true(live(not_studied), move || view! { {speed(play)} {analyse(play)} }.into_any())}
                <button
                    type="button"
                    class="button"
                    id="review-leave"
                    on:click=move |_| play.review(None)
                >
                    {word("ui.review-leave")}
                </button>
            </div>
        }
        .into_any()
    })
}

/// Every step of the game on one line, to be dragged along.
fn scrubber(play: Play) -> AnyView {
    let go = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            play.review(Some(step));
        }
    };
    view! {
        <input
            type="range"
            id="review-scrub"
            aria-label=word("ui.review-scrub")
            aria-valuetext=live(move || play.reviewed_words())
            min="0"
            max=live(move || play.reviewed_all().to_string())
            prop:value=live(move || play.reviewed.get().unwrap_or_default().to_string())
            on:input=go
        />
    }
    .into_any()
}

/// Leads on to an analysis, in games that have one.
fn analyse(play: Play) -> AnyView {
    let offered = play.game.card.analysed && !play.coach.explains.get_untracked();
    let button = move || {
        view! {
            <button type="button" class="button" id="review-analyse" on:click=move |_| play.command(command::ANALYSE)>
                {word("analyse")}
            </button>
        }
    };
    offered.then(button).into_any()
}

/// Each press switches to the next speed.
fn speed(play: Play) -> AnyView {
    let shown = move || play.say(&Message::new("ui.speed").int("n", play.autoplay.speed.get()));
    view! {
        <button type="button" class="button" id="speed" on:click=move |_| play.faster()>
            {live(shown)}
        </button>
    }
    .into_any()
}

/// The bar below the board while watching the computer.
pub fn watching(play: Play) -> AnyView {
    while_true(play.autoplay.watching.into(), move || {
        view! {
            <div class="review" id="watching" role="group" aria-label=word("watch")>
                <p role="status">{word("ui.watching")}</p>
                {speed(play)}
                <button type="button" class="button primary" id="watch-stop" on:click=move |_| play.stop_watching()>
                    {word("ui.watch-stop")}
                </button>
            </div>
        }
        .into_any()
    })
}
