//! Watches an input while it runs: the bytes are on disk before it starts, and one that takes too long or too much memory
//! ends the program, which leaves them there.

use crate::findings;
use std::{
    fs::{self, File},
    io::{self, Seek, Write},
    path::PathBuf,
    process,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

/// Processor seconds that one input may take.
const MOST_SECONDS: u64 = 10;
/// Memory that the program may take.
const MOST_BYTES: u64 = 2 << 30;
/// Between two looks.
const LOOK: Duration = Duration::from_millis(250);
/// Clock ticks of a second in `/proc`.
const TICKS: u64 = 100;
/// What a page of memory holds.
const PAGE: u64 = 4096;

/// The bytes of the input under way, on disk.
#[derive(Debug)]
pub struct Watched {
    file: File,
    number: Arc<AtomicU64>,
}

impl Watched {
    /// Begins to watch.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn new(target: &'static str) -> io::Result<Self> {
        let folder = findings::workshop(target);
        fs::create_dir_all(&folder)?;
        let path = folder.join("current");
        let number = Arc::new(AtomicU64::new(0));
        let seen = Arc::clone(&number);
        let file = File::create(&path)?;
        thread::spawn(move || watch(target, &path, &seen));
        Ok(Watched { file, number })
    }

    /// Notes the next input.
    ///
    /// # Errors
    /// If the file system fails.
    pub fn note(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.rewind()?;
        self.file.write_all(bytes)?;
        self.file.set_len(bytes.len() as u64)?;
        self.number.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

fn watch(target: &str, path: &PathBuf, number: &AtomicU64) {
    let (mut known, mut since) = (0, used().unwrap_or(0));
    loop {
        thread::sleep(LOOK);
        let (now, used) = (number.load(Ordering::Relaxed), used().unwrap_or(0));
        if now != known {
            (known, since) = (now, used);
        }
        let why = if used.saturating_sub(since) > MOST_SECONDS {
            "hang"
        } else if resident().is_some_and(|bytes| bytes > MOST_BYTES) {
            "memory"
        } else {
            continue;
        };
        let kept = fs::read(path).and_then(|bytes| findings::keep(target, why, &bytes));
        println!("{target}: {why}; again: {}", kept.unwrap_or_else(|error| error.to_string()));
        process::exit(3);
    }
}

/// Processor seconds used so far; `None` where the system does not say.
fn used() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name may hold spaces; it ends with the last bracket.
    let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((user + system) / TICKS)
}

/// Memory in use; `None` where the system does not say.
fn resident() -> Option<u64> {
    let text = fs::read_to_string("/proc/self/statm").ok()?;
    text.split_whitespace().nth(1)?.parse::<u64>().ok()?.checked_mul(PAGE)
}
