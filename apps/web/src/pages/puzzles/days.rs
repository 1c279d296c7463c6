//! The daily puzzle, streaks, and the archive, a month at a time. Days begin at midnight UTC.

use crate::{
    browser, link,
    parts::{ChoiceField, live, part},
    speech::{Voice, voice, word, word_of},
    store,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Game, Month, Progress, PuzzleState, date};
use parlour_scene::{Daily, Day};

/// How many months back the archive goes.
const MONTHS: u32 = 12;

#[derive(Clone, Copy)]
struct Archive {
    game: &'static Game,
    daily: Daily,
    today: Day,
    progress: StoredValue<Progress>,
    voice: Voice,
}

/// Today's puzzles, the streak, and the archive.
pub fn days(game: &'static Game, daily: Daily, progress: &Progress) -> AnyView {
    let today = Day::at(browser::now().0);
    let voice = voice();
    let archive = Archive { game, daily, today, progress: StoredValue::new(progress.clone()), voice };
    let kinds = daily.kinds.iter().map(|kind| archive.today(kind)).collect_view().into_any();
    let streak = progress.streak(&game.card, today);
    let figure = |key: &'static str, value: u32, id: &'static str| {
        view! { <div class="figure"><dt>{word(key)}</dt><dd id=id>{value.to_string()}</dd></div> }
    };
    let today_is =
        live(move || voice.speaker().say(&Message::new("ui.today-is").message("date", date(today))));
    view! {
        <section aria-labelledby="daily" class="daily">
            <h2 id="daily">{word("ui.daily")}</h2>
            <p class="quiet" id="today">{today_is}</p>
            <div class="day-kinds">{kinds}</div>
            <dl class="figures">
                {figure("ui.days-in-row", streak.current, "streak")}
                {figure("ui.most-days-in-row", streak.best, "best-streak")}
            </dl>
            {archive.view()}
            <p><a href="/days">{word("ui.days")}</a></p>
        </section>
    }
    .into_any()
}

impl Archive {
    fn name(self, day: Day, kind: &str) -> String {
        (self.daily.puzzle)(day, kind).name
    }

    fn state(self, name: &str) -> PuzzleState {
        let is_begun = || store::recall_left(self.game.id, name).is_some();
        self.progress.with_value(|progress| progress.state(&self.game.card, name, is_begun))
    }

    /// Today's puzzle of a kind.
    fn today(self, kind: &'static str) -> AnyView {
        let name = self.name(self.today, kind);
        let state = self.state(&name);
        let solved = state.is_solved();
        let word_of_state = match state {
            PuzzleState::New => "ui.play",
            PuzzleState::Begun => "ui.continue",
            PuzzleState::Solved | PuzzleState::SolvedInTime => "ui.solved",
        };
        view! {
            <a
                class="day-kind"
                class:solved=solved
                id=format!("today-{kind}")
                href=link::to_puzzle(self.game.id, &name)
            >
                <span class="pack-name">{word_of(format!("{}.daily-{kind}", self.game.id))}</span>
                <span class="button primary">{word(word_of_state)}</span>
            </a>
        }
        .into_any()
    }

    fn view(self) -> AnyView {
        let kind = RwSignal::new(self.daily.kinds.first().map_or("", |kind| *kind).to_owned());
        let back = RwSignal::new(0u32);
        let kinds = self
            .daily
            .kinds
            .iter()
            .map(|kind| ((*kind).to_owned(), word_of(format!("{}.daily-{kind}", self.game.id))))
            .collect();
        let title = live(move || self.voice.speaker().say(&Month::before(self.today, back.get()).message()));
        let weekdays = (1..=7)
            .map(|day| view! { <th scope="col">{word_of(format!("ui.weekday-{}", day % 7))}</th> }.into_any())
            .collect_view();
        let weeks = part(move || self.weeks(back.get(), &kind.get()));
        view! {
            <div class="archive">
                <h3 id="archive">{word("ui.archive")}</h3>
                <ChoiceField
                    id="archive-kind"
                    label=word("ui.daily-kind")
                    options=kinds
                    value=kind
                    on_change=Callback::new(move |word| kind.set(word))
                />
                <div class="month-head">
                    <button
                        type="button"
                        class="button small"
                        id="month-before"
                        disabled=live(move || back.get() >= MONTHS)
                        on:click=move |_| back.update(|back| *back += 1)
                    >
                        {word("ui.month-before")}
                    </button>
                    <p class="month-name" id="month" aria-live="polite">{title}</p>
                    <button
                        type="button"
                        class="button small"
                        id="month-after"
                        disabled=live(move || back.get() == 0)
                        on:click=move |_| back.update(|back| *back -= 1)
                    >
                        {word("ui.month-after")}
                    </button>
                </div>
                <table class="month" aria-labelledby="month">
                    <thead><tr>{weekdays}</tr></thead>
                    <tbody>{weeks}</tbody>
                </table>
            </div>
        }
        .into_any()
    }

    /// The weeks of a month, Monday first.
    fn weeks(self, back: u32, kind: &str) -> AnyView {
        let cell = |day: Option<Day>| match day {
            Some(day) => self.day(day, kind),
            None => view! { <td></td> }.into_any(),
        };
        let row = |week: [Option<Day>; 7]| {
            let cells = week.map(cell).collect_view();
            view! { <tr>{cells}</tr> }.into_any()
        };
        Month::before(self.today, back).weeks().into_iter().map(row).collect_view().into_any()
    }

    fn day(self, day: Day, kind: &str) -> AnyView {
        let number = day.date().2;
        if day > self.today {
            return view! { <td class="to-come">{number.to_string()}</td> }.into_any();
        }
        let name = self.name(day, kind);
        let state = self.state(&name);
        let key = match state {
            PuzzleState::New => "ui.day-new",
            PuzzleState::Begun => "ui.day-begun",
            PuzzleState::Solved => "ui.day-solved",
            PuzzleState::SolvedInTime => "ui.day-in-time",
        };
        let voice = self.voice;
        let label = live(move || voice.speaker().say(&Message::new(key).message("date", date(day))));
        view! {
            <td>
                <a
                    class="puzzle"
                    class:solved=state.is_solved()
                    class:in-time=state == PuzzleState::SolvedInTime
                    class:begun=state == PuzzleState::Begun
                    class:today=day == self.today
                    data-day=day.to_string()
                    href=link::to_puzzle(self.game.id, &name)
                    aria-label=label
                >
                    {number.to_string()}
                </a>
            </td>
        }
        .into_any()
    }
}
