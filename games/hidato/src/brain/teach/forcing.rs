//! Level 9: assume a candidate and derive a contradiction. Candidates with few alternatives are tried
//! first; if one assumption is not enough, a second is made inside the first.

use super::candidates::{Candidates, Spot};
use crate::{
    brain::solver::{
        domains::{Domains, Spot as Square},
        squares::{self, Squares},
    },
    rules::Value,
};
use parlour_brain::Budget;

/// Trials that follow a refuted one in the hope of a shorter refutation.
const MORE_TRIALS: u32 = 24;
/// Trials within other trials before a board is left to the solver.
const MOST_TRIALS: u32 = 4000;
/// Within a trial only candidates with so few alternatives are tried.
const FEW: u16 = 2;

/// The result of a round of trials.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forced {
    /// These are refuted, the shortest refutation first.
    Refuted(Vec<Spot>),
    /// This is refuted, but only with another assumption inside.
    RefutedWithin(Spot),
    /// Nothing was refuted.
    Nothing,
    /// The budget ran out.
    Stopped,
}

/// Tries candidates until one is refuted, with at most `depth` assumptions inside each other.
pub fn forcing(candidates: &Candidates<'_>, depth: u8, budget: &mut Budget) -> Forced {
    let squares = Squares::of(candidates.board());
    let left =
        |rank: u16, cell| Value::new(rank + 1).is_some_and(|value| candidates.has(Spot { value, cell }));
    let Ok(mut domains) = Domains::narrowed(candidates.puzzle(), &squares, left) else {
        return Forced::Nothing;
    };
    let spots = narrowest_first(&domains, u16::MAX);
    let spot = |square: Square| Spot {
        value: Value::new(square.rank + 1).expect("values begin with 1"),
        cell: squares.cell(square.square),
    };
    let mut refuted: Vec<(usize, Square)> = Vec::new();
    let mut more = MORE_TRIALS;
    for (_, square) in &spots {
        if !refuted.is_empty() {
            more -= 1;
        }
        if more == 0 {
            break;
        }
        if !budget.spend(1) {
            return Forced::Stopped;
        }
        let mark = domains.mark();
        let result = domains.assign(*square);
        let length = domains.mark() - mark;
        domains.back_to(mark);
        if result.is_err() {
            refuted.push((length, *square));
        }
    }
    if !refuted.is_empty() {
        refuted.sort_by_key(|(length, _)| *length);
        return Forced::Refuted(refuted.into_iter().map(|(_, square)| spot(square)).collect());
    }
    let mut trials = MOST_TRIALS;
    for (_, square) in spots.iter().filter(|_| depth > 1) {
        let mark = domains.mark();
        let refuted = domains.assign(*square).is_err() || refuted_within(&mut domains, &mut trials, budget);
        domains.back_to(mark);
        if refuted {
            return Forced::RefutedWithin(spot(*square));
        }
        if trials == 0 {
            break;
        }
    }
    if budget.spend(1) { Forced::Nothing } else { Forced::Stopped }
}

/// Whether trials rule out everything.
fn refuted_within(domains: &mut Domains<'_>, trials: &mut u32, budget: &mut Budget) -> bool {
    loop {
        let mut changed = false;
        for (_, spot) in narrowest_first(domains, FEW) {
            if *trials == 0 || !budget.spend(1) {
                *trials = 0;
                return false;
            }
            *trials -= 1;
            if !squares::contains(domains.places(spot.rank), spot.square) {
                continue;
            }
            let mark = domains.mark();
            let refuted = domains.assign(spot).is_err();
            domains.back_to(mark);
            if refuted {
                if domains.exclude(spot).is_err() {
                    return true;
                }
                changed = true;
            }
        }
        if !changed {
            return false;
        }
    }
}

/// The open candidates with at most this many alternatives, fewest first.
fn narrowest_first(domains: &Domains<'_>, most: u16) -> Vec<(u16, Square)> {
    let mut spots = Vec::new();
    for rank in 0..domains.size() {
        let places = domains.place_count(rank);
        for square in squares::bits(domains.places(rank)).filter(|_| places > 1) {
            let alternatives = places.min(domains.value_count(square));
            if alternatives <= most {
                spots.push((alternatives, Square { rank, square }));
            }
        }
    }
    spots.sort_by_key(|(alternatives, _)| *alternatives);
    spots
}
