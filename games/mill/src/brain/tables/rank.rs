//! Sets of a fixed number of points, numbered in the order of their bits, both ways by small tables. Knows no board.

/// Bits that one table takes at a time.
const HALF: u32 = 12;
const HALF_SETS: usize = 1 << HALF;

/// For each set of twelve bits: how many smaller ones have as many bits.
static LOW_RANKS: [u16; HALF_SETS] = {
    let mut ranks = [0; HALF_SETS];
    let mut seen = [0; HALF as usize + 1];
    let mut set = 0;
    while set < HALF_SETS {
        let count = set.count_ones() as usize;
        ranks[set] = seen[count];
        seen[count] += 1;
        set += 1;
    }
    ranks
};

/// All sets of `count` among `width` bits, numbered in ascending order.
#[derive(Debug)]
pub struct SetRank {
    /// By the bits above the lowest twelve: how many sets come before.
    offsets: Vec<u32>,
    sets: Vec<u32>,
}

impl SetRank {
    /// The sets of `count` among `width` bits, at most 24.
    pub fn new(width: u32, count: u32) -> Self {
        let highs = 1 << width.saturating_sub(HALF);
        let mut offsets = vec![0; highs];
        let mut sets = Vec::new();
        for (high, offset) in offsets.iter_mut().enumerate() {
            *offset = sets.len() as u32;
            let above = (high as u32) << HALF;
            let lows = 0..1 << width.min(HALF);
            sets.extend(lows.map(|low| above | low).filter(|set| set.count_ones() == count));
        }
        SetRank { offsets, sets }
    }

    /// How many sets there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// The number of a set, which must have the right count and width.
    #[inline]
    pub fn rank(&self, set: u32) -> u32 {
        self.offsets[(set >> HALF) as usize] + u32::from(LOW_RANKS[set as usize % HALF_SETS])
    }

    /// The set with a number.
    #[inline]
    pub fn set(&self, rank: u32) -> u32 {
        self.sets[rank as usize]
    }

    /// All of them in order.
    #[cfg(test)]
    pub fn sets(&self) -> &[u32] {
        &self.sets
    }
}

#[cfg(test)]
mod tests {
    use super::SetRank;

    #[test]
    fn every_set_has_its_number() {
        for (width, count, expected) in [(3, 2, 3), (12, 6, 924), (15, 0, 1), (21, 3, 1330), (24, 4, 10_626)]
        {
            let sets = SetRank::new(width, count);
            assert_eq!(sets.len(), expected);
            for (rank, set) in (0..).zip(sets.sets()) {
                assert_eq!((sets.rank(*set), sets.set(rank)), (rank, *set));
                assert!(set.count_ones() == count && set >> width == 0);
            }
            assert!(sets.sets().is_sorted_by(|one, next| one < next));
        }
    }
}
