//! Changing a game's keys: choose a command, press Enter, then the key it should have.

use super::{Go, frame::page};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas};
use parlour_kernel::Message;
use parlour_midend::Game;
use parlour_scene::Key;
use ratatui::layout::Rect;

pub(crate) struct Bindings {
    game: &'static Game,
    at: usize,
    /// Whether it is waiting for the new key.
    asks: bool,
    told: Option<Message>,
}

impl Bindings {
    /// The keys of a game that has some to change.
    pub fn of(game: &'static Game) -> Self {
        Bindings { game, at: 0, asks: false, told: None }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        if self.asks {
            self.asks = false;
            if press.key != "Escape" {
                self.bind(press, house);
            }
            return Go::Stay;
        }
        let count = self.game.card.keys.len();
        match press.key.as_str() {
            "ArrowUp" => self.at = (self.at + count - 1) % count,
            "ArrowDown" | "Tab" => self.at = (self.at + 1) % count,
            "ArrowLeft" | "PageUp" => self.at = self.at.saturating_sub(count / 2),
            "ArrowRight" | "PageDown" => self.at = (self.at + count / 2).min(count - 1),
            "Enter" | " " => return self.ask(self.at),
            "r" => {
                house.change_habits(self.game.id, |habits| habits.reset_keys(&self.game.card));
                self.told = Some(Message::new("ui.bind-reset-done"));
            }
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    /// Waits for a command's new key.
    pub fn ask(&mut self, row: usize) -> Go {
        (self.at, self.asks, self.told) = (row, true, None);
        Go::Stay
    }

    fn bind(&mut self, press: &Press, house: &mut House) {
        let card = &self.game.card;
        let known = &card.keys[self.at];
        let key = if press.ctrl || press.alt { "" } else { press.key.as_str() };
        let rebound = house.change_habits(self.game.id, |habits| habits.bind(card, known, key));
        self.told = Some(rebound.told(known, &press.key));
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let heading = Message::new("ui.bind").message("game", Message::new(format!("game.{}", self.game.id)));
        let keys = [("↑↓", "term.choose"), ("Enter", "term.change"), ("r", "ui.bind-reset")];
        let inner = page(canvas, area, house, &house.say(&heading), &keys);
        let theme = canvas.theme;
        let habits = house.settings.habits(self.game.id);
        let all: &[Key] = self.game.card.keys;
        // In as many columns as needed, while there is room.
        let rows = usize::from(inner.height.saturating_sub(2)).max(1);
        let columns = all.len().div_ceil(rows).min(3);
        let wide = inner.width / columns as u16;
        let from = if self.at < columns * rows { 0 } else { self.at + 1 - columns * rows };
        for (place, known) in all.iter().enumerate().skip(from).take(columns * rows) {
            let (column, row) = ((place - from) / rows, (place - from) % rows);
            let cell = Rect {
                x: inner.x + wide * column as u16,
                y: inner.y + row as u16,
                width: wide.saturating_sub(2),
                height: 1,
            };
            let chosen = place == self.at;
            let key = if chosen && self.asks { "…".to_owned() } else { habits.key(known) };
            canvas.text(cell.x, cell.y, 1, if chosen { "▸" } else { " " }, theme.accent);
            canvas.text(cell.x + 2, cell.y, 2, &key, if chosen { theme.accent } else { theme.strong });
            let style = if chosen { theme.strong } else { theme.text };
            canvas.text(cell.x + 5, cell.y, cell.width.saturating_sub(5), &house.word(known.label), style);
            canvas.hit(cell, Target::Row(place));
        }
        let said = match &self.told {
            _ if self.asks => house.word("ui.bind-press"),
            Some(told) => house.say(told),
            None => house.word("ui.bind-about"),
        };
        let below = Rect { y: inner.bottom() - 1, height: 2, ..inner };
        canvas.paragraph(below, below.y, &said, if self.asks { theme.accent } else { theme.quiet });
    }
}
