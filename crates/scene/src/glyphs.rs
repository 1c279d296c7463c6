//! A board of signs: a map that is read like text, with values beside it, what was told, and lists that open
//! over it. Knows no game.

use crate::Tone;
use parlour_kernel::Message;
use std::borrow::Cow;

/// A map of signs.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyphs {
    /// How many cells a row has.
    pub columns: u8,
    /// The cells, row by row; a cell is an index into them.
    pub cells: Vec<Glyph>,
    /// Where the player's own piece is: the light falls from there, and small screens keep it in sight.
    pub centre: u16,
    /// The cell that is looked at or aimed at.
    pub cursor: Option<u16>,
    /// The cells that something would go through, in order.
    pub path: Vec<u16>,
    /// Values that are read at a glance.
    pub gauges: Vec<Gauge>,
    /// What was told, oldest first.
    pub log: Vec<Told>,
    /// A list that lies open over the map.
    pub sheet: Option<Sheet>,
}

impl Glyphs {
    /// The rows as plain text, for those who cannot see them.
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
    /// Its sign; a blank where nothing is known.
    pub sign: char,
    /// What it stands for, by which it is coloured.
    pub ink: GlyphInk,
    /// How it is seen.
    pub sight: Sight,
    /// Whether it draws the eye.
    pub strong: bool,
}

impl Glyph {
    /// A cell that nothing is known of.
    pub const UNKNOWN: Glyph = Glyph { sign: ' ', ink: GlyphInk::Ground, sight: Sight::Never, strong: false };
}

/// How a cell is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Never yet.
    Never,
    /// Only in memory.
    Remembered,
    /// Now, in light of so many parts in a hundred.
    Lit(u8),
}

/// What a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlyphInk {
    /// What one cannot pass.
    Wall,
    /// What one walks on.
    Ground,
    /// A way through.
    Door,
    /// A way elsewhere.
    Exit,
    /// What is better not trodden on.
    Hazard,
    /// The player's own piece.
    Own,
    /// Somebody who does no great harm.
    Weak,
    /// Somebody to beware of.
    Strong,
    /// Somebody who may be the end.
    Deadly,
    /// Riches.
    Riches,
    /// Something of use.
    Tool,
    /// Something of magic.
    Magic,
}

impl GlyphInk {
    /// A word for it, as styles name it.
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

/// A value that is read at a glance.
#[derive(Clone, PartialEq, Debug)]
pub struct Gauge {
    /// Which it is, stable from scene to scene.
    pub id: &'static str,
    /// Its name, short.
    pub label: Message,
    /// How it stands.
    pub value: Message,
    /// How it is said.
    pub tone: Tone,
    /// How full it is in a hundred parts, where that can be said.
    pub full: Option<u8>,
}

/// Something that was told.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What.
    pub text: Message,
    /// How it is said.
    pub tone: Tone,
    /// How often running.
    pub times: u16,
    /// From 1, by the way, to 5, a matter of life and death.
    pub weight: u8,
    /// Whether it is of the last thing that was done.
    pub fresh: bool,
}

/// A list that lies open over the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Which it is.
    pub id: &'static str,
    /// Its heading.
    pub title: Message,
    /// What stands above the list.
    pub lines: Vec<Message>,
    /// The list.
    pub entries: Vec<SheetEntry>,
}

/// A line of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetEntry {
    /// The command it stands for, for [`crate::Input::Command`]; empty where it is only read.
    pub command: Cow<'static, str>,
    /// The key that stands for it; empty for none.
    pub key: Cow<'static, str>,
    /// What it says.
    pub text: Message,
    /// What more there is to say of it, further back.
    pub note: Option<Message>,
}
