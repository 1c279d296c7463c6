//! How commands end and where their output goes: results to stdout, everything else to stderr, whatever comes from input
//! without its control characters.

use crate::{
    language,
    visible::{is_altered, visible},
};
use parlour_kernel::Message;
use serde_json::json;
use std::{
    fmt,
    io::{self, IsTerminal, Write},
    process::ExitCode,
    sync::{
        Mutex, TryLockError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// The exit code after Ctrl-C, by shell convention: 128 plus the signal number. The same after SIGTERM.
pub const INTERRUPTED: u8 = 130;

/// The exit status of a command; wrong usage (2) is clap's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Done,
    /// Understood, but something in the input was refused.
    Refused,
    /// Ctrl-C or SIGTERM, before everything was done.
    Interrupted,
}

impl Status {
    /// Done only if both are.
    pub fn and(self, other: Status) -> Status {
        if other == Status::Done { self } else { other }
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        match status {
            Status::Done => ExitCode::SUCCESS,
            Status::Refused => ExitCode::from(1),
            Status::Interrupted => ExitCode::from(INTERRUPTED),
        }
    }
}

/// Held while results are written, so that the program can be ended between two of them.
static WRITING: Mutex<()> = Mutex::new(());
/// Whether files are written too, which must be done even when the reader of the results has gone.
static FILES_TOO: AtomicBool = AtomicBool::new(false);

/// Says that the command writes files besides its results: it goes on if the reader of the results goes away.
pub fn files_too() {
    FILES_TOO.store(true, Ordering::Relaxed);
}

/// Prints one result line, as [`results`] does.
pub fn result(line: impl fmt::Display) {
    results(format!("{line}\n").as_bytes());
}

/// Prints result lines; every result goes through here. If the reader went away, the program ends quietly, as pipes
/// expect, unless it has files to write; any other failure, such as a full disk, is reported.
pub fn results(lines: &[u8]) {
    let lines = visible(lines);
    let writing = WRITING.lock();
    let mut out = io::stdout().lock();
    let Err(error) = out.write_all(&lines).and_then(|()| out.flush()) else { return };
    drop((out, writing));
    let code = match error.kind() {
        io::ErrorKind::BrokenPipe if FILES_TOO.load(Ordering::Relaxed) => return,
        io::ErrorKind::BrokenPipe => 0,
        _ => {
            let why = Message::new("cli.not-written").text("why", error.to_string());
            tell(language::speaker().say(&why));
            1
        }
    };
    std::process::exit(code);
}

/// Ends the program after Ctrl-C: when the results that are being written are out, or when that takes too long.
pub fn end_between_lines(patience: Duration) -> ! {
    let end = Instant::now() + patience;
    let mut writing = WRITING.try_lock();
    while matches!(writing, Err(TryLockError::WouldBlock)) && Instant::now() < end {
        thread::sleep(Duration::from_millis(5));
        writing = WRITING.try_lock();
    }
    if io::stderr().is_terminal() {
        // A bar may be on the line.
        let _ = io::stderr().write_all(b"\r\x1b[K");
    }
    std::process::exit(INTERRUPTED.into());
}

/// The result for refused input.
pub fn invalid(why: &str, as_json: bool) -> String {
    if as_json { json!({ "invalid": why }).to_string() } else { format!("invalid: {why}") }
}

/// Refuses the whole input. Scripts get the reason as the result, people on stderr.
pub fn refuse(why: &Message, as_json: bool) -> Status {
    let why = language::speaker().say(why);
    if as_json {
        result(invalid(&why, true));
    } else {
        tell(why);
    }
    Status::Refused
}

/// How many characters of an input text are echoed at most.
const LONGEST_ECHO: usize = 80;

/// An input text as echoed in answers: a long one is cut.
pub fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST_ECHO) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Ends the program with what is wrong with its arguments. Where these have control characters, it is said without colours,
/// which are control characters too.
pub fn wrong_usage(error: &clap::Error) -> ! {
    if std::env::args_os().any(|word| is_altered(word.as_encoded_bytes())) {
        let _ = io::stderr().write_all(&visible(error.render().to_string().as_bytes()));
        std::process::exit(error.exit_code());
    }
    error.exit()
}

/// Prints a line on stderr. There is nowhere to say that this failed.
pub fn tell(line: impl fmt::Display) {
    let line = format!("parlour: {line}\n");
    let _ = io::stderr().write_all(&visible(line.as_bytes()));
}
