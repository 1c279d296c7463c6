//! Why a table cannot be made, opened or asked: stable codes with data. The sentences stand in `locales/`.

use super::index::Sector;
use crate::rules::OptionName;
use parlour_kernel::{Fault, Message};

/// What is wrong with tables. Files are named as the folder names them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TableFault {
    /// The rules remember earlier turns by this option: positions have no value of their own.
    Remembers(OptionName),
    /// The placing phase can go round in circles, by this option: it is not searched.
    Circles(OptionName),
    /// No sector has so few stones.
    TooFewStones(u8),
    /// More stones than both sides have.
    TooManyStones(u8),
    /// The folder holds tables already, and the work was not to go on with them.
    Occupied(String),
    /// No table in the folder.
    Empty(String),
    /// A file could not be read or written.
    File(String, String),
    /// A file that is no table.
    Foreign(String),
    /// A table of a later version of this program.
    Newer(String),
    /// A table of other rules, which are named.
    OtherRules(String, String),
    /// A table that says it is of another sector.
    Misnamed(String),
    /// A table that ends too early, or goes on too long.
    Cut(String),
    /// A table whose bytes are not what they were.
    Damaged(String),
    /// More megabytes than the system gives.
    NoMemory(usize),
    /// A table without distances, where they are needed.
    NoDistances(String),
    /// A position of a sector that is not in the tables.
    Missing(Sector),
    /// A position that tables never hold: stones in hand, or a game that is over.
    NotMoving,
    /// A win that takes more plies than an entry holds.
    TooLong(Sector),
    /// A solved entry that does not follow from its successors.
    Wrong(Sector),
}

impl Fault for TableFault {
    fn code(&self) -> &'static str {
        match self {
            TableFault::Remembers(_) => "table-remembers",
            TableFault::Circles(_) => "table-circles",
            TableFault::TooFewStones(_) => "table-few-stones",
            TableFault::TooManyStones(_) => "table-many-stones",
            TableFault::Occupied(_) => "table-occupied",
            TableFault::Empty(_) => "table-empty",
            TableFault::File(..) => "table-file",
            TableFault::Foreign(_) => "table-foreign",
            TableFault::Newer(_) => "table-newer",
            TableFault::OtherRules(..) => "table-other-rules",
            TableFault::Misnamed(_) => "table-misnamed",
            TableFault::Cut(_) => "table-cut",
            TableFault::Damaged(_) => "table-damaged",
            TableFault::NoMemory(_) => "table-no-memory",
            TableFault::NoDistances(_) => "table-no-distances",
            TableFault::Missing(_) => "table-missing",
            TableFault::NotMoving => "table-not-moving",
            TableFault::TooLong(_) => "table-too-long",
            TableFault::Wrong(_) => "table-wrong",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("mill.{}", self.code()));
        match self {
            TableFault::Remembers(option) | TableFault::Circles(option) => {
                message.text("option", option.word())
            }
            TableFault::TooFewStones(stones) | TableFault::TooManyStones(stones) => {
                message.int("stones", *stones)
            }
            TableFault::NoMemory(megabytes) => message.text("megabytes", megabytes.to_string()),
            TableFault::File(file, why) => message.text("file", file).text("why", why),
            TableFault::OtherRules(file, rules) => message.text("file", file).text("rules", rules),
            TableFault::Occupied(file)
            | TableFault::Empty(file)
            | TableFault::Foreign(file)
            | TableFault::Newer(file)
            | TableFault::Misnamed(file)
            | TableFault::Cut(file)
            | TableFault::Damaged(file)
            | TableFault::NoDistances(file) => message.text("file", file),
            TableFault::Missing(sector) | TableFault::TooLong(sector) | TableFault::Wrong(sector) => {
                message.int("us", sector.us).int("them", sector.them)
            }
            TableFault::NotMoving => message,
        }
    }
}
