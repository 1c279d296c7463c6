//! Tables as they are asked: the value of any position of the moving phase they reach, also in the middle of a turn.
//! Blocks are unpacked when first needed and kept. Works from bytes, wherever these come from.

use super::{
    book::{BOOK_FILE, Book},
    entry::{Entry, Value},
    fault::TableFault,
    file::{Head, Kind},
    index::{Indexer, Sector, SectorIndex},
    rules::TableRules,
    source::Source,
    summary::Summary,
    turns::{GeneralTurns, Known},
};
use crate::rules::{Options, Pair, Phase, Position, Side};
use std::{collections::BTreeMap, fmt, sync::OnceLock};

/// What a table says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// For the side to move.
    pub value: Value,
    /// Turns to the end, each with its removals; `None` in a draw and without distances.
    pub plies: Option<u8>,
}

/// One table with the blocks that were needed so far.
struct Table {
    name: String,
    source: Source,
    head: Head,
    blocks: Vec<OnceLock<Option<Box<[u8]>>>>,
}

impl Table {
    fn entry(&self, place: usize) -> Result<Entry, TableFault> {
        let number = self.head.block_of(place);
        let block = self.blocks[number].get_or_init(|| self.head.decoded(&self.source, number));
        let block = block.as_ref().ok_or_else(|| TableFault::Damaged(self.name.clone()))?;
        Ok(self.head.entry(block, place))
    }
}

struct OneSector {
    index: OnceLock<SectorIndex>,
    /// With distances, where there are any: those say who wins, too.
    table: Table,
    has_distances: bool,
}

/// The tables of a rule set.
pub struct Tables {
    rules: TableRules,
    turns: GeneralTurns,
    indexer: Indexer,
    sectors: BTreeMap<Sector, OneSector>,
    /// Values of the first turns, where the whole game was solved.
    book: Option<Book>,
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").field("rules", &self.rules).finish_non_exhaustive()
    }
}

impl Tables {
    /// Tables from files: names and where their bytes are. Files with other names are passed over.
    ///
    /// # Errors
    /// Rules that cannot be tabled; a file that is not what its name says; no table at all, in what `place` names.
    pub fn of_files(
        options: &Options,
        place: &str,
        files: impl IntoIterator<Item = (String, Source)>,
    ) -> Result<Self, TableFault> {
        let rules = TableRules::of(options)?;
        let indexer = Indexer::of(rules.options());
        let mut sectors = BTreeMap::new();
        let mut book = None;
        for (name, source) in files {
            if name == BOOK_FILE {
                let bytes = source.get(0, source.len()).ok_or_else(|| TableFault::Cut(name.clone()))?;
                book = Book::read(&bytes, &name, options)?;
                continue;
            }
            let Some((kind, sector)) = Kind::of_file_name(&name) else { continue };
            let head = Head::read(&source, &name, (kind, sector), &rules)?;
            let blocks = (0..head.blocks()).map(|_| OnceLock::new()).collect();
            let has_distances = kind == Kind::Plies;
            if has_distances || !sectors.contains_key(&sector) {
                let table = Table { name, source, head, blocks };
                sectors.insert(sector, OneSector { index: OnceLock::new(), table, has_distances });
            }
        }
        if sectors.is_empty() {
            return Err(TableFault::Empty(place.to_owned()));
        }
        Ok(Tables { turns: GeneralTurns::new(rules.options()), rules, indexer, sectors, book })
    }

    /// The tables of a folder.
    ///
    /// # Errors
    /// As [`Tables::of_files`], and what cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(folder: &std::path::Path, options: &Options) -> Result<Self, TableFault> {
        let is_wanted = |name: &str| Kind::of_file_name(name).is_some() || name == BOOK_FILE;
        let files = super::folder::opened(folder, is_wanted)?;
        Tables::of_files(options, &folder.display().to_string(), files)
    }

    /// What each sector came to.
    pub fn summaries(&self) -> impl Iterator<Item = Summary> {
        self.sectors.values().map(|sector| sector.table.head.summary)
    }

    /// Whether they are made for these rules.
    pub fn suit(&self, options: &Options) -> bool {
        TableRules::of(options) == Ok(self.rules)
    }

    /// The most stones on the board that any of them is about.
    pub fn reach(&self) -> u8 {
        self.sectors.keys().map(|sector| sector.stones()).max().unwrap_or(0)
    }

    /// The value of a turn that begins with these stones, the side to move first.
    ///
    /// # Errors
    /// A sector without a table, or a damaged one.
    pub fn verdict(&self, stones: Pair) -> Result<Verdict, TableFault> {
        Ok(verdict(self.at_turn(stones)?, self.has_distances(stones)))
    }

    /// What is known of a turn that begins with these stones, the side to move first.
    ///
    /// # Errors
    /// A sector without a table, or a damaged one.
    fn at_turn(&self, stones: Pair) -> Result<Entry, TableFault> {
        let sector = Sector::of(stones);
        let known = self.sectors.get(&sector).ok_or(TableFault::Missing(sector))?;
        let index = known.index.get_or_init(|| self.indexer.sector(sector));
        let table = &known.table;
        if table.head.entries != index.len() {
            return Err(TableFault::Damaged(table.name.clone()));
        }
        table.entry(index.index(stones))
    }

    /// Whether the sector of these stones, the side to move first, has distances.
    fn has_distances(&self, stones: Pair) -> bool {
        self.sectors.get(&Sector::of(stones)).is_some_and(|sector| sector.has_distances)
    }

    /// The value of a position of the moving phase for the side to move. Draws by repetition and by counting moves are
    /// not in the tables.
    ///
    /// # Errors
    /// A position that tables never hold, or that these do not reach; a damaged table.
    pub fn probe(&self, position: &Position) -> Result<Verdict, TableFault> {
        let side = position.side();
        let hands = Side::BOTH.map(|side| position.hand(side));
        let is_other = position.phase() != Phase::Moving
            || hands != [0; 2]
            || position.marked() != self.rules.options().closed()
            || position.ending().is_some();
        if is_other {
            return Err(TableFault::NotMoving);
        }
        let stones = Pair::new(position.stones(side), position.stones(side.other()));
        // A side without a move may begin its turn with a removal. Any other is the rest of a turn, or is owed at the end of
        // placing.
        if position.removes() && !self.turns.begins(position) {
            self.in_mid_turn(position)
        } else {
            self.verdict(stones)
        }
    }

    /// The value of one of the first turns of a game for the side to move, where the whole game was solved by these rules.
    pub fn opening(&self, position: &Position, options: &Options) -> Option<Verdict> {
        let value = self.book.as_ref()?.value(position, options)?;
        Some(Verdict { value, plies: None })
    }

    /// The value of a position where the side to move has stones to take before its turn ends.
    fn in_mid_turn(&self, position: &Position) -> Result<Verdict, TableFault> {
        let asked = Asked { tables: self, fault: OnceLock::new(), lacks_distances: OnceLock::new() };
        let entry = self.turns.rest_of_turn(position, position.side(), &asked);
        match asked.fault.into_inner() {
            Some(fault) => Err(fault),
            None => Ok(verdict(entry, asked.lacks_distances.get().is_none())),
        }
    }
}

fn verdict(entry: Entry, has_distances: bool) -> Verdict {
    Verdict { value: entry.value(), plies: entry.plies().filter(|_| has_distances) }
}

/// Tables as turns ask them; remembers what they could not answer.
struct Asked<'a> {
    tables: &'a Tables,
    fault: OnceLock<TableFault>,
    /// Set once an answer had no distance.
    lacks_distances: OnceLock<()>,
}

impl Known for Asked<'_> {
    fn entry(&self, stones: Pair) -> Entry {
        if !self.tables.has_distances(stones) {
            let _ = self.lacks_distances.set(());
        }
        self.tables.at_turn(stones).unwrap_or_else(|fault| {
            let _ = self.fault.set(fault);
            Entry::DRAW
        })
    }
}
