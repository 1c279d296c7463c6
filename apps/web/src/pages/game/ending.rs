//! The end of a game: a brief celebration, then what to do next. Its space is reserved while the game goes
//! on.

use crate::{
    board,
    parts::{live, part, while_true},
    play::Play,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::key_name;
use parlour_scene::{Command, Place, command};

const SPARKS: usize = 28;

/// What to do next: play again, summary, review, share, whichever the scene offers.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    let offered = Memo::new(move |_| {
        play.scene.with(|scene| {
            let end = scene.commands.iter().filter(|command| command.place == Place::End);
            end.cloned().collect::<Vec<Command>>()
        })
    });
    let buttons = part(move || {
        offered.get().into_iter().map(|command| button(play, command)).collect_view().into_any()
    });
    view! { <div class="ending" class:over=play.over>{buttons}</div> }
}

fn button(play: Play, offered: Command) -> AnyView {
    let Command { id, label, key, primary, .. } = offered;
    let next = id == command::AGAIN && play.next_in_pack().is_some();
    let label = if next { Message::new("ui.next-puzzle") } else { label };
    let name = match id.as_ref() {
        _ if next => "next",
        command::AGAIN => "again",
        command::REAL => "real",
        command::SUMMARY => "summary-open",
        command::SHARE => "share-end",
        _ => "review",
    };
    let exact = play.scene.with_untracked(|scene| board::glyphs(&scene.board).is_some());
    let cap = (!key.is_empty()).then(|| view! { <kbd aria-hidden="true">{key_name(&key, exact)}</kbd> });
    view! {
        <button
            type="button"
            class="button"
            class:primary=primary
            id=name
            aria-keyshortcuts=key.to_string()
            on:click=move |_| play.command(&id)
        >
            <span>{play.say(&label)}</span>
            {cap}
        </button>
    }
    .into_any()
}

/// Sparks over the board after a win. Purely decorative; hidden by the CSS under reduced motion.
#[component]
pub fn Celebration(play: Play) -> impl IntoView {
    let sparks = || {
        (0..SPARKS)
            .map(|spark| {
                // Spread by the golden angle, so that no two fly the same way.
                let turn = (spark * 137) % 360;
                let reach = 30 + (spark * 53) % 60;
                view! {
                    <i
                        class="spark"
                        style:--turn=format!("{turn}deg")
                        style:--reach=format!("{reach}%")
                        style:--late=format!("{}ms", (spark * 31) % 240)
                    ></i>
                }
                .into_any()
            })
            .collect_view()
    };
    while_true(live(move || play.ended.get() == Some(true)), move || {
        view! { <div class="sparks" aria-hidden="true">{sparks()}</div> }.into_any()
    })
}
