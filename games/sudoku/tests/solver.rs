//! Every sample and every puzzle of the large sets is solved exactly on every backend of this machine, and
//! a naive solver agrees.

use crate::naive;
use crate::samples::samples;
use parlour_brain::Budget;
use parlour_sudoku::{
    brain::{
        Wish, generate,
        solver::{
            self, Backend, Candidates, CandidatesError, LineResult, Solved, Solver, map_in_order, solve_lines,
        },
    },
    rules::{Cell, Digit, DigitSet, Grid},
};
use proptest::prelude::*;
use std::collections::BTreeSet;

const BACKENDS: [Backend; 4] = [Backend::Words, Backend::Registers, Backend::Avx2, Backend::Avx512];

/// A solver for each path that this machine has.
fn solvers() -> Vec<Solver> {
    BACKENDS.into_iter().filter_map(Solver::with_backend).collect()
}

/// Whether every row, column and box has every digit, and the clues are unchanged.
fn solves(solution: &Grid, puzzle: &Grid) -> bool {
    let house = |of: fn(Cell) -> u8, number: u8| {
        let cells = Cell::all().filter(|cell| of(*cell) == number);
        cells.filter_map(|cell| solution.get(cell)).collect::<DigitSet>() == DigitSet::FULL
    };
    let all = |of| (0..9).all(|number| house(of, number));
    all(Cell::row)
        && all(Cell::column)
        && all(Cell::square)
        && puzzle.filled().all(|(cell, digit)| solution.get(cell) == Some(digit))
}

/// How many puzzles have no solution, one, or more, checked through every entry point.
fn classes(lines: &[&str]) -> [usize; 3] {
    let texts: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
    let results = solve_lines(&texts, 2);
    let mut classes = [0; 3];
    let mut solvers = solvers();
    for (line, result) in lines.iter().zip(&results) {
        let puzzle: Grid = line.parse().expect("81 cells");
        let all: Vec<Solved> = solvers.iter_mut().map(|solver| solver.solve(&puzzle)).collect();
        let solved = all[0];
        assert!(all.iter().all(|other| *other == solved), "{line}: {all:?}");
        let (class, wanted) = match solved {
            Solved::None => (0, LineResult::None),
            Solved::Unique(solution) => {
                assert!(solves(&solution, &puzzle), "{line}");
                let text = solution.to_string();
                (1, LineResult::Unique(text.as_bytes().try_into().expect("81 characters")))
            }
            Solved::Many(one, other) => {
                assert!(solves(&one, &puzzle) && solves(&other, &puzzle) && one != other, "{line}");
                (2, LineResult::Many)
            }
        };
        assert_eq!(*result, wanted, "{line}");
        classes[class] += 1;
    }
    classes
}

/// Every way to count, up to the limits around the number of solutions too.
fn assert_count(puzzle: &Grid, wanted: u64) {
    for mut solver in solvers() {
        for (limit, wanted) in [(0, wanted), (wanted + 1, wanted), (2, wanted.min(2))] {
            assert_eq!(solver.count(puzzle, limit), wanted, "{puzzle} up to {limit}");
            assert_eq!(solver.count(&Candidates::from(puzzle), limit), wanted, "{puzzle} up to {limit}");
        }
    }
}

#[test]
fn samples_come_out_exact() {
    let samples = samples();
    let mut wanted = [0; 3];
    for sample in &samples {
        assert_count(&sample.puzzle, sample.solutions);
        wanted[sample.solutions.min(2) as usize] += 1;
        let solution = match solver::solve(&sample.puzzle) {
            Solved::Unique(solution) => Some(solution),
            Solved::None | Solved::Many(..) => None,
        };
        assert_eq!(solution, sample.solution, "{}", sample.puzzle);
    }
    let lines: Vec<String> = samples.iter().map(|sample| sample.puzzle.to_string()).collect();
    assert_eq!(classes(&lines.iter().map(String::as_str).collect::<Vec<_>>()), wanted);
    assert!(wanted.iter().all(|number| *number >= 20), "samples of every class: {wanted:?}");
}

mod large_sets {
    use super::*;
    use parlour_testkit::large_set;

    #[test]
    fn classes_of_the_data_files() {
        for (file, wanted) in [
            ("17clue_8000.txt", [0, 8000, 0]),
            ("hardest_se11_8000.txt", [0, 8000, 0]),
            ("hardest_1106_half.txt", [0, 188, 0]),
            ("top1465_half.txt", [0, 733, 0]),
            ("multi_solution_2000.txt", [0, 0, 2000]),
            ("easy_10000.txt", [0, 10000, 0]),
            ("minimal_10000.txt", [0, 10000, 0]),
            ("unchecked_8000.txt", [3762, 9, 4229]),
        ] {
            let Some(text) = large_set(&format!("sudoku/{file}")) else { return };
            assert_eq!(classes(&text.lines().collect::<Vec<_>>()), wanted, "{file}");
        }
    }

    #[test]
    fn exact_counts() {
        let Some(text) = large_set("sudoku/solution_counts.csv") else { return };
        let row = |line: &str| -> (Grid, u64) {
            let (puzzle, count) = line.split_once(',').expect("two columns");
            (puzzle.parse().expect("a grid"), count.parse().expect("a number"))
        };
        let rows: Vec<(Grid, u64)> = text.lines().skip(1).map(row).collect();
        assert_eq!(rows.len(), 30);
        let counts = map_in_order(&rows, 2, |solver, (puzzle, _)| solver.count(puzzle, 0));
        for ((puzzle, wanted), found) in rows.iter().zip(counts) {
            assert_eq!(found, *wanted, "{puzzle}");
            if *wanted < 20_000 {
                assert_count(puzzle, *wanted);
            }
        }
    }
}

#[test]
fn the_empty_grid() {
    for mut solver in solvers() {
        assert_eq!(solver.count(&Grid::EMPTY, 2), 2);
        let first = solver.first(&Grid::EMPTY).expect("many");
        assert!(solves(&first, &Grid::EMPTY));
        assert!(
            matches!(solver.solve(&Grid::EMPTY), Solved::Many(one, other) if one == first && one != other)
        );
        let count = solver.count_within(&Grid::EMPTY, 0, &mut Budget::nodes(5000));
        assert!(!count.complete && count.solutions > 1000, "{count:?}");
        let count = solver.count_within(&Grid::EMPTY, 7, &mut Budget::nodes(5000));
        assert!(count.complete && count.solutions == 7, "{count:?}");
        assert_eq!(solver.count(&Grid::EMPTY, 1000), 1000, "a search that was cut short leaves no trace");
    }
}

#[test]
fn clues_that_contradict_each_other() {
    for other in ["r1c9", "r9c1", "r3c3"] {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all().filter(|cell| ["r1c1", other].contains(&cell.to_string().as_str())) {
            grid.set(cell, Digit::new(5));
        }
        assert_eq!(grid.clues(), 2);
        for mut solver in solvers() {
            assert_eq!(solver.solve(&grid), Solved::None, "{other}");
            assert_eq!(solver.solve(&Candidates::from(&grid)), Solved::None, "{other}");
            assert_eq!(solver.first(&grid), None);
        }
    }
}

#[test]
fn lines_that_cannot_be_read() {
    let empty = ".".repeat(81);
    let zeros = "0".repeat(81);
    let lines = [&empty, &zeros, &empty[1..], &format!("{empty}."), &empty.replacen('.', "x", 1), ""];
    let lines: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
    let bad = LineResult::Unreadable;
    assert_eq!(solve_lines(&lines, 1), [LineResult::Many, LineResult::Many, bad, bad, bad, bad]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let items: Vec<u64> = (0..1000).collect();
    for threads in [0, 1, 2, 3, 100] {
        let found =
            map_in_order(&items, threads, |solver, item| solver.count(&Grid::EMPTY, item % 5 + 1) + item);
        assert_eq!(found, items.iter().map(|item| item % 5 + 1 + item).collect::<Vec<_>>(), "{threads}");
    }
    assert!(solve_lines(&[], 4).is_empty());
}

#[test]
fn candidates() {
    let all = "123456789".repeat(81);
    let open: Candidates = all.parse().expect("every candidate");
    assert_eq!(solver::count(&open, 100), 100);
    assert_eq!(open.to_string(), all);
    assert_eq!(all[1..].parse::<Candidates>(), Err(CandidatesError::Length(728)));
    let wrong = format!("{}8{}", &all[..10], &all[11..]);
    assert_eq!(wrong.parse::<Candidates>(), Err(CandidatesError::Character(10, '8')));

    for sample in samples() {
        let (puzzle, line) = (sample.puzzle, sample.puzzle.to_string());
        let Some(solution) = sample.solution else { continue };
        let mut cells = Candidates::from(&puzzle);
        let text = cells.to_string().replace('.', "0");
        assert_eq!(text.parse::<Candidates>().as_ref(), Ok(&cells), "{line}");
        // The clue of one cell said by what the others may not hold.
        let (clue, digit) = puzzle.filled().next().expect("clues");
        cells.set(clue, DigitSet::FULL);
        for mut solver in solvers() {
            assert_eq!(solver.solve(&cells), Solved::Unique(solution), "{line}");
        }
        // A puzzle without the digit of the solution in one open cell has none.
        let open = Cell::all().find(|cell| puzzle.get(*cell).is_none()).expect("an open cell");
        let wanted = DigitSet::of(solution.get(open).expect("full"));
        cells.set(clue, DigitSet::of(digit));
        cells.set(open, cells.get(open).without(wanted));
        assert_eq!(solver::solve(&cells), Solved::None, "{line}");
    }
}

/// Every clue of a minimal puzzle is needed; an extra one is not.
#[test]
fn leaving_out_one_clue() {
    let mut solver = Solver::new();
    for seed in 1..=100 {
        let wish = Wish::default();
        let puzzle = generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("every grid leads to one");
        let line = puzzle.to_string();
        for (cell, digit) in puzzle.filled() {
            let mut fewer = puzzle;
            fewer.set(cell, None);
            let other = solver.another(&fewer, cell, digit).expect("each clue is needed");
            assert_ne!(other.get(cell), Some(digit), "{line} {cell}");
            assert!(!solver.is_unique(&fewer), "{line} {cell}");
        }
        let open = Cell::all().find(|cell| puzzle.get(*cell).is_none()).expect("an open cell");
        let digit = solver.first(&puzzle).and_then(|solution| solution.get(open)).expect("full");
        assert_eq!(solver.another(&puzzle, open, digit), None, "{line} {open}");
    }
}

/// Some digits of a valid grid, some of them perhaps changed.
fn puzzles() -> impl Strategy<Value = Grid> {
    let keep = prop::collection::vec(any::<bool>(), 81);
    (any::<u64>(), keep.clone(), keep, prop::option::of((0..81_u8, 1..=9_u8))).prop_map(
        |(seed, some, more, change)| {
            let mut start = Grid::EMPTY;
            let mut rest = seed;
            let mut digits: Vec<Digit> = Digit::all().collect();
            for cell in Cell::all().take(9) {
                let at = rest % digits.len() as u64;
                rest /= digits.len() as u64;
                start.set(cell, Some(digits.remove(at as usize)));
            }
            let mut grid = solver::first(&start).expect("a row fits");
            for (cell, (some, more)) in Cell::all().zip(some.into_iter().zip(more)) {
                if !some && !more {
                    grid.set(cell, None);
                }
            }
            if let Some((cell, number)) = change {
                grid.set(Cell::new(cell).expect("a cell"), Digit::new(number));
            }
            grid
        },
    )
}

proptest! {
    #[test]
    fn a_naive_solver_agrees(puzzle in puzzles()) {
        let wanted = naive::count(&puzzle, 50);
        for mut solver in solvers() {
            prop_assert_eq!(solver.count(&puzzle, 50), wanted);
            prop_assert_eq!(solver.count(&Candidates::from(&puzzle), 50), wanted);
        }
        let classes = match solver::solve(&puzzle) {
            Solved::None => 0,
            Solved::Unique(_) => 1,
            Solved::Many(..) => 2,
        };
        prop_assert_eq!(classes, wanted.min(2));
    }
}

/// All solutions are visited once each: the counts for every digit of one cell add up.
#[test]
fn counts_add_up() {
    for sample in samples() {
        let (puzzle, line) = (sample.puzzle, sample.puzzle.to_string());
        let Some(open) = Cell::all().find(|cell| puzzle.get(*cell).is_none()) else { continue };
        let with = |digit: Digit| {
            let mut more = puzzle;
            more.set(open, Some(digit));
            more
        };
        let parts: u64 = Digit::all().map(|digit| solver::count(&with(digit), 0)).sum();
        assert_eq!(parts, sample.solutions, "{line}");
        let firsts: BTreeSet<Grid> = Digit::all().filter_map(|digit| solver::first(&with(digit))).collect();
        assert!(firsts.iter().all(|solution| solves(solution, &puzzle)), "{line}");
    }
}
