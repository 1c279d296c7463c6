//! The judge on the player's own boards and on games in progress.

use parlour_brain::{Budget, Judge, Verdict};
use parlour_hidato::{
    brain::HidatoJudge,
    rules::{Hidato, Setup},
};
use parlour_kernel::Rules;

fn start(text: &str) -> Hidato {
    let setup: Setup = text.parse().expect("a board");
    Hidato::start(&setup).expect("a sound board")
}

fn budget() -> Budget {
    Budget::nodes(1_000_000)
}

fn act(game: &mut Hidato, text: &str) {
    let action = game.read(text).expect("our own notation");
    game.apply(&action, &mut Vec::new()).expect("legal");
}

fn examine(text: &str) -> Option<Verdict> {
    HidatoJudge.examine(&start(text).seen(None), &mut budget())
}

fn judge(game: &Hidato) -> Verdict {
    HidatoJudge.judge(&game.seen(None), &mut budget()).expect("within the budget")
}

const SNAKE: &str = "board snake ortho 3 4\n1 . . 4\n. . . .\n9 . . 12";

#[test]
fn boards_of_ones_own() {
    assert_eq!(examine(SNAKE), None, "one solution is all that is asked for");
    let many = examine("board open king 2 3\n1 . #\n. . 5").expect("two ways round");
    assert_eq!(many.code, "many");
    let boards: Vec<Hidato> = many.examples.iter().map(|text| start(text)).collect();
    assert!(boards.len() == 2 && boards.iter().all(Hidato::is_solved));
    for (at, place) in
        (0..6).map(|at| (at, parlour_hidato::rules::Place { row: (at / 3) as u8, col: (at % 3) as u8 }))
    {
        let value = |game: &Hidato| game.board().cell(place).and_then(|cell| game.value(cell));
        assert_eq!(value(&boards[0]) != value(&boards[1]), many.cells.contains(&at), "{place}");
    }
    assert!(many.text.to_string().starts_with("hidato.many place=r2c1 "), "{}", many.text);
    let large = format!("board open king 12 12\n{}", [". ".repeat(12).as_str(); 12].join("\n"));
    let unknown = HidatoJudge.examine(&start(&large).seen(None), &mut Budget::nodes(0)).expect("a word");
    assert_eq!(unknown.code, "unknown");
}

#[test]
fn boards_without_a_solution_say_why() {
    for (board, why) in [
        ("board a ortho 2 2\n1 3\n. .", "hidato.why-bridge-out"),
        ("board a ortho 1 4\n2 . . 1", "hidato.left-apart"),
        ("board a ortho 1 4\n2 1 . .", "hidato.why-only-cell-out"),
        ("board a king 2 2\n1 4\n. .\nlink 0 0 0 1", "hidato.left-unlinked"),
    ] {
        let none = examine(board).expect("no solution");
        assert_eq!((none.code.as_str(), none.text.key.as_ref()), ("none", "hidato.unsolvable-because"));
        assert!(none.text.to_string().contains(why), "{}", none.text);
    }
    // The chessboard colours do not match up, which only a search shows here.
    let none = examine("board a ortho 3 3\n. 1 .\n. . .\n. . .").expect("no solution");
    assert_eq!(none.code, "none");
    assert_eq!(judge(&start("board a ortho 2 2\n1 3\n. .")).code, "none");
}

#[test]
fn games_under_way() {
    let mut game = start(SNAKE);
    assert_eq!(judge(&game).code, "good");
    act(&mut game, "select 0 0");
    act(&mut game, "place 0 1");
    assert_eq!((judge(&game).code, judge(&game).cells), ("good".to_owned(), vec![]));
    act(&mut game, "select 2 0");
    act(&mut game, "place 2 1");
    act(&mut game, "place 1 1");
    let wrong = judge(&game);
    assert_eq!((wrong.code.as_str(), wrong.cells.as_slice()), ("wrong", &[5][..]));
    assert!(wrong.text.to_string().contains("why=(hidato.hint-wrong "), "{}", wrong.text);
    act(&mut game, "remove 1 1");
    assert_eq!(judge(&game).code, "good");
    // With several solutions, anything that fits one of them is right.
    let mut open = start("board open king 2 3\n1 . #\n. . 5");
    act(&mut open, "select 0 0");
    act(&mut open, "place 1 0");
    assert_eq!(judge(&open).code, "good");
    act(&mut open, "dir backward");
    act(&mut open, "select 1 2");
    act(&mut open, "place 0 1");
    assert_eq!(judge(&open).code, "good");
}
