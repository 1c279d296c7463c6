//! The puzzle of the day, days in a row, and the archive, a month at a time. Days begin at midnight UTC.

use crate::{
    browser, link,
    named::date,
    parts::{ChoiceField, handler, live, part},
    progress::Progress,
    store,
    voice::{Voice, voice, word, word_of},
};
use catalog::Game;
use kernel::Message;
use leptos::prelude::*;
use scene::{Daily, Day};

/// How many months back the archive goes.
const MONTHS: u32 = 12;

/// What the archive needs to know.
#[derive(Clone, Copy)]
struct Archive {
    game: &'static Game,
    daily: Daily,
    today: Day,
    progress: StoredValue<Progress>,
    voice: Voice,
}

/// Today's puzzles, days in a row, and the archive.
pub fn days(game: &'static Game, daily: Daily, progress: &Progress) -> AnyView {
    let today = Day::at(browser::now().0);
    let voice = voice();
    let archive = Archive { game, daily, today, progress: StoredValue::new(progress.clone()), voice };
    let kinds = daily.kinds.iter().map(|kind| archive.today(kind)).collect_view().into_any();
    let streaks = progress.streaks(&game.card, today);
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
                {figure("ui.days-in-row", streaks.now, "streak")}
                {figure("ui.most-days-in-row", streaks.best, "best-streak")}
            </dl>
            {archive.view()}
        </section>
    }
    .into_any()
}

/// The first day of the month that lies so many months before that of a day, and how many days it has.
fn month(day: Day, back: u32) -> (Day, u32) {
    let (year, month, _) = day.date();
    let first = |months: u32| Day::of(&format!("{:04}-{:02}-01", months / 12, months % 12 + 1));
    let months = (year * 12 + month - 1).saturating_sub(back);
    let start = first(months).unwrap_or(Day(0));
    (start, first(months + 1).map_or(31, |next| next.0 - start.0))
}

impl Archive {
    fn name(self, day: Day, kind: &str) -> String {
        (self.daily.puzzle)(day, kind).name
    }

    /// Today's puzzle of a kind.
    fn today(self, kind: &'static str) -> AnyView {
        let name = self.name(self.today, kind);
        let solved = self.progress.with_value(|progress| progress.is_solved(&name));
        let begun = store::recall_puzzle(self.game.id, &name).is_some();
        let state = match (solved, begun) {
            (true, _) => "ui.solved",
            (_, true) => "ui.continue",
            _ => "ui.play",
        };
        view! {
            <a
                class="day-kind"
                class:solved=solved
                id=format!("today-{kind}")
                href=link::to_puzzle(self.game.id, &name)
            >
                <span class="pack-name">{word_of(format!("{}.daily-{kind}", self.game.id))}</span>
                <span class="button primary">{word(state)}</span>
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
        let title = live(move || {
            let (year, month, _) = month(self.today, back.get()).0.date();
            let month = Message::new(format!("ui.month-{month}"));
            self.voice.speaker().say(&Message::new("ui.month-of").message("month", month).int("year", year))
        });
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
                        on:click=handler(move |_| back.update(|back| *back += 1))
                    >
                        {word("ui.month-before")}
                    </button>
                    <p class="month-name" id="month" aria-live="polite">{title}</p>
                    <button
                        type="button"
                        class="button small"
                        id="month-after"
                        disabled=live(move || back.get() == 0)
                        on:click=handler(move |_| back.update(|back| *back -= 1))
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
        let (first, length) = month(self.today, back);
        let before = u32::from((first.weekday() + 6) % 7);
        let rows = (before + length).div_ceil(7);
        let cell = |place: u32| {
            let number = (place + 1).checked_sub(before).filter(|number| (1..=length).contains(number));
            match number {
                Some(number) => self.day(Day(first.0 + number - 1), number, kind),
                None => view! { <td></td> }.into_any(),
            }
        };
        let row = |row: u32| {
            let cells = (7 * row..7 * row + 7).map(cell).collect_view();
            view! { <tr>{cells}</tr> }.into_any()
        };
        (0..rows).map(row).collect_view().into_any()
    }

    fn day(self, day: Day, number: u32, kind: &str) -> AnyView {
        if day > self.today {
            return view! { <td class="to-come">{number.to_string()}</td> }.into_any();
        }
        let name = self.name(day, kind);
        let (solved, in_time) = self
            .progress
            .with_value(|progress| (progress.is_solved(&name), progress.is_solved_on(&name, day)));
        let begun = !solved && store::recall_puzzle(self.game.id, &name).is_some();
        let key = match (solved, in_time, begun) {
            (_, true, _) => "ui.day-in-time",
            (true, ..) => "ui.day-solved",
            (.., true) => "ui.day-begun",
            _ => "ui.day-new",
        };
        let voice = self.voice;
        let label = live(move || voice.speaker().say(&Message::new(key).message("date", date(day))));
        view! {
            <td>
                <a
                    class="puzzle"
                    class:solved=solved
                    class:in-time=in_time
                    class:begun=begun
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

#[cfg(test)]
mod tests {
    use super::month;
    use scene::Day;

    #[test]
    fn months_begin_and_end_where_they_should() {
        let today = Day::of("2028-03-31").expect("a date");
        let shown = |back| {
            let (first, length) = month(today, back);
            (first.to_string(), length)
        };
        assert_eq!(shown(0), ("2028-03-01".to_owned(), 31));
        assert_eq!(shown(1), ("2028-02-01".to_owned(), 29));
        assert_eq!(shown(3), ("2027-12-01".to_owned(), 31));
    }
}
