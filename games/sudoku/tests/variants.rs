//! Variants: their words, what they forbid, their solutions and their steps, against rules spelt out anew.

use crate::naive_rules::{self, Rules as Naive};

use parlour_brain::{Budget, Hinter, Judge};
use parlour_kernel::{Fault, Rules};
use parlour_sudoku::{
    brain::{
        GenerateError, SudokuHinter, SudokuJudge, Wish, generate_setup,
        solver::{AnySolver, Solved},
        teach::{self, Assumption, Board, Rater, Teacher, Technique},
    },
    rules::{Action, Broken, Cell, Digit, Grid, Setup, Shape, Sudoku, Variant, clashes, errors_of},
};
use std::collections::BTreeSet;

/// Every rule alone, and some together.
const RULES: [&str; 10] = [
    "x",
    "windoku",
    "disjoint",
    "anti-knight",
    "anti-king",
    "non-consecutive",
    "jigsaw",
    "x+windoku",
    "jigsaw+x",
    "anti-knight+non-consecutive",
];

fn make(rules: &str, more: &str, seed: u64) -> Setup {
    let wish: Wish = format!("symmetry=none variant={rules}{more}").parse().expect("a wish");
    generate_setup(&wish, seed, &mut Budget::nodes(u64::MAX)).unwrap_or_else(|why| panic!("{rules}: {why:?}"))
}

fn solution(setup: &Setup) -> Grid {
    match AnySolver::of(&setup.variant).solve(&setup.givens()) {
        Solved::Unique(solution) => solution,
        other => panic!("{setup}: {other:?}"),
    }
}

fn start(setup: &Setup) -> Sudoku {
    Sudoku::start(setup).expect("no contradiction")
}

#[test]
fn setups_print_back_as_they_were_read() {
    let cells = format!("53{}+7{}", ".".repeat(10), ".".repeat(68));
    let letters = "aaabbbccc".repeat(3) + &"dddeeefff".repeat(3) + &"ggghhhiii".repeat(3);
    for words in [
        "x".to_owned(),
        "falling".to_owned(),
        "rising windoku disjoint anti-knight anti-king non-consecutive".to_owned(),
        format!("jigsaw={letters}"),
        format!("jigsaw={letters} x"),
    ] {
        let text = format!("{words} {cells}");
        let setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(setup.to_string(), text);
        assert_eq!(setup.variant.to_string(), words);
        let game = start(&setup);
        assert_eq!(game.position().expect("no notes"), setup);
        let seen = serde_json::to_value(game.seen(None)).expect("plain data");
        assert_eq!(seen["variant"], words);
    }
    let spelt = format!("  X\tAnti-Knight\n{}", &cells);
    assert_eq!(spelt.parse::<Setup>().expect("readable").to_string(), format!("x anti-knight {cells}"));
    let classic: Setup = cells.parse().expect("a grid");
    assert!(classic.variant.is_classic());
    assert!(serde_json::to_value(start(&classic).seen(None)).expect("plain data").get("variant").is_none());
}

#[test]
fn an_empty_cell_may_still_be_written_as_x() {
    let text = format!("x5{}", "x".repeat(79));
    assert!(text.parse::<Setup>().expect("81 cells").variant.is_classic());
    let spaced = "x ".repeat(81);
    assert!(spaced.parse::<Setup>().expect("81 cells").variant.is_classic());
}

#[test]
fn words_that_name_no_rule_are_refused_with_their_place() {
    let cells = ".".repeat(81);
    let letters = "a".repeat(9) + &"b".repeat(9) + &"cdefghi".repeat(9);
    let uneven = letters.replacen('i', "h", 1);
    for (text, code, at, found) in [
        (format!("foo {cells}"), "unknown-variant", 0, "foo"),
        (format!("x foo {cells}"), "unknown-variant", 2, "foo"),
        (format!("killer {cells}"), "unknown-variant", 0, "killer"),
        (format!("jigsaw=abc {cells}"), "jigsaw-length", 7, "3"),
        (format!("jigsaw={letters}a {cells}"), "jigsaw-length", 88, "82"),
        (format!("jigsaw={} {cells}", letters.replacen('c', "z", 1)), "jigsaw-letter", 25, "z"),
        (format!("x jigsaw={uneven} {cells}"), "irregular-region", 88, "h"),
        (format!("windoku {}", &cells[2..]), "too-few-cells", 87, "79"),
        (format!("windoku {cells}5"), "too-many-cells", 89, "5"),
        (format!("windoku {}?", &cells[1..]), "bad-cell", 88, "?"),
    ] {
        let error = text.parse::<Setup>().expect_err(&text);
        assert_eq!((error.code, error.at, error.found.as_str()), (code, at, found), "{text}");
    }
}

#[test]
fn givens_that_break_a_rule_of_the_variant_are_refused() {
    let with = |words: &str, cells: &[(usize, char)]| {
        let mut text: Vec<char> = ".".repeat(81).chars().collect();
        for (at, digit) in cells {
            text[*at] = *digit;
        }
        let setup: Setup =
            format!("{words} {}", text.into_iter().collect::<String>()).parse().expect("readable");
        Sudoku::start(&setup).map_err(|flaws| flaws[0].message().to_string())
    };
    for (words, cells, names) in [
        ("x", [(0, '5'), (40, '5')], "r1c1, r5c5"),
        ("rising", [(8, '5'), (72, '5')], "r1c9, r9c1"),
        ("windoku", [(10, '5'), (30, '5')], "r2c2, r4c4"),
        ("disjoint", [(0, '5'), (30, '5')], "r1c1, r4c4"),
        ("anti-knight", [(40, '5'), (23, '5')], "r3c6, r5c5"),
        ("anti-king", [(30, '5'), (20, '5')], "r3c3, r4c4"),
        ("non-consecutive", [(0, '5'), (1, '6')], "r1c1, r1c2"),
    ] {
        let message = with(words, &cells).expect_err(words);
        assert!(message.ends_with(names), "{words}: {message}");
        let plain = with("", &cells);
        assert!(plain.is_ok(), "{words}: fine by the classic rules");
    }
    let cell = Cell::at(4, 4).expect("a cell");
    let mut grid = Grid::EMPTY;
    for (row, column, digit) in [(0, 0, 5), (2, 3, 5), (3, 5, 5), (4, 3, 6), (4, 5, 4)] {
        grid.set(Cell::at(row, column).expect("a cell"), Digit::new(digit));
    }
    let all: Setup =
        format!("x anti-knight anti-king non-consecutive {}", ".".repeat(81)).parse().expect("words");
    let found = clashes(&grid, &all.variant, cell, Digit::new(5).expect("a digit"));
    let broken: Vec<(Broken, u32)> = found.iter().map(|(broken, cells)| (*broken, cells.len())).collect();
    assert_eq!(
        broken,
        [
            (Broken::House(Shape::Box), 1),
            (Broken::House(Shape::Diagonal), 1),
            (Broken::House(Shape::Diagonal), 1),
            (Broken::Knight, 1),
            (Broken::King, 1),
            (Broken::Consecutive, 2),
        ]
    );
}

/// A few digits by chance, so that some rules hold and some are broken.
fn scattered(seed: u64) -> Grid {
    let mut rng = parlour_kernel::Rng::stream(seed, 0);
    let mut grid = Grid::EMPTY;
    for cell in Cell::all() {
        if rng.below(3) == 0 {
            grid.set(cell, Digit::new(rng.below(9) as u8 + 1));
        }
    }
    grid
}

#[test]
fn errors_are_those_of_rules_spelt_out_anew() {
    for rules in RULES {
        let setup = make(rules, " clues=40", 1);
        let naive = Naive::of(&setup.variant.to_string());
        for seed in 0..40 {
            let grid = scattered(seed);
            let found: Vec<usize> = errors_of(&grid, &setup.variant).iter().map(Cell::index).collect();
            assert_eq!(found, naive.errors(&grid), "{rules} {grid}");
            for cell in Cell::all() {
                let broken =
                    grid.get(cell).map_or(0, |digit| clashes(&grid, &setup.variant, cell, digit).len());
                assert_eq!(broken > 0, found.contains(&cell.index()), "{rules} {cell} {grid}");
            }
        }
    }
}

#[test]
fn counts_are_those_of_a_naive_solver() {
    for rules in RULES {
        let setup = make(rules, " clues=32", 1);
        let naive = Naive::of(&setup.variant.to_string());
        assert_eq!(naive.count(&setup.digits, 2), 1, "{setup}");
        let mut solver = AnySolver::of(&setup.variant);
        let mut fewer = setup.digits;
        for cell in setup.digits.filled().map(|(cell, _)| cell).step_by(7) {
            fewer.set(cell, None);
            let counted = solver.count_within(&fewer, 20, &mut Budget::nodes(u64::MAX));
            assert!(counted.complete);
            assert_eq!(counted.solutions, naive.count(&fewer, 20), "{rules} {fewer}");
        }
        let stopped = solver.count_within(&Grid::EMPTY, 0, &mut Budget::nodes(50));
        assert!(!stopped.complete, "{rules} has more grids than that");
    }
}

#[test]
fn made_puzzles_are_minimal_and_the_same_everywhere() {
    for rules in RULES {
        let setup = make(rules, "", 5);
        assert_eq!(setup, make(rules, "", 5), "{rules}");
        assert_ne!(setup, make(rules, "", 6), "{rules}");
        let mut solver = AnySolver::of(&setup.variant);
        for (cell, _) in setup.digits.filled() {
            let mut fewer = setup.digits;
            fewer.set(cell, None);
            assert!(!solver.is_unique(&fewer), "{setup}: {cell} is one too many");
        }
        assert_eq!(setup.variant.regions().is_some(), rules.contains("jigsaw"));
    }
    let half = make("x", " clues=30", 2);
    assert_eq!(half.digits.clues(), 30);
    let text = "symmetry=half-turn clues=30 variant=jigsaw+x+windoku";
    assert_eq!(text.parse::<Wish>().expect("a wish").to_string(), text);
    assert_eq!("variant=classic".parse::<Wish>().expect("a wish"), Wish::default());
    for (text, at) in [("variant=killer", 8), ("variant=x+", 8)] {
        let error = text.parse::<Wish>().expect_err(text);
        assert_eq!((error.code, error.at), ("bad-value", at), "{text}");
    }
    // No grid has digits that differ from all of these.
    let wish: Wish =
        "variant=disjoint+windoku+x+anti-knight+anti-king+non-consecutive".parse().expect("a wish");
    let refused = generate_setup(&wish, 1, &mut Budget::nodes(u64::MAX)).expect_err("too much at once");
    assert_eq!((refused, refused.code()), (GenerateError::NoGrid(wish.rules), "no-grid"));
}

/// Nothing that a step says may contradict the solution.
fn assert_sound(step: &teach::Step, solution: &Grid, setup: &Setup) {
    let right = |candidate: teach::Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    let out = step.eliminations.iter().find(|candidate| right(*candidate));
    let wrong = step.placements.iter().find(|candidate| !right(*candidate));
    assert!(out.is_none() && wrong.is_none(), "{setup}: {step:?}");
}

#[test]
fn every_technique_is_right_by_every_rule() {
    let mut used = BTreeSet::new();
    for rules in RULES {
        let setup = make(rules, "", 11);
        let solution = solution(&setup);
        let mut board = Board::known(&setup, true);
        let mut teacher = Teacher::default();
        let mut moves = 0;
        while let Some(step) = teacher.next(&board) {
            assert_sound(&step, &solution, &setup);
            let simple = step.technique.level() <= teach::Level::Easy;
            board.apply(&step);
            moves += 1;
            if simple || moves % 6 != 0 {
                continue;
            }
            for technique in
                Technique::ALL.iter().filter(|technique| technique.level() < teach::Level::Extreme)
            {
                for step in teach::all(&board, *technique) {
                    assert_sound(&step, &solution, &setup);
                    used.insert(*technique);
                }
            }
        }
        assert!(moves > 0, "{setup}");
    }
    assert!(used.len() > 30, "{used:?}");
}

#[test]
fn techniques_are_used_only_where_the_rules_grant_what_they_assume() {
    let swaps = |words: &str| {
        let setup: Setup = format!("{words} {}", ".".repeat(81)).parse().expect("words");
        let board = Board::known(&setup, true);
        (board.table().grants(Assumption::Swaps), board.table().rectangles().len())
    };
    assert_eq!(swaps(""), (true, 486));
    assert_eq!(swaps("anti-knight"), (false, 0));
    assert_eq!(swaps("anti-king"), (false, 0));
    assert_eq!(swaps("non-consecutive"), (false, 0));
    let (granted, left) = swaps("x");
    assert!(granted && left < 486 && left > 100, "{left}: a diagonal sees most swaps at its corners");
    assert!(Technique::ALL.iter().any(|technique| technique.assumes() == Assumption::Nothing));
    assert_eq!(Technique::UniquenessOne.assumes(), Assumption::Swaps);
    assert_eq!(Technique::XWing.assumes(), Assumption::Lines);
    assert_eq!(Technique::LockedPair.assumes(), Assumption::Blocks);
}

#[test]
fn hints_alone_solve_variants() {
    for rules in RULES {
        let setup = make(rules, " clues=32", 3);
        let solution = solution(&setup);
        let mut game = start(&setup);
        let mut count = 0;
        while let Some(hint) = SudokuHinter.hint(&game.seen(None), &mut Budget::nodes(2_000_000)) {
            let actions = hint.actions();
            assert!(!actions.is_empty(), "{setup}: {hint:?}");
            for text in actions {
                let action = game.read(&text).expect("our own notation");
                if let Action::Set(cell, digit) = action {
                    assert_eq!(solution.get(cell), Some(digit), "{setup}: {hint:?}");
                }
                game.apply(&action, &mut Vec::new()).expect("legal");
            }
            count += 1;
            assert!(count < 400, "{setup}: hints lead nowhere");
        }
        assert!(game.is_solved(), "{setup}: {}", game.digits());
        let verdict = SudokuJudge.judge(&game.seen(None), &mut Budget::nodes(10_000)).expect("a verdict");
        assert_eq!(verdict.code, "good");
    }
}

#[test]
fn a_wrong_entry_is_explained_by_the_rule_it_breaks() {
    let setup = make("non-consecutive", " clues=36", 1);
    let hint = |entry: &str| {
        let mut game = start(&setup);
        let action = game.read(entry).expect("our own notation");
        if game.apply(&action, &mut Vec::new()).is_err() {
            return None;
        }
        let hint = SudokuHinter.hint(&game.seen(None), &mut Budget::nodes(100_000)).expect("a hint");
        Some((hint.technique, hint.text.key.to_string()))
    };
    let mut keys = BTreeSet::new();
    for cell in Cell::all().filter(|cell| setup.digits.get(*cell).is_none()).step_by(3) {
        let entry = |digit| format!("set {} {} {digit}", cell.row(), cell.column());
        keys.extend((1..=9).filter_map(|digit| hint(&entry(digit))));
    }
    let wrong: Vec<&str> =
        keys.iter().filter(|(word, _)| word == "wrong").map(|(_, key)| key.as_str()).collect();
    assert!(wrong.contains(&"sudoku.wrong-near") && wrong.contains(&"sudoku.wrong-conflict"), "{keys:?}");
}

#[test]
fn variants_are_rated_by_the_same_steps() {
    let mut rater = Rater::default();
    for rules in RULES {
        let setup = make(rules, " clues=38 level=easy", 2);
        let rating = rater.rate(&Board::known(&setup, true));
        assert_eq!(rating.level.word(), "easy", "{setup}");
        assert!(rating.explained.is_some(), "{setup}");
    }
}

#[test]
fn the_classic_game_is_as_it_was() {
    let classic: Setup = format!("53{}", ".".repeat(79)).parse().expect("a grid");
    let variant: Setup = format!("anti-king 53{}", ".".repeat(79)).parse().expect("a grid");
    let (one, other) = (start(&classic), start(&variant));
    assert_ne!(one.digest(), other.digest(), "rules are part of the state");
    assert_eq!(classic.variant, Variant::CLASSIC);
    assert_eq!(naive_rules::Rules::of("").count(&classic.digits, 2), 2);
}
