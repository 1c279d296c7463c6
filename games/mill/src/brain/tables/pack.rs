//! Sets packed together onto the points that others leave free, and back: by one instruction where the machine has it,
//! else bit by bit. `unsafe` calls such instructions, on machines that were found to have them.

/// How sets are packed here.
#[derive(Clone, Copy, Debug)]
pub struct Packing {
    pack: unsafe fn(u32, u32) -> u32,
    unpack: unsafe fn(u32, u32) -> u32,
}

impl Packing {
    /// The fastest way on this machine.
    pub fn fastest() -> Self {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("bmi2") {
            return Packing { pack: bmi2::packed, unpack: bmi2::unpacked };
        }
        Packing::portable()
    }

    /// The way that every machine has.
    pub fn portable() -> Self {
        Packing { pack: packed, unpack: unpacked }
    }

    /// The bits of a set without the places in `taken`, moved together. The set has none of these.
    #[inline]
    pub fn packed(self, set: u32, taken: u32) -> u32 {
        // SAFETY: both functions were chosen for what the machine has.
        #[allow(unsafe_code, reason = "instructions that the machine was found to have")]
        unsafe {
            (self.pack)(set, taken)
        }
    }

    /// The set that [`Packing::packed`] makes this of.
    #[inline]
    pub fn unpacked(self, set: u32, taken: u32) -> u32 {
        // SAFETY: both functions were chosen for what the machine has.
        #[allow(unsafe_code, reason = "instructions that the machine was found to have")]
        unsafe {
            (self.unpack)(set, taken)
        }
    }
}

fn packed(set: u32, taken: u32) -> u32 {
    let (mut set, mut taken) = (set, taken);
    while taken != 0 {
        let highest = taken.ilog2();
        let below = (1 << highest) - 1;
        set = set & below | set >> 1 & !below;
        taken &= below;
    }
    set
}

fn unpacked(set: u32, taken: u32) -> u32 {
    let (mut set, mut taken) = (set, taken);
    while taken != 0 {
        let below = (1 << taken.trailing_zeros()) - 1;
        set = set & below | (set & !below) << 1;
        taken &= taken - 1;
    }
    set
}

/// By the instructions of newer PCs.
#[cfg(target_arch = "x86_64")]
mod bmi2 {
    use std::arch::x86_64::{_pdep_u32, _pext_u32};

    #[target_feature(enable = "bmi2")]
    pub fn packed(set: u32, taken: u32) -> u32 {
        _pext_u32(set, !taken)
    }

    #[target_feature(enable = "bmi2")]
    pub fn unpacked(set: u32, taken: u32) -> u32 {
        _pdep_u32(set, !taken)
    }
}

#[cfg(test)]
mod tests {
    use super::Packing;

    #[test]
    fn packing_leaves_out_what_is_taken() {
        let mut word = 1_u32;
        for _ in 0..2_000 {
            word = word.wrapping_mul(0x9e37_79b1).wrapping_add(12_345);
            let taken = word >> 8 & word << 3 & 0x00ff_ffff;
            let set = word & 0x00ff_ffff & !taken;
            let free = (0..24).filter(|bit| taken >> bit & 1 == 0);
            let expected = free.enumerate().fold(0, |all, (place, bit)| all | (set >> bit & 1) << place);
            for way in [Packing::portable(), Packing::fastest()] {
                assert_eq!(way.packed(set, taken), expected);
                assert_eq!(way.unpacked(expected, taken), set);
            }
        }
    }
}
