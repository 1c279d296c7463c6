//! Stepping through a game: the way to the first move, back, on, to the last one, and back to the game as it stands.

use crate::{
    parts::{Icon, handler, icon, live, part, while_true},
    play::Play,
    voice::word,
};
use kernel::Message;
use leptos::prelude::*;
use table::Entry;

/// More actions than this in one step are only counted.
const SHOWN: usize = 4;

/// An entry of the log in the game's own notation; nothing where it is of no interest.
pub fn written(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Step(actions) if actions.len() > SHOWN => {
            Some(format!("{} … ({})", actions[..SHOWN - 1].join("; "), actions.len()))
        }
        Entry::Step(actions) => Some(actions.join("; ")),
        Entry::Chance(action) => Some(action.clone()),
        Entry::Undo => Some("undo".to_owned()),
        Entry::Redo => Some("redo".to_owned()),
        Entry::Hint => Some("hint".to_owned()),
        Entry::Mark => Some("mark".to_owned()),
        Entry::Wrong(_) => None,
    }
}

/// The bar below the board, while one looks back.
pub fn review(play: Play) -> AnyView {
    let button = move |id: &'static str, label: &'static str, which: Icon, to: fn(usize) -> usize| {
        let go = move |_| play.review(play.reviewed.get_untracked().map(to));
        view! {
            <button type="button" class="round" id=id aria-label=word(label) on:click=handler(go)>
                {icon(which)}
            </button>
        }
        .into_any()
    };
    let runs = play.reel.running;
    let run = move || {
        let (go, stop) = (word("ui.review-play"), word("ui.review-pause"));
        view! {
            <button
                type="button"
                class="round"
                id="review-play"
                aria-label=live(move || if runs.get() { stop.get() } else { go.get() })
                on:click=handler(move |_| play.run(!runs.get_untracked()))
            >
                {part(move || icon(if runs.get() { Icon::Pause } else { Icon::Play }).into_any())}
            </button>
        }
        .into_any()
    };
    while_true(live(move || play.reviewed.get().is_some()), move || {
        view! {
            <div class="review" role="group" aria-label=word("ui.review")>
                {button("review-first", "ui.review-first", Icon::First, |_| 0)}
                {button("review-back", "ui.review-back", Icon::Back, |at| at.saturating_sub(1))}
                <p id="review-at" role="status" aria-live=live(move || if runs.get() { "off" } else { "polite" })>
                    {live(move || told(play))}
                </p>
                {run()}
                {button("review-on", "ui.review-on", Icon::On, |at| at + 1)}
                {button("review-last", "ui.review-last", Icon::Last, |_| usize::MAX)}
                {speed(play)}
                <button
                    type="button"
                    class="button"
                    id="review-leave"
                    on:click=handler(move |_| play.review(None))
                >
                    {word("ui.review-leave")}
                </button>
            </div>
        }
        .into_any()
    })
}

/// How fast it runs: the next speed by every press.
fn speed(play: Play) -> AnyView {
    let shown = move || play.say(&Message::new("ui.speed").int("n", play.reel.speed.get()));
    view! {
        <button type="button" class="button" id="speed" on:click=handler(move |_| play.reel.faster())>
            {live(shown)}
        </button>
    }
    .into_any()
}

/// The bar below the board, while one watches the computer.
pub fn watching(play: Play) -> AnyView {
    while_true(play.reel.watching.into(), move || {
        view! {
            <div class="review" id="watching" role="group" aria-label=word("watch")>
                <p role="status">{word("ui.watching")}</p>
                {speed(play)}
                <button type="button" class="button primary" id="watch-stop" on:click=handler(move |_| play.watch(false))>
                    {word("ui.watch-stop")}
                </button>
            </div>
        }
        .into_any()
    })
}

/// Which step is shown, of how many.
fn told(play: Play) -> String {
    play.scene.track();
    let Some(at) = play.reviewed.get() else { return String::new() };
    let (all, step) = play.ask(|table| {
        let line = table.line();
        let entry = at.checked_sub(1).and_then(|before| line.get(before));
        let record = entry.and_then(|entry| table.log().records().get(*entry));
        (line.len(), record.and_then(|record| written(&record.entry)))
    });
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let message = Message::new(if step.is_some() { "ui.review-at" } else { "ui.review-start" });
    play.say(&message.int("n", count(at)).int("all", count(all)).text("step", step.unwrap_or_default()))
}
