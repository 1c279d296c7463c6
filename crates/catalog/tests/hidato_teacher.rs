//! Hidato's teacher as players see it: through table and engine, in sentences.

use crate::sentences::assert_sound;
use parlour_brain::Budget;
use parlour_midend::{AnyTable, Engine, Hint, Opening};
use parlour_table::Time;
use parlour_text::Speaker;

fn engine() -> &'static Engine {
    parlour_catalog::engine("hidato").expect("Hidato has an engine")
}

fn open(board: &str) -> Box<dyn AnyTable> {
    let game = parlour_catalog::game("hidato").expect("Hidato is of the house");
    game.open(board, Opening::default()).unwrap_or_else(|error| panic!("{board}: {error}"))
}

fn budget() -> Budget {
    Budget::nodes(2_000_000)
}

fn ask(table: &dyn AnyTable) -> Option<Hint> {
    engine().open(&table.save()).expect("our own save").hint(&mut budget())
}

#[test]
fn hints_are_told_in_sentences_from_the_first_to_the_last() {
    let speaker = Speaker::english();
    let wishes = (1..=9).map(|level| format!("rows=6 cols=6 level={level}"));
    let others = ["relation=ortho rows=6 cols=6 level=7", "relation=hex rows=5 cols=5 shape=hexagon"];
    for wish in wishes.chain(others.map(str::to_owned)) {
        let board = engine().generate(&wish, 0, &mut budget()).expect("a board");
        let mut table = open(&board);
        while let Some(hint) = ask(&*table) {
            let stages = hint.stages.iter().map(|stage| &stage.text);
            for message in stages.chain([&hint.text]) {
                assert_sound(&speaker, message);
            }
            table.act(&hint.action, Time(0)).unwrap_or_else(|refused| panic!("{hint:?}: {refused:?}"));
        }
        assert!(table.outcome().is_some(), "{wish}: {board}");
    }
}

#[test]
fn what_is_wrong_is_said_with_the_rule_that_breaks() {
    let speaker = Speaker::english();
    let tried = |board: &str, actions: &[&str]| {
        let mut table = open(board);
        for action in actions {
            table.act(action, Time(0)).unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
        }
        let hint = ask(&*table).expect("something is wrong");
        let verdict =
            engine().open(&table.save()).expect("our own save").judge(&mut budget()).expect("a verdict");
        assert_eq!((verdict.code.as_str(), hint.technique.as_str()), ("wrong", "wrong"));
        let judged = speaker.say(&verdict.text);
        let said = speaker.say(&hint.text);
        assert_eq!(judged, format!("One number cannot stay. {said}"));
        said
    };
    assert_eq!(
        tried("board snake ortho 3 3\n1 . 3\n. . .\n7 . 9", &["select 2 0", "place 1 0"]),
        "8 cannot stay at r2c1. 8 at r2c1 and 9 at r3c3 do not lie beside each other."
    );
    assert_eq!(
        tried("board snake ortho 3 4\n1 . . 4\n. . . .\n9 . . 12", &["select 0 0", "place 1 0"]),
        "2 cannot stay at r2c1. No free cell lies beside both 2 at r2c1 and 4 at r1c4. Then no cell is left for 3."
    );
}

#[test]
fn a_board_of_ones_own_is_told_what_it_lacks() {
    let examine = |board: &str| {
        let verdict = engine().examine(board, &mut budget()).expect("a playable board").expect("a flaw");
        Speaker::english().say(&verdict.text)
    };
    for (board, said) in [
        (
            "board a ortho 2 2\n1 3\n. .",
            "This board has no solution. No free cell lies beside both 1 at r1c1 and 3 at r1c2. Then no cell is left for 2.",
        ),
        (
            "board a ortho 1 4\n2 . . 1",
            "This board has no solution. 2 at r1c1 and 1 at r1c4 do not lie beside each other.",
        ),
        (
            "board a ortho 1 4\n2 1 . .",
            "This board has no solution. No free cell is left beside 2 at r1c1. Then no cell is left for 3.",
        ),
        (
            "board a king 2 2\n1 4\n. .\nlink 0 0 0 1",
            "This board has no solution. The numbers at r1c1 and r1c2, which are linked, do not follow each other.",
        ),
        (
            "board a king 2 3\n1 . #\n. . 5",
            "More than one solution: at r2c1 one has 2, another 3. They differ in 2 cells.",
        ),
    ] {
        assert_eq!(examine(board), said);
    }
}
