//! A number for every position of a sector, up to the symmetries of the board, and back. The side with fewer
//! placements is numbered by its classes under the symmetries, the other among the points that are left. Knows no
//! moves.

use super::{pack::Packing, rank::SetRank, symmetry::Symmetries};
use crate::rules::{Options, Pair, Point, PointSet};
use std::sync::{Arc, OnceLock};

/// How many stones the side to move and the other have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Sector {
    pub us: u8,
    pub them: u8,
}

impl Sector {
    /// The sector of a position, the side to move first.
    #[inline]
    pub fn of(stones: Pair) -> Self {
        Sector { us: stones.first().count(), them: stones.second().count() }
    }

    /// The sector of the other side's turn.
    pub fn twin(self) -> Self {
        Sector { us: self.them, them: self.us }
    }

    /// All stones together.
    pub fn stones(self) -> u8 {
        self.us + self.them
    }
}

/// The placements of so many stones of one side up to the symmetries.
#[derive(Debug)]
struct Classes {
    placements: SetRank,
    /// By placement: its class and, in the lowest four bits, the symmetry that leads to the representative.
    found: Vec<u32>,
    /// The least placement of each class.
    representatives: Vec<u32>,
    /// The symmetries that leave the representative alone, a bit each.
    stabilisers: Vec<u16>,
}

impl Classes {
    const UNKNOWN: u32 = u32::MAX;

    fn new(points: u32, count: u32, symmetries: &Symmetries) -> Self {
        let placements = SetRank::new(points, count);
        let mut found = vec![Classes::UNKNOWN; placements.len()];
        let (mut representatives, mut stabilisers) = (Vec::new(), Vec::new());
        for place in 0..placements.len() {
            if found[place] != Classes::UNKNOWN {
                continue;
            }
            let representative = placements.set(place as u32);
            let class = representatives.len() as u32;
            let mut stabiliser = 0;
            for symmetry in 0..symmetries.len() {
                // What leads here from the image leads there by the inverse; any that does will do.
                let image = symmetries.map(symmetry, representative);
                if image == representative {
                    stabiliser |= 1 << symmetry;
                }
                let back = (0..symmetries.len()).find(|back| symmetries.map(*back, image) == representative);
                let back = back.expect("symmetries have inverses");
                found[placements.rank(image) as usize] = class << 4 | u32::from(back);
            }
            representatives.push(representative);
            stabilisers.push(stabiliser);
        }
        Classes { placements, found, representatives, stabilisers }
    }
}

/// Makes the indices of sectors under one rule set; they share their tables.
#[derive(Debug)]
pub struct Indexer {
    /// Points of the board; they are the lowest.
    points: u32,
    symmetries: Arc<Symmetries>,
    classes: [OnceLock<Arc<Classes>>; Point::COUNT as usize + 1],
}

impl Indexer {
    /// For a rule set.
    pub fn of(options: &Options) -> Self {
        Indexer {
            points: options.closed().complement().count().into(),
            symmetries: Arc::new(Symmetries::of(options)),
            classes: std::array::from_fn(|_| OnceLock::new()),
        }
    }

    /// The index of a sector.
    pub fn sector(&self, sector: Sector) -> SectorIndex {
        let [us, them] = [sector.us, sector.them].map(u32::from);
        let points = self.points;
        // Up to half of the board, fewer stones have fewer placements; beyond it, more.
        let spread = |stones: u32| stones.min(points - stones);
        let first_is_us = spread(us) <= spread(them);
        let (first, second) = if first_is_us { (us, them) } else { (them, us) };
        let classes = self.classes[first as usize]
            .get_or_init(|| Arc::new(Classes::new(points, first, &self.symmetries)))
            .clone();
        let seconds = SetRank::new(points - first, second);
        let (packing, symmetries) = (Packing::fastest(), Arc::clone(&self.symmetries));
        SectorIndex { sector, first_is_us, classes, seconds, packing, symmetries }
    }
}

/// The index of one sector. Placements that a symmetry leaves alone make a few positions have several numbers; each
/// of them stands for a position of its own.
#[derive(Debug)]
pub struct SectorIndex {
    sector: Sector,
    first_is_us: bool,
    classes: Arc<Classes>,
    seconds: SetRank,
    packing: Packing,
    symmetries: Arc<Symmetries>,
}

impl SectorIndex {
    /// Its sector.
    pub fn sector(&self) -> Sector {
        self.sector
    }

    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.classes.representatives.len() * self.seconds.len()
    }

    /// The number of a position of this sector, the side to move first.
    #[inline]
    pub fn index(&self, stones: Pair) -> usize {
        let (first, second) = self.split(stones);
        let found = self.classes.found[self.classes.placements.rank(first) as usize];
        self.at((found >> 4) as usize, self.symmetries.map(found as u8 & 15, second))
    }

    /// The same position under its other numbers.
    #[inline]
    pub fn each_alias(&self, index: usize, mut each: impl FnMut(usize)) {
        let class = index / self.seconds.len();
        // The first symmetry changes nothing.
        let mut others = self.classes.stabilisers[class] & !1;
        while others != 0 {
            let symmetry = others.trailing_zeros() as u8;
            others &= others - 1;
            let second = self.second(class, index);
            each(self.at(class, self.symmetries.map(symmetry, second)));
        }
    }

    /// The position with a number, the side to move first.
    #[inline]
    pub fn stones(&self, index: usize) -> Pair {
        let class = index / self.seconds.len();
        let first = self.classes.representatives[class];
        let second = self.second(class, index);
        let (us, them) = if self.first_is_us { (first, second) } else { (second, first) };
        Pair::new(PointSet::from_bits(us), PointSet::from_bits(them))
    }

    /// How many placements of stones a number stands for; over all numbers, every placement counts once.
    pub fn weight(&self, index: usize) -> u64 {
        let class = index / self.seconds.len();
        u64::from(self.symmetries.len()) / u64::from(self.classes.stabilisers[class].count_ones())
    }

    #[inline]
    fn split(&self, stones: Pair) -> (u32, u32) {
        let (us, them) = (stones.first().bits(), stones.second().bits());
        if self.first_is_us { (us, them) } else { (them, us) }
    }

    #[inline]
    fn at(&self, class: usize, second: u32) -> usize {
        let free = self.packing.packed(second, self.classes.representatives[class]);
        class * self.seconds.len() + self.seconds.rank(free) as usize
    }

    #[inline]
    fn second(&self, class: usize, index: usize) -> u32 {
        let rank = index - class * self.seconds.len();
        self.packing.unpacked(self.seconds.set(rank as u32), self.classes.representatives[class])
    }
}

#[cfg(test)]
mod tests {
    use super::{Indexer, Sector, SetRank};
    use crate::rules::{Options, Pair, PointSet, board};

    /// Every placement of a small sector, by brute force: all its images have numbers that are one another's
    /// aliases, and every number leads back.
    #[test]
    fn every_placement_of_small_sectors_has_its_number() {
        let indexer = Indexer::of(&Options::NINE);
        for (us, them) in [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 3), (3, 2)] {
            let sector = Sector { us, them };
            let index = indexer.sector(sector);
            let mut seen = vec![0_u64; index.len()];
            let [own_sets, their_sets] = [us, them].map(|count| SetRank::new(24, count.into()));
            for own in own_sets.sets() {
                for theirs in their_sets.sets().iter().filter(|theirs| *theirs & own == 0) {
                    let stones = Pair::new(PointSet::from_bits(*own), PointSet::from_bits(*theirs));
                    seen[index.index(stones)] += 1;
                }
            }
            for (number, seen) in seen.into_iter().enumerate() {
                let stones = index.stones(number);
                assert_eq!(Sector::of(stones), sector);
                assert_eq!(index.index(stones), number, "there and back");
                assert_eq!(index.weight(number), seen);
                let mut aliases = vec![number];
                index.each_alias(number, |alias| aliases.push(alias));
                for symmetry in 0..16 {
                    let [own, theirs] =
                        [stones.first(), stones.second()].map(|set| board::mapped(set, symmetry));
                    assert!(aliases.contains(&index.index(Pair::new(own, theirs))));
                }
            }
        }
    }

    /// The numbers of classes and placements that others counted.
    #[test]
    fn sectors_have_the_known_sizes() {
        let indexer = Indexer::of(&Options::NINE);
        for (us, them, classes, raw) in
            [(3, 3, 169_626, 2_691_920), (4, 3, 760_398, 12_113_640), (3, 4, 760_398, 12_113_640)]
        {
            let index = indexer.sector(Sector { us, them });
            let is_least = |number: &usize| {
                let mut least = *number;
                index.each_alias(*number, |alias| least = least.min(alias));
                least == *number
            };
            assert_eq!((0..index.len()).filter(is_least).count(), classes, "{us}-{them}");
            assert_eq!((0..index.len()).map(|number| index.weight(number)).sum::<u64>(), raw);
        }
        // With its aliases, which are fewer the more stones there are.
        assert_eq!(indexer.sector(Sector { us: 5, them: 5 }).len(), 32_907_240);
    }
}
