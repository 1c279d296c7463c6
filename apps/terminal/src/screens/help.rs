//! Help: the instructions of a game, and the keys.

use super::{Go, frame::page};
use crate::{
    house::House,
    keys::Press,
    paint::{Canvas, wrap},
};
use parlour_catalog::GAMES;
use parlour_midend::{Game, Opening};
use parlour_scene::Board;
use ratatui::layout::Rect;

/// Keys that work on boards of tiles, and what they do.
const KEYS: [(&str, &str); 10] = [
    ("← →", "term.key-move"),
    ("Space", "term.key-pick"),
    ("Enter", "term.key-submit"),
    ("Tab", "term.key-tab"),
    ("z  Ctrl+Z", "term.key-undo"),
    ("y  Ctrl+Y", "term.key-redo"),
    ("h", "term.key-hint"),
    ("PgUp/PgDn", "term.key-review"),
    ("n", "term.key-new"),
    ("Esc  q", "term.key-back"),
];

/// Keys that work beside a grid, besides those of its commands.
const GRID_KEYS: [(&str, &str); 7] = [
    ("p", "term.key-pause"),
    ("PgUp/PgDn", "term.key-review"),
    (",", "term.key-settings"),
    ("Tab", "term.key-tab"),
    ("Ctrl+Z", "term.key-undo"),
    ("?", "term.key-help"),
    ("q", "term.key-leave"),
];

/// The same on a map of signs.
const MAP_KEYS: [(&str, &str); 6] = [
    ("PgUp/PgDn", "term.key-review"),
    ("Tab", "term.key-next-interest"),
    ("Enter", "term.key-here"),
    ("Esc", "term.key-drop"),
    ("?", "term.key-help"),
    ("Q  S", "term.key-leave"),
];

/// The same beside a grid without blocks, where Tab stays on the board.
const SPACED_GRID_KEYS: [(&str, &str); 10] = [
    ("Tab", "term.key-cycle"),
    ("Shift+↑↓←→", "term.key-move"),
    ("0-9  Enter", "term.key-number"),
    ("p", "term.key-pause"),
    ("PgUp/PgDn", "term.key-review"),
    (",", "term.key-settings"),
    ("F10", "term.key-tab"),
    ("Ctrl+Z", "term.key-undo"),
    ("?", "term.key-help"),
    ("q", "term.key-leave"),
];

pub(crate) struct Help {
    games: Vec<&'static Game>,
    /// The first line shown.
    from: usize,
    /// How far one can go, as the last frame found.
    last: usize,
}

/// A line of the page.
enum Line {
    Heading(String),
    Text(String),
    Key(String, String),
}

impl Help {
    pub fn all() -> Self {
        Help { games: GAMES.iter().collect(), from: 0, last: 0 }
    }

    pub fn of(game: &str) -> Self {
        Help { games: parlour_catalog::game(game).into_iter().collect(), from: 0, last: 0 }
    }

    pub fn press(&mut self, press: &Press) -> Go {
        match press.key.as_str() {
            "ArrowDown" | "j" => self.from += 1,
            "ArrowUp" | "k" => self.from = self.from.saturating_sub(1),
            "PageDown" | " " => self.from += 10,
            "PageUp" => self.from = self.from.saturating_sub(10),
            "Home" => self.from = 0,
            "End" => self.from = self.last,
            "?" => return Go::Back,
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        self.from = self.from.min(self.last);
        Go::Stay
    }

    pub fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let inner = page(canvas, area, house, &house.word("ui.help"), &[("↑↓", "term.scroll")]);
        let lines = self.lines(inner.width, house);
        self.last = lines.len().saturating_sub(usize::from(inner.height));
        self.from = self.from.min(self.last);
        let theme = canvas.theme;
        for (y, line) in (inner.y..inner.bottom()).zip(&lines[self.from..]) {
            match line {
                Line::Heading(text) => canvas.text(inner.x, y, inner.width, text, theme.strong),
                Line::Text(text) => canvas.text(inner.x, y, inner.width, text, theme.text),
                Line::Key(key, text) => {
                    canvas.text(inner.x + 2, y, 12, key, theme.accent);
                    canvas.text(inner.x + 14, y, inner.width - 14, text, theme.text)
                }
            };
        }
        if self.from < self.last {
            canvas.right(inner, inner.bottom(), "▾", theme.accent);
        }
        if self.from > 0 {
            canvas.right(inner, inner.y - 1, "▴", theme.accent);
        }
    }

    fn lines(&self, columns: u16, house: &House) -> Vec<Line> {
        let mut lines = Vec::new();
        for game in &self.games {
            lines.push(Line::Heading(house.game_name(game.id)));
            for key in game.card.help {
                lines.push(Line::Text(String::new()));
                lines.extend(wrap(&house.word(key), columns).into_iter().map(Line::Text));
            }
            lines.push(Line::Text(String::new()));
            lines.push(Line::Heading(house.word("ui.keys")));
            lines.push(Line::Text(String::new()));
            let (keys, about) = keys(game, house);
            lines.extend(keys);
            for word in about {
                lines.push(Line::Text(String::new()));
                lines.extend(wrap(&house.word(word), columns).into_iter().map(Line::Text));
            }
            lines.push(Line::Text(String::new()));
        }
        lines.pop();
        lines
    }
}

/// The keys of a game, and what else there is to know of playing it here.
fn keys(game: &Game, house: &House) -> (Vec<Line>, &'static [&'static str]) {
    let told = |keys: &[(&str, &str)]| -> Vec<Line> {
        keys.iter().map(|(key, word)| Line::Key((*key).to_owned(), house.word(word))).collect()
    };
    let scene = game
        .open("", Opening::default())
        .map(|table| house.settings.habits(game.id).bound(table.scene(None)));
    let Ok(scene) = scene else { return (told(&KEYS), &["term.mouse"]) };
    let (keys, about): (&[(&str, &str)], &[&str]) = match &scene.board {
        Board::Grid(board) if board.layout.is_spaced() => (&SPACED_GRID_KEYS, &["term.mouse-woven"]),
        Board::Grid(_) => (&GRID_KEYS, &["term.notes-grid", "term.mouse-grid"]),
        Board::Glyphs(_) => (&MAP_KEYS, &["term.mouse-map"]),
        Board::Tiles(_) | Board::Points(_) => return (told(&KEYS), &["term.mouse"]),
    };
    let commands = scene.commands.iter().filter(|command| !command.key.is_empty());
    let mut lines: Vec<Line> = commands
        .map(|command| {
            let key = if command.key == " " { "Space" } else { command.key.as_ref() };
            Line::Key(key.to_owned(), house.say(&command.label))
        })
        .collect();
    lines.extend(told(keys));
    (lines, about)
}
