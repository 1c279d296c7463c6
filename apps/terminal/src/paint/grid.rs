//! Paints `Board::Grid` with blocks: cells with numbers and notes between lines. Large cells show every note
//! at its own place, three by three; the smallest show a symbol for how many there are. Spaced grids are
//! drawn by `spaced_grid`.

use super::{Canvas, spaced_grid, walls};
use crate::{
    hits::Target,
    theme::{Ground, Ink},
};
use parlour_midend::{Mark, Part};
use parlour_scene::{Grid, GridCell};
use ratatui::{layout::Rect, style::Style};

/// What the screen adds to a grid.
#[derive(Default)]
pub(crate) struct GridPose<'a> {
    /// Whether the board has the focus, so that the cursor is shown.
    pub cursor: bool,
    /// Cells the hint is about.
    pub marked: &'a [u16],
    /// Notes that a hint speaks of.
    pub told: &'a [Mark],
    /// The letters the hint's text uses for cells.
    pub letters: &'a [(u16, char)],
    /// Cells that differ from the solution.
    pub wrong: &'a [u16],
    /// Whether only the lines are shown.
    pub hidden: bool,
    /// Whether it was finished a moment ago.
    pub celebrating: bool,
    /// Cells where an illegal entry was just tried.
    pub flashing: &'a [u16],
    /// The cell being held down, with the progress ring.
    pub held: Option<(u16, &'static str)>,
}

impl GridPose<'_> {
    /// The part that a note of a cell plays in what is told.
    fn part(&self, cell: u16, number: u16) -> Option<Part> {
        let here = |mark: &&Mark| mark.cell == cell && u16::from(mark.number) == number;
        self.told.iter().find(here).map(|mark| mark.part)
    }

    /// The letter the hint's text uses for a cell.
    pub fn letter(&self, cell: u16) -> Option<String> {
        self.letters.iter().find(|(known, _)| *known == cell).map(|(_, letter)| letter.to_string())
    }
}

/// How large cells are drawn.
#[derive(Clone, Copy)]
struct Cut {
    wide: u16,
    high: u16,
    /// Whether there are lines between the columns of a block, and between its rows.
    columns: bool,
    rows: bool,
}

const fn cut(wide: u16, high: u16, columns: bool, rows: bool) -> Cut {
    Cut { wide, high, columns, rows }
}

/// The sizes, best first.
const CUTS: [Cut; 6] = [
    cut(7, 3, true, true),
    cut(5, 3, true, true),
    cut(7, 3, true, false),
    cut(5, 3, true, false),
    cut(5, 2, true, false),
    cut(3, 1, false, false),
];

/// The sizes of grids whose regions end anywhere, so that there are lines between all cells.
const WALLED: [Cut; 5] = [
    cut(7, 3, true, true),
    cut(5, 3, true, true),
    cut(5, 2, true, true),
    cut(5, 1, true, true),
    cut(3, 1, true, true),
];

/// The highest note.
const NOTES: u16 = 9;

impl Cut {
    /// Where a note goes in a cell; nowhere in the smallest.
    fn note(self, number: u16) -> Option<(u16, u16)> {
        let place = number - 1;
        match (self.wide, self.high) {
            (7, 3) => Some((1 + 2 * (place % 3), place / 3)),
            (5, 3) => Some((2 * (place % 3), place / 3)),
            (5, 2) => Some((place % 5, place / 5)),
            _ => None,
        }
    }

    /// A position no note uses.
    fn free(self) -> (u16, u16) {
        match (self.wide, self.high) {
            (7, 3) => (6, 0),
            (5, 3) => (3, 1),
            (wide, high) => (wide - 1, high - 1),
        }
    }

    fn size(self, board: &Grid) -> (u16, u16) {
        let columns = Axis::new(columns(board), self.wide, block(board), self.columns);
        let rows = Axis::new(rows(board), self.high, block(board), self.rows);
        (columns.length, rows.length)
    }
}

fn columns(board: &Grid) -> u16 {
    u16::from(board.columns.max(1))
}

fn block(board: &Grid) -> u16 {
    u16::from(board.layout.block().unwrap_or(1).max(1))
}

fn rows(board: &Grid) -> u16 {
    (board.cells.len() as u16).div_ceil(columns(board))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Weight {
    Thin,
    Heavy,
}

/// The lines and cells along one axis.
pub(super) struct Axis {
    /// The position before each cell and after the last, with the line there, if any.
    pub lines: Vec<(u16, Option<Weight>)>,
    /// Where each cell begins.
    cells: Vec<u16>,
    pub length: u16,
}

impl Axis {
    fn new(count: u16, size: u16, block: u16, thin: bool) -> Self {
        let (mut lines, mut cells, mut at) = (Vec::new(), Vec::new(), 0);
        for index in 0..=count {
            let weight = match (index % block == 0 || index == count, thin) {
                (true, _) => Some(Weight::Heavy),
                (false, true) => Some(Weight::Thin),
                (false, false) => None,
            };
            lines.push((at, weight));
            at += u16::from(weight.is_some());
            if index < count {
                cells.push(at);
                at += size;
            }
        }
        Axis { lines, cells, length: at }
    }
}

/// Whether a grid of this size has room for notes in its cells.
pub(crate) fn grid_shows_notes(board: &Grid, columns: u16, rows: u16) -> bool {
    if board.layout.is_spaced() {
        return spaced_grid::shows_notes(board, columns, rows);
    }
    chosen(board, columns, rows).note(1).is_some()
}

/// The size a grid takes within this space.
pub(crate) fn grid_size(board: &Grid, columns: u16, rows: u16) -> (u16, u16) {
    if board.layout.is_spaced() {
        return spaced_grid::size(board, columns, rows);
    }
    chosen(board, columns, rows).size(board)
}

fn chosen(board: &Grid, columns: u16, rows: u16) -> Cut {
    let fits = |cut: &Cut| {
        let (wide, high) = cut.size(board);
        wide <= columns && high <= rows
    };
    let cuts = if walls::has_any(board) { &WALLED[..] } else { &CUTS[..] };
    cuts.iter().find(|cut| fits(cut)).copied().unwrap_or(cuts[cuts.len() - 1])
}

/// Draws the grid from the area's corner.
pub(crate) fn grid(canvas: &mut Canvas<'_>, area: Rect, board: &Grid, pose: &GridPose<'_>) {
    if board.layout.is_spaced() {
        spaced_grid::draw(canvas, area, board, pose);
        return;
    }
    let cut = chosen(board, area.width, area.height);
    let across = Axis::new(columns(board), cut.wide, block(board), cut.columns);
    let down = Axis::new(rows(board), cut.high, block(board), cut.rows);
    if walls::has_any(board) {
        walls::lines(canvas, area, board, &across, &down, pose.celebrating);
    } else {
        lines(canvas, area, &across, &down, pose.celebrating);
    }
    if board.coordinates {
        coordinates(canvas, area, &across, &down, cut);
    }
    for (index, cell) in (0_u16..).zip(&board.cells) {
        let (column, row) = (index % columns(board), index / columns(board));
        let (x, y) = (across.cells[usize::from(column)], down.cells[usize::from(row)]);
        let place = Rect::new(area.x + x, area.y + y, cut.wide, cut.high);
        let slot = Slot { cut, place, board, index };
        if pose.hidden {
            canvas.fill(place, canvas.theme.grid.ground(Ground::Plain));
        } else {
            slot.draw(canvas, cell, pose);
        }
        // The line after a cell belongs to it, so that there are no dead spots between cells.
        canvas.hit(Rect { width: place.width + 1, height: place.height + 1, ..place }, Target::Cell(index));
    }
}

/// Row and column numbers, on the frame.
fn coordinates(canvas: &mut Canvas<'_>, area: Rect, across: &Axis, down: &Axis, cut: Cut) {
    let style = canvas.theme.strong;
    for (number, x) in (1..).zip(&across.cells) {
        canvas.text(area.x + x + cut.wide / 2, area.y, 2, &format!("{number}"), style);
    }
    for (number, y) in (1..).zip(&down.cells) {
        canvas.text(area.x, area.y + y + (cut.high - 1) / 2, 2, &format!("{number}"), style);
    }
}

fn lines(canvas: &mut Canvas<'_>, area: Rect, across: &Axis, down: &Axis, celebrating: bool) {
    let theme = &canvas.theme.grid;
    let heavy = if celebrating { theme.cursor } else { theme.heavy };
    let thin = theme.thin;
    let style = |weight: Weight| if weight == Weight::Heavy { heavy } else { thin };
    for (row, (y, level)) in down.lines.iter().enumerate() {
        let Some(level) = level else { continue };
        let across_y = area.y + y;
        let fill = if *level == Weight::Heavy { "━" } else { "─" };
        let line = fill.repeat(usize::from(across.length));
        canvas.text(area.x, across_y, across.length, &line, style(*level));
        for (column, (x, upright)) in across.lines.iter().enumerate() {
            let Some(upright) = upright else { continue };
            let edges = Edges {
                top: row == 0,
                bottom: row + 1 == down.lines.len(),
                left: column == 0,
                right: column + 1 == across.lines.len(),
            };
            let joint = joint(*level, *upright, edges);
            let style = if *upright == Weight::Heavy { heavy } else { style(*level) };
            canvas.text(area.x + x, across_y, 1, joint, style);
        }
    }
    let inside = |y: &u16| down.lines.iter().all(|(line, weight)| line != y || weight.is_none());
    for y in (0..down.length).filter(inside) {
        for (x, upright) in &across.lines {
            if let Some(upright) = upright {
                let sign = if *upright == Weight::Heavy { "┃" } else { "│" };
                canvas.text(area.x + x, area.y + y, 1, sign, style(*upright));
            }
        }
    }
}

/// Which edges of the grid a joint touches.
#[derive(Clone, Copy)]
pub(super) struct Edges {
    pub top: bool,
    pub bottom: bool,
    pub left: bool,
    pub right: bool,
}

/// The box-drawing character where two lines meet.
pub(super) fn joint(level: Weight, upright: Weight, edges: Edges) -> &'static str {
    let Edges { top, bottom, left, right } = edges;
    let (level, upright) = (level == Weight::Heavy, upright == Weight::Heavy);
    match (top, bottom, left, right) {
        (true, _, true, _) => "┏",
        (true, _, _, true) => "┓",
        (_, true, true, _) => "┗",
        (_, true, _, true) => "┛",
        (true, ..) => ["┯", "┳"][usize::from(upright)],
        (_, true, ..) => ["┷", "┻"][usize::from(upright)],
        (_, _, true, _) => ["┠", "┣"][usize::from(level)],
        (_, _, _, true) => ["┨", "┫"][usize::from(level)],
        _ => [["┼", "┿"], ["╂", "╋"]][usize::from(upright)][usize::from(level)],
    }
}

/// One cell and its area.
struct Slot<'a> {
    cut: Cut,
    place: Rect,
    board: &'a Grid,
    index: u16,
}

impl Slot<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, cell: &GridCell, pose: &GridPose<'_>) {
        let theme = &canvas.theme.grid;
        let wrong = pose.wrong.contains(&self.index);
        let ground = ground(cell, wrong, theme.signs);
        canvas.fill(self.place, theme.ground(ground));
        self.corners(canvas, cell, ground);
        match cell.value {
            Some(value) => self.value(canvas, cell, value, ground),
            None => self.notes(canvas, cell, ground, pose),
        }
        let marked = pose.marked.contains(&self.index);
        let called = pose.letter(self.index);
        let sign = match (wrong, cell.error, &called) {
            (true, _, _) => Some(("✗", Ink::Error)),
            (_, true, _) => Some(("!", Ink::Error)),
            (_, _, Some(called)) => Some((called.as_str(), Ink::Sign)),
            // Without lines beside it, the ring around the cell is enough.
            _ if marked && self.cut.columns => Some(("★", Ink::Sign)),
            _ if cell.colour > 0 && theme.letters => Some((letter(cell.colour), Ink::Sign)),
            _ => None,
        };
        if pose.cursor && self.board.cursor == self.index {
            self.sides(canvas, ["▐", "▌"], ["[", "]"], ground);
        } else if marked {
            self.sides(canvas, ["┃", "┃"], ["(", ")"], ground);
        }
        if let Some((sign, ink)) = sign {
            let (x, y) = self.sign_place(cell);
            canvas.text(self.place.x + x, self.place.y + y, 1, sign, theme.on(ground, ink));
        }
    }

    /// Diagonals and shaded areas, as signs at the corners: notes and numbers go over them.
    fn corners(&self, canvas: &mut Canvas<'_>, cell: &GridCell, ground: Ground) {
        let (left, right) = (self.place.x, self.place.right() - 1);
        let (top, bottom) = (self.place.y, self.place.bottom() - 1);
        let style = canvas.theme.grid.faint(ground);
        let places = [
            (cell.shaded, "░", [(left, top), (right, top)]),
            (cell.shaded, "░", [(left, bottom), (right, bottom)]),
            (cell.falling, "╲", [(left, top), (right, bottom)]),
            (cell.rising, "╱", [(right, top), (left, bottom)]),
        ];
        for (_, sign, corners) in places.iter().filter(|(holds, ..)| *holds) {
            for (x, y) in corners {
                canvas.text(*x, *y, 1, sign, style);
            }
        }
    }

    fn middle(&self) -> (u16, u16) {
        (self.cut.wide / 2, (self.cut.high - 1) / 2)
    }

    /// Beside the number, or at a position no note uses.
    fn sign_place(&self, cell: &GridCell) -> (u16, u16) {
        let (x, y) = self.middle();
        if cell.value.is_some() { (x + 1, y) } else { self.cut.free() }
    }

    fn value(&self, canvas: &mut Canvas<'_>, cell: &GridCell, value: u16, ground: Ground) {
        let theme = &canvas.theme.grid;
        let ink = match (cell.given, ground) {
            (true, _) => Ink::Given,
            (_, Ground::Error) => Ink::Error,
            _ => Ink::Entry,
        };
        let style = theme.on(ground, ink);
        let (_, y) = self.middle();
        canvas.centred(self.place, self.place.y + y, &value.to_string(), style);
        if cell.alike && theme.signs {
            let (x, y) = self.middle();
            canvas.text(self.place.x + x - 1, self.place.y + y, 1, "(", style);
            canvas.text(self.place.x + x + 1, self.place.y + y, 1, ")", style);
        }
    }

    fn notes(&self, canvas: &mut Canvas<'_>, cell: &GridCell, ground: Ground, pose: &GridPose<'_>) {
        let theme = &canvas.theme.grid;
        let told = |number: u16| pose.part(self.index, number);
        let spoken_of: u16 = (1..=NOTES).filter(|number| told(*number).is_some()).map(bit).sum();
        let all = cell.corner | cell.centre | spoken_of;
        let lit = |number: u16| self.board.lit.map(u16::from) == Some(number);
        let (x, y) = self.middle();
        if all == 0 {
            if cell.near && theme.signs {
                canvas.text(self.place.x + x, self.place.y + y, 1, "·", theme.on(ground, Ink::Note));
            }
            return;
        }
        if self.cut.note(1).is_none() {
            let any_lit = self.board.lit.is_some_and(|number| all & bit(u16::from(number)) != 0);
            let ink = if any_lit { Ink::Lit } else { Ink::Note };
            canvas.text(
                self.place.x + x,
                self.place.y,
                1,
                how_many(all.count_ones() as usize),
                theme.on(ground, ink),
            );
            return;
        }
        for number in 1..=NOTES {
            let Some((x, y)) = self.cut.note(number) else { continue };
            let ink = if lit(number) { Ink::Lit } else { Ink::Note };
            // A lone note must not look like a number, so the empty positions are shown too.
            let (shown, style) = match (all & bit(number), told(number)) {
                (0, _) => ("·".to_owned(), theme.faint(ground)),
                (_, Some(part)) => (number.to_string(), theme.told(ground, part)),
                _ => (number.to_string(), note_style(cell, number, theme.on(ground, ink))),
            };
            canvas.text(self.place.x + x, self.place.y + y, 1, &shown, style);
        }
    }

    /// Symbols beside the cell: on the lines, or inside it if there are none.
    fn sides(&self, canvas: &mut Canvas<'_>, lines: [&str; 2], inside: [&str; 2], ground: Ground) {
        let theme = &canvas.theme.grid;
        if self.cut.columns {
            for y in self.place.y..self.place.bottom() {
                canvas.text(self.place.x - 1, y, 1, lines[0], theme.cursor);
                canvas.text(self.place.right(), y, 1, lines[1], theme.cursor);
            }
        } else {
            let style = theme.on(ground, Ink::Sign);
            canvas.text(self.place.x, self.place.y, 1, inside[0], style);
            canvas.text(self.place.right() - 1, self.place.y, 1, inside[1], style);
        }
    }
}

/// One cell's notes, three by three, for grids whose cells have no room for them.
pub(crate) fn notes(canvas: &mut Canvas<'_>, x: u16, y: u16, cell: &GridCell) {
    let theme = canvas.theme;
    for number in 1..=NOTES {
        let place = number - 1;
        let stands = cell.value.is_none() && (cell.corner | cell.centre) & bit(number) != 0;
        let (shown, style) = if stands {
            (number.to_string(), note_style(cell, number, theme.strong))
        } else {
            ("·".to_owned(), theme.line)
        };
        canvas.text(x + 2 * (place % 3), y + place / 3, 1, &shown, style);
    }
}

fn bit(number: u16) -> u16 {
    1 << (number - 1)
}

/// Centre notes are underlined here, since there is no room to put nine in the centre.
fn note_style(cell: &GridCell, number: u16, style: Style) -> Style {
    let (corner, centre) = (cell.corner & bit(number) != 0, cell.centre & bit(number) != 0);
    match (corner, centre) {
        (true, true) => style.underlined().bold(),
        (_, true) => style.underlined(),
        _ => style,
    }
}

/// A symbol for a number of notes that do not fit.
pub(super) fn how_many(notes: usize) -> &'static str {
    match notes {
        0 | 1 => "·",
        2 => ":",
        3 => "∴",
        _ => "∷",
    }
}

fn ground(cell: &GridCell, wrong: bool, signs: bool) -> Ground {
    if cell.error || wrong {
        Ground::Error
    } else if cell.selected {
        Ground::Selected
    } else if cell.alike {
        Ground::Alike
    } else if cell.colour > 0 && !signs {
        Ground::Tint(usize::from(cell.colour) - 1)
    } else if cell.near {
        Ground::Near
    } else {
        Ground::Plain
    }
}

/// The letter for a colour, for themes without colours.
pub(super) fn letter(colour: u8) -> &'static str {
    ["a", "b", "c", "d", "e", "f", "g", "h"][usize::from(colour.saturating_sub(1)) % 8]
}
