//! The kinds of boards. Each was added with the first game that needed it.

use crate::Glyphs;
use parlour_kernel::Message;

/// What is on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Board {
    /// Tiles that flip, and dice.
    Tiles(Tiles),
    /// Cells in rows and columns.
    Grid(Grid),
    /// Points joined by lines, with stones on them.
    Points(Points),
    /// A map of characters.
    Glyphs(Glyphs),
}

/// Cells in rows and columns, each with a number or notes.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// The number of cells per row.
    pub columns: u8,
    /// How the cells are laid out.
    pub layout: GridLayout,
    /// The cells, row by row; a cell is an index into them.
    pub cells: Vec<GridCell>,
    /// The position of the keyboard cursor, even while it is hidden.
    pub cursor: u16,
    /// Whether the board has keyboard focus, so that the cursor is shown.
    pub focused: bool,
    /// Whether [`crate::Input::Cycle`] leads anywhere now.
    pub cycles: bool,
    /// The number whose notes are highlighted.
    pub lit: Option<u8>,
    /// Lines through cells in walking order: runs of consecutive numbers.
    pub paths: Vec<Vec<u16>>,
    /// The highest number, where a path's colour is warmest.
    pub highest: u16,
    /// Linked neighbours.
    pub links: Vec<(u16, u16)>,
    /// Consecutive numbers that do not touch: the path is broken between them.
    pub broken: Vec<(u16, u16)>,
    /// How strongly cells that may be filled are highlighted.
    pub strength: Strength,
    /// Whether the board itself is being drawn, so that holes can be picked too.
    pub drawn: bool,
    /// Whether rows and columns are numbered at the edges, from 1.
    pub coordinates: bool,
}

impl Grid {
    /// A grid of spaced squares with nothing drawn over it, as a base for games.
    pub fn plain(columns: u8, cells: Vec<GridCell>, cursor: u16) -> Grid {
        Grid {
            columns,
            layout: GridLayout::Spaced(CellShape::Squares),
            cells,
            cursor,
            focused: true,
            cycles: false,
            lit: None,
            paths: Vec::new(),
            highest: 0,
            links: Vec::new(),
            broken: Vec::new(),
            strength: Strength::Medium,
            drawn: false,
            coordinates: false,
        }
    }
}

/// How the cells of a grid are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridLayout {
    /// Squares separated by lines, with a thicker line every so many rows and columns.
    Blocks(u8),
    /// Cells with gaps between them; a path may run from cell to cell.
    Spaced(CellShape),
}

impl GridLayout {
    /// Whether there are gaps between cells instead of lines.
    pub fn is_spaced(self) -> bool {
        matches!(self, GridLayout::Spaced(_))
    }

    /// How many cells lie between two thick lines, in a grid with lines.
    pub fn block(self) -> Option<u8> {
        match self {
            GridLayout::Blocks(block) => Some(block),
            GridLayout::Spaced(_) => None,
        }
    }

    /// The shape of each cell.
    pub fn shape(self) -> CellShape {
        match self {
            GridLayout::Blocks(_) => CellShape::Squares,
            GridLayout::Spaced(shape) => shape,
        }
    }
}

/// The shape of a grid's cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellShape {
    /// Squares in straight columns.
    Squares,
    /// Hexagons: each row starts half a cell further right than the one above.
    Hexagons,
}

/// How strongly something is highlighted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Barely.
    Low,
    /// Normally.
    Medium,
    /// Strongly.
    High,
}

/// Whether a cell may be filled next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// It may not.
    No,
    /// It may.
    Yes,
    /// It may, but is a dead end.
    Dead,
}

/// One cell of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct GridCell {
    /// Whether there is no cell here.
    pub hole: bool,
    /// The number in it.
    pub value: Option<u16>,
    /// Whether it is part of the puzzle and cannot be changed.
    pub given: bool,
    /// Whether it breaks a rule; never set for a given one.
    pub error: bool,
    /// Whether the next entry goes here.
    pub selected: bool,
    /// Whether it shares a house with the selected cell.
    pub near: bool,
    /// Whether it has the highlighted number.
    pub alike: bool,
    /// Notes at fixed positions, bit 0 for 1; shown only in cells without a number.
    pub corner: u16,
    /// Notes together in the centre, bit 0 for 1.
    pub centre: u16,
    /// A colour from 1 to 8, or 0.
    pub colour: u8,
    /// Whether a thick line follows on its right, beside those of the layout.
    pub wall_right: bool,
    /// Whether a thick line follows below it.
    pub wall_below: bool,
    /// Whether it is part of an area that stands out from the rest.
    pub shaded: bool,
    /// Whether a line runs through it from the upper left to the lower right.
    pub falling: bool,
    /// Whether a line runs through it from the lower left to the upper right.
    pub rising: bool,
    /// Whether play continues from here.
    pub anchor: bool,
    /// Whether it may be filled next.
    pub open: Open,
    /// Whether an illegal entry was just tried here.
    pub wrong: bool,
    /// Whether holding it down does something.
    pub holds: bool,
    /// Pencilled numbers, shown only in cells without a number.
    pub pencil: Vec<u16>,
    /// Its label for screen readers.
    pub spoken: Message,
}

impl GridCell {
    /// An empty cell, as a base for others.
    pub fn empty(spoken: Message) -> GridCell {
        GridCell {
            hole: false,
            value: None,
            given: false,
            error: false,
            selected: false,
            near: false,
            alike: false,
            corner: 0,
            centre: 0,
            colour: 0,
            wall_right: false,
            wall_below: false,
            shaded: false,
            falling: false,
            rising: false,
            anchor: false,
            open: Open::No,
            wrong: false,
            holds: false,
            pencil: Vec::new(),
            spoken,
        }
    }
}

/// A row of tiles with dice.
#[derive(Clone, PartialEq, Debug)]
pub struct Tiles {
    /// The tiles from left to right; a cell is an index into them.
    pub tiles: Vec<Tile>,
    /// The dice in play; 0 means not thrown yet.
    pub dice: Vec<u8>,
}

/// The pip positions of a die's face, in three columns and rows; a die that was not thrown shows none.
pub fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (2, 0), (0, 2), (2, 2)],
        5 => &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
        6 => &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
        _ => &[],
    }
}

/// One tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// The number on it.
    pub number: u8,
    /// The key that picks it.
    pub key: char,
    /// Whether it is up.
    pub up: bool,
    /// Whether the player has picked it.
    pub picked: bool,
    /// Whether picking it does anything now.
    pub enabled: bool,
    /// Its label for screen readers.
    pub spoken: Message,
}

/// Points connected by lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Points {
    /// The points; a cell is an index into them.
    pub points: Vec<Point>,
    /// Pairs of points connected by a line.
    pub lines: Vec<(u16, u16)>,
    /// Rows of stones that are highlighted.
    pub shining: Vec<Vec<u16>>,
    /// The last move: where it came from, unless from the hand, and where it ended.
    pub last: Option<(Option<u16>, u16)>,
    /// Stones not on the board yet, by seat.
    pub hands: Vec<u8>,
    /// Stones lost, by seat.
    pub lost: Vec<u8>,
    /// The position of the keyboard cursor, even while it is hidden.
    pub cursor: u16,
}

/// One point.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// Its name along the board's edges.
    pub name: &'static str,
    /// Its column, from 0.
    pub column: u8,
    /// Its row, from 0.
    pub row: u8,
    /// The stone on it.
    pub stone: Option<Stone>,
    /// Whether the player has picked its stone.
    pub picked: bool,
    /// Whether picking it does something now.
    pub open: bool,
    /// Why its stone can be captured now, if it can.
    pub target: Option<Mark>,
    /// Its label for screen readers.
    pub spoken: Message,
}

/// What is on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stone {
    /// A stone of the first seat.
    First,
    /// A stone of the second seat.
    Second,
    /// Nobody's: the point cannot be used.
    Dead,
}

/// How a stone that can be captured is marked; each reason has its own shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A cross.
    Cross,
    /// A pair of brackets.
    Bracket,
    /// A pair of double brackets.
    DoubleBracket,
    /// An arc above it.
    Arc,
}
