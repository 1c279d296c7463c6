//! The list of finished games that are ranked: sorted by any figure or by date, narrowed down, each with its replay.

use super::{Go, Screen, frame::page, game::Table};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas, settings::turn, statistics::Run};
use catalog::Game;
use kernel::Message;
use ratatui::layout::Rect;
use scene::Day;

/// The word of the column that is no figure.
const DATE: &str = "date";
const DAY: u64 = 86_400_000;
/// Columns of a figure and of a date.
const FIGURE: u16 = 8;
const WHEN: u16 = 12;
/// Rows for what is to be told of the chosen game.
const TOLD: u16 = 5;

/// Sentences about a game that its figures tell already, the end among them.
const TOLD_ABOVE: usize = 7;

/// What the list is narrowed down to.
const OUTCOMES: [&str; 3] = ["all", "won", "lost"];
const DAYS: [&str; 3] = ["all", "7", "30"];

pub(crate) struct Ranks {
    game: &'static Game,
    /// Which game of those shown is chosen.
    at: usize,
    column: &'static str,
    rising: bool,
    outcome: &'static str,
    days: &'static str,
}

impl Ranks {
    /// The list of a game, if it has one.
    pub fn of(game: &'static Game) -> Option<Self> {
        let column = *game.card.ranks.first()?;
        Some(Ranks { game, at: 0, column, rising: false, outcome: OUTCOMES[0], days: DAYS[0] })
    }

    fn columns(&self) -> Vec<&'static str> {
        self.game.card.ranks.iter().copied().chain([DATE]).collect()
    }

    fn shown<'h>(&self, house: &'h House) -> Vec<&'h Run> {
        let now = house.now().wall.0;
        let recent = |run: &Run| {
            let days: Option<u64> = self.days.parse().ok();
            days.is_none_or(|days| run.time + days * DAY >= now)
        };
        let fits = |run: &&Run| recent(run) && (self.outcome == "all" || run.won == (self.outcome == "won"));
        let runs = house.statistics.of(self.game.id).map_or(&[][..], |counted| &counted.runs);
        let mut shown: Vec<&Run> = runs.iter().filter(fits).collect();
        let by = |run: &&Run| match self.column {
            DATE => i64::try_from(run.time).unwrap_or(i64::MAX),
            figure => run.figure(figure),
        };
        shown.sort_by_key(|run| (by(run), run.time));
        if !self.rising {
            shown.reverse();
        }
        shown
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = self.shown(house).len();
        match press.key.as_str() {
            "ArrowUp" | "k" => self.at = self.at.saturating_sub(1),
            "ArrowDown" | "j" => self.at = (self.at + 1).min(count.saturating_sub(1)),
            "Home" => self.at = 0,
            "End" => self.at = count.saturating_sub(1),
            "ArrowRight" | "Tab" => self.column = turn(&self.columns(), self.column, true),
            "ArrowLeft" | "BackTab" => self.column = turn(&self.columns(), self.column, false),
            "r" => self.rising = !self.rising,
            "o" => (self.outcome, self.at) = (turn(&OUTCOMES, self.outcome, true), 0),
            "d" => (self.days, self.at) = (turn(&DAYS, self.days, true), 0),
            "Enter" | " " => return self.replay(house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn choose(&mut self, row: usize) -> Go {
        self.at = row;
        Go::Stay
    }

    /// The chosen game from its start, where its replay is still there.
    fn replay(&self, house: &mut House) -> Go {
        let file = self.shown(house).get(self.at).map(|run| run.replay.clone());
        let found = file.and_then(|file| house.store.replay(self.game, &file));
        found.map_or(Go::Stay, |(table, path)| {
            let mut table = Table::new(table, Some(path), house);
            table.begin_review();
            Go::Open(Screen::Game(Box::new(table)))
        })
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [
            ("Enter", "term.replay"),
            ("←→", "term.sort"),
            ("r", "term.turn-round"),
            ("o", "term.outcome"),
            ("d", "term.days"),
        ];
        let heading = format!("{} · {}", house.game_name(self.game.id), house.word("ui.ranks"));
        let inner = page(canvas, area, house, &heading, &keys);
        let theme = canvas.theme;
        let runs = self.shown(house);
        let narrowed = Message::new("term.ranks-shown")
            .int("n", u32::try_from(runs.len()).unwrap_or(u32::MAX))
            .message("outcome", Message::new(format!("ui.ranks-outcome-{}", self.outcome)))
            .message("days", Message::new(format!("ui.ranks-days-{}", self.days)));
        canvas.text(inner.x, inner.y - 1, inner.width, &house.say(&narrowed), theme.quiet);
        self.heads(canvas, inner, house);
        if runs.is_empty() {
            canvas.paragraph(inner, inner.y + 2, &house.word("ui.ranks-none"), theme.quiet);
            return;
        }
        let rows = usize::from(inner.height.saturating_sub(TOLD + 1)).max(1);
        let from = self.at.saturating_sub(rows - 1);
        for (y, (place, run)) in (inner.y + 1..).zip(runs.iter().enumerate().skip(from).take(rows)) {
            let chosen = place == self.at;
            let style = if chosen {
                theme.strong
            } else if run.won {
                theme.good
            } else {
                theme.text
            };
            canvas.text(inner.x, y, 1, if chosen { "▸" } else { " " }, theme.accent);
            canvas.text(inner.x + 2, y, 4, &format!("{:>3}", place + 1), theme.quiet);
            for (index, column) in self.columns().into_iter().enumerate() {
                let value = match column {
                    DATE => Day::at(run.time).to_string(),
                    figure => run.figure(figure).to_string(),
                };
                canvas.right(self.place(inner, index), y, &value, style);
            }
            canvas.hit(Rect { y, height: 1, ..inner }, Target::Row(place));
        }
        if let Some(run) = runs.get(self.at) {
            told(canvas, inner, run, house);
        }
    }

    fn heads(&self, canvas: &mut Canvas<'_>, inner: Rect, house: &House) {
        for (index, column) in self.columns().into_iter().enumerate() {
            let name = match column {
                DATE => house.word("ui.ranks-date"),
                figure => house.word(&format!("{}.figure-{figure}", self.game.id)),
            };
            let sorted = column == self.column;
            let sign = match (sorted, self.rising) {
                (true, true) => "↑",
                (true, false) => "↓",
                _ => "",
            };
            let style = if sorted { canvas.theme.accent } else { canvas.theme.quiet };
            canvas.right(self.place(inner, index), inner.y, &format!("{name}{sign}"), style);
        }
    }

    /// Where a column stands.
    fn place(&self, inner: Rect, index: usize) -> Rect {
        let figures = self.game.card.ranks.len();
        let x = inner.x + 6 + FIGURE * index.min(figures) as u16;
        Rect { x, width: if index < figures { FIGURE } else { WHEN }, ..inner }
    }
}

/// How the chosen game ended, what is not in the columns, and where it began.
fn told(canvas: &mut Canvas<'_>, inner: Rect, run: &Run, house: &House) {
    let below = Rect { y: inner.bottom() - TOLD + 1, height: TOLD, ..inner };
    let theme = canvas.theme;
    let said: Vec<String> = run.told.iter().map(|line| house.say(line)).collect();
    let end = said.first().cloned().unwrap_or_default();
    let y = canvas.paragraph(below, below.y, &end, if run.won { theme.good } else { theme.bad });
    let more: Vec<&str> = said.iter().skip(TOLD_ABOVE).chain([&run.setup]).map(String::as_str).collect();
    let rest = Rect { y, height: below.bottom().saturating_sub(y), ..below };
    canvas.paragraph(rest, y, &more.join(" · "), theme.quiet);
}
