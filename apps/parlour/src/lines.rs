//! Reads input line by line, from a file or standard input, in blocks of whole lines.

use crate::{
    blocks::{self, Output, Threads},
    interrupt::Interrupted,
    plain_text::PlainText,
    progress::Progress,
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::Message;
use std::{
    fs::File,
    io::{self, BufRead, Read},
    iter,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

/// Bytes read at a time.
const BUFFER: usize = 1 << 18;
/// Bytes handed to a thread at a time: hundreds of lines, yet small enough to keep all threads busy.
pub const MANY_LINES: usize = 1 << 16;
/// The same where some lines take long: few enough that other threads do not wait for the last.
const QUICK_LINES: usize = 1 << 12;
/// A block that takes longer has lines for threads of their own.
const SLOW: Duration = Duration::from_millis(1);

#[derive(Args)]
pub struct Input {
    /// Input, one item per line; standard input by default or for -. Empty lines and lines starting with #
    /// are skipped
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// The arguments of commands that answer line by line.
#[derive(Args)]
pub struct Lines {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub threads: Threads,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

impl Input {
    /// Runs every line through a worker, one per thread. It writes a result without a line ending, or says
    /// why the line is refused. Blocks of lines grow while these are quick.
    pub fn map<W>(
        &self,
        threads: Threads,
        as_json: bool,
        block: usize,
        interrupted: &Interrupted,
        worker: impl Fn() -> W + Sync,
    ) -> Status
    where
        W: FnMut(&[u8], &mut Vec<u8>) -> Result<(), Message>,
    {
        let (from, length) = match open(self.file.as_deref()) {
            Ok(opened) => opened,
            Err(error) => {
                report::tell(error);
                return Status::Refused;
            }
        };
        let size = Arc::new(AtomicUsize::new(block));
        let mut reader = Reader::of(from, Arc::clone(&size));
        let in_block = || {
            let (mut worker, size) = (worker(), &size);
            move |text: &Vec<u8>, output: &mut Output| {
                let begun = Instant::now();
                each_line(text, |line| {
                    if !interrupted.is_set() {
                        answer(line, as_json, &mut worker, output);
                    }
                });
                if begun.elapsed() > SLOW {
                    size.store(block, Ordering::Relaxed);
                } else if block < QUICK_LINES {
                    size.store((2 * text.len()).clamp(block, QUICK_LINES), Ordering::Relaxed);
                }
            }
        };
        blocks::run(threads, interrupted, Progress::of(length), move |text| reader.next(text), in_block)
    }
}

impl Input {
    /// Calls `each` with every line in turn, and whether there are several.
    pub fn each(&self, interrupted: &Interrupted, mut each: impl FnMut(&[u8], bool)) -> Status {
        let mut read = || -> io::Result<()> {
            let mut reader = Reader::of(open(self.file.as_deref())?.0, Arc::new(AtomicUsize::new(1)));
            // Each line waits for the next, which tells whether there are several.
            let (mut waiting, mut several): (Option<Vec<u8>>, bool) = (None, false);
            let mut text = Vec::new();
            while !interrupted.is_set() && reader.next(&mut text)? > 0 {
                each_line(&text, |line| {
                    if let Some(before) = waiting.replace(line.to_vec()) {
                        several = true;
                        each(&before, several);
                    }
                });
            }
            if let Some(last) = waiting.filter(|_| !interrupted.is_set()) {
                each(&last, several);
            }
            Ok(())
        };
        match read() {
            Ok(()) if interrupted.is_set() => Status::Interrupted,
            Ok(()) => Status::Done,
            Err(error) => {
                report::tell(error);
                Status::Refused
            }
        }
    }
}

/// Bytes that a command over a line protocol may have; the rest of its line is dropped.
const LONGEST_COMMAND: u64 = 1 << 24;

/// The lines of standard input as they come, up to its end. Bytes that are no text are replaced.
pub fn commands() -> impl Iterator<Item = String> {
    let mut from = io::stdin().lock();
    iter::from_fn(move || {
        let mut line = Vec::new();
        let found = next_line(&mut from, &mut line, LONGEST_COMMAND).unwrap_or(false);
        found.then(|| String::from_utf8_lossy(&line).into_owned())
    })
}

/// Reads the next line without its end; false at the end of the file. What is longer than `longest` is dropped.
pub fn next_line(reader: &mut impl BufRead, line: &mut Vec<u8>, longest: u64) -> io::Result<bool> {
    line.clear();
    let read = reader.take(longest).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if read as u64 == longest {
        reader.skip_until(b'\n')?;
    }
    Ok(read > 0)
}

/// Opens a file, or standard input for `-` or none; returns its length if known.
pub fn open(file: Option<&Path>) -> io::Result<(Box<dyn Read + Send>, Option<u64>)> {
    let Some(path) = file.filter(|path| *path != Path::new("-")) else {
        return Ok((Box::new(PlainText::of(io::stdin())), None));
    };
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(named)?;
    let data = file.metadata().map_err(named)?;
    if data.is_dir() {
        return Err(named(io::ErrorKind::IsADirectory.into()));
    }
    Ok((Box::new(PlainText::of(file)), data.is_file().then_some(data.len())))
}

fn answer(
    line: &[u8],
    as_json: bool,
    worker: &mut impl FnMut(&[u8], &mut Vec<u8>) -> Result<(), Message>,
    output: &mut Output,
) {
    let start = output.results.len();
    if let Err(why) = worker(line, &mut output.results) {
        output.results.truncate(start);
        output.results.extend(report::invalid(&crate::language::speaker().say(&why), as_json).bytes());
        output.refused = true;
    }
    output.results.push(b'\n');
}

/// Every line without its ending, except comments and empty lines.
fn each_line(mut text: &[u8], mut each: impl FnMut(&[u8])) {
    while !text.is_empty() {
        let mut rest = text;
        let size = rest.skip_until(b'\n').expect("bytes in memory can be read");
        let line = text[..size].strip_suffix(b"\n").unwrap_or(text);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        text = rest;
        match line.iter().find(|byte| !byte.is_ascii_whitespace()) {
            None | Some(b'#') => {}
            Some(_) => each(line),
        }
    }
}

/// Splits a stream into blocks of whole lines.
struct Reader<R> {
    from: R,
    /// How many bytes a block has, unless a line has more.
    block: Arc<AtomicUsize>,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    /// Inside a line that is too long: the rest of it is dropped.
    dropping: bool,
}

impl<R: Read> Reader<R> {
    fn of(from: R, block: Arc<AtomicUsize>) -> Self {
        Reader { from, block, buffer: vec![0; BUFFER], start: 0, end: 0, dropping: false }
    }

    /// Fills a block with as many whole lines as are there without waiting; 0 at the end.
    fn next(&mut self, block: &mut Vec<u8>) -> io::Result<u64> {
        block.clear();
        loop {
            if let Some(size) = self.whole_lines() {
                block.extend_from_slice(&self.buffer[self.start..self.start + size]);
                self.start += size;
                return Ok(size as u64);
            }
            if self.read()? == 0 {
                block.extend_from_slice(&self.buffer[self.start..self.end]);
                self.start = self.end;
                return Ok(block.len() as u64);
            }
        }
    }

    /// How many bytes of whole lines fit a block; at least one line.
    fn whole_lines(&mut self) -> Option<usize> {
        let text = &self.buffer[self.start..self.end];
        if self.dropping {
            let end = text.iter().position(|byte| *byte == b'\n')?;
            self.dropping = false;
            self.start += end + 1;
            return self.whole_lines();
        }
        let is_end = |byte: &u8| *byte == b'\n';
        let block = self.block.load(Ordering::Relaxed);
        let within = text.get(..block).unwrap_or(text).iter().rposition(is_end);
        let last = within.or_else(|| text.iter().position(is_end)).map(|end| end + 1);
        if last.is_none() && text.len() == BUFFER {
            self.dropping = true;
            self.buffer[BUFFER - 1] = b'\n';
            return Some(BUFFER);
        }
        last
    }

    fn read(&mut self) -> io::Result<usize> {
        if self.dropping {
            (self.start, self.end) = (0, 0);
        }
        self.buffer.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, self.end - self.start);
        loop {
            match self.from.read(&mut self.buffer[self.end..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
                Ok(size) => {
                    self.end += size;
                    return Ok(size);
                }
            }
        }
    }
}
