//! The daily puzzle, by UTC date.

use parlour_scene::{Day, Made};

/// How hard a day is, Sunday first.
const LEVELS: [u8; 7] = [3, 1, 2, 2, 2, 1, 3];

/// Relation and shape, Sunday first.
const BOARDS: [(&str, &str); 7] = [
    ("king", "holes"),
    ("king", "rect"),
    ("ortho", "rect"),
    ("hex", "hexagon"),
    ("king", "ring"),
    ("king", "disc"),
    ("hex", "rect"),
];

/// The puzzle of a day: `classic`, or `expert` on a larger board.
pub(super) fn puzzle(day: Day, kind: &str) -> Made {
    let date = day.to_string();
    let level = LEVELS[usize::from(day.weekday())];
    let expert = kind == "expert";
    // The hardest technique level for each of the three levels of the week; boards of level 8 are rare.
    let hardest = if expert { [5, 6, 9] } else { [3, 4, 6] }[usize::from(level - 1)];
    let (relation, shape) = BOARDS[usize::from(day.weekday())];
    let size = if expert { 9 } else { 7 };
    let salt = if expert { 977 } else { 211 };
    let index = u64::from(hash(&date)) + salt + 131 * size + 17 * u64::from(level);
    // The hash alone collides within a month.
    let seed = (u64::from(day.0) << 33) + index;
    Made {
        name: format!("daily-{date}-{kind}"),
        wish: format!("relation={relation} shape={shape} rows={size} cols={size} level={hardest}"),
        seed,
    }
}

/// Java's string hash: times 31 plus the next byte, as a signed 32-bit number.
fn hash(text: &str) -> u32 {
    let hash = text.bytes().fold(0_i32, |hash, byte| hash.wrapping_mul(31).wrapping_add(i32::from(byte)));
    hash.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::{hash, puzzle};
    use parlour_scene::Day;

    #[test]
    fn every_weekday_has_a_board_of_its_own() {
        let board = |day: u32| {
            let wish = puzzle(Day(20_000 + day), "classic").wish;
            wish.split(" rows").next().expect("it begins with the board").to_owned()
        };
        let week: std::collections::BTreeSet<String> = (0..7).map(board).collect();
        assert_eq!(week.len(), 7, "{week:?}");
        assert!((0..7).all(|day| board(day) == board(day + 7)));
    }

    #[test]
    fn a_day_has_one_puzzle_a_kind() {
        // The value Java gives.
        assert_eq!(hash("2024-01-01"), 613_341_632);
        let day = Day::of("2026-11-16").expect("a date");
        let (classic, expert) = (puzzle(day, "classic"), puzzle(day, "expert"));
        assert_eq!(classic.name, "daily-2026-11-16-classic");
        assert_ne!(classic.seed, expert.seed);
        assert_eq!(puzzle(day, "classic"), classic);
        let seeds: std::collections::BTreeSet<u64> =
            (0..400).map(|n| puzzle(Day(20_000 + n), "classic").seed).collect();
        assert_eq!(seeds.len(), 400, "no two days of a year share one");
    }
}
