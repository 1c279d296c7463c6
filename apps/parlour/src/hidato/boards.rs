//! Reads boards: blocks of lines separated by blank lines, from a file or standard input.

use crate::{
    blocks::{self, Output, Threads},
    interrupt::Interrupted,
    lines,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_hidato::{
    brain::Filling,
    rules::{Board, Hidato, Place, Setup},
};
use parlour_kernel::{Fault, Message, ReadError, Rules};
use std::{
    io::{self, BufRead, BufReader, Read},
    path::PathBuf,
};

/// How much of a block is kept: several times the largest board with its solution.
const LONGEST: usize = 1 << 18;

/// The arguments of commands that answer board by board.
#[derive(Args)]
pub struct Boards {
    /// Boards, separated by blank lines; standard input by default or for -
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

impl Boards {
    /// Runs every board through a worker, one per thread. It returns the whole result, or none if it was
    /// interrupted.
    pub fn map<W>(&self, interrupted: &Interrupted, worker: impl Fn() -> W + Sync) -> Status
    where
        W: FnMut(&Hidato) -> Option<String>,
    {
        let (from, length) = match lines::open(self.file.as_deref()) {
            Ok(opened) => opened,
            Err(error) => {
                report::tell(error);
                return Status::Refused;
            }
        };
        let mut from = BufReader::new(from);
        let in_block = || {
            let mut worker = worker();
            move |block: &Vec<u8>, output: &mut Output| {
                let result = match read(block) {
                    Ok(game) => worker(&game),
                    Err(why) => {
                        output.refused = true;
                        Some(report::invalid(&why, self.json))
                    }
                };
                output.results.extend(result.into_iter().flat_map(String::into_bytes).chain(*b"\n"));
            }
        };
        let source = move |block: &mut Vec<u8>| next_block(&mut from, block);
        blocks::run(self.threads, interrupted, Progress::of(length), source, in_block)
    }
}

/// The board of a block, or everything that is wrong with it.
fn read(block: &[u8]) -> Result<Hidato, String> {
    let say = |message: Message| crate::language::speaker().say(&message);
    let setup: Setup =
        String::from_utf8_lossy(block).parse().map_err(|error: ReadError| say(error.message()))?;
    Hidato::start(&setup).map_err(|flaws| {
        let flaws: Vec<String> = flaws.iter().map(|flaw| say(flaw.message())).collect();
        flaws.join(" ")
    })
}

/// Fills a block with the lines up to the next blank one; returns how much input that was, 0 at the end.
fn next_block(from: &mut impl BufRead, block: &mut Vec<u8>) -> io::Result<u64> {
    block.clear();
    let mut line = Vec::new();
    let mut amount = 0;
    let mut full = false;
    loop {
        line.clear();
        let read = Read::take(&mut *from, LONGEST as u64).read_until(b'\n', &mut line)?;
        amount += read as u64;
        let is_blank = line.iter().all(u8::is_ascii_whitespace);
        match (is_blank, block.is_empty()) {
            (true, true) if read == 0 => return Ok(0),
            (true, true) => {}
            (true, false) => return Ok(amount),
            (false, _) => {
                full |= block.len() + line.len() > LONGEST;
                block.extend(line.iter().filter(|_| !full));
            }
        }
    }
}

/// A solved board, row by row; `#` where there is no cell.
pub fn rows(board: &Board, filling: &Filling) -> Vec<String> {
    let word = |row: u8, col: u8| match board.cell(Place { row, col }) {
        Some(cell) => filling.value(cell).to_string(),
        None => "#".to_owned(),
    };
    let row = |row: u8| (0..board.columns()).map(|col| word(row, col)).collect::<Vec<_>>().join(" ");
    (0..board.rows()).map(row).collect()
}
