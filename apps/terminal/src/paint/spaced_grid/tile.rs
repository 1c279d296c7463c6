//! One cell of a spaced grid: its background, its number or notes, and the symbols beside it.

use super::{Canvas, plan::Cut, ribbon::warmth};
use crate::{
    paint::{
        grid::{GridPose, how_many},
        words::width,
    },
    theme::{Ground, Ink},
};
use parlour_scene::{Grid, GridCell, Open, Strength};
use ratatui::layout::Rect;

pub(super) struct Tile<'a> {
    pub board: &'a Grid,
    pub cell: &'a GridCell,
    pub index: u16,
    pub place: Rect,
    pub cut: Cut,
    pub on_path: bool,
}

impl Tile<'_> {
    pub fn draw(&self, canvas: &mut Canvas<'_>, pose: &GridPose<'_>) {
        if self.cell.hole {
            return;
        }
        let ground = self.ground(pose);
        canvas.fill(self.place, canvas.theme.grid.ground(ground));
        match self.cell.value {
            Some(value) => {
                let ink = match (self.cell.given, ground) {
                    (true, _) => Ink::Given,
                    (_, Ground::Error) => Ink::Error,
                    _ => Ink::Entry,
                };
                self.middle(canvas, &value.to_string(), ground, ink);
            }
            None => self.empty(canvas, ground),
        }
    }

    fn ground(&self, pose: &GridPose<'_>) -> Ground {
        let cell = self.cell;
        match (cell.open, cell.value) {
            _ if cell.wrong || cell.error || pose.wrong.contains(&self.index) => Ground::Error,
            _ if cell.anchor => Ground::Alike,
            _ if pose.marked.contains(&self.index) => Ground::Near,
            (Open::Yes, _) => match self.board.strength {
                Strength::Low => Ground::Plain,
                Strength::Medium => Ground::Open,
                Strength::High => Ground::Selected,
            },
            (_, Some(value)) if self.on_path => Ground::Path(warmth(value, self.board.highest)),
            _ => Ground::Plain,
        }
    }

    fn empty(&self, canvas: &mut Canvas<'_>, ground: Ground) {
        let theme = &canvas.theme.grid;
        let marks = &self.cell.pencil;
        let dot = match (self.cell.open, self.board.strength) {
            _ if self.cell.wrong => return self.middle(canvas, "✗", ground, Ink::Error),
            (Open::Dead, _) => return self.middle(canvas, "×", ground, Ink::Note),
            (Open::No, _) => "",
            (Open::Yes, Strength::Low) => "◦",
            (Open::Yes, Strength::Medium) => "•",
            (Open::Yes, Strength::High) => "●",
        };
        if marks.is_empty() {
            if dot.is_empty() {
                canvas.centred(self.place, self.row(), "·", theme.spot(ground));
            } else {
                self.middle(canvas, dot, ground, Ink::Dot);
            }
            return;
        }
        if !notes_fit(marks, self.cut) {
            // Just the count, with the dot beside it if there is one.
            self.middle(canvas, &format!("{}{dot}", how_many(marks.len())), ground, Ink::Note);
            return;
        }
        let style = theme.on(ground, Ink::Note);
        if self.cut.high == 1 {
            canvas.centred(self.place, self.place.y, &joined(marks), style);
            return;
        }
        for (y, pair) in [self.place.y, self.place.bottom() - 1].into_iter().zip(marks.chunks(2)) {
            canvas.centred(self.place, y, &joined(pair), style);
        }
        if !dot.is_empty() {
            self.middle(canvas, dot, ground, Ink::Dot);
        }
    }

    fn row(&self) -> u16 {
        self.place.y + self.place.height / 2
    }

    fn middle(&self, canvas: &mut Canvas<'_>, text: &str, ground: Ground, ink: Ink) {
        let style = canvas.theme.grid.on(ground, ink);
        canvas.centred(self.place, self.row(), text, style);
    }

    /// Brackets and symbols in the gaps at both sides.
    pub fn sides(&self, canvas: &mut Canvas<'_>, pose: &GridPose<'_>) {
        let theme = canvas.theme;
        let cursor = pose.cursor && self.board.focused && self.board.cursor == self.index;
        let marked = pose.marked.contains(&self.index);
        let flashing = pose.flashing.contains(&self.index);
        let pair = match (cursor, marked, self.cell.anchor) {
            _ if flashing => Some(["▐", "▌"]),
            (true, _, _) => Some(["▐", "▌"]),
            (_, true, _) => Some(["(", ")"]),
            (_, _, true) => Some(["[", "]"]),
            _ => None,
        };
        if let Some([left, right]) = pair {
            let style = if flashing { theme.bad } else { theme.grid.cursor };
            for y in self.place.y..self.place.bottom() {
                canvas.text(self.place.x - 1, y, 1, left, style);
                canvas.text(self.place.right(), y, 1, right, style);
            }
        }
    }

    /// Symbols that go over everything else.
    pub fn signs(&self, canvas: &mut Canvas<'_>, pose: &GridPose<'_>) {
        let theme = canvas.theme;
        if let Some(letter) = pose.letter(self.index) {
            // In the cell's corner, or beside the cell if it would collide with the number.
            let x = if self.cut.high > 1 { self.place.x } else { self.place.x - 1 };
            canvas.text(x, self.place.y, 1, &letter, theme.accent);
        }
        if self.board.broken.iter().any(|(a, b)| [*a, *b].contains(&self.index)) {
            let x = if self.cut.wide > 3 { self.place.right() - 1 } else { self.place.right() };
            canvas.text(x, self.row(), 1, "≠", theme.bad);
        }
        if pose.wrong.contains(&self.index) || (self.cell.wrong && self.cell.value.is_some()) {
            canvas.text(self.place.right(), self.row(), 1, "✗", theme.bad);
        }
        if let Some((_, ring)) = pose.held.filter(|(cell, _)| *cell == self.index) {
            canvas.text(self.place.right(), self.row(), 1, ring, theme.accent);
        }
    }
}

fn joined(marks: &[u16]) -> String {
    marks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether notes are readable in cells of this size.
pub(super) fn notes_fit(marks: &[u16], cut: Cut) -> bool {
    if cut.high == 1 {
        return marks.is_empty() || width(&joined(marks)) <= cut.wide;
    }
    marks.chunks(2).all(|pair| width(&joined(pair)) <= cut.wide)
}
