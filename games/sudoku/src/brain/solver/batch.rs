//! Many puzzles at once, on several threads; results come in the order of the input.

use super::Solver;
use parlour_brain::on_threads;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The result for one line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineResult {
    /// No solution.
    None,
    /// These 81 digits and no others, as characters.
    Unique([u8; 81]),
    /// At least two.
    Many,
    /// The line is not 81 characters, each a digit, `.` or `0`.
    Unreadable,
}

/// Solves many lines, each without its line end.
pub fn solve_lines(lines: &[&[u8]], threads: usize) -> Vec<LineResult> {
    map_in_order(lines, threads, |solver, line| solver.solve_line(line))
}

/// Maps every item, on up to `threads` threads with a solver each, in order. On WebAssembly there are no
/// threads.
pub fn map_in_order<T: Sync, A: Send>(
    items: &[T],
    threads: usize,
    ask: impl Fn(&mut Solver, &T) -> A + Sync,
) -> Vec<A> {
    let threads = threads.min(items.len().div_ceil(PART));
    if cfg!(target_family = "wasm") || threads <= 1 {
        let mut solver = Solver::new();
        return items.iter().map(|item| ask(&mut solver, item)).collect();
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut solver = Solver::new();
        let mut done = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            let Some(rest) = items.get(PART * part..).filter(|rest| !rest.is_empty()) else { return done };
            let answers = rest.iter().take(PART).map(|item| ask(&mut solver, item));
            done.push((part, answers.collect::<Vec<_>>()));
        }
    };
    let mut parts: Vec<(usize, Vec<A>)> = on_threads(threads, work).into_iter().flatten().collect();
    parts.sort_unstable_by_key(|(part, _)| *part);
    parts.into_iter().flat_map(|(_, answers)| answers).collect()
}

/// Items a thread takes at a time: enough to hide the overhead, few enough that all threads finish
/// together.
const PART: usize = 64;
