//! Lanes in one 128-bit register of WebAssembly. Built only where the compiler may use them everywhere
//! (`-C target-feature=+simd128`), for a module that has any cannot be loaded where they are missing.
#![expect(clippy::inline_always, reason = "single instructions")]

use super::lanes::Lanes;
use std::{
    arch::wasm32::{
        i8x16_bitmask, i32x4_add, i32x4_shuffle, i32x4_sub, u8x16_shl, u32x4, u32x4_extract_lane, u32x4_shl,
        u32x4_shr, u32x4_splat, u64x2, v128, v128_and, v128_any_true, v128_not, v128_or,
    },
    ops::{Add, BitAnd, BitOr, Not, Sub},
};

/// Lanes in one register.
#[derive(Clone, Copy, Debug)]
pub struct Register(v128);

impl BitAnd for Register {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Register(v128_and(self.0, other.0))
    }
}

impl BitOr for Register {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Register(v128_or(self.0, other.0))
    }
}

impl Not for Register {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Register(v128_not(self.0))
    }
}

impl Add for Register {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Register(i32x4_add(self.0, other.0))
    }
}

impl Sub for Register {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Register(i32x4_sub(self.0, other.0))
    }
}

impl Lanes for Register {
    #[inline(always)]
    fn new([a, b, c]: [u32; 3]) -> Self {
        Register(u32x4(a, b, c, 0))
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Register(u32x4_splat(word))
    }

    #[inline(always)]
    fn words(self) -> [u32; 3] {
        [u32x4_extract_lane::<0>(self.0), u32x4_extract_lane::<1>(self.0), u32x4_extract_lane::<2>(self.0)]
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Register(u32x4_shl(self.0, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Register(u32x4_shr(self.0, BITS.cast_unsigned()))
    }

    #[inline(always)]
    fn next(self) -> Self {
        Register(i32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn previous(self) -> Self {
        Register(i32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(v128_and(self.0, u32x4(u32::MAX, u32::MAX, u32::MAX, 0)))
    }

    #[inline(always)]
    fn plane<const BIT: i32>(bytes: &[u8; 81]) -> Self {
        // The wanted bit moves to the top of its byte, where the mask of signs is read.
        let signs = |from: usize| {
            let half =
                |from: usize| u64::from_le_bytes(bytes[from..from + 8].try_into().expect("eight bytes"));
            let block = u64x2(half(from), half(from + 8));
            u32::from(i8x16_bitmask(u8x16_shl(block, 7 - BIT.cast_unsigned())))
        };
        // 27 bytes are two blocks of 16 that overlap.
        let word = |band: usize| signs(27 * band) | signs(27 * band + 11) << 11;
        Self::new([word(0), word(1), word(2)])
    }
}
