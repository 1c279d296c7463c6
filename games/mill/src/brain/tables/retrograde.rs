//! One pair of sectors solved backwards from its ends: exits first, then wins and losses ply by ply. Every step can be
//! done again from any state in between with the same result, so that work goes on wherever it was stopped. Knows no
//! files and no clock.

use super::{
    entry::{Entry, Value},
    index::{Sector, SectorIndex},
    summary::Summary,
    turns::{Known, Turns},
};
use crate::rules::Pair;
use std::{
    ops::Range,
    sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed},
};

/// Entries that a thread takes at a time.
const CHUNK: usize = 1 << 14;
/// Chunks of a round; between rounds the caller is asked whether to go on.
const ROUND: usize = 8;
/// The same where a chunk is mostly passed over.
const WIDE_ROUND: usize = 1024;

/// How far a pair is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chunks before this one have their exits.
    Filling(u32),
    /// Everything that ends in fewer plies has been spread to where it can be reached from.
    Spreading(u8),
    /// Solved; chunks before this one were derived again from their successors.
    Checking(u32),
    /// Solved and checked.
    Done,
}

/// One sector under work.
struct Half {
    index: SectorIndex,
    entries: Vec<AtomicU8>,
    /// By chunk: which bytes were ever written there, a bit each.
    written: Vec<[AtomicU64; 4]>,
}

impl Half {
    fn new(index: SectorIndex, bytes: Option<&[u8]>) -> Self {
        let entries: Vec<AtomicU8> = match bytes {
            Some(bytes) => bytes.iter().map(|byte| AtomicU8::new(*byte)).collect(),
            None => (0..index.len()).map(|_| AtomicU8::new(0)).collect(),
        };
        let chunks = entries.len().div_ceil(CHUNK);
        let written: Vec<[AtomicU64; 4]> = (0..chunks).map(|_| [const { AtomicU64::new(0) }; 4]).collect();
        let half = Half { index, entries, written };
        if let Some(bytes) = bytes {
            for (place, byte) in bytes.iter().enumerate().filter(|(_, byte)| **byte != 0) {
                half.mark(place, *byte);
            }
        }
        half
    }

    #[inline]
    fn entry(&self, place: usize) -> Entry {
        Entry::from_byte(self.entries[place].load(Relaxed))
    }

    #[inline]
    fn mark(&self, place: usize, byte: u8) {
        let word = &self.written[place / CHUNK][usize::from(byte >> 6)];
        let bit = 1 << (byte & 63);
        if word.load(Relaxed) & bit == 0 {
            word.fetch_or(bit, Relaxed);
        }
    }

    fn has(&self, chunk: usize, byte: u8) -> bool {
        self.written[chunk][usize::from(byte >> 6)].load(Relaxed) >> (byte & 63) & 1 == 1
    }

    #[inline]
    fn put(&self, place: usize, entry: Entry) {
        self.entries[place].store(entry.byte(), Relaxed);
        self.mark(place, entry.byte());
    }

    /// Stores the entry of a position under all its numbers.
    #[inline]
    fn put_all(&self, place: usize, entry: Entry) {
        self.put(place, entry);
        self.index.each_alias(place, |alias| self.put(alias, entry));
    }
}

/// A pair of sectors under work; one alone if both sides have as many stones.
pub struct PairWork {
    halves: Vec<Half>,
    stage: Stage,
}

/// Why work stopped early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The caller wanted it to.
    Asked,
    /// A distance does not fit an entry.
    TooLong(Sector),
    /// An entry does not follow from its successors.
    Wrong(Sector),
}

/// What the caller hears between rounds: how far the pair is, and how many entries were gone through in this round.
pub type Pulse<'a> = dyn FnMut(&PairWork, u64) -> bool + 'a;

impl PairWork {
    /// Nothing done yet.
    pub fn new(indices: Vec<SectorIndex>) -> Self {
        PairWork {
            halves: indices.into_iter().map(|index| Half::new(index, None)).collect(),
            stage: Stage::Filling(0),
        }
    }

    /// As it was left.
    pub fn resumed(indices: Vec<SectorIndex>, bytes: &[Vec<u8>], stage: Stage) -> Self {
        let halves = indices.into_iter().zip(bytes).map(|(index, bytes)| Half::new(index, Some(bytes)));
        PairWork { halves: halves.collect(), stage }
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The sectors and their entries as they stand.
    pub fn bytes(&self) -> impl Iterator<Item = (&SectorIndex, Vec<u8>)> {
        self.halves
            .iter()
            .map(|half| (&half.index, half.entries.iter().map(|entry| entry.load(Relaxed)).collect()))
    }

    /// The sectors with their entries, when all is done.
    pub fn into_bytes(self) -> impl Iterator<Item = (SectorIndex, Vec<u8>)> {
        self.halves
            .into_iter()
            .map(|half| (half.index, half.entries.into_iter().map(AtomicU8::into_inner).collect()))
    }

    /// Entries of both sectors together.
    pub fn len(&self) -> usize {
        self.halves.iter().map(|half| half.entries.len()).sum()
    }

    /// The other sector's place.
    fn twin(&self, half: usize) -> usize {
        self.halves.len() - 1 - half
    }

    fn chunks(&self) -> usize {
        self.halves.iter().map(|half| half.written.len()).sum()
    }

    /// The sector and the entries of a chunk.
    fn chunk(&self, mut chunk: usize) -> (usize, Range<usize>) {
        let mut half = 0;
        while chunk >= self.halves[half].written.len() {
            chunk -= self.halves[half].written.len();
            half += 1;
        }
        let start = chunk * CHUNK;
        (half, start..(start + CHUNK).min(self.halves[half].entries.len()))
    }

    /// Goes on until everything is solved and checked.
    ///
    /// # Errors
    /// Why it stopped before; a later call goes on from there.
    pub fn run(
        &mut self,
        turns: &impl Turns,
        known: &impl Known,
        threads: usize,
        pulse: &mut Pulse<'_>,
    ) -> Result<(), Halt> {
        loop {
            match self.stage {
                Stage::Filling(from) => {
                    let end = self.round(from, threads, |work, chunk| work.fill(chunk, turns, known));
                    let whole = end as usize == self.chunks();
                    self.stage = if whole { Stage::Spreading(0) } else { Stage::Filling(end) };
                    self.tell(end - from, pulse)?;
                }
                Stage::Spreading(plies) => {
                    self.spread_all(plies, turns, known, threads, pulse)?;
                    self.stage = match self.next_plies(plies) {
                        Some(next) => Stage::Spreading(next),
                        None => Stage::Checking(0),
                    };
                    self.check_lengths()?;
                }
                Stage::Checking(from) => {
                    let wrong = AtomicBool::new(false);
                    let end = self.round(from, threads, |work, chunk| {
                        if !work.check(chunk, turns, known) {
                            wrong.store(true, Relaxed);
                        }
                    });
                    if wrong.into_inner() {
                        return Err(Halt::Wrong(self.halves[0].index.sector()));
                    }
                    let whole = end as usize == self.chunks();
                    self.stage = if whole { Stage::Done } else { Stage::Checking(end) };
                    self.tell(end - from, pulse)?;
                }
                Stage::Done => return Ok(()),
            }
        }
    }

    fn tell(&self, chunks: u32, pulse: &mut Pulse<'_>) -> Result<(), Halt> {
        if pulse(self, u64::from(chunks) * CHUNK as u64) { Ok(()) } else { Err(Halt::Asked) }
    }

    /// Works on a few chunks with all threads; returns the first one that is left.
    fn round(&self, from: u32, threads: usize, each: impl Fn(&PairWork, usize) + Sync) -> u32 {
        let end = (from as usize + ROUND * threads).min(self.chunks());
        self.on_threads(from as usize..end, threads, each);
        end as u32
    }

    fn on_threads(&self, chunks: Range<usize>, threads: usize, each: impl Fn(&PairWork, usize) + Sync) {
        let next = AtomicUsize::new(chunks.start);
        let work = || {
            loop {
                let chunk = next.fetch_add(1, Relaxed);
                if chunk >= chunks.end {
                    break;
                }
                each(self, chunk);
            }
        };
        parlour_brain::on_threads(threads, work);
    }

    /// Gives every entry what its exits are worth, if that decides.
    fn fill(&self, chunk: usize, turns: &impl Turns, known: &impl Known) {
        let (half, places) = self.chunk(chunk);
        let half = &self.halves[half];
        for place in places {
            let stones = half.index.stones(place);
            let Some(exit) = turns.best_exit(stones, known) else { continue };
            let decides = match exit.value() {
                Value::Win => true,
                Value::Draw => false,
                Value::Loss => {
                    let mut has_quiet = false;
                    turns.each_quiet(stones, |_| {
                        has_quiet = true;
                        false
                    });
                    !has_quiet
                }
            };
            if decides {
                half.put(place, exit);
            }
        }
    }

    /// Spreads all entries with so many plies to where a quiet turn leads to them.
    fn spread_all(
        &self,
        plies: u8,
        turns: &impl Turns,
        known: &impl Known,
        threads: usize,
        pulse: &mut Pulse<'_>,
    ) -> Result<(), Halt> {
        let chunks = self.chunks();
        for from in (0..chunks).step_by(WIDE_ROUND) {
            let end = (from + WIDE_ROUND).min(chunks);
            self.on_threads(from..end, threads, |work, chunk| work.spread(chunk, plies, turns, known));
            self.tell(0, pulse)?;
        }
        Ok(())
    }

    fn spread(&self, chunk: usize, plies: u8, turns: &impl Turns, known: &impl Known) {
        let (number, places) = self.chunk(chunk);
        let (half, twin) = (&self.halves[number], &self.halves[self.twin(number)]);
        let wanted = Entry::from_byte(plies + 1);
        if !half.has(places.start / CHUNK, wanted.byte()) {
            return;
        }
        let earlier = wanted.a_turn_earlier();
        for place in places.filter(|place| half.entry(*place) == wanted) {
            turns.each_origin(half.index.stones(place), |origin| {
                let at = twin.index.index(origin);
                let before = twin.entry(at);
                if wanted.value() == Value::Loss {
                    // An exit may win too, but later.
                    if before == Entry::DRAW || before.byte() > earlier.byte() {
                        twin.put_all(at, earlier);
                    }
                } else if before == Entry::DRAW
                    && let Some(loss) = self.loss(number, origin, plies, turns, known)
                {
                    twin.put_all(at, loss);
                }
            });
        }
    }

    /// The entry of a position of which every turn loses, all of them within so many plies but exits; `None` if some
    /// turn does not. The entries after quiet turns are in half `after`.
    fn loss(
        &self,
        after: usize,
        stones: Pair,
        plies: u8,
        turns: &impl Turns,
        known: &impl Known,
    ) -> Option<Entry> {
        let after = &self.halves[after];
        let mut all_lose = true;
        let mut longest = Entry::LOST;
        turns.each_quiet(stones, |next| {
            let entry = after.entry(after.index.index(next));
            all_lose = entry.value() == Value::Win && entry.byte() <= plies + 1;
            longest = longest.better(entry.a_turn_earlier());
            all_lose
        });
        if !all_lose {
            return None;
        }
        let exit = turns.best_exit(stones, known);
        let longest = exit.map_or(longest, |exit| exit.better(longest));
        (longest.value() == Value::Loss).then_some(longest)
    }

    /// The next number of plies that any entry has.
    fn next_plies(&self, plies: u8) -> Option<u8> {
        let chunks = self.halves.iter().flat_map(|half| (0..half.written.len()).map(move |at| (half, at)));
        let bytes =
            chunks.filter_map(|(half, chunk)| (plies + 2..=u8::MAX).find(|byte| half.has(chunk, *byte)));
        bytes.min().map(|byte| byte - 1)
    }

    fn check_lengths(&self) -> Result<(), Halt> {
        let too_long = |half: &&Half| {
            let beyond = Entry::MOST_PLIES + 2..=u8::MAX;
            (0..half.written.len()).any(|chunk| beyond.clone().any(|byte| half.has(chunk, byte)))
        };
        match self.halves.iter().find(too_long) {
            Some(half) => Err(Halt::TooLong(half.index.sector())),
            None => Ok(()),
        }
    }

    /// Derives every entry again from what its turns lead to; whether all are right.
    fn check(&self, chunk: usize, turns: &impl Turns, known: &impl Known) -> bool {
        let (number, places) = self.chunk(chunk);
        let (half, twin) = (&self.halves[number], &self.halves[self.twin(number)]);
        places.into_iter().all(|place| {
            let stones = half.index.stones(place);
            let mut best = turns.best_exit(stones, known);
            turns.each_quiet(stones, |next| {
                let entry = twin.entry(twin.index.index(next)).a_turn_earlier();
                best = Some(best.map_or(entry, |best| best.better(entry)));
                true
            });
            best == Some(half.entry(place))
        })
    }

    /// What the sectors came to.
    pub fn summaries(&self, with_distances: bool) -> Vec<Summary> {
        self.halves.iter().map(|half| half.summary(with_distances)).collect()
    }
}

impl Half {
    fn summary(&self, with_distances: bool) -> Summary {
        let mut counts = [0_u64; 256];
        for place in 0..self.entries.len() {
            counts[usize::from(self.entry(place).byte())] += self.index.weight(place);
        }
        let of = |value| (0..=u8::MAX).filter(move |byte| Entry::from_byte(*byte).value() == value);
        let sum = |value| of(value).map(|byte| counts[usize::from(byte)]).sum();
        let longest = |value| {
            let found = of(value).rfind(|byte| counts[usize::from(*byte)] > 0);
            found.filter(|_| with_distances).and_then(|byte| Entry::from_byte(byte).plies())
        };
        Summary {
            sector: self.index.sector(),
            wins: sum(Value::Win),
            draws: sum(Value::Draw),
            losses: sum(Value::Loss),
            longest_win: longest(Value::Win),
            longest_loss: longest(Value::Loss),
        }
    }
}
