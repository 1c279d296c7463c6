//! `uci`: the engine over a text protocol like that of chess engines. Searches run beside the reader, so that
//! `stop` is heard.

use super::best::{TABLE_BITS, limited};
use crate::{
    interrupt, lines,
    report::{self, Status},
};
use clap::Args;
use parlour_brain::{Budget, Canceller, Luck, start_thread};
use parlour_kernel::{Fault, Message, ReadError, Rules};
use parlour_mill::{
    brain::{Engine, Level, Limits, SearchResult, tables::Tables},
    rules::{Fen, Mill, OptionName, RuleText, Setup, Side},
};
use std::{
    mem,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    thread::{self, JoinHandle},
};

/// Arguments of `mill uci`.
#[derive(Args)]
#[command(after_help = "Example:
  printf 'uci\\nposition startpos moves d6 f4\\ngo depth 10\\nquit\\n' | parlour mill uci

Commands: uci, isready, setoption name N value V, ucinewgame, position startpos|fen F [moves ...],
go [depth N] [movetime MS] [nodes N] [infinite], stop, d, analyze, quit. Scores are White's. Options are those of the
rules with a capital letter, SkillLevel 0 to 30, Seed for the chance that lower levels play by, MoveTime, Threads, Rules,
which takes a named game, and Tables, a folder of exact tables for these rules.")]
pub struct Uci {}

/// The highest skill level of the protocol.
const MOST_SKILL: u16 = 30;
/// Milliseconds for a bare `go`.
const MOVE_TIME: u64 = 1_000;

struct Talk {
    rules: RuleText,
    game: Mill,
    engine: Arc<Mutex<Engine>>,
    skill: u16,
    move_time: u64,
    threads: usize,
    seed: u64,
    tables: Option<PathBuf>,
    thinking: Option<Thinking>,
}

/// A search in progress.
struct Thinking {
    thread: JoinHandle<()>,
    canceller: Canceller,
    endless: bool,
}

impl Uci {
    #[allow(clippy::unused_self, reason = "all commands are run alike")]
    pub fn run(&self) -> Status {
        let Ok(game) = Mill::start(&Setup::default()) else { return Status::Refused };
        let engine = Arc::new(Mutex::new(Engine::new(TABLE_BITS)));
        let rules = RuleText::default();
        let mut talk = Talk {
            rules,
            game,
            engine,
            skill: MOST_SKILL,
            move_time: MOVE_TIME,
            threads: 1,
            seed: 0,
            tables: None,
            thinking: None,
        };
        // Invalid UTF-8 is answered like an unknown command.
        for line in lines::commands() {
            if line.trim() == "quit" {
                break;
            }
            if let Err(why) = talk.hear(line.trim()) {
                report::result(format!("info string {}", crate::language::speaker().say(&why)));
            }
        }
        talk.finish(false);
        Status::Done
    }
}

impl Talk {
    fn hear(&mut self, line: &str) -> Result<(), Message> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "" => {}
            "uci" => self.introduce(),
            "isready" => report::result("readyok"),
            "ucinewgame" => {
                self.finish(false);
                self.engine = Arc::new(Mutex::new(Engine::new(TABLE_BITS)));
                self.place("startpos")?;
                self.open_tables()?;
            }
            "setoption" => {
                self.finish(false);
                self.set_option(rest)?;
            }
            "position" => {
                self.finish(false);
                self.place(rest)?;
            }
            "go" => {
                self.finish(false);
                self.go(rest)?;
            }
            "stop" => self.finish(true),
            "d" => report::result(self.game.fen()),
            "analyze" => {
                self.finish(false);
                self.analyze();
            }
            _ => return Err(Message::new("mill.uci-unknown").text("found", report::short(command))),
        }
        Ok(())
    }

    fn introduce(&self) {
        report::result("id name Parlour Mill");
        report::result("id author Parlour");
        report::result("option name Rules type string default nine");
        report::result(format!(
            "option name SkillLevel type spin default {MOST_SKILL} min 0 max {MOST_SKILL}"
        ));
        report::result(format!("option name MoveTime type spin default {MOVE_TIME} min 1 max 3600000"));
        report::result("option name Threads type spin default 1 min 1 max 64");
        report::result("option name Tables type string default <empty>");
        report::result("option name Seed type string default 0");
        for name in OptionName::all() {
            let value = self.game.options().get(name);
            let protocol = protocol_name(name);
            report::result(if name == OptionName::Captures {
                format!("option name {protocol} type combo default spec var spec var engine")
            } else if name.is_switch() {
                format!("option name {protocol} type check default {}", value != 0)
            } else {
                let (least, most) = (name.range().start().to_owned(), name.range().end().to_owned());
                format!("option name {protocol} type spin default {value} min {least} max {most}")
            });
        }
        report::result("uciok");
    }

    fn set_option(&mut self, text: &str) -> Result<(), Message> {
        let unknown = || Message::new("mill.uci-unknown").text("found", report::short(text));
        let (name, value) =
            text.strip_prefix("name ").and_then(|rest| rest.split_once(" value ")).ok_or_else(unknown)?;
        let (name, value) = (name.trim(), value.trim());
        match name {
            "Rules" => self.rules = value.parse().map_err(|error: ReadError| error.message())?,
            "SkillLevel" => self.skill = value.parse::<u16>().map_err(|_| unknown())?.min(MOST_SKILL),
            "MoveTime" => self.move_time = value.parse::<u64>().map_err(|_| unknown())?.max(1),
            "Tables" => {
                self.tables =
                    Some(value).filter(|folder| !matches!(*folder, "" | "<empty>")).map(PathBuf::from);
            }
            "Threads" => self.threads = value.parse::<usize>().map_err(|_| unknown())?.clamp(1, 64),
            "Seed" => self.seed = value.parse().map_err(|_| unknown())?,
            // Options other programs set that we do not have.
            "Algorithm" | "Shuffling" | "DrawOnHumanExperience" | "ConsiderMobility" => return Ok(()),
            _ => {
                let option =
                    OptionName::all().find(|known| protocol_name(*known) == name).ok_or_else(unknown)?;
                let value =
                    option.read_value(value).filter(|value| option.takes(*value)).ok_or_else(unknown)?;
                self.rules.overrides.retain(|(known, _)| *known != option);
                self.rules.overrides.push((option, value));
            }
        }
        self.place("startpos")?;
        self.open_tables()
    }

    /// Opens the tables for the current rules; if there are none, or they are for other rules, the engine
    /// does without.
    fn open_tables(&mut self) -> Result<(), Message> {
        let opened = self.tables.as_ref().map(|folder| Tables::open(folder, self.game.options())).transpose();
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        match opened {
            Ok(tables) => engine.use_tables(tables.map(Arc::new)),
            Err(fault) => {
                engine.use_tables(None);
                return Err(fault.message());
            }
        }
        Ok(())
    }

    fn place(&mut self, text: &str) -> Result<(), Message> {
        let (start, moves) = match text.split_once("moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text.trim(), ""),
        };
        let fen = match start.strip_prefix("fen ") {
            Some(fen) => Some(Ok(fen.parse::<Fen>().map_err(|unread| unread.message())?)),
            None => None,
        };
        let setup = Setup { rules: self.rules.clone(), fen };
        let first =
            |flaws: Vec<_>| flaws.first().map_or_else(|| Message::new("mill.uci-unknown"), Fault::message);
        let game = Mill::start(&setup).map_err(first)?;
        self.game = game.replay(moves).map_err(|error| error.message())?;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), Message> {
        let mut words = text.split_whitespace();
        let (mut depth, mut nodes, mut time, mut endless) = (None, None, None, false);
        while let Some(word) = words.next() {
            if word == "infinite" {
                endless = true;
                continue;
            }
            let number = words.next().and_then(|number| number.parse::<i64>().ok());
            let number =
                number.ok_or_else(|| Message::new("mill.uci-unknown").text("found", report::short(word)))?;
            // A negative number counts as 0: whoever said `go` waits for an action.
            let number = u64::try_from(number).unwrap_or(0);
            match word {
                "depth" => depth = Some(number.max(1)),
                "nodes" => nodes = Some(number),
                "movetime" => time = Some(number),
                _ => return Err(Message::new("mill.uci-unknown").text("found", report::short(word))),
            }
        }
        let bare = depth.is_none() && nodes.is_none() && time.is_none() && !endless;
        let time = time.or(bare.then_some(self.move_time));
        let budget = limited(Budget::nodes(nodes.unwrap_or(u64::MAX)), time, &interrupt::watch());
        let depth = depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(Engine::MOST_DEPTH);
        let limits = Limits { depth, threads: self.threads, variety: None };
        self.start_search(limits, budget, endless);
        Ok(())
    }

    fn start_search(&mut self, limits: Limits, mut budget: Budget, endless: bool) {
        let canceller = budget.canceller();
        let (game, engine) = (self.game.clone(), Arc::clone(&self.engine));
        let level =
            (self.skill < MOST_SKILL).then(|| Level::new(1 + (self.skill * 9 / MOST_SKILL) as u8)).flatten();
        let luck = Luck::of_seed(Some(self.seed));
        let work = move || {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            let best = if let Some(level) = level {
                level.choose(&mut engine, &game, luck, &mut budget)
            } else {
                let result =
                    engine.search_with_progress(&game, limits, &mut budget, |result| tell(&game, result));
                result.map(|result| result.action)
            };
            // An infinite search that finishes early waits for `stop`.
            while endless && budget.spend(0) {
                thread::sleep(std::time::Duration::from_millis(5));
            }
            let best = best.map_or_else(|| "none".to_owned(), |action| action.to_string());
            report::result(format!("bestmove {best}"));
        };
        match start_thread(work) {
            Ok(thread) => self.thinking = Some(Thinking { thread, canceller, endless }),
            Err(mut work) => {
                // Here `stop` could not be heard.
                if endless {
                    canceller.cancel();
                }
                work();
            }
        }
    }

    /// Ends the current search: at once, or in its own time if it has a limit.
    fn finish(&mut self, at_once: bool) {
        if let Some(thinking) = mem::take(&mut self.thinking) {
            if at_once || thinking.endless {
                thinking.canceller.cancel();
            }
            // A search that failed has said so itself.
            let _ = thinking.thread.join();
        }
    }

    /// Prints every action with its score, best first.
    fn analyze(&self) {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        let mut budget = limited(Budget::nodes(u64::MAX), Some(self.move_time), &interrupt::watch());
        let compared = engine.compare(&self.game, Engine::MOST_DEPTH, &mut budget);
        for (action, score) in compared {
            report::result(format!("info string {action} {}", for_white(&self.game, score)));
        }
    }
}

/// A score as the protocol has it, from White's side.
fn for_white(game: &Mill, score: i32) -> i32 {
    if game.board().side() == Side::White { score } else { -score }
}

fn tell(game: &Mill, result: &SearchResult) {
    let line: Vec<String> = result.line.iter().map(ToString::to_string).collect();
    let SearchResult { score, depth, nodes, .. } = result;
    let score = for_white(game, *score);
    report::result(format!("info depth {depth} score cp {score} nodes {nodes} pv {}", line.join(" ")));
}

/// An option's protocol name: one capitalised word.
fn protocol_name(name: OptionName) -> String {
    match name {
        OptionName::PieceCount => return "PiecesCount".to_owned(),
        OptionName::MillFormationAction => return "MillFormationActionInPlacingPhase".to_owned(),
        _ => {}
    }
    let word = name.word();
    let (base, setting) = word.split_once('.').unwrap_or((&word, ""));
    let mut letters = base.chars();
    let base: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let ending = match setting {
        "squareEdges" => "OnSquareEdges",
        "crossLines" => "OnCrossLines",
        "diagonalLines" => "OnDiagonalLines",
        "inPlacing" => "InPlacingPhase",
        "inMoving" => "InMovingPhase",
        "ownPiecesLeq3" => "OnlyWhenOwnPiecesLeq3",
        _ => "Enabled",
    };
    match name {
        OptionName::Custodian(_) | OptionName::Intervention(_) | OptionName::Leap(_) => {
            format!("{base}Capture{ending}")
        }
        _ => base,
    }
}
