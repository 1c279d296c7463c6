//! The shelf: unfinished games, newest first for each kind, with a thumbnail each. Players resume or remove
//! them here, and can undo a removal.

use super::{Go, frame::page};
use crate::{hits::Target, house::House, keys::Press, paint::Canvas};
use parlour_catalog::GAMES;
use parlour_kernel::{Fault, Message};
use parlour_midend::{AnyTable, Game, LeftGame, Slot, Slots, games_left, standing};
use parlour_scene::{Board, Day, Stone};
use ratatui::layout::Rect;

/// The width of the list; the thumbnail is beside it.
const LIST: u16 = 40;

struct Entry {
    game: &'static Game,
    left: LeftGame,
    /// The game, or why it cannot be opened.
    table: Result<Box<dyn AnyTable>, Message>,
    /// Whether the player has removed it.
    gone: bool,
}

pub(crate) struct UnderWay {
    entries: Vec<Entry>,
    at: usize,
    told: Option<Message>,
}

impl UnderWay {
    pub fn new(house: &House) -> Self {
        let mut entries = Vec::new();
        for game in GAMES {
            for left in games_left(&house.store.usual_files(game.id)) {
                let table = match left.open(game) {
                    Ok(None) => continue,
                    Ok(Some(table)) => Ok(table),
                    Err(error) => Err(error.message()),
                };
                entries.push(Entry { game, left, table, gone: false });
            }
        }
        UnderWay { entries, at: 0, told: None }
    }

    pub fn has_any(house: &House) -> bool {
        GAMES.iter().any(|game| !house.store.usual_files(game.id).left().is_empty())
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let count = self.entries.len().max(1);
        match press.key.as_str() {
            "ArrowUp" | "k" | "BackTab" => self.at = (self.at + count - 1) % count,
            "ArrowDown" | "j" | "Tab" => self.at = (self.at + 1) % count,
            "Enter" | " " => return self.open(),
            "x" | "Delete" => self.remove(house),
            "u" => self.put_back(house),
            _ if press.leaves() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target) -> Go {
        match target {
            Target::Row(index) if *index == self.at => return self.open(),
            Target::Row(index) => self.at = *index,
            _ => {}
        }
        Go::Stay
    }

    /// Resumes the selected game; the current one goes to the shelf.
    fn open(&self) -> Go {
        let entry = self.entries.get(self.at).filter(|entry| !entry.gone);
        match entry.and_then(|entry| entry.left.open(entry.game).ok().flatten()) {
            Some(table) => Go::Bring(table),
            None => Go::Stay,
        }
    }

    fn remove(&mut self, house: &House) {
        if let Some(entry) = self.entries.get_mut(self.at).filter(|entry| !entry.gone) {
            house.store.usual_files(entry.game.id).remove(Slot::Left(&entry.left.slot));
            entry.gone = true;
            self.told = Some(Message::new("ui.shelf-removed"));
        }
    }

    fn put_back(&mut self, house: &House) {
        let Some(entry) = self.entries.get_mut(self.at).filter(|entry| entry.gone) else { return };
        let mut files = house.store.usual_files(entry.game.id);
        entry.gone = !files.write(Slot::Left(&entry.left.slot), &entry.left.text);
        let told = if entry.gone { house.store.not_written() } else { Message::new("ui.shelf-is-back") };
        self.told = Some(told);
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let keys = [("Enter", "ui.continue"), ("x", "ui.shelf-remove"), ("u", "ui.shelf-put-back")];
        let inner = page(canvas, area, house, &house.word("ui.shelf"), &keys);
        let theme = canvas.theme;
        let list = Rect { width: LIST.min(inner.width), ..inner };
        if self.entries.is_empty() {
            canvas.paragraph(inner, inner.y, &house.word("ui.shelf-empty"), theme.quiet);
            return;
        }
        let rows = usize::from(inner.height).max(1);
        let from = self.at.saturating_sub(rows - 1);
        for (y, (index, entry)) in (inner.y..).zip(self.entries.iter().enumerate().skip(from).take(rows)) {
            let chosen = index == self.at;
            let style = match (entry.gone, chosen) {
                (true, _) => theme.quiet,
                (_, true) => theme.strong,
                _ => theme.text,
            };
            canvas.text(list.x, y, 1, if chosen { "▸" } else { " " }, theme.accent);
            canvas.text(list.x + 2, y, 15, &house.game_name(entry.game.id), style);
            canvas.text(list.x + 18, y, 10, &Day::at(entry.left.last.0).to_string(), style);
            if entry.gone {
                canvas.text(list.x + 29, y, list.width - 29, &house.word("term.removed"), theme.bad);
            }
            canvas.hit(Rect { y, height: 1, ..list }, Target::Row(index));
        }
        let x = list.right() + 1;
        if let Some(entry) = self.entries.get(self.at) {
            picture(canvas, Rect { x, width: inner.right().saturating_sub(x), ..inner }, entry, house);
        }
        if let Some(told) = &self.told {
            canvas.text(inner.x, inner.bottom(), inner.width, &house.say(told), theme.quiet);
        }
    }
}

/// A game's thumbnail and status.
fn picture(canvas: &mut Canvas<'_>, area: Rect, entry: &Entry, house: &House) {
    let theme = canvas.theme;
    let mut y = area.y;
    match &entry.table {
        Ok(table) => {
            for line in standing(table.as_ref()) {
                y = canvas.paragraph(area, y, &house.say(&line), theme.text);
            }
            let room = area.bottom().saturating_sub(y + 1);
            for row in miniature(&table.scene(None).board, area.width, room) {
                y += 1;
                canvas.text(area.x, y, area.width, &row, theme.accent);
            }
        }
        Err(why) => {
            let told = Message::new("ui.shelf-damaged").message("why", why.clone());
            canvas.paragraph(area, y, &house.say(&told), theme.bad);
        }
    }
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
