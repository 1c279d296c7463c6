//! The hint and the solution check, on whole games.

use parlour_brain::{Budget, Hinter, Judge};
use parlour_kernel::Rules;
use parlour_sudoku::{
    brain::{SudokuHinter, SudokuJudge},
    rules::{Setup, Sudoku},
};

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

#[test]
fn hints_alone_solve_the_puzzle_and_mend_what_is_wrong_first() {
    let mut game = start(PUZZLE);
    act(&mut game, "set 0 2 4");
    let first = SudokuHinter.hint(&game.seen(None), &mut budget()).expect("a wrong entry");
    assert_eq!((first.technique.as_str(), first.cells.as_slice()), ("reveal", &[2_u16][..]));
    assert_eq!(first.text.key, "sudoku.reveal-wrong");
    while let Some(hint) = SudokuHinter.hint(&game.seen(None), &mut budget()) {
        act(&mut game, &hint.action);
        assert!(game.errors().is_empty());
    }
    assert!(game.is_solved());
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
    assert!(SudokuHinter.hint(&many.seen(None), &mut budget()).is_none(), "no cell could be called right");
}
