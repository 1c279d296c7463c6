//! Guessing where inference ends, and going back.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{
    lanes::Lanes,
    state::{State, Verdict},
    triads::Open,
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
/// In the band or stack with the fewest places left over all digits, the digit with the fewest; each guess
/// decides much there, and the next ones follow in the same band.
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
    let open = |line: &usize| totals[*line] > 27;
    let line = (0..6).filter(open).min_by_key(|line| totals[*line]).expect("an open state has open places");
    // The places of each digit in that line: 3 bits for each row of a band, for each column of a stack.
    let nine = |set: &V| {
        let words = set.words();
        if line < 3 {
            let word = words[line];
            let places = (word | word >> 1 | word >> 2) & 0o111_111_111;
            places & 0o111 | (places >> 9 & 0o111) << 1 | (places >> 18) << 2
        } else {
            let column = 3 * (line - 3);
            let part = |word: u32| (word | word >> 9 | word >> 18) >> column & 7;
            part(words[0]) | part(words[1]) << 3 | part(words[2]) << 6
        }
    };
    let mut best = (u32::MAX, 0, 0);
    for (digit, set) in state.0.iter().enumerate() {
        let places = nine(set);
        let count = places.count_ones();
        if count > 3 && count < best.0 {
            best = (count, digit, places);
        }
    }
    let (_, digit, places) = best;
    // The first row or column with two places; with three if none has two.
    let in_row = |row: u32| places >> row & 0o111;
    let count = |row: &u32| in_row(*row).count_ones();
    let row = (0..3).filter(|row| count(row) > 1).min_by_key(count).expect("an open digit has an open row");
    let from = in_row(row);
    let here = from & from.wrapping_neg();
    let cells = |boxes: u32| {
        let mut words = [0; 3];
        if line < 3 {
            words[line] = (boxes * 7) << (9 * row);
        } else {
            for (i, word) in words.iter_mut().enumerate() {
                *word = ((boxes >> (3 * i) & 1) * 0o001_001_001) << (3 * (line as u32 - 3) + row);
            }
        }
        V::new(words)
    };
    (digit, cells(here), cells(from ^ here))
}
