//! The summary of a finished game: how it went, a small spoiler-free picture, and both as text to share.

use crate::{
    browser, javascript, link,
    parts::{Dialog, live, part},
    play::Play,
    settings::settings,
    speech::word,
};
use leptos::{leptos_dom::helpers::set_timeout, prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{Puzzle, time_text};
use parlour_scene::Summary;
use std::time::Duration;

/// How long the celebration lasts before the summary opens.
const CELEBRATION: Duration = Duration::from_millis(1100);

/// Opens the summary at the end, where the game has one.
pub fn open_at_the_end(play: Play) {
    let settings = settings();
    // A loss gets a summary only where it is final.
    let tells = move |ended: Option<bool>| ended.is_some_and(|won| won || play.game.card.mortal);
    Effect::new(move || {
        let learns = play.first.with_untracked(Option::is_some);
        if !tells(play.ended.get()) || learns || play.ask(|table| table.summary().is_none()) {
            return;
        }
        let open = move || {
            if tells(play.ended.try_get_untracked().flatten()) {
                play.dialogs.summing.set(true);
            }
        };
        let moves = settings.with_untracked(crate::settings::Settings::moves);
        set_timeout(open, if moves { CELEBRATION } else { Duration::ZERO });
    });
}

/// The summary.
pub fn summary_dialog(play: Play) -> AnyView {
    view! {
        <Dialog id="summary" title=word("ui.summary") open=play.dialogs.summing>
            {part(move || match play.ask(|table| table.summary()) {
                Some(summary) => told(play, summary),
                None => ().into_any(),
            })}
        </Dialog>
    }
    .into_any()
}

fn told(play: Play, summary: Summary) -> AnyView {
    let named = play.named();
    let name = named.map(|named| view! { <p class="summary-name">{play.say(&named.message(play.game))}</p> });
    let time = play.game.card.timed.then(|| {
        let time = time_text(play.ask(|table| table.session().played) / 1000);
        view! { <p class="time" id="summary-time">{time}</p> }
    });
    let lines =
        summary.lines.iter().map(|line| view! { <li>{play.say(line)}</li> }.into_any()).collect_view();
    let text = text_of(play, named, &summary);
    let picture = summary.picture;
    let copied = RwSignal::new(None::<&'static str>);
    let copy = move |_| {
        let text = text.clone();
        spawn_local(async move {
            let done = javascript::copy_text(&text).await.is_truthy();
            copied.try_set(Some(if done { "ui.copied-text" } else { "ui.not-copied-text" }));
        });
    };
    let next = play.next_in_pack().map(|made| {
        let go = move |_| {
            play.dialogs.summing.set(false);
            play.go_to(made.clone());
        };
        view! {
            <button type="button" class="button primary" id="summary-next" on:click=go>
                {word("ui.next-puzzle")}
            </button>
        }
    });
    view! {
        {name}
        {time}
        <ul class="summary-lines">{lines}</ul>
        <div class="picture" id="summary-picture" role="img" aria-label=word("ui.picture")>{drawn(&picture)}</div>
        <p class="quiet said" role="status">
            {live(move || copied.get().map(|key| play.say(&Message::new(key))))}
        </p>
        <div class="dialog-actions">
            <button type="button" class="button" id="summary-copy" on:click=copy>
                {word("ui.copy-text")}
            </button>
            {next}
        </div>
    }
    .into_any()
}

/// Drawn in our own colours: emoji look different on every device, and some are missing.
fn drawn(picture: &str) -> AnyView {
    let sign = |sign: char| {
        let class = match sign {
            '⬜' => "sign given",
            '🟩' => "sign clean",
            '🟧' => "sign once-wrong",
            '⬛' => "sign",
            _ => "half-sign",
        };
        view! { <i class=class></i> }.into_any()
    };
    let row = |row: &str| view! { <div>{row.chars().map(sign).collect_view()}</div> }.into_any();
    picture.lines().map(row).collect_view().into_any()
}

/// The summary as text: game and puzzle, how it went, the picture, and where to play it.
fn text_of(play: Play, named: Option<Puzzle>, summary: &Summary) -> String {
    let game = play.say(&Message::new(format!("game.{}", play.game.id)));
    let title = match named {
        Some(named) => format!("{game} · {}", play.say(&named.message(play.game))),
        None => game,
    };
    let mut lines = vec![title];
    if play.game.card.timed {
        lines.push(time_text(play.ask(|table| table.session().played) / 1000));
    }
    lines.extend(summary.lines.iter().map(|line| play.say(line)));
    lines.push(summary.picture.clone());
    let (name, setup) = play.ask(|table| (table.session().puzzle_name().to_owned(), table.setup()));
    let link = match named {
        Some(_) => link::to_puzzle(play.game.id, &name),
        None => link::to_setup(play.game.id, &setup),
    };
    lines.push(browser::site_address(&link));
    lines.join("\n")
}
