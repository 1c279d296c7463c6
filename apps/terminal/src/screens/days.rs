//! The days of all games: the puzzles of a day, a calendar to pick a day in, the streaks, and a text to share. Days begin at
//! midnight UTC.

use super::{Go, fetch::Fetch, frame::page};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas};
use parlour_catalog::{GAMES, HOUSE, game};
use parlour_kernel::Message;
use parlour_midend::{Answer, DayPuzzle, DayStreak, Days as AllDays, Month, PuzzleState, Slots, date};
use parlour_scene::Day;
use ratatui::{layout::Rect, style::Style};

/// The width of a day in the calendar: its number and a mark for each game.
const CELL: u16 = 9;
/// Where the columns of the list begin.
const KIND: u16 = 18;
const STATE: u16 = 50;

#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Puzzles,
    Calendar,
    Shared,
}

pub(crate) struct Days {
    all: AllDays,
    day: Day,
    view: View,
    at: usize,
    fetch: Fetch,
}

impl Days {
    pub fn new(house: &House) -> Self {
        let all = look(house);
        Days { day: all.today(), all, view: View::Puzzles, at: 0, fetch: Fetch::new(&GAMES[0]) }
    }

    /// A puzzle may have been played meanwhile, and a new day may have begun.
    pub fn comes_to_front(&mut self, house: &House) {
        self.all = look(house);
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let key = press.key.as_str();
        match (self.view, key) {
            (_, "Escape") if self.fetch.stop() => {}
            (View::Puzzles, _) if press.leaves() => return Go::Back,
            (_, _) if press.leaves() => self.view = View::Puzzles,
            (_, "c") => self.view = if self.view == View::Calendar { View::Puzzles } else { View::Calendar },
            (_, "s") => self.view = if self.view == View::Shared { View::Puzzles } else { View::Shared },
            (_, "ArrowLeft") => self.go(-1),
            (_, "ArrowRight") => self.go(1),
            (View::Calendar, "ArrowUp" | "k") => self.go(-7),
            (View::Calendar, "ArrowDown" | "j") => self.go(7),
            (View::Calendar, "PageUp") => self.go(-28),
            (View::Calendar, "PageDown") => self.go(28),
            (View::Calendar | View::Shared, "Enter" | " ") => self.view = View::Puzzles,
            (View::Puzzles, "ArrowUp" | "BackTab" | "k") => self.step(false),
            (View::Puzzles, "ArrowDown" | "Tab" | "j") => self.step(true),
            (View::Puzzles, "Enter" | " ") => return self.open(house),
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match (self.view, target) {
            (View::Puzzles, Target::Row(row)) => {
                self.at = *row;
                self.open(house)
            }
            (View::Calendar, Target::Row(number)) => {
                self.day = self.all.within(Day(u32::try_from(*number).unwrap_or(u32::MAX)));
                self.view = View::Puzzles;
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    /// Goes to another day, as far as there are any.
    fn go(&mut self, days: i64) {
        let number = (i64::from(self.day.0) + days).max(0);
        self.day = self.all.within(Day(u32::try_from(number).unwrap_or(u32::MAX)));
    }

    fn step(&mut self, forward: bool) {
        let count = self.all.puzzles(self.day).len().max(1);
        self.at = (self.at + if forward { 1 } else { count - 1 }) % count;
    }

    fn open(&mut self, house: &mut House) -> Go {
        let puzzle = self.all.puzzles(self.day).into_iter().nth(self.at);
        let Some((puzzle, game)) = puzzle.and_then(|puzzle| game(puzzle.game.id).map(|game| (puzzle, game)))
        else {
            return Go::Stay;
        };
        self.fetch = Fetch::new(game);
        self.fetch.open(puzzle.made, house)
    }

    pub fn awaits(&self, number: u32) -> bool {
        self.fetch.awaits(number)
    }

    pub fn answer(&mut self, answer: Answer, house: &House) -> Go {
        self.fetch.answer(answer, house)
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let heading = house.word("ui.days");
        let keys = match self.view {
            View::Puzzles => &[
                ("↑↓", "term.choose"),
                ("←→", "term.day"),
                ("Enter", "ui.play"),
                ("c", "ui.calendar"),
                ("s", "ui.share"),
            ][..],
            View::Calendar => &[("←↑↓→", "term.choose"), ("Enter", "ui.days-puzzles")],
            View::Shared => &[("←→", "term.day")],
        };
        let inner = page(canvas, area, house, &heading, keys);
        let top = Rect { y: inner.y - 1, height: inner.height + 1, ..inner };
        match self.view {
            View::Puzzles => self.puzzles(canvas, top, house),
            View::Calendar => self.calendar(canvas, top, house),
            View::Shared => self.shared(canvas, top, house),
        }
        let (said, style) = match self.fetch.says(house) {
            Some((said, true)) => (said, canvas.theme.bad),
            Some((said, false)) => (said, canvas.theme.quiet),
            None => (house.word("ui.days-utc"), canvas.theme.quiet),
        };
        canvas.text(inner.x, inner.bottom(), inner.width, &said, style);
    }

    /// The day's puzzles with their states, and the streaks.
    fn puzzles(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let key = if self.day == self.all.today() { "term.day-today" } else { "term.day-past" };
        let day = Message::new(key).message("date", date(self.day));
        canvas.text(area.x, area.y, area.width, &house.say(&day), theme.strong);
        let mut y = area.y + 2;
        let mut before = "";
        for (index, puzzle) in self.all.puzzles(self.day).into_iter().enumerate() {
            let is_focused = index == self.at;
            let row = Rect { y, height: 1, ..area };
            if is_focused {
                canvas.fill(row, theme.button);
            }
            let back = if is_focused { theme.button } else { theme.text };
            let on = |style: Style| style.bg(back.bg.unwrap_or_default());
            let DayPuzzle { game, kind, state, .. } = puzzle;
            canvas.text(row.x, y, 1, &state.sign().to_string(), on(style_of(theme, state)));
            if game.id != before {
                canvas.text(row.x + 2, y, KIND - 3, &house.game_name(game.id), on(theme.strong));
            }
            let kind = house.word(&format!("{}.daily-{kind}", game.id));
            canvas.text(row.x + KIND, y, STATE - KIND - 1, &kind, on(theme.text));
            let state = house.word(state.key());
            canvas.text(row.x + STATE, y, row.width.saturating_sub(STATE), &state, on(theme.quiet));
            canvas.hit(row, Target::Row(index));
            (before, y) = (game.id, y + 1);
        }
        self.streaks(canvas, Rect { y: y + 1, ..area }, house);
    }

    /// Days in a row, now and at most: of every game, then of all.
    fn streaks(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let games: Vec<String> = self.all.games().map(|game| house.game_name(game.id)).collect();
        let all = house.say(&Message::new("ui.days-all").int("count", games.len() as u32));
        canvas.text(area.x, area.y, area.width, &house.word("ui.days-streaks"), theme.quiet);
        let streaks = self.all.streaks().into_iter().chain([self.all.streak()]);
        let wide = area.width / 3;
        for (place, (name, streak)) in (0u16..).zip(games.into_iter().chain([all]).zip(streaks)) {
            let DayStreak { current, best } = streak;
            let (x, y) = (area.x + place % 3 * wide, area.y + 1 + place / 3);
            let end = canvas.text(x, y, wide - 8, &name, theme.text);
            canvas.text(end + 1, y, 7, &format!("{current}/{best}"), theme.accent);
        }
    }

    /// The month of the day, with a mark for each game.
    fn calendar(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let month = Month::before(self.day, 0);
        canvas.text(area.x, area.y, area.width, &house.say(&month.message()), theme.strong);
        for (place, weekday) in (0u16..).zip([1, 2, 3, 4, 5, 6, 0]) {
            let word = house.word(&format!("ui.weekday-{weekday}"));
            canvas.text(area.x + place * CELL, area.y + 1, CELL - 1, &word, theme.quiet);
        }
        let mut y = area.y + 2;
        for week in month.weeks() {
            for (place, day) in (0u16..).zip(week) {
                if let Some(day) = day {
                    self.cell(canvas, Rect { x: area.x + place * CELL, y, width: CELL - 1, height: 1 }, day);
                }
            }
            y += 1;
        }
        canvas.text(area.x, y + 1, area.width, &house.say(&self.all.told(self.day)), theme.text);
        let mut x = area.x;
        for state in [PuzzleState::SolvedInTime, PuzzleState::Solved, PuzzleState::Begun, PuzzleState::New] {
            let word = format!("{} {}   ", state.sign(), house.word(state.key()));
            x = canvas.text(x, y + 2, area.right().saturating_sub(x), &word, theme.quiet);
        }
    }

    fn cell(&self, canvas: &mut Canvas<'_>, place: Rect, day: Day) {
        let theme = canvas.theme;
        let number = format!("{:>2}", day.date().2);
        if !self.all.is_out(day) {
            canvas.text(place.x, place.y, 2, &number, theme.off);
            return;
        }
        let style = if day == self.day { theme.focus } else { theme.text };
        let mut x = canvas.text(place.x, place.y, 2, &number, style) + 1;
        for mark in self.all.marks(day) {
            x = canvas.text(x, place.y, 1, &mark.sign().to_string(), style_of(theme, mark));
        }
        canvas.hit(place, Target::Row(day.0 as usize));
    }

    /// The day as text, to be copied from the screen.
    fn shared(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        for (y, line) in (area.y..).zip(self.all.shared(self.day)) {
            canvas.text(area.x, y, area.width, &house.say(&line), canvas.theme.text);
        }
    }
}

fn look(house: &House) -> AllDays {
    // A named puzzle has a file of its own.
    let begun = |id: &'static str| {
        let files = house.store.usual_files(id);
        files.left().into_iter().chain(files.puzzles()).map(|name| name.to_string()).collect()
    };
    AllDays::new(HOUSE, house.today(), |id| house.solved.of(id).clone(), begun)
}

fn style_of(theme: &crate::theme::Theme, state: PuzzleState) -> Style {
    match state {
        PuzzleState::New => theme.quiet,
        PuzzleState::Begun => theme.text,
        PuzzleState::Solved | PuzzleState::SolvedInTime => theme.accent,
    }
}
