//! New puzzles: one solution by a solver that shares nothing with the generator's, no clue too
//! many, the symmetry and the number of clues asked for, and the same puzzle for the same seed.

use crate::naive;

use parlour_brain::Budget;
use parlour_kernel::Fault;
use parlour_sudoku::{
    brain::{
        GenerateError, Symmetry, Wish, generate,
        solver::Solver,
        teach::{Board, Level, Rater},
    },
    rules::{Cell, CellSet, Grid, Setup},
};

fn make(wish: &Wish, seed: u64) -> Result<Grid, GenerateError> {
    generate(wish, seed, &mut Budget::nodes(u64::MAX))
}

fn board(puzzle: &Grid) -> Board {
    Board::known(&Setup::of(*puzzle), true)
}

fn clues_of(puzzle: &Grid) -> CellSet {
    puzzle.filled().map(|(cell, _)| cell).collect()
}

/// The cell of a clue, seen in a mirror or turned.
fn image(symmetry: Symmetry, cell: Cell) -> Vec<Cell> {
    let (row, column) = (cell.row(), cell.column());
    let images = match symmetry {
        Symmetry::None => vec![],
        Symmetry::HalfTurn => vec![(8 - row, 8 - column)],
        Symmetry::QuarterTurn => vec![(column, 8 - row)],
        Symmetry::Mirror => vec![(row, 8 - column)],
        Symmetry::Diagonal => vec![(column, row)],
        Symmetry::BothDiagonals => vec![(column, row), (8 - column, 8 - row)],
    };
    images.into_iter().filter_map(|(row, column)| Cell::at(row, column)).collect()
}

fn assert_as_wished(wish: &Wish, seed: u64, puzzle: &Grid) {
    assert_eq!(naive::count(puzzle, 2), 1, "{wish} {seed}: {puzzle}");
    let clues = clues_of(puzzle);
    let is_symmetric = |cell: Cell| image(wish.symmetry, cell).into_iter().all(|image| clues.has(image));
    assert!(clues.iter().all(is_symmetric), "{wish} {seed}: {puzzle}");
    if let Some(wished) = wish.clues {
        assert_eq!(puzzle.clues(), usize::from(wished), "{wish} {seed}: {puzzle}");
    }
}

fn assert_minimal(wish: &Wish, seed: u64, puzzle: &Grid) {
    let mut solver = Solver::new();
    for orbit in wish.symmetry.orbits() {
        let mut fewer = *puzzle;
        orbit.iter().for_each(|cell| fewer.set(cell, None));
        if fewer != *puzzle {
            assert!(!solver.is_unique(&fewer), "{wish} {seed}: {puzzle} {orbit:?}");
        }
    }
}

#[test]
fn puzzles_are_unique_minimal_and_symmetric() {
    for (symmetry, _) in Symmetry::ALL {
        let wish = Wish { symmetry, ..Wish::default() };
        for seed in 1..=40 {
            let puzzle = make(&wish, seed).expect("every grid leads to one");
            assert_as_wished(&wish, seed, &puzzle);
            assert_minimal(&wish, seed, &puzzle);
        }
    }
}

#[test]
fn puzzles_have_the_number_of_clues_asked_for() {
    for (symmetry, _) in Symmetry::ALL {
        for clues in [24, 25, 26, 29, 32, 33, 36, 45, 60, 77, 80, 81] {
            let wish = Wish { symmetry, clues: Some(clues), ..Wish::default() };
            if symmetry == Symmetry::QuarterTurn && clues % 4 > 1 {
                assert_eq!(make(&wish, 1), Err(GenerateError::NoPattern(wish)));
                continue;
            }
            for seed in 1..=2 {
                let puzzle = make(&wish, seed).expect("not so few that they are rare");
                assert_as_wished(&wish, seed, &puzzle);
                // Every symmetry has minimal puzzles with this many clues, and one of them is found.
                if clues == 26 {
                    assert_minimal(&wish, seed, &puzzle);
                }
            }
        }
    }
}

#[test]
fn puzzles_have_the_level_asked_for() {
    let mut rater = Rater::default();
    for level in Level::ALL {
        for (symmetry, clues) in
            [(Symmetry::None, None), (Symmetry::HalfTurn, None), (Symmetry::HalfTurn, Some(28))]
        {
            let wish = Wish { symmetry, clues, level: Some(level), ..Wish::default() };
            let puzzle = make(&wish, 3).expect("no level is rare");
            assert_as_wished(&wish, 3, &puzzle);
            if clues.is_none() {
                assert_minimal(&wish, 3, &puzzle);
            }
            assert_eq!(rater.rate(&board(&puzzle)).level, level, "{wish}: {puzzle}");
        }
    }
}

#[test]
fn puzzles_have_the_rating_asked_for() {
    let mut rater = Rater::default();
    for range in
        ["1.0..1.2", "1.5..2.0", "2.6..2.8", "3.4..3.8", "4.5..5.0", "5.0..5.5", "5.6..6.0", "6.5..7.0"]
    {
        let wish: Wish = format!("rating={range}").parse().expect("a wish");
        let puzzle = make(&wish, 1).expect("no range of them is that rare");
        assert_as_wished(&wish, 1, &puzzle);
        assert_minimal(&wish, 1, &puzzle);
        let whole = rater.rate(&board(&puzzle)).explained.expect("within what is rated").whole;
        let wished = wish.rating.expect("just read");
        assert!((wished.least()..=wished.most()).contains(&whole), "{wish}: {whole} {puzzle}");
    }
    let both: Wish = "level=hard rating=4.2..4.4".parse().expect("a wish");
    let found = rater.rate(&board(&make(&both, 1).expect("wings are hard")));
    assert_eq!(
        (found.level, found.explained.map(|explained| explained.whole.0 / 3)),
        (Level::Hard, Some(14))
    );
}

#[test]
fn the_same_seed_makes_the_same_puzzle_everywhere() {
    let golden = [
        (
            "symmetry=none",
            1,
            ".....7.58.32.9.....5............54.35...7..6...162.8..1.8........3...6.76......9.",
        ),
        (
            "symmetry=none",
            u64::MAX,
            "9..87...334...517.6..........3..1....8.5..7.2..4............94.....1.....79...25.",
        ),
        (
            "symmetry=half-turn",
            7,
            "...8.36..8.......1..5...7.8.8..24..334.....159..53..6.2.9...5..1.......4..83.7...",
        ),
        (
            "symmetry=quarter-turn",
            7,
            ".2.8.36...9.....416....2...5.6.2...3...6.9...9...3.4.2...4....716.....9...83.7.2.",
        ),
        (
            "symmetry=mirror",
            7,
            ".2.....5...37.62..6.5...7.85..1.4..3..2.7.8.....5.8............16.....944.8...1.6",
        ),
        (
            "symmetry=diagonal",
            7,
            ".24.1...989..5.2..6......3.....2..7.34.6....5.....84...3...1.....72...944...9..2.",
        ),
        (
            "symmetry=both-diagonals",
            7,
            "7.4.13..9.9.....4.6...42......1..9.33.2...8.59.1..8......46...7.6.....9.4..39.1.6",
        ),
        (
            "symmetry=none clues=22",
            5,
            "........7.2.4.78.9.4.5............4.6..........5..82..5.....9..8..71..2....2...16",
        ),
        (
            "symmetry=half-turn clues=35",
            5,
            ".9...3.6.....59..27..4...8.27.6.419...12983...831.5.24.5...2..66..54.....1.9...4.",
        ),
    ];
    for (text, seed, puzzle) in golden {
        let wish: Wish = text.parse().expect("a wish");
        assert_eq!(wish.to_string(), text);
        let made = make(&wish, seed).expect("found before");
        assert_eq!(made.to_string(), puzzle, "{text} {seed}");
    }
}

#[test]
fn what_cannot_be_made_is_told() {
    let code = |text: &str, nodes| {
        let wish: Wish = text.parse().expect("a wish");
        generate(&wish, 1, &mut Budget::nodes(nodes)).map_err(|why| (why, why.code()))
    };
    let Err((GenerateError::TooFewClues { wished: 17, reached }, "too-few-clues")) =
        code("clues=17", u64::MAX)
    else {
        panic!("no grid at random comes down to 17 clues");
    };
    assert!((18..24).contains(&reached), "{reached}");
    assert_eq!(code("", 5), Err((GenerateError::Stopped, "stopped")));
    for (text, why, at) in [
        ("clues=16", "bad-value", 6),
        ("clues=82", "bad-value", 6),
        ("symmetry=round", "bad-value", 9),
        ("symmetry=none depth=3", "unknown-option", 14),
        ("level=3", "bad-value", 6),
        ("rating=4.5", "bad-value", 7),
        ("rating=5.0..4.5", "bad-value", 7),
        ("rating=4.5..5.05", "bad-value", 7),
        ("rating=0.9..2.0", "bad-value", 7),
        ("rating=7..9.6", "bad-value", 7),
        ("mirror", "unknown-option", 0),
    ] {
        let error = text.parse::<Wish>().expect_err("no wish");
        assert_eq!((error.code, error.at), (why, at), "{text}");
    }
}
