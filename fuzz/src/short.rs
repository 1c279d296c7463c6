//! The short run, for the tests: seeds, regressions, and so many mutations of them that one seed determines.

use crate::{Target, findings, mutate};
use parlour_kernel::Rng;
use std::{
    env, io, panic,
    time::{SystemTime, UNIX_EPOCH},
};

/// The seed of today's runs: `PARLOUR_FUZZ_SEED`, or the number of the day, so that every day tries other bytes.
///
/// # Panics
/// If `PARLOUR_FUZZ_SEED` is not a number.
pub fn seed() -> u64 {
    match env::var("PARLOUR_FUZZ_SEED") {
        Ok(text) => text.trim().parse().expect("PARLOUR_FUZZ_SEED is a number"),
        Err(_) => SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400),
    }
}

/// Runs a target on its seeds and regressions and on `count` mutations of them; the same `seed` tries the same bytes.
///
/// # Errors
/// If the file system fails.
///
/// # Panics
/// If the target finds a broken law; the input is kept.
pub fn short(target: &Target, count: u32, seed: u64) -> io::Result<()> {
    let inputs = findings::inputs(target.name)?;
    println!("{}: {count} mutations, seed {seed}; again: PARLOUR_FUZZ_SEED={seed}", target.name);
    for bytes in &inputs {
        tried(target, bytes);
    }
    let mut rng = Rng::stream(seed, 0);
    for _ in 0..count {
        let pick = rng.below(u32::try_from(inputs.len()).unwrap_or(1).max(1)) as usize;
        let mut bytes = inputs.get(pick).cloned().unwrap_or_default();
        mutate(&mut bytes, &inputs, &mut rng);
        tried(target, &bytes);
    }
    Ok(())
}

fn tried(target: &Target, bytes: &[u8]) {
    if let Err(broken) = panic::catch_unwind(|| (target.run)(bytes)) {
        let again = findings::keep(target.name, "found", bytes).unwrap_or_else(|error| error.to_string());
        println!("a law of {} is broken; again: {again}", target.name);
        panic::resume_unwind(broken);
    }
}
