//! A table as bytes: a head that names rules, sector and blocks, then the blocks, each compressed by itself with a
//! checksum, so that one position is found without reading the rest. Knows no folders.
//!
//! All numbers are little-endian. Head: `parlmill`, version (u16), kind (u8: 0 values, 1 plies), us, them (u8),
//! fingerprint of the rules (u64), length and text of the rules (u16, UTF-8), entries (u64), wins, draws, losses (u64),
//! longest win and loss (u8 each, one more than the plies, 0 for none), entries of a block (u32), number of blocks
//! (u32), for each block its length (u32) and checksum (u64), then the checksum of all of the head so far (u64). A block is
//! a Zstandard frame: four entries a byte, the first lowest (0 draw, 1 loss, 2 win), or an entry a byte.

use super::{
    entry::{Entry, Value},
    fault::TableFault,
    index::Sector,
    rules::TableRules,
    source::Source,
    summary::Summary,
};
use parlour_kernel::checksum;
use ruzstd::{
    decoding::FrameDecoder,
    encoding::{CompressionLevel, compress_to_vec},
};

const MAGIC: &[u8; 8] = b"parlmill";
const VERSION: u16 = 1;
/// Bytes that are read of a file at first: more than most heads have.
const HEAD: usize = 1 << 16;
/// Entries of a block: 16 KB of values.
const BLOCK: usize = 1 << 16;

/// What a table holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Who wins.
    Values,
    /// Who wins, and in how many plies.
    Plies,
}

impl Kind {
    /// The ending of its files.
    pub const fn extension(self) -> &'static str {
        match self {
            Kind::Values => "values",
            Kind::Plies => "plies",
        }
    }

    /// Entries that share a byte.
    const fn in_a_byte(self) -> usize {
        match self {
            Kind::Values => 4,
            Kind::Plies => 1,
        }
    }

    /// The name of the file of a sector.
    pub fn file_name(self, sector: Sector) -> String {
        format!("{}-{}.{}", sector.us, sector.them, self.extension())
    }

    /// What a file name says.
    pub fn of_file_name(name: &str) -> Option<(Kind, Sector)> {
        let (sector, extension) = name.split_once('.')?;
        let kind = [Kind::Values, Kind::Plies].into_iter().find(|kind| kind.extension() == extension)?;
        let (us, them) = sector.split_once('-')?;
        let sector = Sector { us: us.parse().ok()?, them: them.parse().ok()? };
        (kind.file_name(sector) == name).then_some((kind, sector))
    }
}

/// The head of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    kind: Kind,
    /// What the sector came to.
    pub summary: Summary,
    /// How many there are.
    pub entries: usize,
    block: usize,
    blocks: Vec<Block>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Block {
    start: usize,
    end: usize,
    sum: u64,
}

/// A table as it is written to disk. Entries are bytes of [`Entry`].
pub fn encoded(kind: Kind, rules: &TableRules, summary: &Summary, entries: &[u8]) -> Vec<u8> {
    let blocks: Vec<Vec<u8>> = entries
        .chunks(BLOCK)
        .map(|block| compress_to_vec(stored(kind, block).as_slice(), CompressionLevel::Fastest))
        .collect();
    let text = rules.text();
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend([u8::from(kind == Kind::Plies), summary.sector.us, summary.sector.them]);
    bytes.extend(rules.fingerprint().0.to_le_bytes());
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.as_bytes());
    for number in [entries.len() as u64, summary.wins, summary.draws, summary.losses] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend([summary.longest_win, summary.longest_loss].map(|plies| plies.map_or(0, |plies| plies + 1)));
    bytes.extend((BLOCK as u32).to_le_bytes());
    bytes.extend((blocks.len() as u32).to_le_bytes());
    for block in &blocks {
        bytes.extend((block.len() as u32).to_le_bytes());
        bytes.extend(checksum(block).0.to_le_bytes());
    }
    let sum = checksum(&bytes).0;
    bytes.extend(sum.to_le_bytes());
    bytes.extend(blocks.into_iter().flatten());
    bytes
}

/// The entries of a block as a table stores them.
fn stored(kind: Kind, entries: &[u8]) -> Vec<u8> {
    match kind {
        Kind::Plies => entries.to_vec(),
        Kind::Values => {
            let code = |byte: &u8| match Entry::from_byte(*byte).value() {
                Value::Draw => 0,
                Value::Loss => 1,
                Value::Win => 2,
            };
            let pack = |four: &[u8]| four.iter().rev().fold(0, |byte, entry| byte << 2 | code(entry));
            entries.chunks(kind.in_a_byte()).map(pack).collect()
        }
    }
}

/// Takes numbers from the front of bytes.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(count)?)?;
        self.at += count;
        Some(taken)
    }

    fn number(&mut self, size: usize) -> Option<u64> {
        let taken = self.take(size)?;
        Some(taken.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    fn small(&mut self) -> Option<u8> {
        self.take(1).map(|byte| byte[0])
    }

    fn size(&mut self, size: usize) -> Option<usize> {
        usize::try_from(self.number(size)?).ok()
    }
}

impl Head {
    /// Reads the head of a table, which `file` names in refusals.
    ///
    /// # Errors
    /// A file that is no table, is damaged or cut, or belongs to other rules or another sector.
    pub fn read(
        source: &Source,
        file: &str,
        wanted: (Kind, Sector),
        rules: &TableRules,
    ) -> Result<Self, TableFault> {
        let whole = source.len();
        let mut size = whole.min(HEAD);
        loop {
            let bytes = source.get(0, size).ok_or_else(|| TableFault::Cut(file.to_owned()))?;
            match Head::of_start(&bytes, whole, file, wanted, rules) {
                // Longer than was read so far.
                Err(TableFault::Cut(_)) if size < whole => size = whole.min(size.saturating_mul(4)),
                read => return read,
            }
        }
    }

    /// The head in the first bytes of a file of this length.
    fn of_start(
        bytes: &[u8],
        length: usize,
        file: &str,
        wanted: (Kind, Sector),
        rules: &TableRules,
    ) -> Result<Self, TableFault> {
        let refuse = |fault: fn(String) -> TableFault| fault(file.to_owned());
        if !bytes.starts_with(MAGIC) {
            let is_cut = MAGIC.starts_with(bytes);
            return Err(refuse(if is_cut { TableFault::Cut } else { TableFault::Foreign }));
        }
        let mut reader = Reader { bytes, at: MAGIC.len() };
        let version = reader.number(2).ok_or_else(|| refuse(TableFault::Cut))?;
        if version != u64::from(VERSION) {
            let is_newer = version > u64::from(VERSION);
            return Err(refuse(if is_newer { TableFault::Newer } else { TableFault::Damaged }));
        }
        let (head, fingerprint, text) = Head::fields(&mut reader).ok_or_else(|| refuse(TableFault::Cut))?;
        let sum = checksum(&bytes[..reader.at]).0;
        let is_whole = reader.number(8).ok_or_else(|| refuse(TableFault::Cut))? == sum;
        let text = String::from_utf8(text).ok().filter(|_| is_whole);
        let text = text.ok_or_else(|| refuse(TableFault::Damaged))?;
        if fingerprint != rules.fingerprint().0 {
            return Err(TableFault::OtherRules(file.to_owned(), text));
        }
        if (head.kind, head.summary.sector) != wanted {
            return Err(refuse(TableFault::Misnamed));
        }
        let head = head.shifted(reader.at);
        let end = head.blocks.last().map_or(reader.at, |block| block.end);
        if end != length || head.blocks.len() != head.entries.div_ceil(head.block.max(1)) {
            return Err(refuse(TableFault::Cut));
        }
        Ok(head)
    }

    /// The head with its blocks counted from the first, the fingerprint and the text of the rules; `None` if the bytes
    /// end before.
    fn fields(reader: &mut Reader<'_>) -> Option<(Head, u64, Vec<u8>)> {
        let kind = if reader.small()? == 0 { Kind::Values } else { Kind::Plies };
        let sector = Sector { us: reader.small()?, them: reader.small()? };
        let fingerprint = reader.number(8)?;
        let text = reader.size(2)?;
        let text = reader.take(text)?.to_vec();
        let entries = reader.size(8)?;
        let [wins, draws, losses] = [reader.number(8)?, reader.number(8)?, reader.number(8)?];
        let [longest_win, longest_loss] = [reader.small()?.checked_sub(1), reader.small()?.checked_sub(1)];
        let summary = Summary { sector, wins, draws, losses, longest_win, longest_loss };
        let (block, count) = (reader.size(4)?, reader.size(4)?);
        let mut blocks = Vec::new();
        let mut start = 0_usize;
        for _ in 0..count {
            let end = start.checked_add(reader.size(4)?)?;
            blocks.push(Block { start, end, sum: reader.number(8)? });
            start = end;
        }
        Some((Head { kind, summary, entries, block, blocks }, fingerprint, text))
    }

    /// The same with blocks that begin after the head.
    fn shifted(mut self, by: usize) -> Self {
        for block in &mut self.blocks {
            (block.start, block.end) = (block.start + by, block.end + by);
        }
        self
    }

    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The block of an entry.
    #[inline]
    pub fn block_of(&self, entry: usize) -> usize {
        entry / self.block
    }

    /// A block as it is stored, decompressed; `None` if it is damaged. The source is that of the whole table.
    pub fn decoded(&self, source: &Source, number: usize) -> Option<Box<[u8]>> {
        let Block { start, end, sum } = self.blocks[number];
        let packed = source.get(start, end).filter(|packed| checksum(packed).0 == sum)?;
        let entries = self.block.min(self.entries - number * self.block);
        let mut plain = vec![0; entries.div_ceil(self.kind.in_a_byte())];
        let size = FrameDecoder::new().decode_all(&packed, &mut plain).ok()?;
        (size == plain.len()).then(|| plain.into_boxed_slice())
    }

    /// An entry of its block. Without distances, any that has the value.
    #[inline]
    pub fn entry(&self, block: &[u8], entry: usize) -> Entry {
        let within = entry % self.block;
        match self.kind {
            Kind::Plies => Entry::from_byte(block[within]),
            Kind::Values => Entry::of_value(match block[within / 4] >> (within % 4 * 2) & 3 {
                0 => Value::Draw,
                1 => Value::Loss,
                _ => Value::Win,
            }),
        }
    }

    /// All entries as bytes; `None` if a block is damaged.
    pub fn all_entries(&self, source: &Source) -> Option<Vec<u8>> {
        let mut all = Vec::with_capacity(self.entries);
        for number in 0..self.blocks.len() {
            let block = self.decoded(source, number)?;
            let entries = self.block.min(self.entries - number * self.block);
            all.extend((0..entries).map(|entry| self.entry(&block, entry).byte()));
        }
        Some(all)
    }
}
