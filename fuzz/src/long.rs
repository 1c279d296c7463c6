//! The long run: mutates until the time is over, and goes on from inputs that reached something new. What it finds is kept,
//! each place that fails once.

use crate::{Target, coverage::Coverage, findings, mutate, watch::Watched};
use parlour_kernel::{Rng, checksum};
use std::{
    cell::RefCell,
    collections::BTreeSet,
    fs, io, panic,
    time::{Duration, Instant},
};

/// Longer inputs are cut: they take longer and show no more.
const LONGEST: usize = 32 << 10;
/// Findings after which a run is given up.
const MOST_FINDINGS: usize = 20;

/// How a long run went.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Long {
    pub tried: u64,
    /// Inputs that reached something new, those of earlier runs included.
    pub inputs: usize,
    pub edges: usize,
    /// Places that failed.
    pub findings: usize,
}

thread_local! {
    /// Where the last panic was.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a target for some time.
///
/// # Errors
/// If the file system fails.
pub fn long(target: &Target, time: Duration, seed: u64) -> io::Result<Long> {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        PLACE.with(|last| *last.borrow_mut() = place);
    }));
    let reached = findings::workshop(target.name).join("reached");
    fs::create_dir_all(&reached)?;
    let mut run = Run {
        target,
        watched: Watched::new(target.name)?,
        coverage: Coverage::new(),
        inputs: Vec::new(),
        failed: BTreeSet::new(),
        tried: 0,
    };
    for bytes in findings::inputs(target.name)?.into_iter().chain(findings::files_in(&reached)?) {
        run.try_input(bytes)?;
    }
    let seeds = findings::inputs(target.name)?;
    let (mut rng, begun) = (Rng::stream(seed, 0), Instant::now());
    while begun.elapsed() < time && run.failed.len() < MOST_FINDINGS {
        // Every other time one of the newest: those are the least explored.
        let count = run.inputs.len().max(1) as u32;
        let newest = count.div_ceil(4);
        let pick = if rng.below(2) == 0 { count - 1 - rng.below(newest) } else { rng.below(count) };
        let mut bytes = run.inputs.get(pick as usize).cloned().unwrap_or_default();
        for _ in 0..=rng.below(2) {
            mutate(&mut bytes, &seeds, &mut rng);
        }
        bytes.truncate(LONGEST);
        if run.try_input(bytes)? && run.coverage.is_measured() {
            let newest = run.inputs.last().map_or(&[][..], Vec::as_slice);
            fs::write(reached.join(checksum(newest).to_string()), newest)?;
        }
    }
    drop(panic::take_hook());
    let Run { coverage, inputs, failed, tried, .. } = run;
    Ok(Long { tried, inputs: inputs.len(), edges: coverage.edges(), findings: failed.len() })
}

struct Run<'a> {
    target: &'a Target,
    watched: Watched,
    coverage: Coverage,
    inputs: Vec<Vec<u8>>,
    /// Places that failed.
    failed: BTreeSet<String>,
    tried: u64,
}

impl Run<'_> {
    /// Runs an input, and keeps it to go on from if it reached something new; whether it did.
    fn try_input(&mut self, bytes: Vec<u8>) -> io::Result<bool> {
        self.watched.note(&bytes)?;
        self.tried += 1;
        Coverage::clear();
        let run = self.target.run;
        if panic::catch_unwind(|| run(&bytes)).is_err() {
            let place = PLACE.with(|last| last.borrow().clone());
            if self.failed.insert(place.clone()) {
                let again = findings::keep(self.target.name, "found", &bytes)?;
                println!("{}: a law is broken at {place}; again: {again}", self.target.name);
            }
            return Ok(false);
        }
        let is_new = self.coverage.learn() || !self.coverage.is_measured() && self.tried <= 64;
        if is_new {
            self.inputs.push(bytes);
        }
        Ok(is_new)
    }
}
