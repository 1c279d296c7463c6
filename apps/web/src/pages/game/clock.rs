//! The game clock with its pause button, and the cover over a paused board.

use crate::{
    parts::{Icon, icon, live, part, while_true},
    play::Play,
    speech::word,
};
use leptos::{leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_midend::time_text;

/// Empty for games that are not timed.
pub fn clock(play: Play) -> AnyView {
    if !play.game.card.timed {
        return ().into_any();
    }
    let paused = play.clock.paused;
    let (pause, go_on) = (word("ui.pause"), word("ui.go-on"));
    view! {
        <section class="clock" aria-label=word("ui.time")>
            <p class="time" id="time" role="timer" aria-label=word("ui.time-played")>
                {live(move || time_text(play.clock.seconds.get()))}
            </p>
            <button
                type="button"
                class="round"
                id="pause"
                aria-label=live(move || if paused.get() { go_on.get() } else { pause.get() })
                aria-keyshortcuts="p"
                disabled=live(move || play.over.get())
                on:click=move |_| play.pause(!paused.get_untracked())
            >
                {part(move || icon(if paused.get() { Icon::Play } else { Icon::Pause }).into_any())}
            </button>
        </section>
    }
    .into_any()
}

/// Covers the board while the game is paused; a click resumes it.
pub fn cover(play: Play) -> AnyView {
    while_true(play.clock.paused.into(), move || {
        request_animation_frame(|| crate::browser::focus("#go-on"));
        view! {
            <button type="button" class="cover" id="go-on" on:click=move |_| play.pause(false)>
                <span class="cover-title">{word("ui.paused")}</span>
                <span class="cover-text">{word("ui.go-on-how")}</span>
            </button>
        }
        .into_any()
    })
}
