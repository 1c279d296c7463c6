//! What front ends ask engines and what comes back: plain data for a thread, a worker or a server. A question
//! carries all it needs; an answer names the digest it was made for, so that a late one can be dropped.

use crate::{AnyTable, Engine, EngineTable, Review};
use parlour_brain::{Analysis, Budget, Files, Hint, Lesson, Verdict};
use parlour_kernel::{Digest, Fault, Message};
use parlour_table::LoadError;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicU32, Ordering},
};

/// The node limit for a hint or a computer's move: about a second.
pub const PLAY_NODES: u64 = 2_000_000;

/// The node limit for generating or judging a puzzle: proofs are worth more time.
pub const PROOF_NODES: u64 = 50_000_000;

/// The node limit for a position of an analysis: there are many in a game.
pub const ANALYSIS_NODES: u64 = 400_000;

/// Nodes between two progress reports.
pub const REPORT_EVERY: u64 = 100_000;

/// A question to a game's engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game's id.
    pub game: String,
    /// What is asked.
    pub about: About,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum About {
    /// Something about a game in progress.
    Table(Position, Ask),
    /// Generate a setup; the same seed makes the same one everywhere.
    Generate {
        /// The wish, as `id=value` words.
        wish: String,
        /// The seed.
        seed: u64,
    },
    /// What should a player know about this setup before playing it?
    Examine(String),
    /// What is the only solution of this setup?
    Solve(String),
}

/// A question about a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// What would be best?
    Hint,
    /// What does the computer do?
    Choose {
        /// The computer's level.
        level: String,
        /// The maximum number of consecutive actions.
        most: usize,
    },
    /// How good was the last step?
    Review,
    /// How do the entries compare with the solution?
    Judge,
    /// What is the whole way to the end?
    Explain,
    /// What is a position worth that was once there, or that somebody tries out?
    Analyse(Spot),
    /// What could have been reached with what chance brought?
    Hindsight,
    /// Does the save replay to the state it claims?
    Verify,
}

/// A position that is looked at: after so many entries of the log, and then these actions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    /// How many entries of the log are done.
    pub entries: usize,
    /// What is tried out from there.
    pub then: Vec<String>,
}

/// A game in progress, as told to an engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Position {
    /// The whole save.
    Save(String),
    /// What was played since the engine last answered.
    Since {
        /// Where it answered.
        from: Place,
        /// What is new, as lines of a save.
        lines: Vec<String>,
        /// Where that leads.
        to: Place,
    },
}

/// A position in a game's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The length of the log.
    pub entries: usize,
    /// The digest of the state.
    pub digest: Digest,
}

/// An engine's answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The position it was made for, if the question was about one.
    pub digest: Option<Digest>,
    /// What the engine says, or why it says nothing.
    pub said: Result<Said, Failure>,
}

/// What an engine says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Said {
    /// What would be best.
    Hint(Hint),
    /// What the computer does.
    Actions(Vec<String>),
    /// How good the last step was.
    Review(Review),
    /// A judge's verdict on entries or on a setup.
    Verdict(Verdict),
    /// The whole way to the end.
    Lesson(Lesson),
    /// What a position is worth.
    Analysis(Analysis),
    /// What could have been reached.
    Hindsight(Message),
    /// The judge found nothing to report.
    AllWell,
    /// The judge found nothing to report about a setup; its grade.
    Graded(String),
    /// A setup with its only solution entered.
    Solution(String),
    /// A generated setup.
    Setup {
        /// The setup as text.
        setup: String,
        /// How hard it is, as words of the card's options; empty where nobody knows.
        grade: String,
    },
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Failure {
    /// The game has no engine, or the engine has nothing to say, or not within its budget.
    Silent,
    /// The save was refused, for this reason.
    Load(Message),
    /// The setup or the wish was refused, for this reason.
    Refused(Message),
    /// The engine does not know the game that [`Position::Since`] continues: it needs the whole save.
    Unknown,
    /// The engine would answer better with the files of this folder. Ask again after giving them, or after telling it that
    /// there are none; a front end never sees this.
    Wants(String),
    /// The answer never came: the engine crashed, took too long or was stopped.
    Lost,
}

impl Failure {
    /// What to tell the player.
    pub fn message(&self) -> Message {
        match self {
            Failure::Silent => Message::new("engine.silent"),
            Failure::Load(why) | Failure::Refused(why) => why.clone(),
            Failure::Unknown | Failure::Wants(_) | Failure::Lost => Message::new("engine.lost"),
        }
    }
}

impl Place {
    /// Where a table is now.
    pub fn of(table: &dyn AnyTable) -> Self {
        Place { entries: table.log().records().len(), digest: table.digest() }
    }
}

impl Question {
    /// The node limit for the answer.
    pub fn nodes(&self) -> u64 {
        match &self.about {
            About::Table(_, Ask::Hint | Ask::Choose { .. } | Ask::Review | Ask::Hindsight | Ask::Verify) => {
                PLAY_NODES
            }
            About::Table(_, Ask::Analyse(_)) => ANALYSIS_NODES,
            About::Table(_, Ask::Judge | Ask::Explain)
            | About::Generate { .. }
            | About::Examine(_)
            | About::Solve(_) => PROOF_NODES,
        }
    }
}

/// A question with a number, unique in this process, that its answer comes back with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question's number.
    pub number: u32,
    /// The question itself.
    pub question: Question,
}

impl Asked {
    /// A question to the engine of a game.
    pub fn new(game: &str, about: About) -> Self {
        static ASKED: AtomicU32 = AtomicU32::new(0);
        let number = ASKED.fetch_add(1, Ordering::Relaxed);
        Asked { number, question: Question { game: game.to_owned(), about } }
    }
}

/// What a remote engine knows about a table, so that it is told only what is new.
#[derive(Clone, Debug, Default)]
pub struct Told(Option<Place>);

impl Told {
    /// A table's position for that engine; the whole save if it knows nothing about the table.
    pub fn position(&self, table: &dyn AnyTable) -> Position {
        let to = Place::of(table);
        match self.0.filter(|from| from.entries <= to.entries) {
            Some(from) => Position::Since { from, lines: table.log().lines_after(from.entries), to },
            None => Position::Save(table.save()),
        }
    }

    /// The engine has answered a question about this place.
    pub fn knows(&mut self, place: Place) {
        self.0 = Some(place);
    }

    /// The engine knows nothing any more: it was stopped, or says so.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}

/// Answers questions in order, and keeps the last table.
pub struct Thinker {
    engine: fn(&str) -> Option<&'static Engine>,
    table: Option<(String, Box<dyn EngineTable>)>,
    /// What it was given, by folder; empty where there is nothing to give.
    files: BTreeMap<String, Files>,
    find: Option<fn(&str) -> Files>,
}

impl Thinker {
    /// A thinker with these engines.
    pub fn new(engine: fn(&str) -> Option<&'static Engine>) -> Self {
        Thinker { engine, table: None, files: BTreeMap::new(), find: None }
    }

    /// The same, with files at hand: it asks for the folders that it wants here, and for none elsewhere.
    pub fn with_files(self, find: fn(&str) -> Files) -> Self {
        Thinker { find: Some(find), ..self }
    }

    /// Hands over the files of a folder that it wants, or none where there are none to be had.
    pub fn give(&mut self, folder: &str, files: Files) {
        self.files.insert(folder.to_owned(), files);
    }

    /// Answers a question; may take a while.
    pub fn answer(&mut self, question: &Question, budget: &mut Budget) -> Answer {
        let Some(engine) = (self.engine)(&question.game) else {
            return Answer { digest: None, said: Err(Failure::Silent) };
        };
        match &question.about {
            About::Table(position, ask) => {
                if let Err(failure) = self.bring(engine, position) {
                    return Answer { digest: None, said: Err(failure) };
                }
                let said = self.supply(ask).and_then(|table| say(table, ask, budget));
                let digest = self.table.as_ref().map(|(_, table)| table.place().digest);
                Answer { digest, said }
            }
            About::Generate { wish, seed } => {
                let files = match engine.wants(wish) {
                    Some(folder) => self.files_of(folder).cloned(),
                    None => Ok(Files::new()),
                };
                let made = files
                    .and_then(|files| engine.make(wish, *seed, &files, budget).map_err(Failure::Refused));
                Answer { digest: None, said: made.map(|(setup, grade)| Said::Setup { setup, grade }) }
            }
            About::Solve(setup) => {
                let solved = engine.solution(setup, budget).map(Said::Solution);
                Answer { digest: None, said: solved.ok_or(Failure::Silent) }
            }
            About::Examine(setup) => {
                let verdict = engine.examine(setup, budget).map_err(Failure::Refused);
                let graded = || Said::Graded(engine.grade(setup, budget));
                let said = verdict.map(|verdict| verdict.map_or_else(graded, Said::Verdict));
                Answer { digest: None, said }
            }
        }
    }

    /// Brings the table a question is about up to date.
    fn bring(&mut self, engine: &'static Engine, position: &Position) -> Result<(), Failure> {
        let kept = self.table.take().filter(|(game, _)| *game == engine.id);
        let table = match position {
            Position::Save(save) => {
                engine.open(save).map_err(|error: LoadError| Failure::Load(error.message()))?
            }
            Position::Since { from, lines, to } => {
                let (_, mut table) = kept.ok_or(Failure::Unknown)?;
                // Another question may have told it already.
                if table.place() != *to {
                    let goes_on = table.place() == *from && table.resume(lines).is_ok();
                    if !goes_on || table.place() != *to {
                        return Err(Failure::Unknown);
                    }
                }
                table
            }
        };
        self.table = Some((engine.id.to_owned(), table));
        Ok(())
    }

    /// The table, its brain supplied with the files that it wants for this.
    fn supply(&mut self, ask: &Ask) -> Result<&mut dyn EngineTable, Failure> {
        let wanted = self.table.as_ref().and_then(|(_, table)| table.wants(ask));
        let files = wanted.map(|folder| self.files_of(folder).cloned()).transpose()?;
        let (_, table) = self.table.as_mut().ok_or(Failure::Unknown)?;
        if let Some(files) = files.filter(|files| !files.is_empty()) {
            table.read(ask, &files);
        }
        Ok(table.as_mut())
    }

    /// The files of a folder, as they were given or are at hand.
    fn files_of(&mut self, folder: &str) -> Result<&Files, Failure> {
        if let (Some(find), false) = (self.find, self.files.contains_key(folder)) {
            self.files.insert(folder.to_owned(), find(folder));
        }
        self.files.get(folder).ok_or_else(|| Failure::Wants(folder.to_owned()))
    }
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinker").field("keeps", &self.table.is_some()).finish_non_exhaustive()
    }
}

fn say(table: &mut dyn EngineTable, ask: &Ask, budget: &mut Budget) -> Result<Said, Failure> {
    let said = match ask {
        Ask::Hint => table.hint(budget).map(Said::Hint),
        Ask::Choose { level, most } => table.choose(level, *most, budget).map(Said::Actions),
        Ask::Review => table.review(budget).map(Said::Review),
        Ask::Judge => table.judge(budget).map(Said::Verdict),
        Ask::Explain => table.explain(budget).map(Said::Lesson),
        Ask::Analyse(spot) => table.analyse(spot, budget).map(Said::Analysis),
        Ask::Hindsight => table.hindsight(budget).map(Said::Hindsight),
        Ask::Verify => Some(Said::AllWell),
    };
    said.ok_or(Failure::Silent)
}
