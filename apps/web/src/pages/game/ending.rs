//! The end of a game: a brief celebration, then what to do next. Its place is reserved while the game goes on.

use crate::{
    parts::{live, while_true},
    play::Play,
    speech::word,
};
use leptos::{leptos_dom::helpers::request_animation_frame, prelude::*};

/// How many sparks fly.
const SPARKS: usize = 28;

/// What to do when it is over: again, review, share.
#[component]
pub fn Ending(play: Play) -> impl IntoView {
    let over = play.over;
    let review = move |_| {
        if let Some(history) = crate::browser::find("#history") {
            // A list that is open already stays so.
            let _ = history.set_attribute("open", "");
        }
        play.review(Some(usize::MAX));
        request_animation_frame(|| crate::browser::focus("#review-back"));
    };
    let first = move || match play.next_in_pack() {
        Some(made) => view! {
            <button type="button" class="button primary" id="next" on:click=move |_| play.go_to(made.clone())>
                {word("ui.next-puzzle")}
            </button>
        }
        .into_any(),
        None => view! {
            <button type="button" class="button primary" id="again" on:click=move |_| play.again()>
                {word("ui.again")}
            </button>
        }
        .into_any(),
    };
    let summary = move || {
        play.ask(|table| table.summary().is_some()).then(|| {
            view! {
                <button type="button" class="button" id="summary-open" on:click=move |_| play.dialogs.summing.set(true)>
                    {word("ui.summary")}
                </button>
            }
        })
    };
    view! {
        <div class="ending" class:over=over>
            {while_true(over.into(), move || view! {
                {first()}
                {summary()}
                <button type="button" class="button" id="review" on:click=review>
                    {word("ui.review")}
                </button>
                <button type="button" class="button" id="share-end" on:click=move |_| play.dialogs.sharing.set(true)>
                    {word("ui.share")}
                </button>
            }.into_any())}
        </div>
    }
}

/// Sparks over the board when somebody has won. Decoration only; the styles drop it where nothing may move.
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
