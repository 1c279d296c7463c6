//! How commands end and where their output goes: results to stdout, everything else to stderr.

use parlour_kernel::Message;
use parlour_text::Speaker;
use serde_json::json;
use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

/// The exit code after Ctrl-C, as shells count it: 128 and the number of the signal. The same after SIGTERM.
pub const INTERRUPTED: u8 = 130;

/// The exit status of a command; wrong usage (2) is clap's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// All done.
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

/// Prints a result line, as [`results`] prints several.
pub fn result(line: impl fmt::Display) {
    results(format!("{line}\n").as_bytes());
}

/// Prints result lines; every result goes through here. A reader that went away ends the program quietly, as pipes
/// expect; any other failure, such as a full disk, is told.
pub fn results(lines: &[u8]) {
    let mut out = io::stdout().lock();
    let Err(error) = out.write_all(lines).and_then(|()| out.flush()) else { return };
    let code = if error.kind() == io::ErrorKind::BrokenPipe {
        0
    } else {
        let why = Message::new("cli.not-written").text("why", error.to_string());
        tell(Speaker::english().say(&why));
        1
    };
    std::process::exit(code);
}

/// The result for input that is refused.
pub fn invalid(why: &str, as_json: bool) -> String {
    if as_json { json!({ "invalid": why }).to_string() } else { format!("invalid: {why}") }
}

/// Refuses the whole input. Scripts get the reason as the result, people on stderr.
pub fn refuse(why: &Message, as_json: bool) -> Status {
    let why = Speaker::english().say(why);
    if as_json {
        result(invalid(&why, true));
    } else {
        tell(why);
    }
    Status::Refused
}

/// The most characters of a text that is repeated to whoever sent it.
const LONGEST_ECHO: usize = 80;

/// A text from outside as it is repeated in answers: the beginning of a long one.
pub fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST_ECHO) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Prints a line to stderr.
pub fn tell(line: impl fmt::Display) {
    eprintln!("parlour: {line}");
}
