//! Hints on whole games: following them alone solves the board, without guesses if the rating says that
//! none is needed; wrong numbers are found first. The sentences are tested in `catalog`.

use parlour_brain::{Budget, Hint, Hinter};
use parlour_hidato::{
    brain::{
        HidatoHinter, Puzzle, Wish, generate,
        teach::{Level, Rated, rate},
    },
    rules::{Hidato, Setup},
};
use parlour_kernel::{Arg, Message, Rules};
use parlour_table::{Session, Table, Time};
use parlour_testkit::sample;

fn budget() -> Budget {
    Budget::nodes(2_000_000)
}

fn ask(table: &Table<Hidato>) -> Option<Hint> {
    HidatoHinter.hint(&table.state().seen(None), &mut budget())
}

fn open(setup: Setup) -> Table<Hidato> {
    Table::open(setup, None, Session::default()).expect("a sound board")
}

fn act(table: &mut Table<Hidato>, text: &str) {
    let action = table.state().read(text).expect("our own notation");
    table.step(&[action], Time(0), &mut Vec::new()).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
}

/// The keys of a message and of all messages inside it.
fn keys(message: &Message, out: &mut Vec<String>) {
    out.push(message.key.to_string());
    for (_, arg) in &message.args {
        if let Arg::Message(message) = arg {
            keys(message, out);
        }
    }
}

/// Plays a board to its end by hints alone, and returns them.
fn walk(setup: &Setup) -> Vec<Hint> {
    let mut table = open(setup.clone());
    let mut hints: Vec<Hint> = Vec::new();
    let mut since_placed = 0;
    while let Some(hint) = ask(&table) {
        assert_eq!(hint.stages.len(), 3, "{}: where, why, what", setup.name);
        assert!(!hint.stages[0].cells.contains(&hint.cells[0]), "the first stage gives nothing away");
        since_placed = if hint.action.starts_with("place") { 0 } else { since_placed + 1 };
        assert!(since_placed < 3, "{}: {} leads nowhere", setup.name, hint.action);
        act(&mut table, &hint.action);
        hints.push(hint);
    }
    assert!(table.state().is_solved(), "{}: stuck after {} hints", setup.name, hints.len());
    hints
}

/// Checks that hints guess only if the rating says so, and then show the contradiction.
fn check(name: &str, puzzle: &Puzzle, hints: &[Hint]) {
    let rated = rate(puzzle, Level::HIGHEST, &mut budget());
    let Some(Rated::Rated(rating)) = rated else { panic!("{name}: {rated:?}") };
    for hint in hints {
        let mut all = Vec::new();
        keys(&hint.text, &mut all);
        let guesses = all.iter().any(|key| key.contains("forcing") || key.contains("search"));
        assert!(!guesses || rating.level() == Level::HIGHEST, "{name}: {}", hint.text);
        if all.iter().any(|key| key == "hidato.why-forcing") {
            let shown = |key: &&str| all.iter().any(|known| known == *key);
            assert!(["hidato.no-cell-left", "hidato.no-value-left"].iter().any(&shown));
            assert!(all.iter().any(|key| key == "hidato.why-assumption"), "{name}: {}", hint.text);
        }
        assert!(!all.iter().any(|key| key == "hidato.why-forcing-short"), "{name}: {}", hint.text);
    }
}

/// Walks the boards of a text with at most this many cells.
fn walk_all(text: &str, most: u16) {
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let setup: Setup = block.parse().expect("a board");
        let puzzle = Puzzle::of(&Hidato::start(&setup).expect("a sound board"));
        if puzzle.board.size() <= most {
            check(&setup.name, &puzzle, &walk(&setup));
        }
    }
}

#[test]
fn samples_are_explained_to_their_end() {
    walk_all(&sample("hidato/boards.txt"), 36);
}

mod large_sets {
    use super::*;
    use parlour_testkit::large_set;

    #[test]
    fn boards_are_explained_to_their_end() {
        for (file, most) in
            [("packs.txt", 49), ("classics.txt", 81), ("generated.txt", 49), ("hard.txt", 100)]
        {
            let Some(text) = large_set(&format!("hidato/{file}")) else { return };
            walk_all(&text, most);
        }
    }
}

#[test]
fn new_boards_are_explained_to_their_end() {
    for words in ["rows=5 cols=5", "relation=ortho rows=5 cols=6", "relation=hex rows=5 cols=5 shape=hexagon"]
    {
        for seed in 0..4 {
            let wish: Wish = words.parse().expect("a wish");
            let made = generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("there is a path");
            let puzzle = Puzzle::of(&Hidato::start(&made.setup).expect("a sound board"));
            check(&made.setup.name, &puzzle, &walk(&made.setup));
        }
    }
}

#[test]
fn a_wrong_number_is_found_first_with_the_rule_that_breaks() {
    // 1 2 3 / 6 5 4 / 7 8 9 is the only solution.
    let mut table = open("board snake ortho 3 3\n1 . 3\n. . .\n7 . 9".parse().expect("a board"));
    act(&mut table, "select 2 0");
    act(&mut table, "place 1 0");
    act(&mut table, "select 0 2");
    act(&mut table, "place 1 2");
    let hint = ask(&table).expect("8 cannot be there");
    assert_eq!((hint.action.as_str(), hint.technique.as_str()), ("remove 1 0", "wrong"));
    let mut all = Vec::new();
    keys(&hint.text, &mut all);
    assert_eq!(all[1], "hidato.left-apart", "{}", hint.text);
    act(&mut table, &hint.action);
    assert!(ask(&table).is_some_and(|hint| hint.technique != "wrong"), "4 is right");
    // 1 2 3 4 / 8 7 6 5 / 9 10 11 12
    let mut table = open("board snake ortho 3 4\n1 . . 4\n. . . .\n9 . . 12".parse().expect("a board"));
    act(&mut table, "select 0 0");
    act(&mut table, "place 1 0");
    let hint = ask(&table).expect("2 cannot be there");
    assert_eq!((hint.action.as_str(), hint.cells.as_slice()), ("remove 1 0", &[4, 3][..]));
    let mut all = Vec::new();
    keys(&hint.text, &mut all);
    assert!(all.iter().any(|key| key == "hidato.why-bridge-out"), "{}", hint.text);
}

#[test]
fn with_several_solutions_what_fits_one_of_them_stays() {
    let mut table = open("board open king 3 3\n1 . .\n. . .\n. . .".parse().expect("a board"));
    act(&mut table, "select 0 0");
    act(&mut table, "place 1 1");
    while let Some(hint) = ask(&table) {
        assert_ne!(hint.technique, "wrong");
        act(&mut table, &hint.action);
    }
    assert!(table.state().is_solved());
    let mut table = open("board open king 1 4\n. 1 . .".parse().expect("a board"));
    assert!(ask(&table).is_none(), "no solution, no advice");
    act(&mut table, "select 0 1");
    act(&mut table, "place 0 2");
    assert!(ask(&table).is_none());
}

#[test]
fn a_budget_ends_the_work() {
    let table = open("board open king 3 3\n1 . .\n. . .\n. . .".parse().expect("a board"));
    assert!(HidatoHinter.hint(&table.state().seen(None), &mut Budget::nodes(0)).is_none());
}
