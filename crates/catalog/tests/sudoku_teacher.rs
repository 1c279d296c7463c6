//! The teacher of Sudoku as people meet it: through table and engine, in sentences, up to the end of a lesson.

use crate::sentences::assert_sound;
use parlour_brain::Budget;
use parlour_midend::{AnyTable, Engine, Hint, Opening};
use parlour_table::Time;
use parlour_text::Speaker;

/// Both from our own generator: the second needs chains.
const PUZZLES: [&str; 2] = [
    "95..7.863681.......4.8...5272.5.......5..6...43.7.....5..9..68.....8..75.6.3..9.4",
    "5.3.....8......64.7.......5..98.....4....2..327614........7..5.6.....8..8.149....",
];

fn engine() -> &'static Engine {
    parlour_catalog::engine("sudoku").expect("Sudoku has an engine")
}

fn open(puzzle: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("sudoku").expect("Sudoku is of the house");
    game.open(puzzle, Opening::default()).unwrap_or_else(|error| panic!("{puzzle}: {error}"))
}

fn ask(table: &dyn AnyTable) -> Option<Hint> {
    engine().open(&table.save()).expect("our own save").hint(&mut Budget::nodes(2_000_000))
}

#[test]
fn hints_are_told_in_sentences_and_done_as_one_step_each() {
    let speaker = Speaker::english();
    for puzzle in PUZZLES {
        let mut table = open(puzzle);
        while let Some(hint) = ask(&*table) {
            for stage in &hint.stages {
                assert_sound(&speaker, &stage.text);
            }
            assert_sound(&speaker, &hint.text);
            let entries = table.log().records().len();
            table.follow(&hint.actions(), Time(0)).unwrap_or_else(|refused| panic!("{hint:?}: {refused:?}"));
            assert_eq!(table.log().records().len(), entries + 1, "one undo takes it back");
        }
        assert!(table.outcome().is_some(), "{puzzle}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_proof() {
    let speaker = Speaker::english();
    let said = |entries: &[&str]| {
        let mut table = open(PUZZLES[0]);
        for entry in entries {
            table.act(entry, Time(0)).expect("legal");
        }
        let hint = ask(&*table).expect("something is wrong");
        assert_sound(&speaker, &hint.text);
        speaker.say(&hint.text)
    };
    assert_eq!(said(&["set 0 2 9"]), "r1c3 cannot be 9: 9 stands at r1c1 already.");
    assert!(said(&["set 0 3 2"]).starts_with("r1c4 cannot be 2: "));
}
