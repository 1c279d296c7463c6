//! The transposition table, shared by all threads without locks: a torn entry does not match its key and is
//! ignored.

use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true score is at most this.
    Upper,
    /// At least.
    Lower,
    /// Exactly.
    Exact,
}

/// The entry of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub depth: i8,
    pub score: i16,
    pub bound: Bound,
    /// The code of the best action; 0 for none.
    pub best: u16,
}

#[derive(Debug, Default)]
struct Slot {
    /// The key, folded with the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// Both slots of a position; never across two lines of the machine's cache.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Slots([Slot; 2]);

/// The table: pairs of slots, the first replaced only by deeper entries, the second always. Entries of
/// earlier searches are replaced regardless of depth.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slots>,
    mask: usize,
}

impl Table {
    /// A table of 2 to the `bits` pairs, 32 bytes each.
    pub(super) fn new(bits: u32) -> Self {
        let count = 1usize << bits;
        Table { slots: (0..count).map(|_| Slots::default()).collect(), mask: count - 1 }
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let Slots(slots) = &self.slots[key as usize & self.mask];
        slots.iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let is_it = slot.check.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_it.then(|| unpack(data))
        })
    }

    /// Brings the slots of a position near, so that [`Table::get`] soon finds them at once; says something that
    /// depends on them.
    #[inline]
    pub(super) fn touch(&self, key: u64) -> u64 {
        let Slots([slot, _]) = &self.slots[key as usize & self.mask];
        slot.data.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn put(&self, key: u64, known: Known, generation: u8) {
        let Slots([deep, new]) = &self.slots[key as usize & self.mask];
        let data = deep.data.load(Ordering::Relaxed);
        let same = deep.check.load(Ordering::Relaxed) ^ data == key;
        let is_old = (data >> 42) as u8 != generation;
        let slot = if same || is_old || unpack(data).depth <= known.depth { deep } else { new };
        let data = pack(known) | u64::from(generation) << 42;
        slot.check.store(key ^ data, Ordering::Relaxed);
        slot.data.store(data, Ordering::Relaxed);
    }
}

fn pack(known: Known) -> u64 {
    let bound = match known.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3u64,
    };
    u64::from(known.best)
        | u64::from(known.score.cast_unsigned()) << 16
        | u64::from(known.depth.cast_unsigned()) << 32
        | bound << 40
}

fn unpack(data: u64) -> Known {
    let bound = match data >> 40 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    Known {
        best: data as u16,
        score: ((data >> 16) as u16).cast_signed(),
        depth: ((data >> 32) as u8).cast_signed(),
        bound,
    }
}
