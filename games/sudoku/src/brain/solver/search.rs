//! Backtracking search: guesses where inference ends.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{
    lanes::Lanes,
    state::{State, Verdict},
    triads::Open,
};

/// Receives what a search finds, and can stop it.
pub trait Watch<V> {
    /// A solution; false ends the search.
    fn found(&mut self, solution: &State<V>) -> bool;

    /// Another guess; false ends the search.
    #[inline(always)]
    fn guess(&mut self) -> bool {
        true
    }
}

/// Visits every solution of the state, in a fixed order. The stack must be empty, and is empty afterwards.
#[inline(always)]
pub fn search<V: Lanes>(mut state: State<V>, stack: &mut Vec<State<V>>, watch: &mut impl Watch<V>) {
    loop {
        match state.infer() {
            Verdict::Open => {
                let open = Open::of(&state);
                match open.count(&mut state) {
                    Some(Verdict::Dead) => {}
                    Some(_) => continue,
                    None => {
                        if !watch.guess() {
                            break;
                        }
                        let (digit, here, there) = choose(&state, &open);
                        let mut other = state;
                        other.remove(digit, here);
                        stack.push(other);
                        state.remove(digit, there);
                        continue;
                    }
                }
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

/// A guess: a digit, a place for it, and the other places of the same row or column.
///
/// In the band or stack with the fewest places left, the digit with the fewest: a guess decides much there,
/// and the next ones follow in the same band.
#[inline(always)]
fn choose<V: Lanes>(state: &State<V>, open: &Open<V>) -> (usize, V, V) {
    let mut totals = [0; 6];
    for (bands, stacks) in open.bands.iter().zip(open.stacks) {
        let (bands, stacks) = (bands.words(), stacks.words());
        for i in 0..3 {
            totals[i] += bands[i].count_ones();
            totals[3 + i] +=
                stacks.iter().map(|word| (word & 0o007_007_007 << (3 * i)).count_ones()).sum::<u32>();
        }
    }
    // The line with the fewest places. One that has no more than it needs is decided, and ranks last.
    let rank = |line: usize| ((totals[line].wrapping_sub(28)) << 3) | line as u32;
    let line = (0..6).fold(u32::MAX, |least, line| least.min(rank(line))) & 7;
    // Its places by digit, 3 bits for each of three boxes, one for each row of a band or column of a stack.
    // The digit with the fewest; a digit with no more than it needs is decided, and comes last.
    let mut best = u32::MAX;
    for (digit, set) in (0..).zip(state.sets) {
        let words = set.words();
        let places = if line < 3 {
            let word = words[line as usize];
            let places = (word | word >> 1 | word >> 2) & 0o111_111_111;
            places & 0o111 | (places >> 9 & 0o111) << 1 | (places >> 18) << 2
        } else {
            let part = |word: u32| (word | word >> 9 | word >> 18) >> (3 * (line - 3)) & 7;
            part(words[0]) | part(words[1]) << 3 | part(words[2]) << 6
        };
        best = best.min(places.count_ones().wrapping_sub(4) << 13 | digit << 9 | places);
    }
    let (digit, places) = ((best >> 9 & 0xf) as usize, best & 0o777);
    // The first row or column with two places; with three if none has two.
    let in_row = |row: u32| places >> row & 0o111;
    let rank = |row: u32| (in_row(row).count_ones().wrapping_sub(2) << 2) | row;
    let row = rank(0).min(rank(1)).min(rank(2)) & 3;
    let from = in_row(row);
    let here = from & from.wrapping_neg();
    let cells = |boxes: u32| {
        let mut words = [0; 3];
        if line < 3 {
            words[line as usize] = (boxes * 7) << (9 * row);
        } else {
            for (i, word) in words.iter_mut().enumerate() {
                *word = ((boxes >> (3 * i) & 1) * 0o001_001_001) << (3 * (line - 3) + row);
            }
        }
        V::new(words)
    };
    (digit, cells(here), cells(from ^ here))
}
