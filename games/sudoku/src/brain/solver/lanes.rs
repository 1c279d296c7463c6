//! Three words side by side, one for each band of the grid: what the rules compute with. Every
//! implementation gives the same results bit by bit; the engine knows none of them by name.
#![expect(
    clippy::inline_always,
    reason = "single instructions, to be compiled with the features of the caller"
)]

use std::ops::{Add, BitAnd, BitOr, Not, Sub};

/// Three 32-bit words worked on at once. A fourth lane, where there is one, holds nothing of meaning.
pub trait Lanes:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Add<Output = Self>
    + Sub<Output = Self>
{
    /// Three words.
    fn new(words: [u32; 3]) -> Self;

    /// The same word three times.
    fn splat(word: u32) -> Self;

    /// The words.
    fn words(self) -> [u32; 3];

    /// Each word moved towards its high end.
    fn up<const BITS: i32>(self) -> Self;

    /// Each word moved towards its low end.
    fn down<const BITS: i32>(self) -> Self;

    /// Each lane takes the word of the next, the last that of the first.
    fn next(self) -> Self;

    /// Each lane takes the word of the one before, the first that of the last.
    fn previous(self) -> Self;

    /// Whether all three words are 0.
    fn is_zero(self) -> bool;

    /// One bit of each of 81 bytes, 27 to a word, the first byte lowest.
    fn plane<const BIT: i32>(bytes: &[u8; 81]) -> Self;
}

/// Lanes as plain words, for every machine.
#[derive(Clone, Copy, Debug)]
pub struct Words([u32; 3]);

impl Words {
    #[inline(always)]
    fn map(self, f: impl Fn(u32) -> u32) -> Self {
        Words([f(self.0[0]), f(self.0[1]), f(self.0[2])])
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(u32, u32) -> u32) -> Self {
        Words([f(self.0[0], other.0[0]), f(self.0[1], other.0[1]), f(self.0[2], other.0[2])])
    }
}

impl BitAnd for Words {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Words {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl Not for Words {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        self.map(|a| !a)
    }
}

impl Add for Words {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.zip(other, u32::wrapping_add)
    }
}

impl Sub for Words {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.zip(other, u32::wrapping_sub)
    }
}

impl Lanes for Words {
    #[inline(always)]
    fn new(words: [u32; 3]) -> Self {
        Words(words)
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Words([word; 3])
    }

    #[inline(always)]
    fn words(self) -> [u32; 3] {
        self.0
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        self.map(|a| a << BITS)
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        self.map(|a| a >> BITS)
    }

    #[inline(always)]
    fn next(self) -> Self {
        Words([self.0[1], self.0[2], self.0[0]])
    }

    #[inline(always)]
    fn previous(self) -> Self {
        Words([self.0[2], self.0[0], self.0[1]])
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0 == [0; 3]
    }

    #[inline(always)]
    fn plane<const BIT: i32>(bytes: &[u8; 81]) -> Self {
        let mut words = [0; 3];
        for (band, word) in words.iter_mut().enumerate() {
            for (place, byte) in bytes[27 * band..][..27].iter().enumerate() {
                *word |= u32::from(byte >> BIT & 1) << place;
            }
        }
        Words(words)
    }
}
