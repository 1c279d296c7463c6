//! A game solved whole: all sectors of the moving phase, then the placing phase over them. What is found is kept in the
//! folder of the tables, at last the values of the first turns. Reads no clock.

use super::{
    book::{self, BOOK_FILE, Stock, WORK_FILE, WholeRules},
    entry::Value,
    fault::TableFault,
    file::Kind,
    folder,
    placing::{Asker, Opening, Unanswered, begins_turn, each_turn},
    probe::Tables,
    proven::{Answers, Key, Proven, Question},
    solver::{Plan, Report, Solved, Wish},
    symmetry::Symmetries,
};
use crate::rules::{OptionName, Options, Position};
use std::{
    collections::BTreeMap,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
        mpsc,
    },
};

/// Turns from the beginning whose values are stored.
const BOOK_TURNS: usize = 4;
/// Turns from the beginning of which every answer is kept: some hundred thousand positions at most.
const KEPT_TURNS: u8 = 7;

/// A game to be solved whole.
#[derive(Clone, Debug)]
pub struct WholePlan {
    /// How the moving phase is solved; its number of stones is all of them.
    pub moving: Plan,
    /// Memory for the placing phase in megabytes, besides the tables.
    pub megabytes: usize,
}

impl WholePlan {
    /// For a plan of the moving phase, extended to all stones.
    ///
    /// # Errors
    /// Rules under which placing can go round in circles, and more memory than there is.
    pub fn new(plan: &Plan, megabytes: usize) -> Result<Self, TableFault> {
        if plan.options.may_move_in_placing_phase {
            return Err(TableFault::Circles(OptionName::MayMoveInPlacingPhase));
        }
        // Asked for now, not after hours of work; it is not used before it is needed.
        let bytes = megabytes.saturating_mul(1 << 20);
        if Vec::<u8>::new().try_reserve_exact(bytes).is_err() {
            return Err(TableFault::NoMemory(megabytes));
        }
        let moving = Plan { stones: 2 * plan.options.piece_count, ..plan.clone() };
        Ok(WholePlan { moving, megabytes })
    }

    /// Solves, telling what happens and asking whether to go on. The value is the first player's; `None` if the caller
    /// wanted an end before.
    ///
    /// # Errors
    /// As [`Plan::run`]; a book of other rules in the folder.
    pub fn run(&self, tell: &mut dyn FnMut(Report) -> Wish) -> Result<Option<Value>, TableFault> {
        if self.moving.run(tell)? == Solved::Stopped {
            return Ok(None);
        }
        let options = &self.moving.options;
        let (rules, symmetries) = (WholeRules::of(options), Symmetries::of(options));
        let start = Position::start(options);
        let book = self.moving.folder.join(BOOK_FILE);
        if book.exists() {
            let entries = book::decoded(Stock::Book, &folder::read(&book)?, BOOK_FILE, &rules)?;
            let first = Key::of(&start, &symmetries);
            let found = entries.into_iter().find(|(key, _)| *key == first);
            let value = found.and_then(|(_, answers)| answers.value());
            return value.map(Some).ok_or_else(|| TableFault::Damaged(BOOK_FILE.to_owned()));
        }
        let tables = self.tables()?;
        let in_hand = 2 * options.piece_count;
        let proven = Proven::new(self.megabytes, in_hand.saturating_sub(KEPT_TURNS).max(1).into());
        proven.take_up(self.left(&rules)?);
        let stop = AtomicBool::new(false);
        let opening =
            Opening { options, tables: &tables, symmetries: &symmetries, proven: &proven, stop: &stop };
        let mut work = Work { plan: self, opening, rules, tell };
        let Some(value) = work.first_value(&start)? else { return Ok(None) };
        if work.write_book(&start)? == Solved::Stopped {
            return Ok(None);
        }
        Ok(Some(value))
    }

    /// The whole moving phase without distances, which only cost memory here.
    fn tables(&self) -> Result<Tables, TableFault> {
        let place = &self.moving.folder;
        let is_wanted = |name: &str| Kind::of_file_name(name).is_some_and(|(kind, _)| kind == Kind::Values);
        let files = folder::opened(place, is_wanted)?;
        Tables::of_files(&self.moving.options, &place.display().to_string(), files)
    }

    /// What was proven before the work was interrupted.
    fn left(&self, rules: &WholeRules) -> Result<Vec<(Key, Answers)>, TableFault> {
        let path = self.moving.folder.join(WORK_FILE);
        if !path.exists() {
            return Ok(Vec::new());
        }
        book::decoded(Stock::Work, &folder::read(&path)?, WORK_FILE, rules)
    }
}

struct Work<'a> {
    plan: &'a WholePlan,
    opening: Opening<'a>,
    rules: WholeRules,
    tell: &'a mut dyn FnMut(Report) -> Wish,
}

/// What threads answer about a list of positions.
#[derive(Clone, Copy)]
enum Task<'a> {
    /// All of them one question about one position, each trying turns in another order.
    Together(&'a Position, Question),
    /// Each of them the values of some positions.
    Apart(&'a [Position]),
}

impl Work<'_> {
    /// The value of the start, one bound after the other.
    fn first_value(&mut self, start: &Position) -> Result<Option<Value>, TableFault> {
        let mut answers = Answers::default();
        for question in [Question::Draws, Question::Wins] {
            if answers.to(question).is_none() {
                if self.work(Task::Together(start, question))? == Solved::Stopped {
                    return Ok(None);
                }
                answers = self.opening.proven.answers(Key::of(start, self.opening.symmetries));
            }
            if let Some(yes) = answers.to(question)
                && (self.tell)(Report::Proven(question, yes)) == Wish::Stop
            {
                self.keep()?;
                return Ok(None);
            }
        }
        Ok(answers.value())
    }

    /// Finds the values of the first turns and stores them.
    fn write_book(&mut self, start: &Position) -> Result<Solved, TableFault> {
        let positions = first_turns(start, self.opening.options, self.opening.symmetries);
        // Those with the most stones first: they decide the others.
        let mut jobs: Vec<(u32, Position)> =
            positions.iter().map(|(key, position)| (key.in_hand(), *position)).collect();
        jobs.sort_by_key(|(in_hand, _)| *in_hand);
        let is_open = |position: &Position| {
            let key = Key::of(position, self.opening.symmetries);
            self.opening.proven.answers(key).value().is_none()
        };
        let jobs: Vec<Position> = jobs.into_iter().map(|(_, position)| position).filter(is_open).collect();
        if self.work(Task::Apart(&jobs))? == Solved::Stopped {
            return Ok(Solved::Stopped);
        }
        let answers = |key: &Key| (*key, self.opening.proven.answers(*key));
        // Two answers known are a value; nothing else of the way there is stored.
        let whole = |(key, answers): (Key, Answers)| answers.value().map(|value| (key, Answers::of(value)));
        let entries: Vec<(Key, Answers)> = positions.keys().map(answers).filter_map(whole).collect();
        let place = &self.plan.moving.folder;
        folder::write(&place.join(BOOK_FILE), &book::encoded(Stock::Book, &self.rules, &entries))?;
        folder::remove(&place.join(WORK_FILE))?;
        Ok(Solved::Whole)
    }

    fn keep(&self) -> Result<(), TableFault> {
        let bytes = book::encoded(Stock::Work, &self.rules, &self.opening.proven.kept());
        folder::write(&self.plan.moving.folder.join(WORK_FILE), &bytes)
    }

    /// Has all threads work on a task, and tells of it meanwhile.
    fn work(&mut self, task: Task<'_>) -> Result<Solved, TableFault> {
        let (next, counted, done) = (AtomicUsize::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let fault: Mutex<Option<TableFault>> = Mutex::new(None);
        let (heard_in, heard) = mpsc::channel::<()>();
        let (threads, opening) = (self.plan.moving.threads.max(1), &self.opening);
        opening.stop.store(false, Relaxed);
        let mut stopped = false;
        let mut kept = Ok(());
        let (next, counted, done, fault) = (&next, &counted, &done, &fault);
        let worker = move |number: usize| {
            let heard_in = heard_in.clone();
            move || {
                let tell = || {
                    // Nobody listens any more once the work failed.
                    let _ = heard_in.send(());
                };
                let mut asker = Asker::new(opening, number as u32, counted, &tell);
                let ended = match task {
                    Task::Together(position, question) => {
                        let answered = asker.ask(position, question).map(|_| ());
                        if answered.is_ok() {
                            done.store(true, Relaxed);
                            opening.stop.store(true, Relaxed);
                        }
                        answered
                    }
                    Task::Apart(positions) => loop {
                        let Some(position) = positions.get(next.fetch_add(1, Relaxed)) else {
                            break Ok(());
                        };
                        if let Err(error) = asker.value(position) {
                            break Err(error);
                        }
                        tell();
                    },
                };
                asker.finish();
                if let Err(Unanswered::Fault(found)) = ended {
                    fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(found);
                    opening.stop.store(true, Relaxed);
                }
            }
        };
        parlour_brain::beside(threads, worker, || {
            for () in heard {
                let wish = (self.tell)(Report::Placing(counted.swap(0, Relaxed)));
                if wish != Wish::GoOn && kept.is_ok() {
                    let bytes = book::encoded(Stock::Work, &self.rules, &opening.proven.kept());
                    kept = folder::write(&self.plan.moving.folder.join(WORK_FILE), &bytes);
                }
                if wish == Wish::Stop || kept.is_err() {
                    stopped = true;
                    opening.stop.store(true, Relaxed);
                }
            }
        });
        kept?;
        if let Some(fault) = fault.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(fault);
        }
        let all_done = match task {
            Task::Together(..) => done.load(Relaxed),
            Task::Apart(_) => !stopped,
        };
        if stopped || !all_done {
            self.keep()?;
            return Ok(Solved::Stopped);
        }
        Ok(Solved::Whole)
    }
}

/// The positions at the beginning of the first turns of a game that goes on, one of those that are symmetric.
fn first_turns(start: &Position, options: &Options, symmetries: &Symmetries) -> BTreeMap<Key, Position> {
    let mut all = BTreeMap::from([(Key::of(start, symmetries), *start)]);
    let mut latest = vec![*start];
    for _ in 0..BOOK_TURNS {
        let mut next = Vec::new();
        for position in &latest {
            each_turn(position, options, &mut |after| {
                let is_placing = after.hand(after.side()) + after.hand(after.side().other()) > 0;
                if after.ending().is_none() && is_placing && begins_turn(&after) {
                    let key = Key::of(&after, symmetries);
                    if all.insert(key, after).is_none() {
                        next.push(after);
                    }
                }
            });
        }
        latest = next;
    }
    all
}
