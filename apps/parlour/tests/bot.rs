//! The book's bot in Python plays a whole game of Mill against the computer. Skipped where there is no Python.

use crate::driven::parlour;
use std::{
    io::{self, Write},
    path::Path,
    process::Command,
};

#[test]
fn the_bot_of_the_book_plays_a_whole_game() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/mill_bot.py");
    let text = std::fs::read_to_string(&bot).expect("a file of the book");
    assert!(text.lines().count() < 50, "it is promised to be short");
    let run = Command::new("python3").arg(&bot).args([env!("CARGO_BIN_EXE_parlour"), "1000"]).output();
    let Ok(run) = run else {
        // Not `eprintln!`: test harnesses capture what passing tests print with it.
        let _ = writeln!(io::stderr(), "skipped: no python3 here, so the book's bot was not run");
        return;
    };
    let (printed, said) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{said}");
    let [moves, end] = printed.lines().collect::<Vec<_>>()[..] else { panic!("{printed}") };
    assert!(end.contains("winners: "), "{end}");
    let played = moves.split_whitespace().count();
    assert!(played > 18, "all stones are placed before anybody can win: {moves}");
    // The same moves end the game for everybody.
    let left = parlour(&["mill", "moves", "--moves", moves], "");
    assert_eq!((left.status.code(), left.stdout.as_slice()), (Some(0), &b"\n"[..]), "{moves}");
}
