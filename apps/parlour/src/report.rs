//! How commands end and where their words go: results on stdout, everything else on stderr.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

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

/// Tells of something on stderr.
pub fn tell(line: impl fmt::Display) {
    eprintln!("parlour: {line}");
}
