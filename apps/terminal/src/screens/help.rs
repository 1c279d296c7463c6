//! Help: a game's instructions and keys.

use super::{Go, Screen, frame::page, techniques::Techniques};
use crate::{
    house::House,
    keys::Press,
    paint::{Canvas, wrap},
};
use parlour_catalog::{GAMES, has_topics};
use parlour_midend::{Game, Opening, key_rows};
use parlour_scene::{Board, Scene};
use ratatui::layout::Rect;

/// The width of the key column.
const KEYS: u16 = 24;

/// Keys that only the terminal has.
const OWN: [(&str, &str); 5] = [
    ("Tab", "term.key-tab"),
    ("F10", "term.key-tab"),
    ("PgUp", "term.key-review"),
    (",", "term.key-settings"),
    ("q", "term.key-leave"),
];

pub(crate) struct Help {
    games: Vec<&'static Game>,
    /// The scene help was opened from.
    scene: Option<Box<Scene>>,
    /// The first line shown.
    from: usize,
    /// The maximum scroll position, as of the last frame.
    last: usize,
}

enum Line {
    Heading(String),
    Text(String),
    /// Keys and what they do; either may wrap.
    Key(String, String),
}

impl Help {
    pub fn all() -> Self {
        Help { games: GAMES.iter().collect(), scene: None, from: 0, last: 0 }
    }

    /// A game's help, with the keys of a scene of it.
    pub fn at(game: &str, scene: Scene) -> Self {
        let games = parlour_catalog::game(game).into_iter().collect();
        Help { games, scene: Some(Box::new(scene)), from: 0, last: 0 }
    }

    pub fn press(&mut self, press: &Press) -> Go {
        match press.key.as_str() {
            "ArrowDown" | "j" => self.from += 1,
            "ArrowUp" | "k" => self.from = self.from.saturating_sub(1),
            "PageDown" | " " => self.from += 10,
            "PageUp" => self.from = self.from.saturating_sub(10),
            "Home" => self.from = 0,
            "End" => self.from = self.last,
            "t" => {
                if let Some(game) = self.taught() {
                    return Go::Open(Screen::Techniques(Techniques::new(game)));
                }
            }
            "f" => {
                if let [game] = self.games.as_slice() {
                    return Go::First(game);
                }
            }
            "?" => return Go::Back,
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        self.from = self.from.min(self.last);
        Go::Stay
    }

    /// The game whose techniques have pages.
    fn taught(&self) -> Option<&'static Game> {
        self.games.iter().copied().find(|game| has_topics(game.id))
    }

    pub fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let mut keys = vec![("↑↓", "term.scroll")];
        keys.extend((self.games.len() == 1).then_some(("f", "ui.first")));
        keys.extend(self.taught().map(|_| ("t", "term.techniques")));
        let inner = page(canvas, area, house, &house.word("ui.help"), &keys);
        let lines = self.lines(inner.width, house);
        self.last = lines.len().saturating_sub(usize::from(inner.height));
        self.from = self.from.min(self.last);
        let theme = canvas.theme;
        for (y, line) in (inner.y..inner.bottom()).zip(&lines[self.from..]) {
            match line {
                Line::Heading(text) => canvas.text(inner.x, y, inner.width, text, theme.strong),
                Line::Text(text) => canvas.text(inner.x, y, inner.width, text, theme.text),
                Line::Key(key, text) => {
                    canvas.text(inner.x + 2, y, KEYS - 3, key, theme.accent);
                    canvas.text(inner.x + KEYS, y, inner.width - KEYS, text, theme.text)
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
            let scene = self.scene.as_deref().cloned().or_else(|| first_scene(game, house));
            lines.extend(scene.iter().flat_map(|scene| keys(game, scene, house, columns)));
            for word in scene.iter().flat_map(|scene| by_mouse(&scene.board)) {
                lines.push(Line::Text(String::new()));
                lines.extend(wrap(&house.word(word), columns).into_iter().map(Line::Text));
            }
            lines.push(Line::Text(String::new()));
        }
        lines.pop();
        lines
    }
}

/// The first scene of a new game, with the user's own key bindings.
fn first_scene(game: &Game, house: &House) -> Option<Scene> {
    let table = game.open("", Opening::default()).ok()?;
    Some(house.settings.habits(game.id).bound(table.scene(None)))
}

/// The keys of a scene, plus the terminal's own.
fn keys(game: &Game, scene: &Scene, house: &House, columns: u16) -> Vec<Line> {
    let map = matches!(scene.board, Board::Glyphs(_));
    let cycles = map || matches!(&scene.board, Board::Grid(board) if board.cycles);
    let own = OWN.iter().filter(|(key, word)| match *key {
        "Tab" => !cycles,
        "F10" => cycles && !map,
        "," => !game.card.settings.is_empty() && !map,
        _ => !map || *word != "term.key-leave",
    });
    let leaves = map.then_some(("Q  S", "term.key-leave"));
    let own = own.copied().chain(leaves).map(|(key, word)| (key.to_owned(), house.word(word)));
    let rows = key_rows(scene, &game.card);
    let told = rows.iter().map(|row| (house.speaker.keys(&row.keys.join(" / ")), house.say(&row.does)));
    told.chain(own).flat_map(|(keys, does)| key_lines(&keys, &does, columns)).collect()
}

/// Keys and description, wrapped over as many lines as needed.
fn key_lines(keys: &str, does: &str, columns: u16) -> Vec<Line> {
    let (keys, does) = (wrap(keys, KEYS - 3), wrap(does, columns.saturating_sub(KEYS)));
    let line = |lines: &[String], row: usize| lines.get(row).cloned().unwrap_or_default();
    (0..keys.len().max(does.len())).map(|row| Line::Key(line(&keys, row), line(&does, row))).collect()
}

/// What else to know about using a board in the terminal.
fn by_mouse(board: &Board) -> &'static [&'static str] {
    match board {
        Board::Grid(board) if board.layout.is_spaced() => &["term.mouse-woven"],
        Board::Grid(_) => &["term.notes-grid", "term.mouse-grid"],
        Board::Glyphs(_) => &["term.mouse-map"],
        Board::Tiles(_) | Board::Points(_) => &["term.mouse"],
    }
}
