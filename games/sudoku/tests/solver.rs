//! Every data file comes out exact on every path of this machine, and a naive solver agrees.

mod data;
mod naive;

use brain::Budget;
use proptest::prelude::*;
use std::collections::BTreeSet;
use sudoku::{
    brain::solver::{self, Answer, Candidates, CandidatesError, Path, Solved, Solver, in_order, solve_lines},
    rules::{Cell, Digit, DigitSet, Grid},
};

const PATHS: [Path; 4] = [Path::Words, Path::Registers, Path::Avx2, Path::Avx512];

/// A solver for each path that this machine has.
fn solvers() -> Vec<Solver> {
    PATHS.into_iter().filter_map(Solver::on).collect()
}

/// Whether every row, column and box has every digit, and the clues stand where they stood.
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

/// How many puzzles of a file have no solution, one, more; checked in every way there is to ask.
fn classes(file: &str) -> Option<[usize; 3]> {
    let lines = data::lines(file)?;
    let texts: Vec<&[u8]> = lines.iter().map(String::as_bytes).collect();
    let answers = solve_lines(&texts, 2);
    let mut classes = [0; 3];
    let mut solvers = solvers();
    for (line, answer) in lines.iter().zip(&answers) {
        let puzzle = data::grid(line);
        let all: Vec<Solved> = solvers.iter_mut().map(|solver| solver.solve(&puzzle)).collect();
        let solved = all[0];
        assert!(all.iter().all(|other| *other == solved), "{line}: {all:?}");
        let (class, wanted) = match solved {
            Solved::None => (0, Answer::None),
            Solved::Unique(solution) => {
                assert!(solves(&solution, &puzzle), "{line}");
                let text = solution.to_string();
                (1, Answer::Unique(text.as_bytes().try_into().expect("81 characters")))
            }
            Solved::Many(one, other) => {
                assert!(solves(&one, &puzzle) && solves(&other, &puzzle) && one != other, "{line}");
                (2, Answer::Many)
            }
        };
        assert_eq!(*answer, wanted, "{line}");
        classes[class] += 1;
    }
    Some(classes)
}

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
        assert!(classes(file).is_none_or(|found| found == wanted), "{file}");
    }
}

#[test]
fn exact_counts() {
    let Some(lines) = data::lines("solution_counts.csv") else { return };
    let rows: Vec<(Grid, u64)> = lines[1..]
        .iter()
        .map(|line| {
            let (puzzle, count) = line.split_once(',').expect("two columns");
            (data::grid(puzzle), count.parse().expect("a number"))
        })
        .collect();
    let counts = in_order(&rows, 2, |solver, (puzzle, _)| solver.count(puzzle, 0));
    for ((puzzle, wanted), found) in rows.iter().zip(counts) {
        assert_eq!(found, *wanted, "{puzzle}");
        if *wanted < 20_000 {
            for mut solver in solvers() {
                assert_eq!(solver.count(puzzle, 0), *wanted, "{puzzle}");
                assert_eq!(solver.count(puzzle, wanted - 1), wanted - 1, "{puzzle}");
            }
        }
    }
    assert_eq!(rows.len(), 30);
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
        let tally = solver.count_within(&Grid::EMPTY, 0, &mut Budget::nodes(5000));
        assert!(!tally.complete && tally.solutions > 1000, "{tally:?}");
        let tally = solver.count_within(&Grid::EMPTY, 7, &mut Budget::nodes(5000));
        assert!(tally.complete && tally.solutions == 7, "{tally:?}");
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
    let bad = Answer::Unreadable;
    assert_eq!(solve_lines(&lines, 1), [Answer::Many, Answer::Many, bad, bad, bad, bad]);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let items: Vec<u64> = (0..1000).collect();
    for threads in [0, 1, 2, 3, 100] {
        let found = in_order(&items, threads, |solver, item| solver.count(&Grid::EMPTY, item % 5 + 1) + item);
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

    let Some(lines) = data::lines("minimal_10000.txt") else { return };
    for line in &lines[..200] {
        let puzzle = data::grid(line);
        let solved = solver::solve(&puzzle);
        let Solved::Unique(solution) = solved else { panic!("{line}") };
        let mut cells = Candidates::from(&puzzle);
        let text = cells.to_string().replace('.', "0");
        assert_eq!(text.parse::<Candidates>().as_ref(), Ok(&cells), "{line}");
        // The clue of one cell said by what the others may not hold.
        let (clue, digit) = puzzle.filled().next().expect("clues");
        cells.set(clue, DigitSet::FULL);
        for mut solver in solvers() {
            assert_eq!(solver.solve(&cells), solved, "{line}");
        }
        // A puzzle without the digit of the solution in one open cell has none.
        let open = Cell::all().find(|cell| puzzle.get(*cell).is_none()).expect("an open cell");
        let wanted = DigitSet::of(solution.get(open).expect("full"));
        cells.set(clue, DigitSet::of(digit));
        cells.set(open, cells.get(open).without(wanted));
        assert_eq!(solver::solve(&cells), Solved::None, "{line}");
    }
}

/// The clues of a minimal puzzle are needed, each of them; with more clues some are not.
#[test]
fn leaving_out_one_clue() {
    let Some(lines) = data::lines("minimal_10000.txt") else { return };
    let mut solver = Solver::new();
    for line in &lines[..300] {
        let puzzle = data::grid(line);
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

/// All solutions of a puzzle are visited once each: asked for again without one cell's digit, they add up.
#[test]
fn counts_add_up() {
    let Some(lines) = data::lines("multi_solution_2000.txt") else { return };
    for line in lines.iter().take(200) {
        let puzzle = data::grid(line);
        let open = Cell::all().find(|cell| puzzle.get(*cell).is_none()).expect("an open cell");
        let with = |digit: Digit| {
            let mut more = puzzle;
            more.set(open, Some(digit));
            more
        };
        let parts: u64 = Digit::all().map(|digit| solver::count(&with(digit), 0)).sum();
        assert_eq!(solver::count(&puzzle, 0), parts, "{line}");
        let firsts: BTreeSet<Grid> = Digit::all().filter_map(|digit| solver::first(&with(digit))).collect();
        assert!(firsts.iter().all(|solution| solves(solution, &puzzle)), "{line}");
    }
}
