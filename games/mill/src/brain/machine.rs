//! What the machine can do beyond the common: counting bits in one instruction. The worth of a position does not
//! depend on it. The one `unsafe` is the call into code compiled for instructions that the machine was asked for.

use super::{
    evaluate::{Glance, look},
    field::Field,
    weights::Weights,
};
use crate::rules::Options;

/// Proof that the machine was asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Machine {
    #[cfg(target_arch = "x86_64")]
    counts_bits: bool,
}

impl Machine {
    /// Asks.
    pub(super) fn ask() -> Self {
        Machine {
            #[cfg(target_arch = "x86_64")]
            counts_bits: is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1"),
        }
    }

    /// The look of a position in which nothing is to be removed.
    #[inline]
    #[cfg(target_arch = "x86_64")]
    #[expect(unsafe_code, reason = "calling a function with features that were asked for")]
    pub(super) fn glance(self, field: &impl Field, options: &Options, weights: &Weights) -> Glance {
        if self.counts_bits {
            // SAFETY: `counts_bits` is only set where the machine has both features.
            unsafe { with_features(field, options, weights) }
        } else {
            look(field, options, weights)
        }
    }

    /// The look of a position in which nothing is to be removed.
    #[inline]
    #[cfg(not(target_arch = "x86_64"))]
    pub(super) fn glance(self, field: &impl Field, options: &Options, weights: &Weights) -> Glance {
        look(field, options, weights)
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1")]
fn with_features(field: &impl Field, options: &Options, weights: &Weights) -> Glance {
    look(field, options, weights)
}
