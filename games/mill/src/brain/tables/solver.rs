//! All sectors of a rule set up to a number of stones, few to many, kept in a folder as they are done. What was done
//! before is not done again; work in between is kept when the caller says so. Reads no clock.

use super::{
    book::BOOK_FILE,
    entry::Entry,
    fault::TableFault,
    file::{self, Head, Kind},
    folder,
    index::{Indexer, Sector, SectorIndex},
    proven::Question,
    retrograde::{Halt, PairWork},
    rules::TableRules,
    snapshot,
    summary::Summary,
    turns::{GeneralTurns, Known, PlainTurns, are_plain},
};
use crate::rules::{Options, Pair, Point, Stalemate};
use std::path::{Path, PathBuf};

/// What to solve, and where to keep it.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The rules.
    pub options: Options,
    /// The most stones on the board.
    pub stones: u8,
    /// Where tables are kept.
    pub folder: PathBuf,
    /// Whether to go on with tables that are there.
    pub resumes: bool,
    /// Whether to keep distances too.
    pub with_distances: bool,
    /// Threads to use.
    pub threads: usize,
}

/// What the caller wants after a round of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// More of it.
    GoOn,
    /// More of it, but what is done so far kept on disk first.
    Keep,
    /// An end, with what is done so far kept on disk.
    Stop,
}

/// What happens while solving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// A sector is done.
    Solved(Summary),
    /// So many entries were gone through. Each is twice: solved, then checked.
    Passed(u64),
    /// So many positions of the placing phase were looked into.
    Placing(u64),
    /// A question about the start of the game has this answer.
    Proven(Question, bool),
}

/// How solving ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solved {
    /// All of it.
    Whole,
    /// As far as the caller wanted.
    Stopped,
}

/// A solved sector in memory.
struct SolvedSector {
    index: SectorIndex,
    entries: Vec<u8>,
}

/// Solved sectors by stones of both sides.
struct Library(Vec<Option<SolvedSector>>);

const MOST: usize = Point::COUNT as usize + 1;

impl Library {
    fn new() -> Self {
        Library((0..MOST * MOST).map(|_| None).collect())
    }

    fn place(sector: Sector) -> usize {
        usize::from(sector.us) * MOST + usize::from(sector.them)
    }

    fn put(&mut self, sector: Sector, solved: SolvedSector) {
        self.0[Library::place(sector)] = Some(solved);
    }
}

impl Known for Library {
    #[inline]
    fn entry(&self, stones: Pair) -> Entry {
        let solved = self.0[Library::place(Sector::of(stones))].as_ref();
        let solved = solved.expect("sectors with fewer stones are loaded before");
        Entry::from_byte(solved.entries[solved.index.index(stones)])
    }
}

impl Plan {
    /// The pairs of sectors to solve, few stones first. Each is named by the sector where more stones are to move.
    fn pairs(&self, rules: &TableRules) -> Result<Vec<Sector>, TableFault> {
        let (least, most) = (rules.options().pieces_at_least_count, self.options.piece_count);
        if self.stones < 2 * least {
            return Err(TableFault::TooFewStones(2 * least));
        }
        if self.stones > 2 * most {
            return Err(TableFault::TooManyStones(2 * most));
        }
        let mut pairs = Vec::new();
        for stones in 2 * least..=self.stones {
            let fewer = (least..=stones / 2).rev().map(|them| Sector { us: stones - them, them });
            pairs.extend(fewer.filter(|sector| sector.us <= most));
        }
        Ok(pairs)
    }

    /// How many entries [`Plan::run`] goes through, each of them twice.
    ///
    /// # Errors
    /// As [`Plan::run`], before anything is read.
    pub fn work(&self) -> Result<u64, TableFault> {
        let rules = TableRules::of(&self.options)?;
        let indexer = Indexer::of(rules.options());
        let pairs = self.pairs(&rules)?;
        let entries = pairs.into_iter().map(|sector| indexer.sector(sector).len() * sectors_of(sector).len());
        Ok(entries.map(|entries| 2 * entries as u64).sum())
    }

    /// Solves, telling what happens and asking whether to go on.
    ///
    /// # Errors
    /// Rules that cannot be tabled, stones that nobody has, a folder that cannot be used, tables there that do not
    /// belong or are damaged.
    pub fn run(&self, tell: &mut dyn FnMut(Report) -> Wish) -> Result<Solved, TableFault> {
        let rules = TableRules::of(&self.options)?;
        let pairs = self.pairs(&rules)?;
        self.prepare()?;
        let mut solving = Solving { plan: self, indexer: Indexer::of(rules.options()), rules, tell };
        for pair in pairs {
            if solving.pair(pair)? == Solved::Stopped {
                return Ok(Solved::Stopped);
            }
        }
        Ok(Solved::Whole)
    }

    /// Makes the folder, or refuses one with tables in it.
    fn prepare(&self) -> Result<(), TableFault> {
        std::fs::create_dir_all(&self.folder).map_err(|error| folder::failed(&self.folder, &error))?;
        let names = folder::names(&self.folder)?;
        let is_ours =
            |name: &str| Kind::of_file_name(name).is_some() || name.ends_with(WORK) || name == BOOK_FILE;
        if !self.resumes && names.iter().any(|name| is_ours(name)) {
            return Err(TableFault::Occupied(self.folder.display().to_string()));
        }
        // What was being written when the program was killed.
        let unfinished = |name: &&String| name.strip_suffix(folder::UNFINISHED).is_some_and(is_ours);
        names.iter().filter(unfinished).try_for_each(|name| folder::remove(&self.folder.join(name)))
    }
}

/// The ending of files with unfinished work.
const WORK: &str = ".work";

/// One sector or two, the named one first.
fn sectors_of(pair: Sector) -> Vec<Sector> {
    if pair == pair.twin() { vec![pair] } else { vec![pair, pair.twin()] }
}

struct Solving<'a> {
    plan: &'a Plan,
    rules: TableRules,
    indexer: Indexer,
    tell: &'a mut dyn FnMut(Report) -> Wish,
}

impl Solving<'_> {
    fn path(&self, kind: Kind, sector: Sector) -> PathBuf {
        self.plan.folder.join(kind.file_name(sector))
    }

    fn work_path(&self, pair: Sector) -> PathBuf {
        self.plan.folder.join(format!("{}-{}{WORK}", pair.us, pair.them))
    }

    /// The head of a table that is there.
    fn head(&self, kind: Kind, sector: Sector) -> Result<Option<Head>, TableFault> {
        let path = self.path(kind, sector);
        if !path.exists() {
            return Ok(None);
        }
        let source = folder::open(&path)?;
        Head::read(&source, &kind.file_name(sector), (kind, sector), &self.rules).map(Some)
    }

    /// What a sector came to, if it was solved before.
    fn summary(&self, sector: Sector) -> Result<Option<Summary>, TableFault> {
        let Some(head) = self.head(Kind::Values, sector)? else { return Ok(None) };
        if self.plan.with_distances && self.head(Kind::Plies, sector)?.is_none() {
            return Err(TableFault::NoDistances(Kind::Values.file_name(sector)));
        }
        Ok(Some(head.summary))
    }

    fn pair(&mut self, pair: Sector) -> Result<Solved, TableFault> {
        let sectors = sectors_of(pair);
        let before = sectors.iter().map(|sector| self.summary(*sector)).collect::<Result<Vec<_>, _>>()?;
        let before: Option<Vec<Summary>> = before.into_iter().collect();
        if let Some(summaries) = before {
            folder::remove(&self.work_path(pair))?;
            let entries = self.indexer.sector(pair).len() * sectors.len();
            return Ok(self.told(summaries, 2 * entries as u64));
        }
        let library = self.below(&sectors)?;
        let mut work = self.taken_up(pair);
        match self.solve(pair, &mut work, &library) {
            Ok(Ok(())) => {}
            Ok(Err(Halt::Asked)) => return Ok(Solved::Stopped),
            Ok(Err(Halt::TooLong(sector))) => return Err(TableFault::TooLong(sector)),
            Ok(Err(Halt::Wrong(sector))) => return Err(TableFault::Wrong(sector)),
            Err(fault) => return Err(fault),
        }
        let summaries = work.summaries(self.plan.with_distances);
        for ((index, entries), summary) in work.into_bytes().zip(&summaries) {
            self.keep(index.sector(), summary, &entries)?;
        }
        folder::remove(&self.work_path(pair))?;
        Ok(self.told(summaries, 0))
    }

    /// Tells what was done; whether to go on.
    fn told(&mut self, summaries: Vec<Summary>, passed: u64) -> Solved {
        let reports = summaries.into_iter().map(Report::Solved).chain([Report::Passed(passed)]);
        let wishes: Vec<Wish> = reports.map(|report| (self.tell)(report)).collect();
        if wishes.contains(&Wish::Stop) { Solved::Stopped } else { Solved::Whole }
    }

    /// Writes the tables of a solved sector; the values last, since they say that it is solved.
    fn keep(&self, sector: Sector, summary: &Summary, entries: &[u8]) -> Result<(), TableFault> {
        for kind in [Kind::Plies, Kind::Values] {
            if kind == Kind::Values || self.plan.with_distances {
                let bytes = file::encoded(kind, &self.rules, summary, entries);
                folder::write(&self.path(kind, sector), &bytes)?;
            }
        }
        Ok(())
    }

    /// Every sector that a turn can lead to from these, with fewer stones.
    fn below(&self, sectors: &[Sector]) -> Result<Library, TableFault> {
        let mut library = Library::new();
        for reached in sectors.iter().flat_map(|sector| self.reached(*sector)) {
            if library.0[Library::place(reached)].is_none() {
                library.put(reached, self.loaded(reached)?);
            }
        }
        Ok(library)
    }

    /// Where a turn in a sector may lead.
    fn reached(&self, sector: Sector) -> Vec<Sector> {
        let Sector { us, them } = sector;
        let options = self.rules.options();
        let takes_several = options.may_remove_multiple || options.intervention.enabled;
        // A stone can close three lines at once, where there are diagonals.
        let most = if takes_several { 3 } else { 1 };
        let mut reached: Vec<Sector> =
            (1..=most.min(them)).map(|taken| Sector { us: them - taken, them: us }).collect();
        // A blocked side may be to move again.
        match options.stalemate_action {
            Stalemate::RemovesAndMoves => reached.push(Sector { us, them: them - 1 }),
            Stalemate::BothRemove => {
                reached.extend([Sector { us, them: them - 1 }, Sector { us: us - 1, them: them - 1 }]);
            }
            _ => {}
        }
        reached.retain(|reached| reached.us.min(reached.them) >= options.pieces_at_least_count);
        reached
    }

    fn loaded(&self, sector: Sector) -> Result<SolvedSector, TableFault> {
        let kind = if self.plan.with_distances { Kind::Plies } else { Kind::Values };
        let name = kind.file_name(sector);
        let source = folder::open(&self.path(kind, sector))?;
        let head = Head::read(&source, &name, (kind, sector), &self.rules)?;
        let entries = head.all_entries(&source);
        let index = self.indexer.sector(sector);
        let entries = entries.filter(|entries| entries.len() == index.len());
        Ok(SolvedSector { entries: entries.ok_or(TableFault::Damaged(name))?, index })
    }

    /// The work on a pair as it was left, or from its beginning.
    fn taken_up(&self, pair: Sector) -> PairWork {
        let indices: Vec<SectorIndex> =
            sectors_of(pair).into_iter().map(|sector| self.indexer.sector(sector)).collect();
        let sizes: Vec<(Sector, usize)> = indices.iter().map(|index| (index.sector(), index.len())).collect();
        let left = folder::read(&self.work_path(pair)).ok();
        let left =
            left.and_then(|bytes| snapshot::decoded(&bytes, &self.rules, self.plan.with_distances, &sizes));
        match left {
            Some((stage, entries)) => PairWork::resumed(indices, &entries, stage),
            None => PairWork::new(indices),
        }
    }

    fn solve(
        &mut self,
        pair: Sector,
        work: &mut PairWork,
        library: &Library,
    ) -> Result<Result<(), Halt>, TableFault> {
        let path = self.work_path(pair);
        let (rules, with_distances, threads) = (self.rules, self.plan.with_distances, self.plan.threads);
        let tell = &mut *self.tell;
        let mut fault = None;
        let mut pulse = |work: &PairWork, passed: u64| {
            let wish = tell(Report::Passed(passed));
            if wish != Wish::GoOn {
                fault = keep_work(&path, work, &rules, with_distances).err();
            }
            wish != Wish::Stop && fault.is_none()
        };
        let options = rules.options();
        let halted = match (are_plain(options), options.has_diagonal_lines) {
            (true, false) => work.run(&PlainTurns::<false>::new(options), library, threads, &mut pulse),
            (true, true) => work.run(&PlainTurns::<true>::new(options), library, threads, &mut pulse),
            (false, _) => work.run(&GeneralTurns::new(options), library, threads, &mut pulse),
        };
        fault.map_or(Ok(halted), Err)
    }
}

fn keep_work(
    path: &Path,
    work: &PairWork,
    rules: &TableRules,
    with_distances: bool,
) -> Result<(), TableFault> {
    folder::write(path, &snapshot::encoded(work, rules, with_distances))
}
