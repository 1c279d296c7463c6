//! Techniques in the terminal: their pages, boards to try them on, puzzles to practise them, and games made ahead.

use crate::{
    sitting::{Sitting, saved_game},
    sudoku::{begin, way},
};
use parlour_midend::AnyTable;
use parlour_terminal::Start;

/// The list of techniques, from the table by way of the help.
fn list(name: &str) -> Sitting {
    let mut sitting = begin(name);
    sitting.keys("?").shows("t techniques").keys("t").shows("Techniques of Sudoku");
    sitting
}

fn down(sitting: &mut Sitting, to: &str) {
    let chosen = format!("▸ {to}");
    for _ in 0..80 {
        if sitting.text().contains(&chosen) {
            return;
        }
        sitting.keys("Down");
    }
    panic!("no {to}:\n{}", sitting.text());
}

#[test]
fn a_board_to_try_a_technique_on_takes_it_next() {
    let mut sitting = list("sudoku-techniques");
    sitting.shows("▸ Full House").shows("single empty cell");
    down(&mut sitting, "X-Wing");
    sitting.shows("Enter Try it").shows("p Practise").keys("Enter").hides("Techniques of Sudoku");
    sitting.keys("t").think().shows("Look at").keys("t").shows("The technique to look for: X-Wing");
    sitting.keys("t").shows("≠");
}

#[test]
fn a_technique_without_a_board_says_so() {
    let mut sitting = list("sudoku-no-board");
    sitting.keys("Up").shows("▸ Template Delete").shows("No board yet").hides("Try it").keys("Enter p");
    sitting.shows("Techniques of Sudoku").keys("Esc").shows("Help");
}

#[test]
fn practising_a_technique_makes_a_puzzle_that_can_be_played_to_its_end() {
    let mut sitting = list("sudoku-practise");
    down(&mut sitting, "Naked Pair");
    sitting.keys("p").shows("Generating").think().hides("Techniques of Sudoku").shows("Medium · rated");
    // By the engine's hints, every entry follows. A game is saved from its first step on.
    sitting.keys("m");
    let digits = digits(&sitting);
    let puzzle: Box<dyn AnyTable> = saved_game(&sitting.folder, "sudoku").expect("kept");
    let entries = by_solution(puzzle.as_ref());
    assert_eq!(entries.len() + digits, 81);
    let mut at = (0, 0);
    for (row, column, digit) in entries {
        for key in way(at, (row, column)) {
            sitting.keys(key);
        }
        sitting.keys(&digit.to_string());
        at = (row, column);
    }
    sitting.shows("Solved!");
}

fn digits(sitting: &Sitting) -> usize {
    let table = saved_game(&sitting.folder, "sudoku").expect("kept");
    table.setup().chars().filter(char::is_ascii_digit).count()
}

/// What is missing, by the explained solution.
fn by_solution(table: &dyn AnyTable) -> Vec<(u16, u16, char)> {
    let engine = parlour_catalog::engine("sudoku").expect("an engine");
    let opened = engine.open(&table.save()).expect("our own save");
    let lesson = opened.explain(&mut parlour_brain::Budget::nodes(50_000_000)).expect("a lesson");
    let actions = lesson.steps.iter().flat_map(parlour_midend::Hint::actions);
    let sets = actions.filter_map(|action| {
        let words: Vec<String> = action.split(' ').map(str::to_owned).collect();
        let number = |word: &String| word.parse::<u16>().ok();
        match &words[..] {
            [set, row, column, digit] if set == "set" => {
                Some((number(row)?, number(column)?, digit.chars().next()?))
            }
            _ => None,
        }
    });
    sets.collect()
}

#[test]
fn games_are_made_ahead_while_nobody_waits_and_begin_at_once() {
    let mut sitting = begin("sudoku-stock");
    assert!(sitting.app.questions().is_empty(), "somebody has just come");
    for _ in 0..40 {
        sitting.wait(5_000).think();
    }
    assert!(sitting.app.questions().is_empty(), "there is enough of everything");
    sitting.keys("n").keys("Enter").hides("Generating").shows("cells to go").shows("rated").keys("m");
    let first = saved_game(&sitting.folder, "sudoku").expect("kept");
    assert_eq!(first.seed(), Some(7), "the seed that made it");
    // While a hint is waited for, nothing else is made.
    sitting.wait(10_000).keys("t");
    let asked = sitting.app.questions();
    assert_eq!(asked.len(), 1, "the hint alone");
    sitting.answer(&asked).shows("Look at");
}

#[test]
fn a_seed_that_is_typed_is_made_whatever_is_in_stock() {
    let mut sitting = Sitting::usual(
        "sudoku-stock-seed",
        Start::Game(parlour_catalog::game("sudoku").expect("of the house")),
    );
    for _ in 0..40 {
        sitting.wait(5_000).think();
    }
    sitting.keys("n Up 4 2 Enter").shows("Generating").think().shows("Seed 42");
}
