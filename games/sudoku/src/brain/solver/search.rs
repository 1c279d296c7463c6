//! Guessing where inference ends, and going back.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{
    lanes::Lanes,
    state::{BAND, State, Verdict},
};

/// What a search reports to, and what stops it.
pub trait Watch<V> {
    /// A solution; false ends the search.
    fn found(&mut self, solution: &State<V>) -> bool;

    /// Another guess; false ends the search.
    #[inline(always)]
    fn guess(&mut self) -> bool {
        true
    }
}

/// Visits every solution below the state, in an order that depends on nothing else. The stack must be
/// empty, and is so after.
#[inline(always)]
pub fn search<V: Lanes>(mut state: State<V>, stack: &mut Vec<State<V>>, watch: &mut impl Watch<V>) {
    loop {
        match state.infer() {
            Verdict::Open => {
                if !watch.guess() {
                    break;
                }
                let (digit, cell) = choose(&state);
                let mut other = state;
                other.remove(digit, cell);
                stack.push(other);
                state.place(digit, cell);
                continue;
            }
            Verdict::Solved => {
                if !watch.found(&state) {
                    break;
                }
            }
            Verdict::Dead => {}
        }
        match stack.pop() {
            Some(next) => state = next,
            None => return,
        }
    }
    stack.clear();
}

/// The digit and the cell to guess.
#[inline(always)]
fn choose<V: Lanes>(state: &State<V>) -> (usize, V) {
    let zero = V::splat(0);
    let (mut once, mut twice, mut thrice, mut more) = (zero, zero, zero, zero);
    for set in state.0 {
        more = more | (thrice & set);
        thrice = thrice | (twice & set);
        twice = twice | (once & set);
        once = once | set;
    }
    let pairs = twice & !thrice;
    let triples = thrice & !more;
    let from = if !pairs.is_zero() {
        pairs
    } else if !triples.is_zero() {
        triples
    } else {
        more & V::splat(BAND)
    };
    let mut words = from.words();
    let band = words.iter().position(|word| *word != 0).expect("an open state has an open cell");
    let bit = words[band] & words[band].wrapping_neg();
    words = [0; 3];
    words[band] = bit;
    let cell = V::new(words);
    let digit = state.0.iter().position(|set| !(*set & cell).is_zero()).expect("an open cell has digits");
    (digit, cell)
}
