//! How commands end and where their words go: results on stdout, everything else on stderr.

use kernel::Message;
use serde_json::json;
use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};
use text::Speaker;

/// The exit status of a command; wrong usage (2) is clap's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Everything was done.
    Done,
    /// Understood, but something in the input was refused.
    Refused,
    /// Ctrl-C, before everything was done.
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
            // As shells count it: 128 and the number of the signal.
            Status::Interrupted => ExitCode::from(130),
        }
    }
}

/// Prints a result line. A reader that went away ends the program quietly, as pipes expect.
pub fn result(line: impl fmt::Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Prints whole result lines at once; for a reader that went away see [`result`].
pub fn results(lines: &[u8]) {
    let mut out = io::stdout().lock();
    if out.write_all(lines).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// The result for input that is refused.
pub fn invalid(why: &str, as_json: bool) -> String {
    if as_json { json!({ "invalid": why }).to_string() } else { format!("invalid: {why}") }
}

/// Refuses the whole input: the reason is the result for scripts, a remark for people.
pub fn refuse(why: &Message, as_json: bool) -> Status {
    let why = Speaker::english().say(why);
    if as_json {
        result(invalid(&why, true));
    } else {
        tell(why);
    }
    Status::Refused
}

/// Tells of something on stderr.
pub fn tell(line: impl fmt::Display) {
    eprintln!("parlour: {line}");
}
