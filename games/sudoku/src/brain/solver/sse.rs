//! Lanes in one 128-bit register of x86. Needs nothing beyond what every 64-bit x86 has; compiled
//! with newer features the same code gets shorter. `unsafe` names SSE2, which the compiler cannot assume here.
#![expect(
    clippy::inline_always,
    reason = "single instructions, to be compiled with the features of the caller"
)]

use super::lanes::Lanes;
use std::{
    arch::x86_64::{
        __m128i, _mm_add_epi32, _mm_and_si128, _mm_cmpeq_epi32, _mm_cvtsi128_si64, _mm_movemask_epi8,
        _mm_or_si128, _mm_set_epi32, _mm_set_epi64x, _mm_set1_epi32, _mm_setzero_si128, _mm_shuffle_epi32,
        _mm_sll_epi16, _mm_slli_epi32, _mm_srli_epi32, _mm_sub_epi32, _mm_unpackhi_epi64, _mm_xor_si128,
    },
    ops::{Add, BitAnd, BitOr, Not, Sub},
};

/// Calls instructions of SSE2.
macro_rules! sse2 {
    ($call:expr) => {{
        // SAFETY: every 64-bit x86 has SSE2.
        #[allow(
            unsafe_code,
            reason = "the compiler asks for the feature to be named, though it is always there"
        )]
        unsafe {
            $call
        }
    }};
}

/// Lanes in one register.
#[derive(Clone, Copy, Debug)]
pub struct Register(__m128i);

impl BitAnd for Register {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Register(sse2!(_mm_and_si128(self.0, other.0)))
    }
}

impl BitOr for Register {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Register(sse2!(_mm_or_si128(self.0, other.0)))
    }
}

impl Not for Register {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Register(sse2!(_mm_xor_si128(self.0, _mm_set1_epi32(-1))))
    }
}

impl Add for Register {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Register(sse2!(_mm_add_epi32(self.0, other.0)))
    }
}

impl Sub for Register {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Register(sse2!(_mm_sub_epi32(self.0, other.0)))
    }
}

impl Lanes for Register {
    #[inline(always)]
    fn new(words: [u32; 3]) -> Self {
        let [a, b, c] = words.map(u32::cast_signed);
        Register(sse2!(_mm_set_epi32(0, c, b, a)))
    }

    #[inline(always)]
    fn splat(word: u32) -> Self {
        Register(sse2!(_mm_set1_epi32(word.cast_signed())))
    }

    #[inline(always)]
    fn words(self) -> [u32; 3] {
        let low = sse2!(_mm_cvtsi128_si64(self.0)).cast_unsigned();
        let high = sse2!(_mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0))).cast_unsigned();
        [low as u32, (low >> 32) as u32, high as u32]
    }

    #[inline(always)]
    fn up<const BITS: i32>(self) -> Self {
        Register(sse2!(_mm_slli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn down<const BITS: i32>(self) -> Self {
        Register(sse2!(_mm_srli_epi32::<BITS>(self.0)))
    }

    #[inline(always)]
    fn next(self) -> Self {
        Register(sse2!(_mm_shuffle_epi32::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn previous(self) -> Self {
        Register(sse2!(_mm_shuffle_epi32::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        let zeros = sse2!(_mm_cmpeq_epi32(self.0, _mm_setzero_si128()));
        sse2!(_mm_movemask_epi8(zeros)) & 0xfff == 0xfff
    }

    #[inline(always)]
    fn plane<const BIT: i32>(bytes: &[u8; 81]) -> Self {
        // The wanted bit moves to the top of its byte, where the mask of signs is read.
        let signs = |from: usize| {
            let half =
                |from: usize| i64::from_le_bytes(bytes[from..from + 8].try_into().expect("eight bytes"));
            let block = sse2!(_mm_set_epi64x(half(from + 8), half(from)));
            let count = sse2!(_mm_set_epi64x(0, i64::from(7 - BIT)));
            sse2!(_mm_movemask_epi8(_mm_sll_epi16(block, count))).cast_unsigned()
        };
        // 27 bytes are two blocks of 16 that overlap.
        let word = |band: usize| signs(27 * band) | signs(27 * band + 11) << 11;
        Self::new([word(0), word(1), word(2)])
    }
}
