//! How commands end and where their output goes: results to stdout, everything else to stderr.

use parlour_kernel::Message;
use serde_json::json;
use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
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

/// Prints one result line, as [`results`] does.
pub fn result(line: impl fmt::Display) {
    results(format!("{line}\n").as_bytes());
}

/// Prints result lines; every result goes through here. If the reader went away, the program ends quietly, as
/// pipes expect; any other failure, such as a full disk, is reported.
pub fn results(lines: &[u8]) {
    let mut out = io::stdout().lock();
    let Err(error) = out.write_all(lines).and_then(|()| out.flush()) else { return };
    let code = if error.kind() == io::ErrorKind::BrokenPipe {
        0
    } else {
        let why = Message::new("cli.not-written").text("why", error.to_string());
        tell(crate::language::speaker().say(&why));
        1
    };
    std::process::exit(code);
}

/// The result for refused input.
pub fn invalid(why: &str, as_json: bool) -> String {
    if as_json { json!({ "invalid": why }).to_string() } else { format!("invalid: {why}") }
}

/// Refuses the whole input. Scripts get the reason as the result, people on stderr.
pub fn refuse(why: &Message, as_json: bool) -> Status {
    let why = crate::language::speaker().say(why);
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

pub fn tell(line: impl fmt::Display) {
    eprintln!("parlour: {line}");
}
