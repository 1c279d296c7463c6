//! Proven values of the first turns as bytes, and unfinished work on them. Knows neither folders nor how values are found.
//!
//! All numbers are little-endian. `parlbook` (finished) or `parlopen` (not), version (u16), fingerprint of the rules (u64),
//! length and text of the rules (u16, UTF-8), number of positions (u32), then for each 11 bytes as `proven` packs them, in
//! order, then the checksum of all that (u64).

use super::{
    entry::Value,
    fault::TableFault,
    placing::begins_turn,
    proven::{Answers, Key, STORED, restored, stored},
    symmetry::Symmetries,
};
use crate::rules::{Capture, Mill, OptionName, Options, Position, Semantics, Side};
use parlour_kernel::{Digest, Rules, checksum};

/// The name of the file with the values of the first turns.
pub const BOOK_FILE: &str = "opening.book";
/// The name of the file with unfinished work on the placing phase.
pub const WORK_FILE: &str = "opening.work";

const VERSION: u16 = 1;
const SUM: usize = 8;

/// What bytes hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stock {
    /// Values of the first turns.
    Book,
    /// Answers found so far.
    Work,
}

impl Stock {
    const fn magic(self) -> &'static [u8; 8] {
        match self {
            Stock::Book => b"parlbook",
            Stock::Work => b"parlopen",
        }
    }
}

/// The rules of a whole game as far as values depend on them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WholeRules {
    text: String,
}

impl WholeRules {
    /// Those of some options.
    pub fn of(options: &Options) -> Self {
        let quiet = |rule: Capture| if rule.enabled { rule } else { Capture::OFF };
        let plain = Options {
            custodian: quiet(options.custodian),
            intervention: quiet(options.intervention),
            leap: quiet(options.leap),
            captures: if options.has_line_captures() { options.captures } else { Semantics::Spec },
            n_move_rule: Options::NINE.n_move_rule,
            endgame_n_move_rule: Options::NINE.endgame_n_move_rule,
            threefold_repetition_rule: Options::NINE.threefold_repetition_rule,
            ..*options
        };
        let differs = |name: &OptionName| plain.get(*name) != Options::NINE.get(*name);
        let text = OptionName::all().filter(differs).fold("nine".to_owned(), |text, name| {
            format!("{text} {}={}", name.word(), name.written(plain.get(name)))
        });
        WholeRules { text }
    }

    fn fingerprint(&self) -> Digest {
        checksum(format!("mill {} whole: {}", Mill::VERSION, self.text).as_bytes())
    }
}

/// Positions and what is known of them as bytes.
pub fn encoded(stock: Stock, rules: &WholeRules, entries: &[(Key, Answers)]) -> Vec<u8> {
    let mut bytes = stock.magic().to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(rules.fingerprint().0.to_le_bytes());
    bytes.extend((rules.text.len() as u16).to_le_bytes());
    bytes.extend(rules.text.as_bytes());
    bytes.extend((entries.len() as u32).to_le_bytes());
    bytes.extend(entries.iter().flat_map(|(key, answers)| stored(*key, *answers)));
    let sum = checksum(&bytes).0;
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// The same back; `file` is named in refusals.
///
/// # Errors
/// Bytes that are something else, are cut or damaged, or belong to other rules.
pub fn decoded(
    stock: Stock,
    bytes: &[u8],
    file: &str,
    rules: &WholeRules,
) -> Result<Vec<(Key, Answers)>, TableFault> {
    let cut = || TableFault::Cut(file.to_owned());
    let damaged = || TableFault::Damaged(file.to_owned());
    let magic = stock.magic();
    let Some(rest) = bytes.strip_prefix(magic) else {
        let is_cut = magic.starts_with(bytes);
        return Err(if is_cut { cut() } else { TableFault::Foreign(file.to_owned()) });
    };
    let (version, rest) = rest.split_first_chunk::<2>().ok_or_else(cut)?;
    match u16::from_le_bytes(*version) {
        VERSION => {}
        newer if newer > VERSION => return Err(TableFault::Newer(file.to_owned())),
        _ => return Err(damaged()),
    }
    let (fingerprint, rest) = rest.split_first_chunk::<8>().ok_or_else(cut)?;
    let (length, rest) = rest.split_first_chunk::<2>().ok_or_else(cut)?;
    let (text, rest) = rest.split_at_checked(u16::from_le_bytes(*length).into()).ok_or_else(cut)?;
    let (count, rest) = rest.split_first_chunk::<4>().ok_or_else(cut)?;
    let count = u32::from_le_bytes(*count) as usize;
    if Some(rest.len()) != count.checked_mul(STORED).and_then(|size| size.checked_add(SUM)) {
        return Err(cut());
    }
    let (body, sum) = bytes.split_at(bytes.len() - SUM);
    if checksum(body).0.to_le_bytes() != *sum {
        return Err(damaged());
    }
    if u64::from_le_bytes(*fingerprint) != rules.fingerprint().0 {
        return Err(TableFault::OtherRules(file.to_owned(), String::from_utf8_lossy(text).into_owned()));
    }
    let (entries, _) = rest[..count * STORED].as_chunks::<STORED>();
    Ok(entries.iter().map(|entry| restored(*entry)).collect())
}

/// Values of the first turns.
#[derive(Debug)]
pub struct Book {
    rules: WholeRules,
    symmetries: Symmetries,
    /// In the order of the keys.
    entries: Vec<(Key, Answers)>,
}

impl Book {
    /// The book in some bytes, which `file` names in refusals; `None` if it belongs to a game with the same moving phase
    /// that is placed by other rules.
    ///
    /// # Errors
    /// Bytes that are no book, are cut or damaged.
    pub fn read(bytes: &[u8], file: &str, options: &Options) -> Result<Option<Self>, TableFault> {
        let rules = WholeRules::of(options);
        match decoded(Stock::Book, bytes, file, &rules) {
            Ok(entries) => Ok(Some(Book { rules, symmetries: Symmetries::of(options), entries })),
            Err(TableFault::OtherRules(..)) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The value of a position of these rules for the side to move, if the book has it.
    pub fn value(&self, position: &Position, options: &Options) -> Option<Value> {
        if !begins_turn(position) || WholeRules::of(options) != self.rules {
            return None;
        }
        let key = Key::of(position, &self.symmetries);
        let place = self.entries.binary_search_by_key(&key, |(known, _)| *known).ok()?;
        let value = self.entries[place].1.value()?;
        Some(match (value, position.side()) {
            (Value::Win, Side::Black) => Value::Loss,
            (Value::Loss, Side::Black) => Value::Win,
            _ => value,
        })
    }
}
