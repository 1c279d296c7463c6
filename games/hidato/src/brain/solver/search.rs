//! Backtracking search: guesses where propagation ends. An oracle can keep it out of branches without
//! solutions.

use super::{
    cdcl::{Literal, SatResult},
    domains::{Domains, Rank, Spot},
    encoding::Encoding,
    squares,
};
use crate::{brain::Filling, rules::Value};
use parlour_brain::Budget;

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Every solution was visited.
    Exhausted,
    /// The visitor had enough.
    Enough,
    /// The budget ran out.
    Stopped,
}

/// A guess, and the trail mark before it.
struct Guess {
    mark: usize,
    spot: Spot,
    /// Whether the guess is exhausted, so that its opposite holds now.
    reversed: bool,
}

/// Visits every solution once, in a fixed order. Every guess is a node of the budget. The search ends when
/// the visitor returns false.
pub fn search(
    domains: &mut Domains<'_>,
    mut oracle: Option<&mut Encoding>,
    budget: &mut Budget,
    mut visit: impl FnMut(Filling) -> bool,
) -> End {
    let mut guesses: Vec<Guess> = Vec::new();
    let mut known: Option<Filling> = None;
    let bottom = domains.mark();
    let end = loop {
        let open = narrowest(domains);
        if open.is_none() && !visit(filling(domains)) {
            break End::Enough;
        }
        let mut dead = open.is_none();
        if let (Some(oracle), None, false) = (&mut oracle, &known, dead) {
            match oracle.solve(&assumptions(oracle, &guesses), budget) {
                SatResult::Satisfied => known = Some(oracle.filling(domains.squares)),
                SatResult::Refuted => dead = true,
                SatResult::Undecided | SatResult::Stopped => break End::Stopped,
            }
        }
        if let (Some(narrowest), false) = (open, dead) {
            if !budget.spend(1) {
                break End::Stopped;
            }
            let spot = pick(domains, narrowest, known.as_ref());
            guesses.push(Guess { mark: domains.mark(), spot, reversed: false });
            dead = domains.assign(spot).is_err();
        }
        if dead && !reverse_last(domains, &mut guesses, &mut known) {
            break End::Exhausted;
        }
    };
    domains.back_to(bottom);
    end
}

/// Reverses the last guess that was not reversed yet; false if there is none.
fn reverse_last(domains: &mut Domains<'_>, guesses: &mut Vec<Guess>, known: &mut Option<Filling>) -> bool {
    *known = None;
    while let Some(guess) = guesses.last_mut() {
        domains.back_to(guess.mark);
        if !guess.reversed {
            guess.reversed = true;
            if domains.exclude(guess.spot).is_ok() {
                return true;
            }
            domains.back_to(guess.mark);
        }
        guesses.pop();
    }
    false
}

/// The value or square with the fewest choices.
#[derive(Clone, Copy)]
enum Narrowest {
    Value(Rank),
    Square(u16),
}

fn narrowest(domains: &Domains<'_>) -> Option<Narrowest> {
    let values = (0..domains.size()).map(|rank| (domains.place_count(rank), Narrowest::Value(rank)));
    let cells = domains.squares.of_cell.iter();
    let cells = cells.map(|square| (domains.value_count(*square), Narrowest::Square(*square)));
    let open = values.chain(cells).filter(|(count, _)| *count > 1);
    open.min_by_key(|(count, _)| *count).map(|(_, narrowest)| narrowest)
}

/// What to guess there: what a known solution has, otherwise the first.
fn pick(domains: &Domains<'_>, narrowest: Narrowest, known: Option<&Filling>) -> Spot {
    let rank_in = |known: &Filling, square: u16| known.value(domains.squares.cell(square)).number() - 1;
    match narrowest {
        Narrowest::Value(rank) => {
            let mut places = squares::bits(domains.places(rank));
            let square = match known {
                Some(known) => places.find(|square| rank_in(known, *square) == rank),
                None => places.next(),
            };
            Spot { rank, square: square.expect("an open value has places") }
        }
        Narrowest::Square(square) => {
            let first = || squares::bits(domains.values(square)).next().expect("an open square has values");
            Spot { rank: known.map_or_else(first, |known| rank_in(known, square)), square }
        }
    }
}

fn assumptions(oracle: &Encoding, guesses: &[Guess]) -> Vec<Literal> {
    let literal = |guess: &Guess| {
        let literal = oracle.literal(guess.spot).expect("guesses are what the domains allow");
        if guess.reversed { !literal } else { literal }
    };
    guesses.iter().map(literal).collect()
}

/// The solution, once nothing is open.
fn filling(domains: &Domains<'_>) -> Filling {
    let value = |square: &u16| {
        let rank = squares::bits(domains.values(*square)).next().expect("every square has a value");
        Value::new(rank + 1).expect("values begin with 1")
    };
    Filling::new(domains.squares.of_cell.iter().map(value).collect())
}
