//! A file of puzzles in any format, one after the other, each read or refused with the line and the place in it.

use crate::{
    interrupt::Interrupted,
    lines,
    report::{self, Status},
};
use parlour_kernel::{Fault, Message, ReadError};
use parlour_sudoku::formats::{self, PuzzleText, Sheet, Texts};
use std::{
    io::{self, BufReader},
    path::Path,
};

/// Lines are cut off here; no puzzle has longer ones.
const LONGEST: u64 = 1 << 18;

/// Calls with every puzzle of a file, or why it is refused; standard input where there is no file.
pub fn each(
    file: Option<&Path>,
    interrupted: &Interrupted,
    mut each: impl FnMut(Result<Sheet, String>),
) -> Status {
    let speaker = crate::language::speaker();
    let mut refused = false;
    let mut answer = |text: &PuzzleText| {
        let read = formats::read(&text.text).map_err(|error| speaker.say(&placed(&error, text)));
        refused |= read.is_err();
        each(read);
    };
    let mut read = || -> io::Result<()> {
        let mut reader = BufReader::new(lines::open(file)?.0);
        let mut texts = Texts::default();
        let mut line = Vec::new();
        while !interrupted.is_set() && lines::next_line(&mut reader, &mut line, LONGEST)? {
            texts.push(&String::from_utf8_lossy(&line)).iter().for_each(&mut answer);
        }
        texts.finish().iter().for_each(&mut answer);
        Ok(())
    };
    let status = match read() {
        Ok(()) if interrupted.is_set() => Status::Interrupted,
        Ok(()) => Status::Done,
        Err(error) => {
            report::tell(error);
            Status::Refused
        }
    };
    if refused { status.and(Status::Refused) } else { status }
}

/// What is wrong, with the line of the file and the place in that line.
fn placed(error: &ReadError, text: &PuzzleText) -> Message {
    let (line, error) = error.in_line(&text.text);
    let line = text.line + u64::from(line) - 1;
    Message::new("read.in-line").text("line", line.to_string()).message("why", error.message())
}
