//! A game played, saved, damaged and replayed: `cargo run -p parlour-table --example replay`.

use parlour_shutbox::rules::{Setup, ShutBox};
use parlour_table::{Session, Table, Time};

fn main() {
    let mut table =
        Table::<ShutBox>::open(Setup::default(), Some(7), Session::default()).expect("the classic game");
    let mut events = Vec::new();
    table.act("roll", Time(1_000), &mut events).expect("the first thing to do");
    println!("{events:?}");

    let save = table.save();
    println!("{save}");
    let again = parlour_table::load::<ShutBox>(&save).expect("our own save");
    assert_eq!(again.save(), save);

    let damaged = save.replace("roll 2", "roll 1");
    println!("{}", parlour_table::load::<ShutBox>(&damaged).expect_err("it no longer fits its checksum"));
}
