//! The days of all games: today's puzzles, the streaks, and a calendar in which a day is picked. Days begin at midnight UTC.

use crate::{
    browser, javascript, link,
    parts::{Page, live, part},
    progress,
    speech::{voice, word, word_of},
    store::Texts,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_catalog::HOUSE;
use parlour_kernel::Message;
use parlour_midend::{DayPuzzle, Days, Month, PuzzleState, Slots, date};
use parlour_scene::Day;
use std::sync::Arc;

/// What the page shows.
#[derive(Clone)]
struct Shown {
    days: Arc<Days>,
    /// The day whose puzzles are listed.
    picked: RwSignal<u32>,
    /// How many months back the calendar stands.
    back: RwSignal<u32>,
}

#[component]
pub fn DaysPage() -> impl IntoView {
    let today = Day::at(browser::now().0);
    let days = Days::new(HOUSE, today, progress::recall, |game| {
        Texts::of(game).left().iter().map(ToString::to_string).collect()
    });
    let shown = Shown { days: Arc::new(days), picked: RwSignal::new(today.0), back: RwSignal::new(0) };
    let title = word("ui.days");
    let picked = {
        let shown = shown.clone();
        part(move || shown.day(Day(shown.picked.get())))
    };
    view! {
        <Page title class="page days">
            <h1 tabindex="-1">{title}</h1>
            <p class="quiet">{word("ui.days-about")} " " {word("ui.days-utc")}</p>
            <div class="days-both">
                {shown.clone().calendar()}
                {picked}
            </div>
            {shown.streaks()}
        </Page>
    }
}

impl Shown {
    /// The puzzles of a day, and texts to share.
    fn day(&self, day: Day) -> AnyView {
        let voice = voice();
        let heading =
            live(move || voice.speaker().say(&Message::new("ui.days-of").message("date", date(day))));
        let copied = RwSignal::new(None::<&'static str>);
        let puzzles =
            self.days.puzzles(day).into_iter().map(|shown| puzzle(&shown, day, copied)).collect_view();
        let share = sharing(self.days.shared(day), "/days".to_owned(), copied);
        let said = live(move || copied.get().map(|key| voice.speaker().word(key)).unwrap_or_default());
        view! {
            <section class="day-picked" aria-labelledby="day-picked">
                <h2 id="day-picked" aria-live="polite">{heading}</h2>
                <ul class="day-puzzles">{puzzles}</ul>
                <p class="day-share">
                    <button type="button" class="button small" id="day-copy" on:click=move |_| share()>
                        {word("ui.copy-text")}
                    </button>
                    <span class="quiet" role="status">{said}</span>
                </p>
            </section>
        }
        .into_any()
    }

    /// A month, with five marks a day.
    fn calendar(self) -> AnyView {
        let (voice, back, today) = (voice(), self.back, self.days.today());
        let most = self.days.months();
        let title = live(move || voice.speaker().say(&Month::before(today, back.get()).message()));
        let weekdays = (1..=7)
            .map(|day| view! { <th scope="col">{word_of(format!("ui.weekday-{}", day % 7))}</th> }.into_any())
            .collect_view();
        let turn = |id: &'static str, ends: u32, forward: bool| {
            let label = word(if forward { "ui.month-after" } else { "ui.month-before" });
            let to = move |_| back.update(|back| *back = if forward { *back - 1 } else { *back + 1 });
            view! {
                <button type="button" class="button small" id=id disabled=live(move || back.get() == ends) on:click=to>
                    {label}
                </button>
            }
            .into_any()
        };
        let weeks = part(move || {
            let row = |week: [Option<Day>; 7]| {
                view! { <tr>{week.map(|day| self.cell(day)).collect_view()}</tr> }.into_any()
            };
            Month::before(today, back.get()).weeks().into_iter().map(row).collect_view().into_any()
        });
        view! {
            <section class="archive" aria-labelledby="calendar">
                <h2 id="calendar" class="unseen">{word("ui.calendar")}</h2>
                <div class="month-head">
                    {turn("month-before", most, false)}
                    <p class="month-name" id="month" aria-live="polite">{title}</p>
                    {turn("month-after", 0, true)}
                </div>
                <table class="month" aria-labelledby="month">
                    <thead><tr>{weekdays}</tr></thead>
                    <tbody>{weeks}</tbody>
                </table>
                <p class="quiet day-signs">{signs()}</p>
            </section>
        }
        .into_any()
    }

    fn cell(&self, day: Option<Day>) -> AnyView {
        let Some(day) = day else { return view! { <td></td> }.into_any() };
        let number = day.date().2.to_string();
        if !self.days.is_out(day) {
            return view! { <td class="to-come">{number}</td> }.into_any();
        }
        let (voice, picked) = (voice(), self.picked);
        let told = self.days.told(day);
        let marks = self.days.marks(day);
        let dots = marks.iter().map(|mark| view! { <i class=class_of(*mark)></i> }.into_any()).collect_view();
        view! {
            <td>
                <button
                    type="button"
                    class="puzzle day"
                    class:today=day == self.days.today()
                    class:all=marks.iter().all(|mark| mark.is_solved())
                    data-day=day.to_string()
                    aria-pressed=live(move || if picked.get() == day.0 { "true" } else { "false" })
                    aria-label=live(move || voice.speaker().say(&told))
                    on:click=move |_| picked.set(day.0)
                >
                    {number}
                    <span class="day-marks" aria-hidden="true">{dots}</span>
                </button>
            </td>
        }
        .into_any()
    }

    /// How many days in a row, of each game and of all.
    fn streaks(&self) -> AnyView {
        let voice = voice();
        let games: Vec<_> =
            self.days.games().map(|game| (game.id, Message::new(format!("game.{}", game.id)))).collect();
        let all = Message::new("ui.days-all").int("count", games.len() as u32);
        let streaks = self.days.streaks().into_iter().chain([self.days.streak()]);
        let rows = games.into_iter().chain([("all", all)]).zip(streaks).map(|((id, name), streak)| {
            view! {
                <tr id=format!("streak-{id}")>
                    <th scope="row">{live(move || voice.speaker().say(&name))}</th>
                    <td>{streak.current.to_string()}</td>
                    <td>{streak.best.to_string()}</td>
                </tr>
            }
            .into_any()
        });
        view! {
            <section aria-labelledby="streaks">
                <h2 id="streaks">{word("ui.days-streaks")}</h2>
                <table class="streaks" aria-labelledby="streaks">
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">{word("ui.days-row")}</th>
                            <th scope="col">{word("ui.days-best")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </section>
        }
        .into_any()
    }
}

/// Copies lines and an address of this site.
fn sharing(lines: Vec<Message>, path: String, copied: RwSignal<Option<&'static str>>) -> impl Fn() {
    let voice = voice();
    move || {
        let speaker = voice.speaker();
        let mut text: Vec<String> = lines.iter().map(|line| speaker.say(line)).collect();
        text.push(browser::site_address(&path));
        spawn_local(async move {
            let done = javascript::copy_text(&text.join("\n")).await.is_truthy();
            copied.try_set(Some(if done { "ui.copied-text" } else { "ui.not-copied-text" }));
        });
    }
}

/// A puzzle of the day that is picked; one that is done can be shared.
fn puzzle(puzzle: &DayPuzzle, day: Day, copied: RwSignal<Option<&'static str>>) -> AnyView {
    let (game, kind, state) = (puzzle.game, puzzle.kind, puzzle.state);
    let action = match state {
        PuzzleState::New => "ui.play",
        PuzzleState::Begun => "ui.continue",
        PuzzleState::Solved | PuzzleState::SolvedInTime => "ui.again",
    };
    let address = link::to_puzzle(game.id, &puzzle.made.name);
    let share = state.is_solved().then(|| {
        let share = sharing(puzzle.shared(day), address.clone(), copied);
        view! {
            <button
                type="button"
                class="button small"
                id=format!("copy-{}-{kind}", game.id)
                on:click=move |_| share()
            >
                {word("ui.share")}
                <span class="unseen">": " {word_of(format!("game.{}", game.id))}</span>
            </button>
        }
        .into_any()
    });
    view! {
        <li class="day-puzzle">
            <i class=class_of(state) aria-hidden="true"></i>
            <span class="day-name">
                <span class="pack-name">{word_of(format!("game.{}", game.id))}</span>
                <span class="quiet">{word_of(format!("{}.daily-{kind}", game.id))}</span>
            </span>
            <span class="quiet day-state">{word(state.key())}</span>
            <span class="day-do">
                {share}
                <a class="button small" data-puzzle=format!("{}-{kind}", game.id) href=address>
                    {word(action)}
                    <span class="unseen">": " {word_of(format!("game.{}", game.id))}</span>
                </a>
            </span>
        </li>
    }
    .into_any()
}

/// What the marks mean.
fn signs() -> AnyView {
    use PuzzleState::{Begun, New, Solved, SolvedInTime};
    [SolvedInTime, Solved, Begun, New]
        .map(|state| {
            view! { <span class="day-sign"><i class=class_of(state) aria-hidden="true"></i>{word(state.key())}</span> }
                .into_any()
        })
        .collect_view()
        .into_any()
}

fn class_of(state: PuzzleState) -> &'static str {
    match state {
        PuzzleState::New => "day-mark",
        PuzzleState::Begun => "day-mark begun",
        PuzzleState::Solved => "day-mark later",
        PuzzleState::SolvedInTime => "day-mark in-time",
    }
}
