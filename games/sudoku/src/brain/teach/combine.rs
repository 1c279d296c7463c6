//! Subsets of small sets, without allocation. Knows nothing else.

use super::step::Flow;
use crate::rules::{CellSet, DigitSet};

/// Calls with every subset of this size.
pub fn each_subset(cells: CellSet, size: usize, found: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    pick(cells, CellSet::EMPTY, size, found)
}

fn pick(cells: CellSet, taken: CellSet, left: usize, found: &mut dyn FnMut(CellSet) -> Flow) -> Flow {
    if left == 0 {
        return found(taken);
    }
    let mut rest = cells;
    while rest.len() as usize >= left {
        let Some(cell) = rest.first() else { break };
        rest = rest.without(CellSet::of(cell));
        pick(rest, taken.with(cell), left - 1, found)?;
    }
    Flow::Continue(())
}

/// Calls with every subset of this size.
pub fn each_digits(digits: DigitSet, size: usize, found: &mut dyn FnMut(DigitSet) -> Flow) -> Flow {
    pick_digits(digits, DigitSet::EMPTY, size, found)
}

fn pick_digits(
    digits: DigitSet,
    taken: DigitSet,
    left: usize,
    found: &mut dyn FnMut(DigitSet) -> Flow,
) -> Flow {
    if left == 0 {
        return found(taken);
    }
    let mut rest = digits;
    while rest.len() as usize >= left {
        let Some(digit) = rest.first() else { break };
        rest = rest.without(DigitSet::of(digit));
        pick_digits(rest, taken.with(digit), left - 1, found)?;
    }
    Flow::Continue(())
}

/// Calls with the indices of every choice of `size` among `count`.
pub fn each_choice<const MOST: usize>(
    count: usize,
    size: usize,
    found: &mut dyn FnMut(&[usize]) -> Flow,
) -> Flow {
    let mut chosen = [0; MOST];
    if size > count || size > MOST {
        return Flow::Continue(());
    }
    for (at, place) in chosen.iter_mut().enumerate().take(size) {
        *place = at;
    }
    loop {
        found(&chosen[..size])?;
        let Some(at) = (0..size).rev().find(|at| chosen[*at] < count - size + at) else {
            return Flow::Continue(());
        };
        chosen[at] += 1;
        for next in at + 1..size {
            chosen[next] = chosen[next - 1] + 1;
        }
    }
}
