//! Seeds for whatever is started without one. Nothing else in the native programs asks the system for
//! randomness.

/// Keeps seeds short enough to read out and type.
const SEEDS: u64 = 1_000_000_000;

/// A random seed.
///
/// # Panics
/// If the system provides no random bytes, which does not happen on any supported one.
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
        // Eight equal ones are too unlikely to happen by chance.
        assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
    }
}
