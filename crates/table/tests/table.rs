//! Whole tables: steps that are all or nothing, the log as saves write it, files that are never half-written.

use parlour_shutbox::rules::{Action, Setup, ShutBox, Throw, Tile, TileSet};
use parlour_table::{Entry, Session, Table, Time};
use std::fs;

fn own_dice() -> Table<ShutBox> {
    Table::open(Setup::default(), None, Session::default()).expect("the classic game")
}

fn put_down(number: u8) -> Action {
    Action::PutDown(TileSet::EMPTY.with(Tile::new(number).expect("a tile")))
}

#[test]
fn a_step_of_several_actions_is_all_or_nothing() {
    let mut table = own_dice();
    let mut events = Vec::new();
    table.act("roll", Time(0), &mut events).expect("legal");
    let (before, told) = (table.state().clone(), events.len());
    let throw = Action::Dice(Throw::new(4, 5).expect("dice"));
    // The third action is refused, as nothing is rolled by then. Nothing of the first two stays.
    let refused = table.step(&[throw, put_down(9), put_down(9)], Time(0), &mut events);
    assert_eq!(refused.expect_err("the dice are spent").code(), "not-rolled");
    assert_eq!((table.state(), events.len()), (&before, told));
    assert_eq!(table.log().records().len(), 1, "a refusal that is no mistake leaves no trace");

    table.step(&[throw, put_down(9)], Time(7), &mut events).expect("both are legal in turn");
    let last = &table.log().records()[1];
    assert_eq!(last.entry, Entry::Step(vec!["dice 4 5".to_owned(), "9".to_owned()]));
    let again = parlour_table::load::<ShutBox>(&table.save()).expect("our own save");
    assert_eq!(again.state(), table.state());
}

#[test]
fn equal_entries_are_written_short_and_come_back() {
    let mut table = own_dice();
    for _ in 0..1000 {
        table.act("reset", Time(0), &mut Vec::new()).expect("always legal");
    }
    let save = table.save();
    assert!(save.contains("\"reset *1000\""), "{save}");
    let again = parlour_table::load::<ShutBox>(&save).expect("our own save");
    assert_eq!(again.log().records().len(), 1000);
    assert_eq!(again.save(), save);
}

#[test]
fn times_are_kept_as_differences_and_never_run_backwards() {
    let session = Session::new(Time(1_000_000), Vec::new());
    let mut table = Table::<ShutBox>::open(Setup::default(), Some(3), session).expect("the classic game");
    table.act("roll", Time(1_000_250), &mut Vec::new()).expect("legal");
    table.act("reset", Time(999_000), &mut Vec::new()).expect("legal");
    let save = table.save();
    assert!(save.contains("\"roll 2 @250\"") && save.contains("\"reset\""), "{save}");
    assert_eq!(table.log().last(), Time(1_000_250));
    assert_eq!(parlour_table::load::<ShutBox>(&save).expect("our own save").log().last(), Time(1_000_250));
}

#[test]
fn the_story_leaves_out_what_was_undone() {
    let mut table = own_dice();
    for text in ["roll", "dice 4 5", "9"] {
        table.act(text, Time(0), &mut Vec::new()).expect("legal");
    }
    let told = table.story().stands.len();
    table.undo(Time(0)).expect("9 can be taken back");
    assert_eq!(table.story().stands.len(), told - 1);
    table.redo(Time(0)).expect("and done again");
    assert_eq!(table.story().stands.len(), told);
    table.undo(Time(0)).expect("and taken back");
    table.act("4+5", Time(0), &mut Vec::new()).expect("legal");
    assert!(format!("{:?}", table.story().stands.last()).contains("Down"));
    assert_eq!(table.story().stands.len(), told);
}

#[test]
fn a_file_is_replaced_whole_or_not_at_all() {
    let folder = std::env::temp_dir().join(format!("parlour-table-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of our own");
    let path = folder.join("game.save");
    parlour_table::write_atomically(&path, "first").expect("writable");
    parlour_table::write_atomically(&path, "second").expect("writable");
    assert_eq!(fs::read_to_string(&path).expect("readable"), "second");
    assert_eq!(fs::read_dir(&folder).expect("readable").count(), 1, "nothing is left beside it");
    assert!(parlour_table::write_atomically(&folder.join("none/game.save"), "x").is_err());
    assert!(parlour_table::write_atomically(&folder, "x").is_err(), "a folder is not a file");
    fs::remove_dir_all(folder).expect("our own folder");
}
