//! The kinds of boards. Each comes with the first game that needs it.

use crate::Glyphs;
use parlour_kernel::Message;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Board {
    /// Tiles that flip, and dice.
    Tiles(Tiles),
    /// Cells in rows and columns.
    Grid(Grid),
    /// Points joined by lines, with stones on them.
    Points(Points),
    /// A map of signs.
    Glyphs(Glyphs),
}

/// Cells in rows and columns, each with a number or notes.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// How many cells a row has.
    pub columns: u8,
    /// How the cells are laid out.
    pub layout: GridLayout,
    /// The cells, row by row; a cell is an index into them.
    pub cells: Vec<GridCell>,
    /// Where the keyboard is, or would come in.
    pub cursor: u16,
    /// Whether the keyboard is there, so that the place is shown.
    pub focused: bool,
    /// Whether [`crate::Input::Cycle`] leads anywhere now.
    pub cycles: bool,
    /// The number whose notes stand out.
    pub lit: Option<u8>,
    /// Lines through cells in the order they are walked: runs of numbers that follow one another.
    pub paths: Vec<Vec<u16>>,
    /// The highest number, which paths warm up to.
    pub highest: u16,
    /// Neighbours that are tied to each other.
    pub links: Vec<(u16, u16)>,
    /// Cells that must be joined and are not, as they stand now: the path is broken between them.
    pub broken: Vec<(u16, u16)>,
    /// How strongly cells that may be filled stand out.
    pub strength: Strength,
    /// Whether the board itself is being drawn, so that holes are places, too.
    pub drawn: bool,
    /// Whether rows and columns are numbered at the edges, from 1.
    pub coordinates: bool,
}

impl Grid {
    /// A grid of spaced squares with nothing drawn over it; games override what they need.
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

/// How strongly something stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Hardly.
    Low,
    /// As usual.
    Medium,
    /// Very.
    High,
}

/// Whether a cell may be filled next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// It is not among those.
    No,
    /// It may.
    Yes,
    /// It may, but leads nowhere.
    Dead,
}

/// One cell of a grid.
#[derive(Clone, PartialEq, Debug)]
pub struct GridCell {
    /// Whether there is no cell at this place.
    pub hole: bool,
    /// The number in it.
    pub value: Option<u16>,
    /// Whether it belongs to the puzzle and cannot be changed.
    pub given: bool,
    /// Whether it breaks a rule; never of a given one.
    pub error: bool,
    /// Whether the next entry goes here.
    pub selected: bool,
    /// Whether it shares a house with the selected cell.
    pub near: bool,
    /// Whether it holds the number that stands out.
    pub alike: bool,
    /// Notes at fixed places, bit 0 for 1; seen only where no number stands.
    pub corner: u16,
    /// Notes written together in the middle, bit 0 for 1.
    pub centre: u16,
    /// A colour from 1 to 8, or 0.
    pub colour: u8,
    /// Whether play goes on from here.
    pub anchor: bool,
    /// Whether it may be filled next.
    pub open: Open,
    /// Whether a moment ago something was tried here that cannot be.
    pub wrong: bool,
    /// Whether touching and holding it does something.
    pub holds: bool,
    /// Numbers noted in pencil, seen only where no number stands.
    pub pencil: Vec<u16>,
    /// What it is, said aloud.
    pub spoken: Message,
}

impl GridCell {
    /// An empty cell; written out where it has more.
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
    /// The dice in play; 0 is a die that has not been thrown.
    pub dice: Vec<u8>,
}

/// One tile.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    /// The number on it.
    pub number: u8,
    /// The key that picks it.
    pub key: char,
    /// Whether it stands up.
    pub up: bool,
    /// Whether the player has picked it.
    pub picked: bool,
    /// Whether picking it does anything now.
    pub enabled: bool,
    /// What it is, said aloud.
    pub spoken: Message,
}

/// Points joined by lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Points {
    /// The points; a cell is an index into them.
    pub points: Vec<Point>,
    /// Points that a line joins.
    pub lines: Vec<(u16, u16)>,
    /// Rows of stones that shine.
    pub shining: Vec<Vec<u16>>,
    /// The last move: where it came from, unless from a hand, and where it ended.
    pub last: Option<(Option<u16>, u16)>,
    /// Stones that are not on the board yet, by seat.
    pub hands: Vec<u8>,
    /// Stones that are gone, by seat.
    pub lost: Vec<u8>,
    /// Where the keyboard is, or would come in.
    pub cursor: u16,
}

/// One point.
#[derive(Clone, PartialEq, Debug)]
pub struct Point {
    /// Its name on the board's edges.
    pub name: &'static str,
    /// How far right it lies, from 0.
    pub column: u8,
    /// How far down it lies, from 0.
    pub row: u8,
    /// What lies on it.
    pub stone: Option<Stone>,
    /// Whether the player has picked what lies on it.
    pub picked: bool,
    /// Whether touching it does something now.
    pub open: bool,
    /// Why what lies on it can be taken now, if it can.
    pub target: Option<Mark>,
    /// What it is, said aloud.
    pub spoken: Message,
}

/// What lies on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stone {
    /// A stone of the first seat.
    First,
    /// A stone of the second seat.
    Second,
    /// Nobody's: the point cannot be used.
    Dead,
}

/// How something that can be taken is marked; each has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A cross.
    Cross,
    /// A pair of brackets.
    Bracket,
    /// A pair of double brackets.
    DoubleBracket,
    /// An arc over it.
    Arc,
}
