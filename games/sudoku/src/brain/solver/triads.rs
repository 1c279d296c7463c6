//! Three cells of a box in a row or column, a place, hold three digits. Where only three digits can take a
//! place they do, and stand nowhere else in the box; where fewer can, nothing fits.
#![expect(clippy::inline_always, reason = "to be compiled with the features of the caller")]

use super::{
    lanes::Lanes,
    places,
    state::{State, Verdict},
};

/// The places of all digits, three to a word as [`places`] has them.
pub struct Open<V> {
    /// In bands.
    pub bands: [V; 3],
    /// In stacks.
    pub stacks: [V; 3],
}

impl<V: Lanes> Open<V> {
    /// Those of a state.
    #[inline(always)]
    pub fn of(state: &State<V>) -> Self {
        let mut open = Open { bands: [V::splat(0); 3], stacks: [V::splat(0); 3] };
        for (i, three) in state.sets.as_chunks().0.iter().enumerate() {
            open.bands[i] = places::in_bands(*three);
            open.stacks[i] = places::in_stacks(*three);
        }
        open
    }

    /// Takes from the state what the number of digits in each place excludes; none if nothing.
    #[inline(always)]
    pub fn count(&self, state: &mut State<V>) -> Option<Verdict> {
        let (few, three) = few_and_three(self.bands, |set| [set, set.down::<1>(), set.down::<2>()]);
        let none = few & V::splat(0o111_111_111);
        let three = three & V::splat(0o111_111_111);
        let three = three.up::<3>() - three;
        let bands = self.bands.map(|all| {
            let fixed = all & three;
            all & (fixed.down::<9>() | fixed.up::<18>() | fixed.down::<18>() | fixed.up::<9>())
        });
        let (few, three) = few_and_three(self.stacks, |set| [set, set.down::<9>(), set.down::<18>()]);
        let none = none | (few & V::splat(0o777));
        let three = three & V::splat(0o777);
        let three = three | three.up::<9>() | three.up::<18>();
        let stacks = self.stacks.map(|all| {
            let fixed = all & three;
            all & (fixed.next() | fixed.previous())
        });
        if !none.is_zero() {
            return Some(Verdict::Dead);
        }
        let gone = bands.iter().chain(&stacks).fold(V::splat(0), |gone, set| gone | *set);
        if gone.is_zero() {
            return None;
        }
        for (three, (bands, stacks)) in bands.into_iter().zip(stacks).enumerate() {
            let gone = places::cells_in_bands(bands).into_iter().zip(places::cells_in_stacks(stacks));
            for (i, (in_band, in_stack)) in gone.enumerate() {
                state.remove(3 * three + i, in_band | in_stack);
            }
        }
        Some(Verdict::Open)
    }
}

/// The places that fewer than three digits can take, and those that exactly three can. The digits of a word
/// are brought to the same bits by `align`; other bits have no meaning.
#[inline(always)]
fn few_and_three<V: Lanes>([a, b, c]: [V; 3], align: impl Fn(V) -> [V; 3]) -> (V, V) {
    // Bit by bit a sum of ones and a carry of twos; then the same over the digits of a word.
    let add = |[a, b, c]: [V; 3]| {
        let either = (a | b) & !(a & b);
        ((either | c) & !(either & c), (a & b) | (either & c))
    };
    let (ones, twos) = add([a, b, c]);
    let (one, d) = add(align(ones));
    let [a, b, c] = align(twos);
    let any = a | b | c | d;
    let two = (a & b) | (c & d) | ((a | b) & (c | d));
    let three = one & any;
    (!(two | three), three & !two)
}
