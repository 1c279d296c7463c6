//! The hint and the solution check, on whole games.

use parlour_brain::{Budget, Hint, Hinter, Judge, Part};
use parlour_kernel::Rules;
use parlour_sudoku::{
    brain::{
        SudokuHinter, SudokuJudge,
        solver::{Solved, solve},
    },
    rules::{Action, Cell, Grid, Setup, Sudoku},
};
use std::collections::BTreeSet;

const PUZZLE: &str = "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4";

fn start(text: &str) -> Sudoku {
    let setup: Setup = text.parse().expect("a grid");
    Sudoku::start(&setup).expect("no contradiction")
}

fn act(game: &mut Sudoku, text: &str) {
    let action = game.read(text).expect("our own notation");
    game.apply(&action, &mut Vec::new()).expect("legal");
}

fn budget() -> Budget {
    Budget::nodes(1000)
}

/// What a hint says to do, checked against the solution: nothing right is taken away and nothing wrong is written.
fn check(game: &Sudoku, hint: &Hint, solution: &Grid) {
    for text in hint.actions() {
        let action = game.read(&text).expect("our own notation");
        let right = solution.get(action.cell());
        match action {
            Action::Set(_, digit) => assert_eq!(right, Some(digit), "{hint:?}"),
            Action::Clear(cell) => assert_ne!(right, game.digits().get(cell), "{hint:?}"),
            Action::Corner(cell, digit) if game.notes(cell).corner.has(digit) => {
                assert_ne!(right, Some(digit), "{hint:?}");
            }
            Action::Centre(cell, digit) if game.notes(cell).centre.has(digit) => {
                assert_ne!(right, Some(digit), "{hint:?}");
            }
            Action::Corner(cell, digit) => assert!(game.digits().candidates(cell).has(digit), "{hint:?}"),
            Action::Centre(..) | Action::Colour(..) => panic!("no hint asks for that: {hint:?}"),
        }
    }
}

/// Plays by the hints alone; answers the words of what they were.
fn finish(game: &mut Sudoku, solution: &Grid) -> Vec<String> {
    let mut words = Vec::new();
    while let Some(hint) = SudokuHinter.hint(&game.seen(None), &mut Budget::nodes(2_000_000)) {
        check(game, &hint, solution);
        let actions = hint.actions();
        assert!(!actions.is_empty(), "{hint:?}");
        for action in &actions {
            act(game, action);
        }
        words.push(hint.technique);
        assert!(words.len() < 400, "{words:?} lead nowhere");
    }
    assert!(game.is_solved(), "{}", game.digits());
    words
}

fn solution(puzzle: &Grid) -> Grid {
    let Solved::Unique(solution) = solve(puzzle) else { panic!("one solution: {puzzle}") };
    solution
}

#[test]
fn hints_alone_solve_our_own_puzzles() {
    let text = parlour_testkit::sample("sudoku/puzzles.csv");
    let mut used: BTreeSet<String> = BTreeSet::new();
    let sound = text.lines().skip(1).filter(|line| line.split(',').nth(1) == Some("1"));
    for line in sound.step_by(9) {
        let puzzle: Grid = line.split(',').next().expect("a puzzle").parse().expect("a grid");
        used.extend(finish(&mut start(&puzzle.to_string()), &solution(&puzzle)));
    }
    assert!(used.contains("fill") && used.contains("hidden-single"), "{used:?}");
    assert!(!used.contains("reveal") && used.len() > 8, "{used:?}");
}

#[test]
fn what_is_wrong_is_said_first_with_a_proof() {
    let wrong = |puzzle: &str, entries: &[&str]| {
        let mut game = start(puzzle);
        for entry in entries {
            act(&mut game, entry);
        }
        let hint = SudokuHinter.hint(&game.seen(None), &mut budget()).expect("a wrong entry");
        assert_eq!(hint.technique, "wrong");
        assert_eq!(hint.stages.len(), 2, "first only that something is wrong");
        check(&game, &hint, &solution(&game.puzzle()));
        hint
    };
    let conflict = wrong(PUZZLE, &["set 0 2 9"]);
    assert_eq!(
        (conflict.action.as_str(), conflict.text.key.as_ref()),
        ("clear 0 2", "sudoku.wrong-conflict")
    );
    // The easier proof comes first, whatever the order of cells.
    let both = wrong(PUZZLE, &["set 0 3 2", "set 8 7 4"]);
    assert_eq!(both.text.key, "sudoku.wrong-conflict");
    let hard: Grid = HARD.parse().expect("a grid");
    let right = solution(&hard);
    let mut keys = BTreeSet::new();
    for cell in Cell::all().filter(|cell| hard.get(*cell).is_none()) {
        let others = hard.candidates(cell).iter().filter(|digit| right.get(cell) != Some(*digit));
        for digit in others.take(1) {
            let entry = format!("set {} {} {digit}", cell.row(), cell.column());
            keys.insert(wrong(HARD, &[entry.as_str()]).text.key.to_string());
        }
    }
    let all = ["sudoku.wrong-at-once", "sudoku.wrong-leads", "sudoku.wrong-long"];
    assert_eq!(keys, all.map(str::to_owned).into());
}

/// Its hints rest on candidates before long, and on chains.
const HARD: &str = "5.3.....8......64.7.......5..98.....4....2..327614........7..5.6.....8..8.149....";

#[test]
fn hints_rest_on_the_marks_and_say_what_is_wrong_with_them() {
    let mut game = start(HARD);
    let right = solution(&game.puzzle());
    let ask =
        |game: &Sudoku| SudokuHinter.hint(&game.seen(None), &mut Budget::nodes(2_000_000)).expect("a hint");
    while ask(&game).technique != "fill" {
        let single = ask(&game);
        assert!(single.action.starts_with("set") && single.then.is_empty(), "{single:?}");
        act(&mut game, &single.action);
    }
    // A mark here and there is no list of candidates.
    let bare = Cell::all().find(|cell| game.digits().get(*cell).is_none()).expect("not solved");
    let lone = game.digits().candidates(bare).iter().find(|digit| right.get(bare) != Some(*digit));
    let lone = game.write(&Action::Corner(bare, lone.expect("not a single")));
    act(&mut game, &lone);
    let fill = ask(&game);
    assert_eq!(fill.technique, "fill");
    for action in fill.actions() {
        act(&mut game, &action);
    }
    let filled = |cell: Cell| game.notes(cell).corner == game.digits().candidates(cell);
    let empty = || Cell::all().filter(|cell| game.digits().get(*cell).is_none());
    assert!(empty().all(filled), "every candidate is marked, the lone mark included");
    // A mark that is taken away by mistake is missed before anything rests on it.
    let cell = empty().find(|cell| game.notes(*cell).corner.len() > 2).expect("many candidates");
    let digit = right.get(cell).expect("a full grid");
    let mut lacking = game.clone();
    act(&mut lacking, &game.write(&Action::Corner(cell, digit)));
    let missing = ask(&lacking);
    assert_eq!(
        (missing.technique.as_str(), missing.cells.as_slice()),
        ("missing-marks", &[cell.index() as u16][..])
    );
    assert_eq!(missing.actions(), [game.write(&Action::Corner(cell, digit))]);
    // A mark that a digit rules out is taken away first.
    let given = game.givens().first().expect("a clue");
    let peer = empty().find(|cell| given.peers().has(*cell)).expect("an empty peer");
    let stands = game.digits().get(given).expect("a clue");
    let mut stale = game.clone();
    act(&mut stale, &game.write(&Action::Centre(peer, stands)));
    let hint = ask(&stale);
    assert_eq!(
        (hint.technique.as_str(), hint.action),
        ("stale-marks", game.write(&Action::Centre(peer, stands)))
    );
    // Then the step itself: where to look, which technique, the whole with marks.
    let step = ask(&game);
    assert_eq!(step.stages.len(), 3);
    assert!(step.stages[..2].iter().all(|stage| stage.marks.is_empty()), "{step:?}");
    let out = step.stages[2].marks.iter().filter(|mark| mark.part == Part::Out).count();
    assert_eq!(out, step.actions().len(), "{step:?}");
}

#[test]
fn the_solution_check_names_what_rules_cannot_see() {
    let mut game = start(PUZZLE);
    let code = |game: &Sudoku| SudokuJudge.judge(&game.seen(None), &mut budget()).expect("one solution").code;
    assert_eq!(code(&game), "good");
    act(&mut game, "set 0 2 4");
    let verdict = SudokuJudge.judge(&game.seen(None), &mut budget()).expect("one solution");
    assert_eq!((verdict.code.as_str(), verdict.cells.as_slice()), ("wrong", &[2_u16][..]));
    assert!(
        SudokuJudge.examine(&game.seen(None), &mut budget()).is_none(),
        "entries do not change the puzzle"
    );
}

#[test]
fn puzzles_without_one_solution_are_told_apart() {
    let none = start(&format!("12345678.........9{}", ".".repeat(63)));
    let verdict = SudokuJudge.examine(&none.seen(None), &mut budget()).expect("no solution");
    assert_eq!((verdict.code.as_str(), verdict.examples.len()), ("none", 0));
    let many = start(&".".repeat(81));
    let verdict = SudokuJudge.examine(&many.seen(None), &mut budget()).expect("many solutions");
    assert_eq!(verdict.code, "many");
    let grids: Vec<Sudoku> = verdict.examples.iter().map(|text| start(text)).collect();
    assert!(grids.iter().all(Sudoku::is_solved));
    for (cell, (a, b)) in (0..).zip(grids[0].digits().numbers().iter().zip(grids[1].digits().numbers())) {
        assert_eq!(a != b, verdict.cells.contains(&cell), "exactly the cells that differ");
    }
    for (game, word) in [(none, "none"), (many, "many")] {
        let hint = SudokuHinter.hint(&game.seen(None), &mut budget()).expect("an honest answer");
        assert_eq!(
            (hint.technique.as_str(), hint.actions().len()),
            (word, 0),
            "no cell could be called right"
        );
        let lesson = SudokuHinter.explain(&game.seen(None), &mut budget()).expect("an honest answer");
        assert_eq!((lesson.steps.len(), lesson.steps[0].technique.as_str()), (1, word));
    }
}

#[test]
fn entries_that_leave_one_solution_of_several_are_followed_without_uniqueness() {
    let mut game = start(&".".repeat(81));
    let right = solution(&PUZZLE.parse().expect("a grid"));
    for (cell, digit) in PUZZLE.parse::<Grid>().expect("a grid").filled() {
        let clue = game.write(&Action::Set(cell, digit));
        act(&mut game, &clue);
    }
    let words = finish(&mut game, &right);
    assert!(!words.iter().any(|word| word.starts_with("uniqueness")), "{words:?}");
    act(&mut game, "clear 0 2");
    act(&mut game, "clear 0 3");
    act(&mut game, "set 0 2 9");
    let hint = SudokuHinter.hint(&game.seen(None), &mut budget()).expect("a conflict");
    assert_eq!(hint.technique, "wrong");
}

#[test]
fn a_lesson_leads_from_the_clues_to_the_end() {
    for puzzle in [PUZZLE, HARD] {
        let mut game = start(puzzle);
        let right = solution(&game.puzzle());
        for action in ["set 0 2 1", "corner 0 3 4", "colour 0 3 2", "corner 0 2 5"] {
            // One of the two puzzles has a clue there.
            let action = game.read(action).expect("our own notation");
            let _ = game.apply(&action, &mut Vec::new());
        }
        let lesson =
            SudokuHinter.explain(&game.seen(None), &mut Budget::nodes(50_000_000)).expect("a lesson");
        for action in &lesson.start {
            act(&mut game, action);
        }
        assert_eq!(game, start(puzzle), "it begins with the clues");
        for step in &lesson.steps {
            check(&game, step, &right);
            assert_eq!(step.stages.len(), 1);
            for action in step.actions() {
                act(&mut game, &action);
            }
            let empty = Cell::all().filter(|cell| game.digits().get(*cell).is_none());
            let stale = |cell: Cell| !game.digits().candidates(cell).holds(game.notes(cell).corner);
            assert_eq!(empty.filter(|cell| stale(*cell)).count(), 0, "marks are kept up to date");
        }
        assert!(game.is_solved());
    }
}

mod large_sets {
    use super::*;
    use parlour_testkit::large_set;

    /// Every puzzle up to SE 8.
    #[test]
    fn hints_alone_solve_rated_puzzles() {
        let Some(text) = large_set("sudoku/rated_700.csv") else { return };
        let mut count = 0;
        for line in text.lines().skip(1) {
            let columns: Vec<&str> = line.split(',').collect();
            let rating: u16 = columns[1].replace('.', "").parse().expect("a rating in tenths");
            if rating <= 80 {
                let solution: Grid = columns[7].parse().expect("a grid");
                let words = finish(&mut start(columns[0]), &solution);
                assert!(!words.iter().any(|word| word == "reveal"), "{}: {words:?}", columns[0]);
                count += 1;
            }
        }
        assert!(count > 600, "{count}");
    }
}
