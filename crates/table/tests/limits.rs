//! Short texts that stand for long games: refused before they cost anything. What can be played can be loaded.

use parlour_kernel::{Fault, checksum};
use parlour_shutbox::rules::{Setup, ShutBox};
use parlour_sudoku::rules::Sudoku;
use parlour_table::{LoadError, MAX_ACTIONS, Refused, Save, Session, Table, Time};

fn sudoku() -> Table<Sudoku> {
    let empty = ".".repeat(81).parse().expect("an empty grid");
    Table::open(empty, None, Session::default()).expect("it can be filled")
}

fn shutbox() -> Table<ShutBox> {
    Table::open(Setup::default(), Some(7), Session::default()).expect("the classic game")
}

/// A save of an empty grid with another log, session or check words.
fn forged(change: impl Fn(&str) -> String) -> Result<Table<Sudoku>, LoadError> {
    let save = sudoku().save();
    let json = change(save.split_once('\n').expect("two lines").1);
    let json = json.trim_end();
    parlour_table::load(&format!("parlour 1 {}\n{json}\n", checksum(json.as_bytes())))
}

fn with_log(log: &str, words: usize) -> Result<Table<Sudoku>, LoadError> {
    let words = vec!["\"0000000000000000\""; words].join(",");
    forged(|json| {
        json.replace("\"log\":[]", &format!("\"log\":[{log}]"))
            .replace("\"marks\":[]", &format!("\"marks\":[{words}]"))
    })
}

#[test]
fn a_short_text_for_a_long_game_is_refused_unplayed() {
    let code = |loaded: Result<Table<Sudoku>, LoadError>| loaded.expect_err("forged").code();
    assert_eq!(code(with_log("\"corner 0 2 1 *4000000\"", 0)), "too-long");
    let step = vec!["corner 0 2 1"; 1000].join("; ");
    assert_eq!(code(with_log(&format!("\"{step} *50000\""), 3125)), "too-long");
    assert_eq!(code(with_log("\"corner 0 2 1 *4294967295\",\"corner 0 2 1 *4294967295\"", 0)), "too-long");
    // Each check word has to be there before the first entry is played, and no more of them.
    for (entries, words) in [(MAX_ACTIONS, 0), (400_000, 24_999), (16, 0), (15, 1)] {
        assert_eq!(code(with_log(&format!("\"corner 0 2 1 *{entries}\""), words)), "diverged");
    }
}

#[test]
fn times_beyond_the_calendar_are_refused() {
    let late = 253_402_300_800_000_u64;
    for (what, code) in [
        (format!("\"opened\":{late}"), Some("too-late")),
        (format!("\"opened\":{}", late - 1), None),
        ("\"opened\":18446744073709551615".to_owned(), Some("too-late")),
        ("\"opened\":370000000000000000".to_owned(), Some("too-late")),
        (format!("\"opened\":0,\"played\":{late}"), Some("too-late")),
    ] {
        let refused = forged(|json| json.replace("\"opened\":0", &what)).err();
        assert_eq!(refused.map(|error| error.code()), code, "{what}");
    }
    let after = with_log(&format!("\"corner 0 2 1 @{late}\""), 0);
    assert_eq!(after.expect_err("forged").code(), "too-late");
    let sum = with_log(&format!("\"corner 0 2 1 @{} *2\"", late / 2), 0);
    assert_eq!(sum.expect_err("forged").code(), "too-late");
    // A clock that runs ahead costs no game.
    let mut table =
        Table::<Sudoku>::open(sudoku().setup().clone(), None, Session::new(Time(late), Vec::new()))
            .expect("the same grid");
    table.act("set 0 0 5", Time(u64::MAX), &mut Vec::new()).expect("legal");
    assert!(parlour_table::load::<Sudoku>(&table.save()).is_ok());
}

#[test]
fn a_name_that_is_none_is_refused() {
    for (name, fits) in [("2026-11-19-easy", true), ("../../x", false), ("/etc/x", false), ("a b", false)] {
        let named =
            forged(|json| json.replace("\"opened\":0", &format!("\"opened\":0,\"puzzle\":\"{name}\"")));
        assert_eq!(named.err(), (!fits).then_some(LoadError::Malformed), "{name}");
    }
}

#[test]
fn the_longest_game_can_be_saved_and_loaded() {
    let mut table = shutbox();
    let refused = loop {
        if let Err(refused) = table.act("reset", Time(0), &mut Vec::new()) {
            break refused;
        }
    };
    assert_eq!(refused, Refused::Full);
    let entries = table.log().records().len();
    assert!((400_000..=MAX_ACTIONS).contains(&entries), "{entries}");
    assert_eq!((table.undo(Time(0)), table.mark(Time(0))), (Err(Refused::Full), Err(Refused::Full)));
    for _ in entries..=MAX_ACTIONS {
        table.note_hint(Time(0));
    }
    assert_eq!(table.log().records().len(), MAX_ACTIONS, "the rest is for hints, and ends as well");
    let again = parlour_table::load::<ShutBox>(&table.save()).expect("our own save");
    assert_eq!((again.log().records().len(), again.state()), (MAX_ACTIONS, table.state()));
}

#[test]
fn states_kept_for_undo_take_bounded_memory() {
    let mut table = sudoku();
    let steps = 80_000;
    for _ in 0..steps {
        table.act("corner 0 2 1", Time(0), &mut Vec::new()).expect("it toggles");
    }
    let kept = table.undoable();
    let bytes = kept * parlour_kernel::written_bytes(table.state());
    assert!(kept < steps && (15 << 20..=16 << 20).contains(&bytes), "{kept} steps, {bytes} bytes");
    let mut again = parlour_table::load::<Sudoku>(&table.save()).expect("our own save");
    for _ in 0..kept {
        table.undo(Time(0)).expect("one of those kept");
    }
    assert_eq!(table.undo(Time(0)), Err(Refused::Empty));
    assert_eq!((again.undoable(), again.undo(Time(0))), (kept, Ok(())));
    assert_eq!(parlour_table::load::<Sudoku>(&table.save()).map(|table| table.undoable()), Ok(0));
}

#[test]
fn a_save_can_be_opened_some_actions_at_a_time() {
    let mut table = shutbox();
    for _ in 0..1000 {
        table.act("reset", Time(0), &mut Vec::new()).expect("always legal");
    }
    let mut loading = Save::read(&table.save()).expect("a save").loading::<ShutBox>().expect("sound so far");
    let mut rounds = 1;
    while !loading.advance(64).expect("it follows the rules") {
        rounds += 1;
    }
    assert_eq!(rounds, 16);
    assert_eq!(loading.finish().expect("complete").save(), table.save());
    let early = Save::read(&table.save()).expect("a save").loading::<ShutBox>().expect("sound so far");
    assert_eq!(early.finish().expect_err("not all of it").code(), "diverged");
}
