//! A glyph board: a map that reads like text, with gauges, messages, and lists that open over it. Knows no
//! game.

use crate::Tone;
use parlour_kernel::Message;
use std::borrow::Cow;

/// A map of characters.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyphs {
    /// The number of cells per row.
    pub columns: u8,
    /// The cells, row by row; a cell is an index into them.
    pub cells: Vec<Glyph>,
    /// The player's piece: light falls from there, and small screens keep it visible.
    pub centre: u16,
    /// The cell being looked at or aimed at.
    pub cursor: Option<u16>,
    /// The cells something would pass through, in order.
    pub path: Vec<u16>,
    /// Values to read at a glance.
    pub gauges: Vec<Gauge>,
    /// The messages, oldest first.
    pub log: Vec<Told>,
    /// The list that is open over the map.
    pub sheet: Option<Sheet>,
}

impl Glyphs {
    /// The rows as plain text, for screen readers.
    pub fn rows(&self) -> impl Iterator<Item = String> + '_ {
        let row = |cells: &[Glyph]| {
            let text: String = cells.iter().map(|cell| cell.sign).collect();
            text.trim_end().to_owned()
        };
        self.cells.chunks(usize::from(self.columns).max(1)).map(row)
    }
}

/// One cell of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Its character; a blank if nothing is known.
    pub sign: char,
    /// What it stands for, which decides its colour.
    pub ink: GlyphInk,
    /// How it is seen.
    pub sight: Sight,
    /// Whether it stands out.
    pub strong: bool,
}

impl Glyph {
    /// A cell about which nothing is known.
    pub const UNKNOWN: Glyph = Glyph { sign: ' ', ink: GlyphInk::Ground, sight: Sight::Never, strong: false };
}

/// How a cell is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Never seen.
    Never,
    /// Only remembered.
    Remembered,
    /// Visible now, with this brightness in per cent.
    Lit(u8),
}

/// What a glyph stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlyphInk {
    /// An obstacle.
    Wall,
    /// Walkable ground.
    Ground,
    /// A door.
    Door,
    /// An exit to elsewhere.
    Exit,
    /// Something better not stepped on.
    Hazard,
    /// The player's piece.
    Own,
    /// A creature that does little harm.
    Weak,
    /// A dangerous creature.
    Strong,
    /// A creature that may be deadly.
    Deadly,
    /// Treasure.
    Riches,
    /// Something useful.
    Tool,
    /// Something magical.
    Magic,
}

impl GlyphInk {
    /// Its name in styles.
    pub fn word(self) -> &'static str {
        match self {
            GlyphInk::Wall => "wall",
            GlyphInk::Ground => "ground",
            GlyphInk::Door => "door",
            GlyphInk::Exit => "exit",
            GlyphInk::Hazard => "hazard",
            GlyphInk::Own => "own",
            GlyphInk::Weak => "weak",
            GlyphInk::Strong => "strong",
            GlyphInk::Deadly => "deadly",
            GlyphInk::Riches => "riches",
            GlyphInk::Tool => "tool",
            GlyphInk::Magic => "magic",
        }
    }
}

/// A value to read at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct Gauge {
    /// Its id, stable from scene to scene.
    pub id: &'static str,
    /// Its short name.
    pub label: Message,
    /// Its current value.
    pub value: Message,
    /// Its tone.
    pub tone: Tone,
    /// How full it is in per cent, if that makes sense.
    pub full: Option<u8>,
}

/// A message.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Its text.
    pub text: Message,
    /// Its tone.
    pub tone: Tone,
    /// How often in a row.
    pub times: u16,
    /// From 1, in passing, to 5, a matter of life and death.
    pub weight: u8,
    /// Whether it is about the last thing done.
    pub fresh: bool,
}

/// A list that is open over the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its id.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// Lines above the list.
    pub lines: Vec<Message>,
    /// The list.
    pub entries: Vec<SheetEntry>,
}

/// A line of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetEntry {
    /// Its command, for [`crate::Input::Command`]; empty if it is only to be read.
    pub command: Cow<'static, str>,
    /// Its key; empty for none.
    pub key: Cow<'static, str>,
    /// Its text.
    pub text: Message,
    /// Secondary information about it.
    pub note: Option<Message>,
}
