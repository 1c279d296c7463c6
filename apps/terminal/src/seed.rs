//! Seeds for whatever is started without one: the only place in the native programs that asks the system for chance.

/// Seeds stay short enough to be read out and typed in.
const SEEDS: u64 = 1_000_000_000;

/// A seed that nobody can guess.
///
/// # Panics
/// If the system refuses to hand out random bytes, which none we run on does.
pub fn random_seed() -> u64 {
    getrandom::u64().expect("the system hands out random bytes") % SEEDS
}

#[cfg(test)]
mod tests {
    use super::{SEEDS, random_seed};

    #[test]
    fn seeds_are_short_and_differ() {
        let seeds: Vec<u64> = (0..8).map(|_| random_seed()).collect();
        assert!(seeds.iter().all(|seed| *seed < SEEDS), "{seeds:?}");
        // Eight equal ones by chance are out of the question.
        assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
    }
}
