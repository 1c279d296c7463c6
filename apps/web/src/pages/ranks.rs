//! The list of finished games that are ranked: sorted by any figure or by date, narrowed down, each with what is to be
//! told of it and its replay.

use crate::{
    browser, link,
    parts::{ChoiceField, handler, live, part},
    stats::Finished,
    voice::{voice, word, word_of},
};
use catalog::Listed;
use kernel::Message;
use leptos::prelude::*;

/// The word of the column that is no figure.
const DATE: &str = "date";

/// Milliseconds of a day.
const DAY: u64 = 86_400_000;

/// A finished game with its figures read.
#[derive(Clone)]
struct Run {
    finished: Finished,
    figures: Vec<(String, i64)>,
}

impl Run {
    fn of(finished: Finished) -> Run {
        let read = |word: &str| {
            let (what, value) = word.split_once('=')?;
            Some((what.to_owned(), value.parse().ok()?))
        };
        let figures = finished.figures.split(' ').filter_map(read).collect();
        Run { finished, figures }
    }

    /// What a column sorts by.
    fn figure(&self, column: &str) -> i64 {
        if column == DATE {
            return i64::try_from(self.finished.time).unwrap_or(i64::MAX);
        }
        self.figures.iter().find(|(what, _)| what == column).map_or(0, |(_, value)| *value)
    }
}

/// How the list is sorted and narrowed down.
#[derive(Clone, Copy)]
struct View {
    column: RwSignal<&'static str>,
    rising: RwSignal<bool>,
    /// `all`, `won` or `lost`.
    outcome: RwSignal<String>,
    /// How many days back, or `all`.
    days: RwSignal<String>,
    /// The least of the figure that is sorted by.
    least: RwSignal<String>,
    /// A word of the setup, such as a seed.
    setup: RwSignal<String>,
}

impl View {
    fn shows(self, run: &Run) -> bool {
        let fits = |outcome: &str| match outcome {
            "won" => run.finished.won,
            "lost" => !run.finished.won,
            _ => true,
        };
        let since = self.days.with(|days| days.parse::<u64>().ok());
        let recent = since.is_none_or(|days| run.finished.time + days * DAY >= browser::now().0);
        let column = self.column.get();
        let least = self.least.with(|least| least.trim().parse::<i64>().ok()).filter(|_| column != DATE);
        let setup = self.setup.with(|wanted| run.finished.setup.contains(wanted.trim()));
        self.outcome.with(|outcome| fits(outcome))
            && recent
            && least.is_none_or(|least| run.figure(column) >= least)
            && setup
    }
}

#[component]
pub fn Ranks(game: &'static Listed, runs: Vec<Finished>) -> impl IntoView {
    let runs: Vec<Run> = runs.into_iter().map(Run::of).collect();
    let view = View {
        column: RwSignal::new(game.card.ranks[0]),
        rising: RwSignal::new(false),
        outcome: RwSignal::new("all".to_owned()),
        days: RwSignal::new("all".to_owned()),
        least: RwSignal::new(String::new()),
        setup: RwSignal::new(String::new()),
    };
    let heads =
        game.card.ranks.iter().copied().chain([DATE]).map(|column| head(game, view, column)).collect_view();
    let rows = part(move || {
        let mut shown: Vec<&Run> = runs.iter().filter(|run| view.shows(run)).collect();
        let column = view.column.get();
        shown.sort_by_key(|run| (run.figure(column), run.finished.time));
        if !view.rising.get() {
            shown.reverse();
        }
        if shown.is_empty() {
            let wide = game.card.ranks.len() + 4;
            return view! { <tr><td colspan=wide.to_string()>{word("ui.ranks-none")}</td></tr> }.into_any();
        }
        (1..).zip(shown).map(|(place, run)| row(game, place, run)).collect_view().into_any()
    });
    view! {
        <h3>{word("ui.ranks")}</h3>
        {filters(view)}
        <div class="ranks-scroll" role="region" tabindex="0" aria-label=word("ui.ranks")>
            <table class="ranks" id=format!("ranks-{}", game.id)>
                <thead>
                    <tr>
                        <th scope="col"><span class="unseen">{word("ui.ranks-place")}</span></th>
                        {heads}
                        <th scope="col">{word("ui.ranks-end")}</th>
                        <th scope="col"><span class="unseen">{word("ui.replay")}</span></th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The heading of a column: pressed, it sorts by it; pressed again, the other way round.
fn head(game: &'static Listed, view: View, column: &'static str) -> AnyView {
    let name =
        if column == DATE { word("ui.ranks-date") } else { word_of(format!("{}.figure-{column}", game.id)) };
    let sorted = live(move || {
        let way = if view.rising.get() { "ascending" } else { "descending" };
        (view.column.get() == column).then_some(way)
    });
    let sort = move |_| {
        if view.column.get_untracked() == column {
            view.rising.update(|rising| *rising = !*rising);
        } else {
            view.rising.set(false);
            view.column.set(column);
        }
    };
    view! {
        <th scope="col" aria-sort=sorted>
            <button type="button" id=format!("sort-{column}") on:click=handler(sort)>{name}</button>
        </th>
    }
    .into_any()
}

fn filters(view: View) -> AnyView {
    let choice = |id: &'static str, values: [&'static str; 3], chosen: RwSignal<String>| {
        let options =
            values.map(|value| (value.to_owned(), word_of(format!("ui.ranks-{id}-{value}")))).to_vec();
        view! {
            <ChoiceField
                id=format!("ranks-{id}")
                label=word_of(format!("ui.ranks-{id}"))
                options
                value=chosen
                on_change=Callback::new(move |value| chosen.set(value))
            />
        }
        .into_any()
    };
    let typed = |id: &'static str, mode: &'static str, text: RwSignal<String>| {
        view! {
            <div class="field">
                <label for=format!("ranks-{id}")>{word_of(format!("ui.ranks-{id}"))}</label>
                <input
                    type="text"
                    inputmode=mode
                    id=format!("ranks-{id}")
                    prop:value=text
                    on:input=handler(move |event| text.set(event_target_value(&event)))
                />
            </div>
        }
        .into_any()
    };
    view! {
        <div class="ranks-filters" role="group" aria-label=word("ui.ranks-filter")>
            {choice("outcome", ["all", "won", "lost"], view.outcome)}
            {choice("days", ["all", "7", "30"], view.days)}
            {typed("least", "numeric", view.least)}
            {typed("setup", "text", view.setup)}
        </div>
    }
    .into_any()
}

fn row(game: &'static Listed, place: usize, run: &Run) -> AnyView {
    let voice = voice();
    let Finished { time, setup, told, save, won, .. } = &run.finished;
    let lines: Vec<Message> = serde_json::from_str(told).unwrap_or_default();
    let mut lines = lines.iter().map(|line| untrack(|| voice.speaker().say(line)));
    let end = lines.next().unwrap_or_default();
    let more = lines.chain([setup.clone()]).map(|line| view! { <li>{line}</li> }.into_any()).collect_view();
    let figures = game
        .card
        .ranks
        .iter()
        .map(|column| view! { <td class="number">{run.figure(column).to_string()}</td> }.into_any());
    let replay = (!save.is_empty()).then(|| {
        view! { <a class="button small" href=link::to_kept(game.id, *time)>{word("ui.replay")}</a> }
    });
    view! {
        <tr class:won=*won>
            <th scope="row" class="number">{place.to_string()}</th>
            {figures.collect_view()}
            <td>{browser::day_and_time(*time)}</td>
            <td class="ranks-end"><details><summary>{end}</summary><ul>{more}</ul></details></td>
            <td>{replay}</td>
        </tr>
    }
    .into_any()
}
