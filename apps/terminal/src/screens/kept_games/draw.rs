//! How the shelf is drawn: the list, and beside it what is seen of the selected game.

use super::{KeptGames, Typing};
use crate::{
    hits::Target,
    house::House,
    paint::{Canvas, width},
    screens::frame::page,
};
use parlour_kernel::{Fault, Message};
use parlour_midend::{
    Words,
    shelf::{Entry, Kind, Place},
};
use parlour_scene::{Board, Day, Stone};
use ratatui::layout::Rect;

/// The width of the list; the thumbnail is beside it.
const LIST: u16 = 44;
/// Rows for what is told, and for what is typed.
const TOLD: u16 = 3;

/// The keys of the page.
const KEYS: [(&str, &str); 14] = [
    ("Enter", "term.open"),
    ("/", "ui.shelf-find"),
    ("g", "ui.shelf-game"),
    ("w", "ui.shelf-state"),
    ("d", "ui.ranks-days"),
    ("o", "ui.shelf-order"),
    ("n", "ui.shelf-rename"),
    ("v", "ui.shelf-verify"),
    ("x", "ui.shelf-remove"),
    ("X", "term.shelf-all"),
    ("u", "ui.shelf-put-back"),
    ("s", "ui.shelf-keep"),
    ("a", "ui.shelf-export"),
    ("b", "ui.shelf-import"),
];

impl KeptGames {
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let inner = page(canvas, area, house, &house.word("ui.shelf"), &KEYS);
        let theme = canvas.theme;
        let inner = Rect { y: inner.y - 1, height: inner.height + 2, ..inner };
        let below = Rect { y: inner.bottom().saturating_sub(TOLD), height: TOLD, ..inner };
        let body = Rect { height: inner.height.saturating_sub(TOLD + 1), ..inner };
        self.words(canvas, below, house);
        if self.entries.is_empty() {
            canvas.paragraph(body, body.y, &house.word("ui.shelf-empty"), theme.quiet);
            return;
        }
        canvas.text(body.x, body.y, body.width, &self.narrowed(house), theme.quiet);
        let body = Rect { y: body.y + 1, height: body.height.saturating_sub(1), ..body };
        if self.shown.is_empty() {
            canvas.paragraph(body, body.y, &house.word("ui.shelf-none"), theme.quiet);
            return;
        }
        let list = Rect { width: LIST.min(body.width), ..body };
        let rows = usize::from(body.height).max(1);
        let from = (self.at + 1).saturating_sub(rows);
        for (y, (place, index)) in (body.y..).zip(self.shown.iter().enumerate().skip(from).take(rows)) {
            self.row(canvas, Rect { y, height: 1, ..list }, (place, *index), house);
        }
        let x = list.right() + 1;
        let beside = Rect { x, width: body.right().saturating_sub(x), ..body };
        self.picture(canvas, beside, house);
    }

    /// What is listed.
    fn narrowed(&self, house: &House) -> String {
        let view = &self.view;
        let count = u32::try_from(self.shown.len()).unwrap_or(u32::MAX);
        let mut parts = vec![house.say(&Message::new("ui.shelf-count").int("n", count))];
        if !view.game.is_empty() {
            parts.push(house.game_name(&view.game));
        }
        let choices = [
            ("ui.shelf-state", view.state.word(), "all"),
            ("ui.ranks-days", view.days.word(), "all"),
            ("ui.shelf-order", view.order.word(), "newest"),
        ];
        let chosen = choices.into_iter().filter(|(_, word, usual)| word != usual);
        parts.extend(chosen.map(|(key, word, _)| house.word(&format!("{key}-{word}"))));
        if !view.words.trim().is_empty() {
            parts.push(format!("/ {}", view.words.trim().chars().take(20).collect::<String>()));
        }
        parts.join(" · ")
    }

    fn row(&self, canvas: &mut Canvas<'_>, area: Rect, (place, index): (usize, usize), house: &House) {
        let (theme, entry) = (canvas.theme, &self.entries[index]);
        let chosen = place == self.at;
        let style = match (self.gone[index], chosen) {
            (true, _) => theme.quiet,
            (_, true) => theme.strong,
            _ => theme.text,
        };
        canvas.text(area.x, area.y, 1, if chosen { "▸" } else { " " }, theme.accent);
        let (sign, ink) = match &entry.kind {
            Kind::UnderWay => ("…", theme.accent),
            Kind::Finished(ended) if ended.word() == "won" => ("★", theme.good),
            Kind::Finished(_) => ("✓", theme.text),
            Kind::Unreadable(_) | Kind::Newer(_) => ("!", theme.bad),
        };
        canvas.text(area.x + 2, area.y, 1, sign, ink);
        canvas.text(area.x + 4, area.y, 10, &Day::at(entry.last.0).to_string(), style);
        let room = area.width.saturating_sub(15);
        let name = if self.gone[index] { house.word("term.removed") } else { name(entry, house) };
        canvas.text(area.x + 15, area.y, room, &shortened(&name, room), style);
        canvas.hit(area, Target::Row(place));
    }

    /// What is seen of the selected game, and how it stands.
    fn picture(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let (Some(entry), Some(preview)) = (self.selected(), &self.preview) else { return };
        let mut y = canvas.paragraph(area, area.y, &state(entry, house), theme.accent);
        match preview {
            Ok(preview) => {
                for line in &preview.lines {
                    y = canvas.paragraph(area, y, &house.say(line), theme.text);
                }
                let room = area.bottom().saturating_sub(y + 1);
                for row in miniature(&preview.board, area.width, room) {
                    y += 1;
                    canvas.text(area.x, y, area.width, &row, theme.accent);
                }
            }
            Err(error) => {
                let newer = matches!(entry.kind, Kind::Newer(_));
                let told = Message::new(if newer { "ui.shelf-newer" } else { "ui.shelf-damaged" });
                canvas.paragraph(area, y, &house.say(&told.message("why", error.message())), theme.bad);
            }
        }
    }

    /// What is told, or being typed.
    fn words(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let theme = canvas.theme;
        let Some((typing, text)) = &self.typing else {
            let told: Vec<String> = self.told.iter().map(|line| house.say(line)).collect();
            canvas.paragraph(area, area.y, &told.join(" "), theme.quiet);
            return;
        };
        let key = match typing {
            Typing::Find => "ui.shelf-find",
            Typing::Name => "ui.shelf-name",
            Typing::Save | Typing::SaveAll => "term.shelf-save-to",
            Typing::Bring => "term.shelf-bring-from",
        };
        let label = house.word(key);
        let x = canvas.text(area.x, area.y, area.width, &label, theme.accent) + 1;
        // The end is shown, where it is being typed.
        let room = usize::from(area.right().saturating_sub(x + 1));
        let hidden = text.chars().count().saturating_sub(room);
        let shown = text.chars().skip(hidden).collect::<String>() + "▏";
        canvas.text(x, area.y, area.width, &shown, theme.entry);
    }
}

/// A game's name and that of its puzzle or its own.
fn name(entry: &Entry, house: &House) -> String {
    let puzzle = || parlour_catalog::game(entry.game).and_then(|game| house.puzzle_name(game, &entry.puzzle));
    let own = Some(entry.title.clone()).filter(|title| !title.is_empty()).or_else(puzzle);
    let game = house.game_name(entry.game);
    own.map_or_else(|| game.clone(), |own| format!("{game} · {own}"))
}

fn shortened(text: &str, columns: u16) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + 2 > columns {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

/// How an entry stands.
fn state(entry: &Entry, house: &House) -> String {
    let word = match &entry.kind {
        Kind::UnderWay => "under-way",
        Kind::Finished(ended) => ended.word(),
        Kind::Unreadable(_) | Kind::Newer(_) => "apart",
    };
    let said = house.word(&format!("ui.shelf-state-{word}"));
    if entry.place == Place::Last { format!("{said} · {}", house.word("ui.shelf-on-table")) } else { said }
}

/// A board in as few characters as possible, enough to recognise a game by.
fn miniature(board: &Board, wide: u16, high: u16) -> Vec<String> {
    let (wide, high) = (usize::from(wide), usize::from(high));
    match board {
        Board::Grid(grid) => {
            let cell = |cell: &parlour_scene::GridCell| match cell.value {
                _ if cell.hole => "   ".to_owned(),
                Some(value) => format!("{value:>3}"),
                None => "  ·".to_owned(),
            };
            let rows = grid.cells.chunks(usize::from(grid.columns).max(1));
            rows.take(high).map(|row| row.iter().take(wide / 3).map(cell).collect()).collect()
        }
        Board::Points(board) => {
            let side = board.points.iter().map(|point| point.column.max(point.row) + 1).max().unwrap_or(1);
            let at = |column: u8, row: u8| {
                let point = board.points.iter().find(|point| (point.column, point.row) == (column, row));
                match point.map(|point| point.stone) {
                    Some(Some(Stone::First)) => "○ ",
                    Some(Some(Stone::Second)) => "● ",
                    Some(_) => "· ",
                    None => "  ",
                }
            };
            (0..side).take(high).map(|row| (0..side).map(|column| at(column, row)).collect()).collect()
        }
        Board::Tiles(board) => {
            let number = |up: bool, number: u8| if up { format!("{number:>3}") } else { "  _".to_owned() };
            vec![board.tiles.iter().map(|tile| number(tile.up, tile.number)).collect()]
        }
        Board::Glyphs(map) => {
            let columns = usize::from(map.columns).max(1);
            let (row, column) = (usize::from(map.centre) / columns, usize::from(map.centre) % columns);
            let (top, left) = (row.saturating_sub(high / 2), column.saturating_sub(wide / 2));
            let rows = map.cells.chunks(columns).skip(top).take(high);
            rows.map(|row| row.iter().skip(left).take(wide).map(|cell| cell.sign).collect()).collect()
        }
    }
}
