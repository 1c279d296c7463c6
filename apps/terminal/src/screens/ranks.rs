//! The list of ranked games: sorted by any figure or by date, filtered, each with its replay.

use super::{Go, Screen, frame::page, game::Table};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas};
use parlour_kernel::Message;
use parlour_midend::{DATE, Finished, Game, RanksView, Words, turned};
use parlour_scene::Day;
use ratatui::layout::Rect;

/// The widths of a figure and of a date.
const FIGURE: u16 = 8;
const WHEN: u16 = 12;
/// Rows for the details of the selected game.
const TOLD: u16 = 5;

/// How many of the game's sentences the columns already cover, the ending included.
const TOLD_ABOVE: usize = 7;

pub(crate) struct Ranks {
    game: &'static Game,
    /// The index of the selected game among those shown.
    at: usize,
    view: RanksView,
}

impl Ranks {
    /// A game's list, if it has one.
    pub fn of(game: &'static Game) -> Option<Self> {
        Some(Ranks { game, at: 0, view: RanksView::new(&game.card)? })
    }

    fn shown<'h>(&self, house: &'h House) -> Vec<&'h Finished> {
        let finished = house.statistics.of(self.game.id).map_or(&[][..], |statistics| &statistics.recent);
        self.view.shown(finished, house.now().wall)
    }

    fn turn_column(&mut self, forward: bool) {
        self.view.column = turned(&RanksView::columns(&self.game.card), self.view.column, forward);
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = self.shown(house).len();
        match press.key.as_str() {
            "ArrowUp" | "k" => self.at = self.at.saturating_sub(1),
            "ArrowDown" | "j" => self.at = (self.at + 1).min(count.saturating_sub(1)),
            "Home" => self.at = 0,
            "End" => self.at = count.saturating_sub(1),
            "ArrowRight" | "Tab" => self.turn_column(true),
            "ArrowLeft" | "BackTab" => self.turn_column(false),
            "r" => self.view.rising = !self.view.rising,
            "o" => (self.view.outcome, self.at) = (self.view.outcome.turned(true), 0),
            "d" => (self.view.days, self.at) = (self.view.days.turned(true), 0),
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

    /// Opens the selected game from its start, if its replay still exists.
    fn replay(&self, house: &mut House) -> Go {
        let file = self.shown(house).get(self.at).map(|run| run.replay.clone());
        let found = file.and_then(|file| house.store.replay(self.game, &file));
        found.map_or(Go::Stay, |(table, path)| {
            let mut table = Table::new(table, Some(path), house);
            table.view_only(house);
            Go::Open(Screen::Game(Box::new(table)))
        })
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [
            ("Enter", "ui.replay"),
            ("←→", "term.sort"),
            ("r", "term.turn-round"),
            ("o", "ui.ranks-outcome"),
            ("d", "ui.ranks-days"),
        ];
        let heading = format!("{} · {}", house.game_name(self.game.id), house.word("ui.ranks"));
        let inner = page(canvas, area, house, &heading, &keys);
        let theme = canvas.theme;
        let runs = self.shown(house);
        let narrowed = Message::new("term.ranks-shown")
            .int("n", u32::try_from(runs.len()).unwrap_or(u32::MAX))
            .message("outcome", Message::new(format!("ui.ranks-outcome-{}", self.view.outcome.word())))
            .message("days", Message::new(format!("ui.ranks-days-{}", self.view.days.word())));
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
            for (index, column) in RanksView::columns(&self.game.card).into_iter().enumerate() {
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
        for (index, column) in RanksView::columns(&self.game.card).into_iter().enumerate() {
            let name = match column {
                DATE => house.word("ui.ranks-date"),
                figure => house.word(&format!("{}.figure-{figure}", self.game.id)),
            };
            let sorted = column == self.view.column;
            let sign = match (sorted, self.view.rising) {
                (true, true) => "↑",
                (true, false) => "↓",
                _ => "",
            };
            let style = if sorted { canvas.theme.accent } else { canvas.theme.quiet };
            canvas.right(self.place(inner, index), inner.y, &format!("{name}{sign}"), style);
        }
    }

    /// The area of a column.
    fn place(&self, inner: Rect, index: usize) -> Rect {
        let figures = self.game.card.ranks.len();
        let x = inner.x + 6 + FIGURE * index.min(figures) as u16;
        Rect { x, width: if index < figures { FIGURE } else { WHEN }, ..inner }
    }
}

/// How the selected game ended, what is not in the columns, and how it began.
fn told(canvas: &mut Canvas<'_>, inner: Rect, run: &Finished, house: &House) {
    let below = Rect { y: inner.bottom() - TOLD + 1, height: TOLD, ..inner };
    let theme = canvas.theme;
    let said: Vec<String> = run.told.iter().map(|line| house.say(line)).collect();
    let end = said.first().cloned().unwrap_or_default();
    let y = canvas.paragraph(below, below.y, &end, if run.won { theme.good } else { theme.bad });
    let more: Vec<&str> = said.iter().skip(TOLD_ABOVE).chain([&run.setup]).map(String::as_str).collect();
    let rest = Rect { y, height: below.bottom().saturating_sub(y), ..below };
    canvas.paragraph(rest, y, &more.join(" · "), theme.quiet);
}
