//! Packs and daily puzzles: what there is, what is solved, what comes next. Knows packs and kinds only by
//! their words.

use super::{Go, fetch::Fetch, frame::page};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, FormRow, NAMES, form_row},
    store::Saved,
};
use parlour_kernel::Message;
use parlour_midend::{Answer, Game, PuzzleState, open_slip};
use parlour_scene::{Daily, Day, Made, Pack};
use ratatui::layout::Rect;
use std::ops::Range;

/// How many days of the archive are visible at once.
const WEEKS: u32 = 28;
/// The width of a pack's progress bar.
const BAR: u16 = 20;
/// Packs that are in sight at once, so that 24 rows have room for them.
const PACKS: usize = 7;
/// A pack's numbers per row.
const NUMBERS: u16 = 15;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Day,
    /// A daily puzzle, by the index of its kind.
    Kind(usize),
    Pack(usize),
    /// The player's own mistakes.
    Own,
}

pub(crate) struct Shelf {
    fetch: Fetch,
    /// The day whose puzzles are shown.
    day: Day,
    /// The number selected in each pack.
    numbers: Vec<u16>,
    /// Setups from which the player went wrong, and the one selected.
    slips: Vec<String>,
    slip: usize,
    /// Puzzles that were begun but not finished.
    begun: Vec<String>,
    at: usize,
}

impl Shelf {
    pub fn new(game: &'static Game, house: &House) -> Self {
        let packs = game.card.packs.iter();
        let progress = house.progress(game);
        let numbers = packs.map(|pack| progress.next(pack, 0).unwrap_or(1)).collect();
        let mut shelf = Shelf {
            fetch: Fetch::new(game),
            day: house.today(),
            numbers,
            slips: Vec::new(),
            slip: 0,
            begun: Vec::new(),
            at: 0,
        };
        shelf.at = usize::from(shelf.daily().is_some());
        shelf.look(house);
        shelf
    }

    /// A puzzle may have been played meanwhile.
    pub fn comes_to_front(&mut self, house: &House) {
        let game = self.fetch.game;
        let progress = house.progress(game);
        for (number, pack) in self.numbers.iter_mut().zip(game.card.packs) {
            if progress.is_solved(&pack.puzzle(*number).name) {
                *number = progress.next(pack, *number).unwrap_or(*number);
            }
        }
        self.look(house);
    }

    /// Finds out which of the puzzles shown were begun.
    fn look(&mut self, house: &House) {
        let game = self.fetch.game;
        let begun = |made: &Made| {
            let saved = house.store.saved_puzzle(game, &made.name);
            matches!(saved, Saved::Table(table) if table.outcome().is_none() && table.touched())
        };
        let offered = self.rows().into_iter().filter_map(|row| self.made(row));
        self.begun = offered.filter(begun).map(|made| made.name).collect();
        self.slips = house.statistics.slips(game.id).to_vec();
        self.slip = self.slip.min(self.slips.len().saturating_sub(1));
        self.at = self.at.min(self.rows().len() - 1);
    }

    fn daily(&self) -> Option<Daily> {
        self.fetch.game.card.daily
    }

    fn packs(&self) -> &'static [Pack] {
        self.fetch.game.card.packs
    }

    fn rows(&self) -> Vec<Row> {
        let kinds = self.daily().map_or(0, |daily| daily.kinds.len());
        let day = self.daily().map(|_| Row::Day);
        day.into_iter()
            .chain((0..kinds).map(Row::Kind))
            .chain((0..self.packs().len()).map(Row::Pack))
            .chain((!self.slips.is_empty()).then_some(Row::Own))
            .collect()
    }

    /// The puzzle of a row.
    fn made(&self, row: Row) -> Option<Made> {
        match row {
            Row::Day | Row::Own => None,
            Row::Kind(at) => self.daily().map(|daily| (daily.puzzle)(self.day, daily.kinds[at])),
            Row::Pack(at) => Some(self.packs()[at].puzzle(self.numbers[at])),
        }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let rows = self.rows();
        match press.key.as_str() {
            "ArrowUp" | "BackTab" | "k" => self.at = (self.at + rows.len() - 1) % rows.len(),
            "ArrowDown" | "Tab" | "j" => self.at = (self.at + 1) % rows.len(),
            "ArrowRight" => self.turn(true, house),
            "ArrowLeft" => self.turn(false, house),
            "Enter" | " " => return self.open(house),
            "Escape" if self.fetch.stop() => {}
            _ if press.leaves() => {
                self.fetch.stop();
                return Go::Back;
            }
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) => {
                self.at = *index;
                return self.open(house);
            }
            Target::Turn(index, forward) => {
                self.at = *index;
                self.turn(*forward, house);
            }
            _ => {}
        }
        Go::Stay
    }

    /// Moves to another day, not past today, or cycles through a pack's numbers.
    fn turn(&mut self, forward: bool, house: &House) {
        match self.rows()[self.at] {
            Row::Day | Row::Kind(_) if forward => self.day = Day(self.day.0 + 1).min(house.today()),
            Row::Day | Row::Kind(_) => self.day = self.day.before().unwrap_or(self.day),
            Row::Own => {
                let all = self.slips.len();
                self.slip = (self.slip + if forward { 1 } else { all - 1 }) % all;
            }
            Row::Pack(at) => {
                let (number, count) = (self.numbers[at], self.packs()[at].count);
                self.numbers[at] =
                    if forward { number % count + 1 } else { (number + count - 2) % count + 1 };
            }
        }
        self.look(house);
    }

    fn open(&mut self, house: &mut House) -> Go {
        // On the day row, Enter opens the day's first puzzle.
        let row = if self.rows()[self.at] == Row::Day { Row::Kind(0) } else { self.rows()[self.at] };
        if row == Row::Own {
            let slip = self.slips.get(self.slip);
            let table = slip.and_then(|setup| open_slip(self.fetch.game, setup, house.now().wall));
            return table.map_or(Go::Stay, Go::Play);
        }
        match self.made(row) {
            Some(made) => self.fetch.open(made, house),
            None => Go::Stay,
        }
    }

    pub fn awaits(&self, number: u32) -> bool {
        self.fetch.awaits(number)
    }

    pub fn answer(&mut self, answer: Answer, house: &House) -> Go {
        self.fetch.answer(answer, house)
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let game = self.fetch.game;
        let name = Message::new(format!("game.{}", game.id));
        let title = Message::new(house.speaker.key_of(game.id, "puzzles-of"));
        let heading = house.say(&title.message("game", name));
        let keys = [("↑↓", "term.choose"), ("←→", "term.change"), ("Enter", "ui.play")];
        let inner = page(canvas, area, house, &heading, &keys);
        let theme = canvas.theme;
        let mut y = inner.y - 1;
        let shown = self.packs_shown();
        for (index, row) in self.rows().into_iter().enumerate() {
            if matches!(row, Row::Pack(at) if !shown.contains(&at)) {
                continue;
            }
            if row == Row::Pack(shown.start) && index > 0 {
                let above = if shown.start > 0 { "↑" } else { "" };
                canvas.text(inner.x, y, 1, above, theme.quiet);
                y += 1;
            }
            let place = Rect { y, height: 1, ..inner };
            form_row(canvas, place, (index, NAMES), &self.words_of(row, house), index == self.at);
            if let Row::Pack(at) = row {
                self.bar(canvas, place, at, house);
            }
            y += 1;
            if row == Row::Pack(shown.end.saturating_sub(1)) && shown.end < self.packs().len() {
                canvas.text(inner.x, y, 1, "↓", theme.quiet);
                y += 1;
            }
            if row == Row::Day {
                y = self.weeks(canvas, Rect { y, ..inner }, house) + 1;
            }
        }
        let below = Rect { y: y + 1, height: inner.bottom().saturating_sub(y), ..inner };
        if let Row::Pack(at) = self.rows()[self.at] {
            self.numbers(canvas, below, at, house);
        }
        if let (Some(trainee), None) = (house.statistics.trainee(game.id), self.fetch.says(house)) {
            let words = Message::new("term.trainee").int("points", i64::from(trainee.points));
            let words = words.int("reached", trainee.reached).int("streak", trainee.streak);
            let all = trainee.reached.saturating_add(trainee.missed);
            let words = house.say(&words.int("all", all).int("best", trainee.best_streak));
            canvas.text(inner.x, inner.bottom(), inner.width, &words, theme.quiet);
        }
        if let Some((said, bad)) = self.fetch.says(house) {
            canvas.text(
                inner.x,
                inner.bottom(),
                inner.width,
                &said,
                if bad { theme.bad } else { theme.quiet },
            );
        }
    }

    /// The packs in sight, the chosen one among them.
    fn packs_shown(&self) -> Range<usize> {
        let all = self.packs().len();
        let chosen = match self.rows()[self.at] {
            Row::Pack(at) => at,
            Row::Own => all.saturating_sub(1),
            Row::Day | Row::Kind(_) => 0,
        };
        let first = (chosen + 1).saturating_sub(PACKS);
        first..(first + PACKS).min(all)
    }

    fn words_of(&self, row: Row, house: &House) -> FormRow {
        let id = self.fetch.game.id;
        let form = |label: String, value: String, turns| FormRow { label, value, typed: None, turns };
        match row {
            Row::Day => {
                let key = if self.day == house.today() { "term.day-today" } else { "term.day-past" };
                let value = house.say(&Message::new(key).text("date", self.day.to_string()));
                form(house.word("term.day"), value, true)
            }
            Row::Kind(at) => {
                let kind = self.daily().map_or("", |daily| daily.kinds[at]);
                form(house.word(&format!("{id}.daily-{kind}")), self.state(row, house), false)
            }
            Row::Own => {
                let value = format!("{}/{}", self.slip + 1, self.slips.len());
                form(house.word("ui.own-mistakes"), value, true)
            }
            Row::Pack(at) => {
                let pack = &self.packs()[at];
                let value = format!("{:>2}  {}", self.numbers[at], self.state(row, house));
                form(house.word(&format!("{id}.pack-{}", pack.id)), value, true)
            }
        }
    }

    /// The state of a row's puzzle, with a symbol.
    fn state(&self, row: Row, house: &House) -> String {
        let Some(made) = self.made(row) else { return String::new() };
        let game = self.fetch.game;
        let is_begun = || self.begun.contains(&made.name);
        let (sign, word) = match house.progress(game).state(&game.card, &made.name, is_begun) {
            PuzzleState::New => ("·", "term.puzzle-new"),
            PuzzleState::Begun => ("…", "term.puzzle-begun"),
            PuzzleState::Solved | PuzzleState::SolvedInTime => ("✓", "ui.solved"),
        };
        format!("{sign} {}", house.word(word))
    }

    /// The last weeks, one symbol per day, and the streak; returns the row after them.
    fn weeks(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) -> u16 {
        let theme = canvas.theme;
        let (game, today) = (self.fetch.game, house.today());
        let first = today.0.saturating_sub(WEEKS - 1);
        let progress = house.progress(game);
        let mut x = area.x + 18;
        for day in (first..=today.0).map(Day) {
            let state = self.daily().map(|daily| progress.day(&game.card, &daily, day));
            let sign = match state {
                Some(PuzzleState::SolvedInTime) => "●",
                Some(PuzzleState::Solved) => "○",
                _ => "·",
            };
            let style = if day == self.day { theme.focus } else { theme.accent };
            x = canvas.text(x, area.y, 1, sign, style);
        }
        let streak = progress.streak(&game.card, today);
        let said = Message::new("term.streak").int("n", streak.current).int("best", streak.best);
        canvas.text(area.x + 18, area.y + 1, area.width.saturating_sub(18), &house.say(&said), theme.quiet);
        area.y + 2
    }

    /// How much of a pack is solved, right-aligned.
    fn bar(&self, canvas: &mut Canvas<'_>, place: Rect, at: usize, house: &House) {
        let theme = canvas.theme;
        let pack = &self.packs()[at];
        let solved = house.progress(self.fetch.game).count(pack);
        let full = usize::from(solved * BAR / pack.count.max(1));
        let bar = "█".repeat(full) + &"░".repeat(usize::from(BAR) - full);
        let count = format!(" {:>7}", format!("{solved}/{}", pack.count));
        let x = place.right().saturating_sub(BAR + 8);
        let end = canvas.text(x, place.y, BAR, &bar, theme.hinge);
        canvas.text(end, place.y, 8, &count, theme.text);
    }

    /// Every number of a pack, with a symbol for those solved.
    fn numbers(&self, canvas: &mut Canvas<'_>, area: Rect, at: usize, house: &House) {
        let theme = canvas.theme;
        let pack = &self.packs()[at];
        let progress = house.progress(self.fetch.game);
        for number in 1..=pack.count {
            let (column, row) = ((number - 1) % NUMBERS, (number - 1) / NUMBERS);
            let y = area.y + row;
            if y >= area.bottom() {
                break;
            }
            let solved = progress.is_solved(&pack.puzzle(number).name);
            let style = match (number == self.numbers[at], solved) {
                (true, _) => theme.focus,
                (_, true) => theme.good,
                _ => theme.quiet,
            };
            let text = format!("{number:>3}{}", if solved { "✓" } else { " " });
            canvas.text(area.x + 5 * column, y, 4, &text, style);
        }
    }
}
