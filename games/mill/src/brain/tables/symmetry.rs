//! The symmetries of the board under given rules, found by looking: a way to turn the board counts if it leaves
//! neighbours and lines of every kind alone. Knows nothing of sectors.

use crate::rules::{Line, LineKind, Options, Point, PointSet, board};

/// The ways the board may map onto itself; see [`board::mapped`].
const CANDIDATES: u8 = 16;
const RINGS: usize = 3;
const RING_SETS: usize = 256;

/// The symmetries of a rule set; the first leaves everything as it is.
#[derive(Debug)]
pub struct Symmetries {
    /// Where the points of each ring go.
    maps: Vec<[[u32; RING_SETS]; RINGS]>,
}

impl Symmetries {
    /// All that the rules allow.
    pub fn of(options: &Options) -> Self {
        let kept = (0..CANDIDATES).filter(|candidate| keeps_the_board(*candidate, options));
        Symmetries { maps: kept.map(map_of).collect() }
    }

    /// How many there are.
    pub fn len(&self) -> u8 {
        self.maps.len() as u8
    }

    /// A set as a symmetry maps it.
    #[inline]
    pub fn map(&self, symmetry: u8, set: u32) -> u32 {
        let [inner, middle, outer] = &self.maps[usize::from(symmetry)];
        inner[set as usize % RING_SETS]
            | middle[(set >> 8) as usize % RING_SETS]
            | outer[(set >> 16) as usize % RING_SETS]
    }
}

fn map_of(candidate: u8) -> [[u32; RING_SETS]; RINGS] {
    let mut map = [[0; RING_SETS]; RINGS];
    for (ring, sets) in map.iter_mut().enumerate() {
        for (set, mapped) in (0_u32..).zip(sets.iter_mut()) {
            *mapped = board::mapped(PointSet::from_bits(set << (8 * ring)), candidate).bits();
        }
    }
    map
}

/// Whether neighbours stay neighbours, and lines lines of the same kind.
fn keeps_the_board(candidate: u8, options: &Options) -> bool {
    let diagonals = options.has_diagonal_lines;
    let mapped = |set| board::mapped(set, candidate);
    let keeps_neighbours = Point::all().all(|point| {
        let image = mapped(point.alone()).first();
        image.is_some_and(|image| {
            board::neighbours(image, diagonals) == mapped(board::neighbours(point, diagonals))
        })
    });
    let shape = |line: &Line| (line.kind, line.center.alone(), line.ends());
    let lines: Vec<(LineKind, PointSet, PointSet)> = Line::all(diagonals).iter().map(shape).collect();
    let keeps_lines =
        lines.iter().all(|(kind, center, ends)| lines.contains(&(*kind, mapped(*center), mapped(*ends))));
    keeps_neighbours && keeps_lines && mapped(options.closed()) == options.closed()
}

#[cfg(test)]
mod tests {
    use super::Symmetries;
    use crate::rules::Options;
    use std::collections::BTreeSet;

    #[test]
    fn the_board_has_sixteen_symmetries_with_and_without_diagonals() {
        for options in [Options::NINE, Options::TWELVE] {
            let symmetries = Symmetries::of(&options);
            assert_eq!(symmetries.len(), 16);
            // A set that no symmetry leaves alone.
            let images: BTreeSet<u32> = (0..16).map(|symmetry| symmetries.map(symmetry, 0b1011)).collect();
            assert_eq!(images.len(), 16);
            assert_eq!(symmetries.map(0, 0x00ab_cdef), 0x00ab_cdef, "the first changes nothing");
        }
    }
}
