//! Statistics: a year of days of every game, then one game's figures, bests, charts, and newest games to replay.

use super::{
    chart::{chart_block, said, sheet},
    ranks::Ranks,
};
use crate::{
    browser, javascript, link,
    parts::{Page, live, part},
    speech::{Voice, announcer, voice, word, word_of},
    stats,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_catalog::HOUSE;
use parlour_kernel::Message;
use parlour_midend::{
    Chart, Finished, GameStatistics, Listed, bests_table, charts_of, groups_table, mean, time_text, year_of,
};
use parlour_scene::Day;

/// How many of the newest games are listed at first.
const SHOWN: usize = 20;
/// How many bars a chart has room for on a phone.
const BARS: i64 = 12;

#[component]
pub fn StatsPage() -> impl IntoView {
    let title = word("ui.stats");
    let all: Vec<GameStatistics> = HOUSE.iter().map(|game| stats::recall(game.id)).collect();
    let today = Day::at(browser::now().0);
    let newest = |of: &GameStatistics| of.newest().iter().chain(&of.recent).map(|game| game.time).max();
    let fragment = browser::fragment();
    let asked = HOUSE.iter().position(|game| game.id == fragment);
    let last = (0..all.len()).filter(|place| all[*place].games > 0).max_by_key(|place| newest(&all[*place]));
    let shown = RwSignal::new(asked.or(last).unwrap_or(0));
    let year = all.iter().any(|of| of.games > 0).then(|| {
        let games: Vec<&GameStatistics> = all.iter().collect();
        view! {
            <section aria-labelledby="stats-all" class="game-stats">
                <h2 id="stats-all">{word("ui.stats-all")}</h2>
                {chart_block(Chart { id: "year-all", ..year_of(&games, today) })}
            </section>
        }
    });
    let choose = move |(place, game): (usize, &'static Listed)| {
        view! {
            <button
                type="button"
                class="button"
                id=format!("stats-of-{}", game.id)
                aria-pressed=live(move || (shown.get() == place).to_string())
                on:click=move |_| shown.set(place)
            >
                {word_of(format!("game.{}", game.id))}
            </button>
        }
        .into_any()
    };
    view! {
        <Page title class="page stats">
            <h1 tabindex="-1">{title}</h1>
            {year}
            <div class="stats-games" role="group" aria-label=word("ui.stats-games")>
                {HOUSE.iter().enumerate().map(choose).collect_view()}
            </div>
            {part(move || {
                let place = shown.get();
                game_stats(&HOUSE[place], &all[place], today)
            })}
        </Page>
    }
}

fn game_stats(game: &'static Listed, stats: &GameStatistics, today: Day) -> AnyView {
    let heading = format!("stats-{}", game.id);
    let inside = if stats.games == 0 {
        view! {
            <p>{word("ui.stats-empty")}</p>
            <p><a href=format!("/{}", game.id) class="button primary">{word("ui.play")}</a></p>
        }
        .into_any()
    } else {
        filled(game, stats, today)
    };
    view! {
        <section aria-labelledby=heading.clone() class="game-stats">
            <h2 id=heading.clone()>{word_of(format!("game.{}", game.id))}</h2>
            {inside}
        </section>
    }
    .into_any()
}

fn filled(game: &'static Listed, stats: &GameStatistics, today: Day) -> AnyView {
    let voice = voice();
    let charts = charts_of(game, stats, today, BARS);
    let scrolled = |key: &'static str, table, id: &str| {
        view! {
            <h3>{word(key)}</h3>
            <div class="ranks-scroll" tabindex="0" role="group" aria-label=word(key)>
                {sheet(table, Some(format!("{id}-{}", game.id)))}
            </div>
        }
    };
    let recent = stats.recent.iter().take(SHOWN).map(|finished| recent_row(game, finished, voice).into_any());
    let list = if game.card.ranks.is_empty() {
        view! {
            <h3>{word("ui.recent")}</h3>
            <p class="quiet">{word(if game.card.made || !game.card.seeded { "ui.recent-made" } else { "ui.recent-about" })}</p>
            <ul class="recent" id=format!("recent-{}", game.id)>{recent.collect_view()}</ul>
        }
        .into_any()
    } else {
        view! { <Ranks game runs=stats.recent.clone()/> }.into_any()
    };
    view! {
        {figures(game, stats, voice)}
        {bests_table(game, stats).map(|table| scrolled("ui.bests", table, "bests"))}
        <div class="charts">{charts.into_iter().map(chart_block).collect_view()}</div>
        {groups_table(game, stats).map(|table| scrolled("ui.groups", table, "groups"))}
        {list}
    }
    .into_any()
}

/// The figures of all games: how many, how many won, streaks, typical results.
fn figures(game: &'static Listed, stats: &GameStatistics, voice: Voice) -> AnyView {
    let number = |label: Signal<String>, value: Signal<String>, id: &str| {
        view! {
            <div class="figure">
                <dt>{label}</dt>
                <dd id=format!("stat-{}-{id}", game.id)>{value}</dd>
            </div>
        }
        .into_any()
    };
    let fixed = |value: String| Signal::stored(value);
    let won = live(move || {
        let speaker = voice.speaker();
        speaker.word(&speaker.key_of(game.id, "stat-won"))
    });
    let means = game.card.charts.iter().filter(|chart| chart.mean).filter_map(|chart| {
        let name = Message::new(format!("{}.chart-{}", game.id, chart.id));
        let label = said(Message::new("ui.stat-mean").message("name", name));
        let mean = Message::new("figure").decimal("value", mean(stats.chart(chart.id)?)?);
        Some(number(label, said(mean), &format!("mean-{}", chart.id)))
    });
    let times = stats.times().filter(|_| game.card.timed).map(|times| {
        view! {
            {number(word("ui.stat-best-time"), fixed(time_text(times.best)), "best-time")}
            {number(word("ui.stat-mean-time"), fixed(time_text(times.mean)), "mean-time")}
        }
    });
    let rate = stats
        .won_per_cent()
        .filter(|_| !game.card.timed)
        .map(|rate| number(word("ui.stat-rate"), fixed(format!("{rate} %")), "rate"));
    let hinted = (stats.hinted > 0).then(|| {
        let number_of = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let told = Message::new("ui.stat-hinted-of").int("won", number_of(stats.hinted_won));
        number(word("ui.stat-hinted"), said(told.int("n", number_of(stats.hinted))), "hinted")
    });
    view! {
        <dl class="figures">
            {number(word("ui.stat-games"), fixed(stats.games.to_string()), "games")}
            {number(won, fixed(stats.won.to_string()), "won")}
            {rate}
            {hinted}
            {number(word("ui.stat-streak"), fixed(stats.streak.to_string()), "streak")}
            {number(word("ui.stat-best-streak"), fixed(stats.best_streak.to_string()), "best-streak")}
            {times}
            {means.collect_view()}
        </dl>
    }
    .into_any()
}

fn recent_row(game: &'static Listed, finished: &Finished, voice: Voice) -> impl IntoView + use<> {
    let again = stats::save_of(game.id, finished).map(|save| again(game, &save, voice));
    let scores = if game.card.timed {
        time_text(finished.played / 1000)
    } else {
        finished.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ")
    };
    let (seed, time) = (finished.seed.clone(), finished.time);
    let seed = live(move || match &seed {
        // The seed means nothing to players in a game without dice.
        _ if !game.card.seeded => String::new(),
        Some(seed) => voice.speaker().say(&Message::new("ui.seed-is").text("seed", seed.as_str())),
        None if game.card.made => String::new(),
        None => voice.speaker().word("ui.own-dice"),
    });
    let when = live(move || browser::day_and_time(time, voice.speaker().language()));
    view! {
        <li>
            <span class="recent-score">{scores}</span>
            <span class="recent-what">
                <span>{when}</span>
                <span class="quiet">{finished.setup.clone()}</span>
                <span class="quiet">{seed}</span>
            </span>
            <span class="recent-do">{again}</span>
        </li>
    }
}

/// What can be done with a game whose save still exists.
fn again(game: &'static Listed, save: &str, voice: Voice) -> impl IntoView + use<> {
    let link = link::to_save(game.id, save);
    let address = browser::site_address(&link);
    let announcer = announcer();
    let copy = move |_| {
        let address = address.clone();
        spawn_local(async move {
            let copied = javascript::copy_text(&address).await.is_truthy();
            let key = if copied { "ui.copied" } else { "ui.not-copied" };
            announcer.say(&[untrack(|| voice.speaker().word(key))]);
        });
    };
    view! {
        <a class="button" href=link>{word("ui.replay")}</a>
        <button type="button" class="button" on:click=copy>{word("ui.copy-link")}</button>
    }
}
