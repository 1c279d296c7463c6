//! The list of ranked games: sorted by any figure or by date, filtered, each with its details and replay.

use crate::{
    browser, link,
    parts::{ChoiceField, live, part},
    speech::{voice, word, word_of},
    stats,
};
use leptos::prelude::*;
use parlour_midend::{DATE, Finished, Listed, RanksView, Words};

#[component]
pub fn Ranks(game: &'static Listed, runs: Vec<Finished>) -> impl IntoView {
    let Some(view) = RanksView::new(&game.card) else { return ().into_any() };
    let view = RwSignal::new(view);
    let heads =
        RanksView::columns(&game.card).into_iter().map(|column| head(game, view, column)).collect_view();
    let rows = part(move || {
        let shown = view.with(|view| view.shown(&runs, browser::now()));
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
    .into_any()
}

/// A column heading: sorts by its column, or reverses the order when pressed again.
fn head(game: &'static Listed, view: RwSignal<RanksView>, column: &'static str) -> AnyView {
    let name =
        if column == DATE { word("ui.ranks-date") } else { word_of(format!("{}.figure-{column}", game.id)) };
    let sorted = live(move || {
        view.with(|view| {
            let way = if view.rising { "ascending" } else { "descending" };
            (view.column == column).then_some(way)
        })
    });
    let sort = move |_| view.update(|view| view.sort_by(column));
    view! {
        <th scope="col" aria-sort=sorted>
            <button type="button" id=format!("sort-{column}") on:click=sort>{name}</button>
        </th>
    }
    .into_any()
}

fn filters(view: RwSignal<RanksView>) -> AnyView {
    let typed = |id: &'static str, mode: &'static str, change: fn(&mut RanksView, String)| {
        view! {
            <div class="field">
                <label for=format!("ranks-{id}")>{word_of(format!("ui.ranks-{id}"))}</label>
                <input
                    type="text"
                    inputmode=mode
                    id=format!("ranks-{id}")
                    on:input=move |event| view.update(|view| change(view, event_target_value(&event)))
                />
            </div>
        }
        .into_any()
    };
    view! {
        <div class="ranks-filters" role="group" aria-label=word("ui.ranks-filter")>
            {choice(view, "outcome", |view| &mut view.outcome)}
            {choice(view, "days", |view| &mut view.days)}
            {typed("least", "numeric", |view, text| view.least = text.trim().parse().ok())}
            {typed("setup", "text", |view, text| view.setup = text)}
        </div>
    }
    .into_any()
}

/// A filter with a few fixed choices.
fn choice<W: Words>(
    view: RwSignal<RanksView>,
    id: &'static str,
    field: fn(&mut RanksView) -> &mut W,
) -> AnyView {
    let options = W::ALL
        .iter()
        .map(|(_, value)| ((*value).to_owned(), word_of(format!("ui.ranks-{id}-{value}"))))
        .collect();
    let change = move |word: String| {
        if let Some(value) = W::of(&word) {
            view.update(|view| *field(view) = value);
        }
    };
    view! {
        <ChoiceField
            id=format!("ranks-{id}")
            label=word_of(format!("ui.ranks-{id}"))
            options
            value=live(move || field(&mut view.get()).word().to_owned())
            on_change=Callback::new(change)
        />
    }
    .into_any()
}

fn row(game: &'static Listed, place: usize, run: &Finished) -> AnyView {
    let voice = voice();
    let Finished { time, setup, told, won, .. } = run;
    let mut lines = told.iter().map(|line| untrack(|| voice.speaker().say(line)));
    let end = lines.next().unwrap_or_default();
    let more = lines.chain([setup.clone()]).map(|line| view! { <li>{line}</li> }.into_any()).collect_view();
    let figures = game
        .card
        .ranks
        .iter()
        .map(|column| view! { <td class="number">{run.figure(column).to_string()}</td> }.into_any());
    let replay = stats::is_kept(run).then(|| {
        view! { <a class="button small" href=link::to_kept(game.id, *time)>{word("ui.replay")}</a> }
    });
    view! {
        <tr class:won=*won>
            <th scope="row" class="number">{place.to_string()}</th>
            {figures.collect_view()}
            <td>{browser::day_and_time(*time, untrack(|| voice.speaker().language()))}</td>
            <td class="ranks-end"><details><summary>{end}</summary><ul>{more}</ul></details></td>
            <td>{replay}</td>
        </tr>
    }
    .into_any()
}
