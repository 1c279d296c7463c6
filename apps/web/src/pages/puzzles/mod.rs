//! A game's named puzzles: the daily puzzle with its archive, and packs with their progress.

mod days;
mod packs;

use crate::{
    link,
    parts::{Page, live},
    progress,
    speech::{voice, word},
    stats,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Game, GameStatistics, Trainee};

#[component]
pub fn PuzzlesPage(game: &'static Game) -> impl IntoView {
    let voice = voice();
    let title = live(move || {
        let speaker = voice.speaker();
        speaker.say(
            &Message::new(speaker.key_of(game.id, "puzzles-of"))
                .message("game", Message::new(format!("game.{}", game.id))),
        )
    });
    let progress = progress::recall(game.id);
    let GameStatistics { trainee, slips, .. } = stats::recall(game.id);
    let strength = (!trainee.is_new()).then(|| strength(trainee));
    let own = (!slips.is_empty()).then(|| own_mistakes(game, &slips));
    let days = game.card.daily.map(|daily| days::days(game, daily, &progress));
    let packs = (!game.card.packs.is_empty()).then(|| packs::packs(game, &progress));
    view! {
        <Page title class="page puzzles">
            <h1 tabindex="-1">{title}</h1>
            {strength}
            {days}
            {own}
            {packs}
            <p><a class="button" href=format!("/{}", game.id)>{word("ui.back-to-table")}</a></p>
        </Page>
    }
}

/// How strong whoever practises has become.
fn strength(trainee: Trainee) -> AnyView {
    let figure = |key: &'static str, value: String, id: &'static str| {
        view! { <div class="figure"><dt>{word(key)}</dt><dd id=id>{value}</dd></div> }.into_any()
    };
    let Trainee { points, reached, missed, streak, best_streak } = trainee;
    view! {
        <dl class="figures" id="strength">
            {figure("ui.train-points", points.to_string(), "strength-points")}
            {figure("ui.train-reached", format!("{reached} / {}", reached.saturating_add(missed)), "strength-reached")}
            {figure("ui.train-streak", streak.to_string(), "strength-streak")}
            {figure("ui.train-best-streak", best_streak.to_string(), "strength-best-streak")}
        </dl>
    }
    .into_any()
}

/// The player's own mistakes, each a position where something better is to be found.
fn own_mistakes(game: &'static Game, slips: &[String]) -> AnyView {
    let one = |(number, setup): (usize, &String)| {
        let (address, label) = (link::to_slip(game.id, setup), word("ui.own-mistake"));
        view! {
            <li><a class="button small" href=address>{live(move || format!("{} {number}", label.get()))}</a></li>
        }
        .into_any()
    };
    let all = (1..).zip(slips).map(one).collect_view();
    view! {
        <section aria-labelledby="own-mistakes" class="packs">
            <h2 id="own-mistakes">{word("ui.own-mistakes")}</h2>
            <p class="quiet">{word("ui.own-mistakes-about")}</p>
            <ol class="slips">{all}</ol>
        </section>
    }
    .into_any()
}
