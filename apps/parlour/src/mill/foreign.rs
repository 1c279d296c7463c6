//! An engine in another process, over the text protocol. It answers in time, or the match ends; how often it takes longer
//! than it was given is counted. It never outlives us.

use crate::{
    interrupt::{Interrupted, Program},
    lines::next_line,
};
use parlour_brain::start_thread;
use parlour_kernel::{Message, Rng};
use parlour_mill::{
    brain::Contender,
    rules::{Action, Mill},
};
use std::{
    io::{self, BufReader, Write},
    process::{ChildStdin, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    time::{Duration, Instant},
};

/// How often a wait checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// Bytes of a line that are read; no answer has more.
const LONGEST: u64 = 1 << 16;

/// What an engine answers with.
const BEST: &str = "bestmove";

/// How to talk to an engine.
#[derive(Clone)]
pub struct Manners {
    /// Options to set before anything else: names and values.
    pub options: Vec<(String, String)>,
    /// The command to think, such as `go movetime 100`.
    pub go: String,
    /// After how long to say `stop`, if the engine has not answered by itself.
    pub stop_after: Option<Duration>,
    /// How long it may think without being called late, if its time is limited.
    pub allowed: Option<Duration>,
    /// How it keeps to that.
    pub lateness: Lateness,
    /// How long to wait for an answer.
    pub patience: Duration,
    /// Ends the waiting, too.
    pub interrupted: Interrupted,
    /// Why an engine failed to answer, once one has.
    pub failure: Failure,
}

/// The first failure of an engine, for whoever runs the match.
#[derive(Clone, Default)]
pub struct Failure(Arc<Mutex<Option<io::Error>>>);

impl Failure {
    pub fn take(&self) -> Option<io::Error> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn note(&self, error: io::Error) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }
}

/// How an engine keeps to its time, over all games of a match.
#[derive(Clone, Default)]
pub struct Lateness(Arc<Mutex<Late>>);

/// Answers of an engine.
#[derive(Clone, Copy, Default)]
pub struct Late {
    /// How many there were.
    pub answers: u64,
    /// How many took longer than allowed.
    pub overdue: u64,
    /// The longest it took.
    pub longest: Duration,
}

impl Lateness {
    pub fn so_far(&self) -> Late {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, took: Duration, allowed: Option<Duration>) {
        let mut late = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        late.answers += 1;
        late.overdue += u64::from(allowed.is_some_and(|allowed| took > allowed));
        late.longest = late.longest.max(took);
    }
}

pub struct Foreign {
    command: String,
    input: ChildStdin,
    /// Ends with this.
    _program: Program,
    /// Its output, from a reader thread: a blocking read cannot time out.
    lines: Receiver<String>,
    manners: Manners,
}

impl Foreign {
    /// Starts a command: space-separated words, run without a shell.
    ///
    /// # Errors
    /// If it does not start or answer.
    pub fn start(command: &str, rules: &str, manners: Manners) -> io::Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let mut output = BufReader::new(child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?);
        let (lines_in, lines) = mpsc::channel();
        let program = Program::new(child);
        // Ends with the process, or when its lines are no longer wanted.
        let reads = start_thread(move || {
            let mut line = Vec::new();
            while next_line(&mut output, &mut line, LONGEST).unwrap_or(false)
                && lines_in.send(String::from_utf8_lossy(&line).into_owned()).is_ok()
            {}
        });
        let mut foreign = Foreign { command: command.to_owned(), input, _program: program, lines, manners };
        if reads.is_err() {
            return Err(foreign.fails("mill.match-no-thread"));
        }
        foreign.say("uci")?;
        foreign.wait_for("uciok")?;
        foreign.say(&format!("setoption name Rules value {rules}"))?;
        for (name, value) in foreign.manners.options.clone() {
            foreign.say(&format!("setoption name {name} value {value}"))?;
        }
        foreign.say("ucinewgame")?;
        foreign.say("isready")?;
        foreign.wait_for("readyok")?;
        Ok(foreign)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// Reads up to a line that contains a word; returns the rest of the line.
    fn wait_for(&mut self, word: &str) -> io::Result<String> {
        let end = Instant::now() + self.manners.patience;
        self.hear(word, end)?.ok_or_else(|| self.fails("mill.match-no-answer"))
    }

    /// The same, but only up to a moment; `None` if the word has not come by then.
    fn hear(&mut self, word: &str, end: Instant) -> io::Result<Option<String>> {
        loop {
            if self.manners.interrupted.is_set() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK)) {
                // Some engines print other words before the answer on the same line.
                Ok(line) => {
                    if let Some((_, rest)) = line.split_once(word) {
                        return Ok(Some(rest.trim().to_owned()));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.fails("mill.match-engine-ended")),
                Err(RecvTimeoutError::Timeout) => {}
            }
            // Also for an engine that talks on and on.
            if end <= Instant::now() {
                return Ok(None);
            }
        }
    }

    fn fails(&self, key: &'static str) -> io::Error {
        io::Error::other(
            crate::language::speaker().say(&Message::new(key).text("command", self.command.as_str())),
        )
    }

    fn ask(&mut self, game: &Mill) -> io::Result<String> {
        let moves: Vec<String> = game.history().iter().map(|done| done.action.to_string()).collect();
        self.say(&format!("position startpos moves {}", moves.join(" ")))?;
        let go = self.manners.go.clone();
        let began = Instant::now();
        self.say(&go)?;
        let unasked = match self.manners.stop_after {
            Some(time) => self.hear(BEST, began + time)?,
            None => None,
        };
        let answer = match (unasked, self.manners.stop_after) {
            (Some(answer), _) => answer,
            (None, None) => self.wait_for(BEST)?,
            (None, Some(_)) => {
                self.say("stop")?;
                self.wait_for(BEST)?
            }
        };
        self.manners.lateness.note(began.elapsed(), self.manners.allowed);
        Ok(answer)
    }
}

impl Contender for Foreign {
    fn choose(&mut self, game: &Mill, _: &mut Rng) -> Option<Action> {
        let answer = self.ask(game).map_err(|error| self.manners.failure.note(error)).ok()?;
        let action = answer.split_whitespace().next()?;
        Action::read(action, action).ok()
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        // One that does not quit when asked is killed as the program is dropped.
        let _ = self.say("quit");
    }
}
