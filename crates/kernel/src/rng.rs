//! Randomness: ChaCha8 streams of a seed, the same bits on every platform.
//!
//! Key expansion and bounded draws are implemented here, because what the `rand` crates do may change between
//! versions and a replay must not.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};
use serde::{Serialize, Serializer};

/// One stream of a seed. Serialises as (stream, position): the seed is part of the setup.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Stream number `stream` of `seed`, at its beginning.
    pub fn stream(seed: u64, stream: u64) -> Self {
        // SplitMix64 expands the seed to four different words, so that neighbouring seeds share no bytes of
        // the key.
        let mut key = [0u8; 32];
        let mut word = seed;
        for chunk in key.chunks_exact_mut(8) {
            word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = word;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            chunk.copy_from_slice(&(mixed ^ (mixed >> 31)).to_le_bytes());
        }
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Rng(generator)
    }

    /// A uniform number below `bound` (by rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing is below 0");
        // The largest multiple of `bound` that fits; draws at or above it are rejected.
        let zone = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let draw = self.0.next_u32();
            if draw <= zone {
                return draw % bound;
            }
        }
    }

    /// 64 raw bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Shuffles a slice (Fisher-Yates from the end).
    ///
    /// # Panics
    /// If the slice has more than 2^32 elements.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).expect("slices to shuffle are short");
            items.swap(last, self.below(bound) as usize);
        }
    }
}

impl Serialize for Rng {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // No stream ever reaches 2^64 words; the full position is stored all the same.
        (self.0.get_stream(), self.0.get_word_pos()).serialize(serializer)
    }
}
