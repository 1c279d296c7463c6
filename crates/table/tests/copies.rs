//! How often a table copies its state. A state may be large, so this decides how long a long game takes to
//! load.

use parlour_kernel::{Fault, Message, Outcome, ReadError, Rules, Seat, Turn, UndoKind};
use parlour_table::{Rewind, Session, Table, Time};
use serde::Serialize;
use std::{cell::Cell, fmt, str::FromStr};

thread_local! {
    static COPIES: Cell<u32> = const { Cell::new(0) };
}

/// A number players change, which counts its copies.
#[derive(Debug, Serialize)]
struct Counter(u32);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Start;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
enum Change {
    Add,
    Look,
    Double,
    Never,
}

const WORDS: [(Change, &str); 4] =
    [(Change::Add, "add"), (Change::Look, "look"), (Change::Double, "double"), (Change::Never, "never")];

#[derive(Clone, PartialEq, Eq, Debug)]
struct Refusal;

impl Clone for Counter {
    fn clone(&self) -> Self {
        COPIES.set(COPIES.get() + 1);
        Counter(self.0)
    }
}

impl fmt::Display for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("start")
    }
}

impl FromStr for Start {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text == "start" { Ok(Start) } else { Err(ReadError::at("not-a-start", text, text)) }
    }
}

impl Fault for Refusal {
    fn code(&self) -> &'static str {
        "never"
    }

    fn message(&self) -> Message {
        Message::new("counter.never")
    }
}

impl Rules for Counter {
    type Setup = Start;
    type Action = Change;
    type Event = Change;
    type Illegal = Refusal;
    type Flaw = Refusal;
    type Seen<'a> = &'a Counter;

    const ID: &'static str = "counter";
    const VERSION: u32 = 1;
    const UNDO_CAP: Option<u16> = None;

    fn start(_setup: &Start) -> Result<Self, Vec<Refusal>> {
        Ok(Counter(0))
    }

    fn position(&self) -> Option<Start> {
        None
    }

    fn turn(&self) -> Turn {
        Turn::Seat(Seat(0))
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn legal(&self, out: &mut Vec<Change>) {
        out.extend([Change::Add, Change::Look, Change::Double]);
    }

    fn apply(&mut self, action: &Change, events: &mut Vec<Change>) -> Result<(), Refusal> {
        self.0 = match action {
            Change::Add => self.0.wrapping_add(1),
            Change::Double => self.0.wrapping_mul(2),
            Change::Look => self.0,
            Change::Never => return Err(Refusal),
        };
        events.push(*action);
        Ok(())
    }

    fn undo_kind(&self, action: &Change) -> UndoKind {
        match action {
            Change::Add => UndoKind::Step,
            Change::Look => UndoKind::Transparent,
            Change::Double | Change::Never => UndoKind::Barrier,
        }
    }

    fn seen(&self, _by: Option<Seat>) -> &Counter {
        self
    }

    fn write(&self, action: &Change) -> String {
        WORDS.iter().find(|(change, _)| change == action).map_or("", |(_, word)| word).to_owned()
    }

    fn read(&self, text: &str) -> Result<Change, ReadError> {
        let found = WORDS.iter().find(|(_, word)| *word == text);
        found.map(|(change, _)| *change).ok_or_else(|| ReadError::at("not-a-change", text, text))
    }
}

fn open() -> Table<Counter> {
    Table::open(Start, None, Session::default()).expect("there is one setup")
}

/// How many copies something makes.
fn copies<T>(work: impl FnOnce() -> T) -> (T, u32) {
    COPIES.set(0);
    let result = work();
    (result, COPIES.get())
}

#[test]
fn only_what_can_be_undone_is_copied() {
    let mut table = open();
    let table_of_cases: [(&[Change], u32); 8] = [
        (&[Change::Double], 0),
        (&[Change::Look], 0),
        (&[Change::Never], 0),
        // Before and after.
        (&[Change::Add], 2),
        // The state before is the one after the previous step.
        (&[Change::Add], 1),
        (&[Change::Look], 0),
        (&[Change::Add], 2),
        // Rolled back to the copy the newest step left.
        (&[Change::Add, Change::Never], 1),
    ];
    for (actions, expected) in table_of_cases {
        let (value, steps) = (table.state().0, table.undoable());
        let (done, made) = copies(|| table.step(actions, Time(0), &mut Vec::new()));
        assert_eq!(made, expected, "{actions:?}");
        if done.is_err() {
            assert_eq!((table.state().0, table.undoable()), (value, steps), "{actions:?} was refused");
        }
    }
}

#[test]
fn shared_copies_do_not_change_what_undo_restores() {
    let mut table = open();
    let mut events = Vec::new();
    for action in ["add", "add", "look", "add"] {
        table.act(action, Time(0), &mut events).expect("legal");
    }
    table.undo(Time(0)).expect("three steps");
    table.undo(Time(0)).expect("two steps");
    assert_eq!(table.state().0, 1);
    table.redo(Time(0)).expect("two were undone");
    assert_eq!(table.state().0, 2);
    table.step(&[Change::Add, Change::Add], Time(0), &mut events).expect("legal");
    assert_eq!((table.state().0, table.undoable(), table.redoable()), (4, 3, 0));
    let states: Vec<(u32, u32)> =
        table.steps().iter().map(|(before, after, ..)| (before.0, after.0)).collect();
    assert_eq!(states, [(0, 1), (1, 2), (2, 4)]);
}

#[test]
fn a_long_game_is_loaded_and_told_without_a_copy() {
    let mut table = open();
    for _ in 0..1000 {
        table.act("double", Time(0), &mut Vec::new()).expect("legal");
    }
    let save = table.save();
    assert_eq!(copies(|| parlour_table::load::<Counter>(&save).expect("our own save")).1, 0);
    assert_eq!(copies(|| table.story().all.len()), (1000, 0));
    assert_eq!(copies(|| table.for_each_action(|_, _| ())).1, 0);
    // One at the start and one every 128 entries, to come back to.
    let look_back = || Rewind::new(&table).state_after(&table, 1000).0;
    assert_eq!(copies(look_back).1, 1 + 7);
}
