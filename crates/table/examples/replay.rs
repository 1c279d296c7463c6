//! A game played, saved, damaged and re-executed: `cargo run -p table --example replay`.

use shutbox::rules::{Setup, ShutBox};
use table::{Session, Table, Time};

fn main() {
    let mut table =
        Table::<ShutBox>::open(Setup::default(), Some(7), Session::default()).expect("the classic game");
    let mut events = Vec::new();
    table.act("roll", Time(1_000), &mut events).expect("the first thing to do");
    println!("{events:?}");

    let save = table.save();
    println!("{save}");
    let again = table::load::<ShutBox>(&save).expect("our own save");
    assert_eq!(again.save(), save);

    let damaged = save.replace("roll 2", "roll 1");
    println!("{}", table::load::<ShutBox>(&damaged).expect_err("it no longer fits its checksum"));
}
