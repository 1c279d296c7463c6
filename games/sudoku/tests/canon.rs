//! The canonical form: known grids, brute force over all ways to move the cells, and that moving
//! a grid never changes its form.

use crate::samples::samples;
use parlour_kernel::Rng;
use parlour_sudoku::{
    brain::{Canonical, solver},
    rules::{Grid, has_no_errors},
};
use std::collections::BTreeSet;

fn grid(text: &str) -> Grid {
    text.parse().expect("81 cells")
}

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// All 1,296 orders of nine lines that keep threes together.
fn line_orders() -> Vec<[usize; 9]> {
    let mut orders = Vec::new();
    for outer in ORDERS {
        for inner in 0..216 {
            let inside = [inner / 36, inner / 6 % 6, inner % 6];
            orders.push(std::array::from_fn(|i| 3 * outer[i / 3] + ORDERS[inside[i / 3]][i % 3]));
        }
    }
    orders
}

/// Every one of the 3,359,232 ways to move the cells, each with the least names of the digits.
fn brute_force(grid: &Grid) -> Canonical {
    let orders = line_orders();
    let mut least = [u8::MAX; 81];
    let mut ways = 0;
    for transposed in [false, true] {
        let at = |row: usize, column: usize| {
            grid.numbers()[if transposed { 9 * column + row } else { 9 * row + column }]
        };
        for rows in &orders {
            for columns in &orders {
                let mut names = [0u8; 10];
                let mut digits = 0;
                let mut smaller = false;
                let mut place = 0;
                while place < 81 {
                    let old = usize::from(at(rows[place / 9], columns[place % 9]));
                    if old != 0 && names[old] == 0 {
                        digits += 1;
                        names[old] = digits;
                    }
                    if !smaller && names[old] > least[place] {
                        break;
                    }
                    smaller |= names[old] < least[place];
                    least[place] = names[old];
                    place += 1;
                }
                match (place, smaller) {
                    (81, true) => ways = 1,
                    (81, false) => ways += 1,
                    _ => {}
                }
            }
        }
    }
    Canonical { grid: Grid::from_numbers(least).expect("digits"), automorphisms: ways }
}

/// The same grid, moved and renamed at random.
fn moved(grid: &Grid, rng: &mut Rng) -> Grid {
    let orders = line_orders();
    let mut draw = || orders[rng.below(1296) as usize];
    let (rows, columns) = (draw(), draw());
    let transposed = rng.below(2) == 1;
    let mut names: [u8; 9] = std::array::from_fn(|i| i as u8 + 1);
    rng.shuffle(&mut names);
    let numbers = std::array::from_fn(|place| {
        let (row, column) = (rows[place / 9], columns[place % 9]);
        let old = grid.numbers()[if transposed { 9 * column + row } else { 9 * row + column }];
        if old == 0 { 0 } else { names[usize::from(old) - 1] }
    });
    Grid::from_numbers(numbers).expect("digits")
}

/// The grid with only so many of its digits left.
fn thinned(grid: &Grid, clues: usize, rng: &mut Rng) -> Grid {
    let mut places: Vec<usize> = (0..81).collect();
    rng.shuffle(&mut places);
    let mut numbers = *grid.numbers();
    places[clues..].iter().for_each(|place| numbers[*place] = 0);
    Grid::from_numbers(numbers).expect("digits")
}

/// The grids of `data/sudoku/canonical_grids.csv` with their forms.
fn known() -> Vec<(Grid, Canonical)> {
    let text = parlour_testkit::sample("sudoku/canonical_grids.csv");
    let rows = text.lines().skip(1).map(|line| {
        let cells: Vec<&str> = line.split(',').collect();
        let automorphisms = cells[2].parse().expect("a number");
        (grid(cells[0]), Canonical { grid: grid(cells[1]), automorphisms })
    });
    rows.collect()
}

#[test]
fn known_grids_have_their_forms() {
    let known = known();
    assert_eq!(known.len(), 13);
    for (grid, form) in known {
        assert_eq!(Canonical::of(&grid), Some(form), "{grid}");
    }
}

/// Full and half full, few clues and none, one digit everywhere, one band, one box, three boxes.
#[test]
fn brute_force_agrees() {
    let mut rng = Rng::stream(1, 0);
    let known = known();
    let full = known[5].0;
    let masked = |keep: &dyn Fn(usize, u8) -> bool| {
        let numbers = full.numbers();
        let kept = std::array::from_fn(|i| if keep(i, numbers[i]) { numbers[i] } else { 0 });
        Grid::from_numbers(kept).expect("digits")
    };
    let mut grids = vec![
        full,
        known[0].0,
        grid("000000010400000000020000000000050407008000300001090000300400200050100000000806000"),
    ];
    grids.push(masked(&|_, digit| digit <= 2));
    grids.push(masked(&|i, _| i / 27 == 1));
    grids.push(masked(&|i, _| i / 27 == i % 9 / 3));
    grids.push(masked(&|i, _| i / 9 != 4 && i % 9 != 4));
    for clues in [2, 9, 24, 45, 70] {
        grids.push(thinned(&full, clues, &mut rng));
    }
    for grid in grids {
        assert_eq!(Canonical::of(&grid), Some(brute_force(&grid)), "{grid}");
    }
}

#[test]
fn moving_a_grid_keeps_its_form() {
    let mut rng = Rng::stream(2, 0);
    for (full, _) in known() {
        for clues in [81, 78, 60, 40, 30, 24, 20, 17] {
            let grid = thinned(&full, clues, &mut rng);
            let form = Canonical::of(&grid).expect("no two digits in conflict");
            for _ in 0..20 {
                let moved = moved(&grid, &mut rng);
                assert_eq!(Canonical::of(&moved), Some(form), "{grid} {moved}");
            }
            assert_eq!(form.grid.clues(), clues);
        }
    }
}

/// No two samples are equivalent, so all forms differ; each form has as many solutions as its puzzle.
#[test]
fn different_puzzles_have_different_forms() {
    let mut forms = BTreeSet::new();
    let samples = samples();
    for sample in &samples {
        let Some(form) = Canonical::of(&sample.puzzle).map(|form| form.grid) else {
            assert!(!has_no_errors(&sample.puzzle), "{}", sample.puzzle);
            continue;
        };
        assert!(forms.insert(form), "{}", sample.puzzle);
        assert_eq!(solver::count(&form, 0), sample.solutions, "{}", sample.puzzle);
        let solution = sample.solution.and_then(|solution| Canonical::of(&solution));
        let of_form = solver::first(&form).and_then(|solution| Canonical::of(&solution));
        assert!(sample.solution.is_none() || solution == of_form, "{}", sample.puzzle);
    }
    assert!(forms.len() >= 100, "{} forms", forms.len());
}

mod large_sets {
    use super::*;

    /// All puzzles of the list are essentially different.
    #[test]
    fn different_puzzles_have_different_forms() {
        let Some(text) = parlour_testkit::large_set("sudoku/17clue_8000.txt") else { return };
        let forms: BTreeSet<Grid> =
            text.lines().filter_map(|line| Canonical::of(&grid(line))).map(|form| form.grid).collect();
        assert_eq!(forms.len(), text.lines().count());
    }
}

#[test]
fn nearly_empty_grids_have_every_symmetry() {
    let count = |grid: &Grid| Canonical::of(grid).map(|form| form.automorphisms);
    assert_eq!(count(&Grid::EMPTY), Some(3_359_232));
    let one = grid(&format!("{}7", ".".repeat(80)));
    // A clue can stand in 81 cells.
    assert_eq!(count(&one), Some(3_359_232 / 81));
    // One digit in 46,656 placements, all alike.
    let template = grid("1...........1...........1...1...........1...........1...1...........1...........1");
    assert_eq!(count(&template), Some(3_359_232 / 46_656));
    assert_eq!(Canonical::of(&grid(&format!("11{}", ".".repeat(79)))), None, "no Sudoku");
}
