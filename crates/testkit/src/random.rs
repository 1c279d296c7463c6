//! A player that plays anything legal, but rarely returns to the start.

use parlour_kernel::{Rng, Rules};

/// A random legal action, or `None` if there is none. Actions that lead back to the start are rare: a game
/// that is always reset shows nothing.
pub(crate) fn pick<G: Rules>(state: &G, start: &G, rng: &mut Rng) -> Option<G::Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    if rng.below(24) != 0 {
        let begin = start.digest();
        let goes_on = |action: &G::Action| state.play(action).is_ok_and(|(next, _)| next.digest() != begin);
        let onward: Vec<_> = legal.iter().filter(|action| goes_on(action)).cloned().collect();
        if !onward.is_empty() {
            legal = onward;
        }
    }
    let bound = u32::try_from(legal.len()).unwrap_or(u32::MAX);
    (bound > 0).then(|| legal.swap_remove(rng.below(bound) as usize))
}
