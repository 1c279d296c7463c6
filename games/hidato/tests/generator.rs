//! New boards: a unique solution by an independent solver, no redundant clue, the requested shape, and the
//! same board for the same seed.

use crate::second;

use parlour_brain::{Budget, Generator};
use parlour_hidato::{
    brain::{
        GenerateError, Generated, HidatoGenerator, Puzzle, Shape, Wish, generate,
        solver::{self, Solved},
        teach::{Level, Rated, rate},
    },
    rules::{Hidato, Relation, Token},
};
use parlour_kernel::{Fault, Rules};

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

fn make(wish: &Wish, seed: u64) -> Generated {
    generate(wish, seed, &mut unlimited()).unwrap_or_else(|unmade| panic!("{wish} {seed}: {unmade:?}"))
}

fn puzzle(made: &Generated) -> Puzzle {
    Puzzle::of(&Hidato::start(&made.setup).expect("a sound board"))
}

fn assert_irreducible(made: &Generated) {
    let puzzle = puzzle(made);
    let ends = [1, puzzle.board.size()];
    let mut without = puzzle.clone();
    for (at, given) in puzzle.givens.iter().enumerate() {
        let Some(given) = given else { continue };
        if !ends.contains(&given.number()) {
            without.givens[at] = None;
            let count = solver::count(&without, 2, &mut unlimited());
            assert_eq!(count.solutions, 2, "{given} can go: {}", made.setup);
            without.givens[at] = Some(*given);
        }
    }
    for end in ends {
        assert!(puzzle.givens.iter().flatten().any(|given| given.number() == end), "{}", made.setup);
    }
}

#[test]
fn boards_of_every_shape_are_unique_and_irreducible() {
    for (relation, _) in Relation::ALL {
        for (shape, _) in Shape::ALL {
            for (rows, columns) in [(4, 4), (5, 7), (6, 6), (7, 7)] {
                let wish = Wish { relation, rows, columns, shape, level: None };
                // Every step changes the chessboard colour, and these have too many cells of one.
                if (relation, shape) == (Relation::Ortho, Shape::Diamond) && (rows, columns) == (7, 7) {
                    let unmade = generate(&wish, 1, &mut unlimited()).expect_err("no path");
                    assert_eq!((unmade, unmade.code()), (GenerateError::NoPath(wish), "no-path"));
                    continue;
                }
                for seed in 1..=2 {
                    let made = make(&wish, seed);
                    let puzzle = puzzle(&made);
                    assert_eq!(second::count(&puzzle, 2), 1, "{}", made.setup);
                    let solved = solver::solve(&puzzle, &mut unlimited());
                    assert_eq!(solved, Some(Solved::Unique(made.solution.clone())), "{}", made.setup);
                    assert_irreducible(&made);
                    let holes = made.setup.tokens.iter().filter(|token| **token == Token::Hole).count();
                    assert_eq!(holes == 0, shape == Shape::Rect, "{}", made.setup);
                }
            }
        }
    }
}

#[test]
fn larger_boards_are_unique() {
    for (relation, rows, columns) in [(Relation::King, 8, 8), (Relation::Ortho, 6, 8), (Relation::Hex, 8, 8)]
    {
        let wish = Wish { relation, rows, columns, shape: Shape::Rect, level: None };
        let made = make(&wish, 3);
        assert_eq!(second::count(&puzzle(&made), 2), 1, "{}", made.setup);
        assert_irreducible(&made);
    }
    let wish = Wish { rows: 30, columns: 30, ..Wish::default() };
    let made = make(&wish, 1);
    assert_eq!(solver::solve(&puzzle(&made), &mut unlimited()), Some(Solved::Unique(made.solution)));
}

#[test]
fn boards_of_every_level_need_just_that_level() {
    for (relation, _) in Relation::ALL {
        for number in 1..=9 {
            let wish = Wish { relation, rows: 6, columns: 6, level: Level::new(number), ..Wish::default() };
            let made = make(&wish, 0);
            let puzzle = puzzle(&made);
            assert_eq!(second::count(&puzzle, 2), 1, "{}", made.setup);
            let rated = rate(&puzzle, Level::HIGHEST, &mut unlimited());
            let Some(Rated::Rated(rating)) = rated else { panic!("{}: {rated:?}", made.setup) };
            assert_eq!(Some(rating.level()), made.level, "{}", made.setup);
            // Where moves do not change colour, level 7 does not exist.
            let wanted = if number == 7 && relation != Relation::Ortho { 6 } else { number };
            assert_eq!(rating.level().number(), wanted, "{}", made.setup);
            for end in [1, 36] {
                assert!(puzzle.givens.iter().flatten().any(|given| given.number() == end));
            }
        }
    }
}

#[test]
fn a_level_is_found_on_other_shapes_and_sizes_too() {
    for text in [
        "relation=hex rows=7 cols=7 shape=hexagon level=4",
        "rows=9 cols=9 shape=ring level=2",
        "relation=ortho rows=8 cols=7 shape=holes level=5",
        "rows=12 cols=12 level=3",
    ] {
        let made = make(&text.parse().expect("a wish"), 5);
        let Some(Rated::Rated(rating)) = rate(&puzzle(&made), Level::HIGHEST, &mut unlimited()) else {
            panic!("{}", made.setup)
        };
        assert!(text.ends_with(&format!("level={}", rating.level())), "{}", made.setup);
        assert!(made.setup.name.contains(&format!("-level{}-", rating.level())), "{}", made.setup);
    }
}

#[test]
fn the_same_seed_makes_the_same_board_everywhere() {
    let golden = [
        ("rows=4 cols=4", 1, "board king-rect-4x4-1 king 4 4\n2 . 16 .\n. 1 . 12\n. 5 . 11\n7 . . ."),
        (
            "relation=ortho rows=5 cols=4 shape=ring",
            2,
            "board ortho-ring-5x4-2 ortho 5 4\n. 1 14 .\n. # # .\n. # # .\n. # # .\n. . . .",
        ),
        (
            "rows=4 cols=4 level=1",
            1,
            "board king-rect-4x4-level1-1 king 4 4\n2 . 16 .\n4 1 14 12\n. 5 . 11\n7 . 9 .",
        ),
        (
            "relation=hex rows=5 cols=5 shape=hexagon",
            u64::MAX,
            "board hex-hexagon-5x5-18446744073709551615 hex 5 5\n# # . . .\n# . . 17 .\n. 1 . 19 .\n. . . . #\n. 5 . # #",
        ),
    ];
    for (wish, seed, wanted) in golden {
        let setup = HidatoGenerator.generate(wish, seed, &mut unlimited()).expect("a board");
        assert_eq!(setup.to_string(), wanted, "{wish} {seed}");
    }
}

#[test]
fn looking_for_a_path_is_work_too() {
    // Hardly any such board has a path.
    let wish: Wish = "relation=ortho shape=holes rows=30 cols=30 level=9".parse().expect("a wish");
    assert_eq!(generate(&wish, 1, &mut Budget::nodes(2_000)), Err(GenerateError::Stopped));
}

#[test]
fn wishes_are_read_or_refused() {
    let wish: Wish = "relation=hex rows=30 cols=4 shape=holes".parse().expect("a wish");
    assert_eq!(wish.to_string().parse(), Ok(wish));
    let easy: Wish = "level=2".parse().expect("a wish");
    assert_eq!((easy.level, easy.to_string().parse()), (Level::new(2), Ok(easy)));
    assert_eq!(generate(&easy, 1, &mut Budget::nodes(3)), Err(GenerateError::Stopped));
    for (text, code) in [
        ("rows=3", "read.bad-value"),
        ("level=0", "read.bad-value"),
        ("level=10", "read.bad-value"),
        ("cols=31", "read.bad-value"),
        ("shape=square", "read.bad-value"),
        ("relation=queen", "read.bad-value"),
        ("size=9", "read.unknown-option"),
        ("rows", "read.unknown-option"),
    ] {
        let refused = HidatoGenerator.generate(text, 1, &mut unlimited()).expect_err("no wish");
        assert_eq!(refused.key, code, "{text}");
    }
    assert_eq!(generate(&wish, 1, &mut Budget::nodes(0)), Err(GenerateError::Stopped));
}
