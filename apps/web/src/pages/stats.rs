//! Statistics of each game, with the newest finished games to replay.

use super::{chart::Chart, ranks::Ranks};
use crate::{
    browser, javascript, link,
    parts::{Page, live, part},
    speech::{Voice, announcer, voice, word, word_of},
    stats,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_catalog::HOUSE;
use parlour_midend::{Finished, GameStatistics, Group, Listed, group_name, mean, time_text};

/// How many of the newest games are listed at first.
const SHOWN: usize = 20;

#[component]
pub fn StatsPage() -> impl IntoView {
    let title = word("ui.stats");
    view! {
        <Page title class="page stats">
            <h1 tabindex="-1">{title}</h1>
            {HOUSE.iter().map(|game| view! { <GameStats game/> }.into_any()).collect_view()}
        </Page>
    }
}

#[component]
fn GameStats(game: &'static Listed) -> impl IntoView {
    let stats = RwSignal::new(stats::recall(game.id));
    let heading = format!("stats-{}", game.id);
    view! {
        <section aria-labelledby=heading.clone() class="game-stats">
            <h2 id=heading.clone()>{word_of(format!("game.{}", game.id))}</h2>
            {part(move || {
                let stats = stats.get();
                if stats.games == 0 {
                    view! {
                        <p>{word("ui.stats-empty")}</p>
                        <p><a href=format!("/{}", game.id) class="button primary">{word("ui.play")}</a></p>
                    }
                        .into_any()
                } else {
                    filled(game, &stats).into_any()
                }
            })}
        </section>
    }
}

fn filled(game: &'static Listed, stats: &GameStatistics) -> impl IntoView + use<> {
    let voice = voice();
    let number = |label: String, value: String, id: &str| {
        view! {
            <div class="figure">
                <dt>{label}</dt>
                <dd id=format!("stat-{}-{id}", game.id)>{value}</dd>
            </div>
        }
    };
    let speaker = voice.speaker();
    let won = speaker.word(&speaker.key_of(game.id, "stat-won"));
    let means = game
        .card
        .charts
        .iter()
        .filter(|chart| chart.mean)
        .filter_map(|chart| {
            let name = speaker.word(&format!("{}.chart-{}", game.id, chart.id));
            let label = speaker.say(&parlour_kernel::Message::new("ui.stat-mean").text("name", name));
            let mean = parlour_kernel::Message::new("figure").decimal("value", mean(stats.chart(chart.id)?)?);
            Some(number(label, speaker.say(&mean), &format!("mean-{}", chart.id)))
        })
        .collect_view();
    let times = stats.times().filter(|_| game.card.timed).map(|times| {
        view! {
            {number(speaker.word("ui.stat-best-time"), time_text(times.best), "best-time")}
            {number(speaker.word("ui.stat-mean-time"), time_text(times.mean), "mean-time")}
        }
    });
    let charts = game
        .card
        .charts
        .iter()
        .filter_map(|chart| {
            let counts = stats.chart(chart.id)?.clone();
            let key = format!("{}.chart-{}", game.id, chart.id);
            let name = word_of(key);
            Some(view! {
                <div class="chart-block" id=format!("chart-{}", chart.id)>
                    <h3>{name}</h3>
                    <Chart name counts/>
                </div>
            })
        })
        .collect_view();
    let rate = (!game.card.ranks.is_empty()).then(|| {
        let rate = stats.won_per_cent().map_or_else(String::new, |rate| format!("{rate} %"));
        number(speaker.word("ui.stat-rate"), rate, "rate")
    });
    let hinted = (stats.hinted > 0).then(|| {
        let told = parlour_kernel::Message::new("ui.stat-hinted-of");
        let number_of = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
        let told = told.int("won", number_of(stats.hinted_won)).int("n", number_of(stats.hinted));
        number(speaker.word("ui.stat-hinted"), speaker.say(&told), "hinted")
    });
    let recent = stats
        .recent
        .iter()
        .take(SHOWN)
        .map(|finished| recent_row(game, finished, voice).into_any())
        .collect_view();
    view! {
        <dl class="figures">
            {number(speaker.word("ui.stat-games"), stats.games.to_string(), "games")}
            {number(won, stats.won.to_string(), "won")}
            {rate}
            {hinted}
            {number(speaker.word("ui.stat-streak"), stats.streak.to_string(), "streak")}
            {number(speaker.word("ui.stat-best-streak"), stats.best_streak.to_string(), "best-streak")}
            {times}
            {means}
        </dl>
        {groups_of(game, stats, voice)}
        <div class="charts">{charts}</div>
        {if game.card.ranks.is_empty() {
            view! {
                <h3>{word("ui.recent")}</h3>
                <p class="quiet">{word(if game.card.made || !game.card.seeded { "ui.recent-made" } else { "ui.recent-about" })}</p>
                <ul class="recent" id=format!("recent-{}", game.id)>{recent}</ul>
            }
                .into_any()
        } else {
            view! { <Ranks game runs=stats.recent.clone()/> }.into_any()
        }}
    }
}

/// Results by level and opponent.
fn groups_of(game: &'static Listed, stats: &GameStatistics, voice: Voice) -> Option<AnyView> {
    let speaker = voice.speaker();
    let row = |(words, group): (&String, &Group)| {
        let name: Vec<String> = group_name(game, words).iter().map(|part| speaker.say(part)).collect();
        let time = group.times().filter(|_| game.card.timed).map(|times| time_text(times.best));
        view! {
            <tr>
                <th scope="row">{name.join(", ")}</th>
                <td>{group.games.to_string()}</td>
                <td>{group.won.to_string()}</td>
                <td>{group.hinted.to_string()}</td>
                {time.map(|time| view! { <td>{time}</td> })}
            </tr>
        }
        .into_any()
    };
    let heads = ["ui.groups", "ui.stat-games", "ui.stat-won", "ui.stat-hinted", "ui.stat-best-time"];
    let shown = if game.card.timed { heads.len() } else { heads.len() - 1 };
    let heads =
        heads[..shown].iter().map(|key| view! { <th scope="col">{speaker.word(key)}</th> }.into_any());
    (!stats.groups.is_empty()).then(|| {
        view! {
            <div class="ranks-scroll" tabindex="0" role="group" aria-label=word("ui.groups")>
                <table class="ranks" id=format!("groups-{}", game.id)>
                    <thead><tr>{heads.collect_view()}</tr></thead>
                    <tbody>{stats.groups.iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any()
    })
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
        Some(seed) => {
            voice.speaker().say(&parlour_kernel::Message::new("ui.seed-is").text("seed", seed.as_str()))
        }
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
