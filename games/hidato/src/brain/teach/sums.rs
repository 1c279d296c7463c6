//! Subset sums: which total weights are possible when each item goes inside or outside. Knows no boards.

/// The number of cells, and the surplus of one colour; 0 if colours do not count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Weight {
    /// The number of cells.
    pub size: u16,
    /// The surplus of one colour.
    pub more: i16,
}

/// The largest size that is added up.
pub const MOST: usize = 120;

/// Something that goes inside or outside.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// What it weighs.
    pub weight: Weight,
    /// Whether it can go inside.
    pub inside: bool,
    /// Whether it can go outside.
    pub outside: bool,
}

/// Subset sums: whether things can be split between inside and outside so that the inside has an exact
/// size, at most [`MOST`].
pub fn adds_up(items: &[Item], room: Weight) -> bool {
    let span: u16 = items.iter().map(|item| item.weight.more.unsigned_abs()).sum();
    let rows = 2 * usize::from(span) + 1;
    let wanted = usize::try_from(i32::from(room.more) + i32::from(span)).ok().filter(|row| *row < rows);
    let Some(wanted) = wanted else { return false };
    // A row for each surplus of one colour; bit n stands for n cells.
    let mut sums = vec![0_u128; rows];
    sums[usize::from(span)] = 1;
    for item in items {
        let size = usize::from(item.weight.size);
        let shifted = |row: usize| {
            let from = row.checked_add_signed(-isize::from(item.weight.more));
            let from = from.and_then(|from| sums.get(from)).copied().unwrap_or(0);
            if item.inside && size <= MOST { from << size } else { 0 }
        };
        let next = |row: usize| shifted(row) | if item.outside { sums[row] } else { 0 };
        sums = (0..rows).map(next).collect();
    }
    sums[wanted] >> room.size & 1 == 1
}
