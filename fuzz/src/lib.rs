//! Fuzz targets as plain functions over bytes, and a seeded mutator that drives them on the
//! stable compiler from `fuzz/corpus/`. A coverage-guided fuzzer may call the same functions.
//!
//! ```
//! let found = parlour_fuzz::TARGETS.iter().find(|target| target.name == "save").expect("a target");
//! (found.run)(b"parlour 1 0000000000000000\n{}\n");
//! ```

mod mutate;
mod targets;

pub use mutate::mutate;
pub use targets::{TARGETS, Target};

use parlour_kernel::Rng;
use std::{fs, io, path::Path};

/// A target's seeds: every file of its corpus folder.
///
/// # Errors
/// If the file system fails.
pub fn corpus(target: &str) -> io::Result<Vec<Vec<u8>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder)?.flatten().map(|file| file.path()).collect();
    files.sort();
    files.iter().map(fs::read).collect()
}

/// Runs a target on its seeds and on `count` mutations of them; the same `seed` tries the same bytes.
///
/// # Errors
/// If the corpus cannot be read.
///
/// # Panics
/// If the target finds a broken law.
pub fn run(target: &Target, count: u32, seed: u64) -> io::Result<()> {
    let seeds = corpus(target.name)?;
    for bytes in &seeds {
        (target.run)(bytes);
    }
    let mut rng = Rng::stream(seed, 0);
    for _ in 0..count {
        let pick = rng.below(u32::try_from(seeds.len()).unwrap_or(1).max(1)) as usize;
        let mut bytes = seeds.get(pick).cloned().unwrap_or_default();
        mutate(&mut bytes, &seeds, &mut rng);
        (target.run)(&bytes);
    }
    Ok(())
}
