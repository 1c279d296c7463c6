//! Records with marks, comments and variations: read, written and read again.

use crate::common::{played, start};
use parlour_brain::Budget;
use parlour_kernel::Fault;
use parlour_mill::{
    brain::{Engine, annotate},
    rules::NotedRecord,
};

const RECORD: &str = "[Event \"A \\\"small\\\" one\"]\n[Rules \"nine\"]\n\n\
    {Both begin in the corner.} 1. a1 d6 2. a4?! $6 {Better: f4.} (2. f4 {solid} 2. ... b4 (2. ... d7 3. e4 g4) 3. d2) \
    2. ... d7 3. a7xd6! d5 1-0";

#[test]
fn records_come_out_as_they_went_in() {
    let record = NotedRecord::read(RECORD).expect("a record");
    assert_eq!(record.header("event"), Some("A \"small\" one"));
    assert_eq!((record.turns.len(), record.result.as_deref()), (6, Some("1-0")));
    let turn = &record.turns[2];
    assert_eq!(
        (turn.marks.join(" "), turn.comments.join(" ")),
        ("?! $6".to_owned(), "Better: f4.".to_owned())
    );
    assert_eq!((turn.variations.len(), turn.variations[0].len()), (1, 3));
    assert_eq!(turn.variations[0][1].variations[0].len(), 3);
    let written = record.written(&start("nine")).expect("legal");
    assert_eq!(written, RECORD);
    // Others write the same with single removals, dots joined to numbers and remarks to the end of the line.
    let other = "1.a1 d6 2.a4 ; a comment\n2...d7 3.a7 xd6 (3. f4) *";
    let read = NotedRecord::read(other).expect("a record");
    let written = read.written(&start("nine")).expect("legal");
    assert_eq!(written, "1. a1 d6 2. a4 {a comment} 2. ... d7 3. a7xd6 (3. f4) *");
    assert_eq!(NotedRecord::read(&written), Ok(read));
}

#[test]
fn what_is_wrong_with_a_record_is_named() {
    let code = |text: &str| NotedRecord::read(text).err().map(|error| error.code);
    assert_eq!(code("1. a1 (1. d6"), Some("record-open"));
    assert_eq!(code("(1. d6) a1"), Some("record-variation"));
    assert_eq!(code("1. a1 {never closed"), Some("record-open"));
    assert_eq!(
        code(&format!("a1 {}", "(a4 ".repeat(100_000))),
        Some("record-variation"),
        "not a stack overflow"
    );
    assert!(code("1. a1 (1. z9)").is_some(), "nonsense within a variation");
    assert!(code("1. a1 ) d6").is_some(), "a bracket that closes nothing");
    let illegal = NotedRecord::read("1. a1 d6 (1. ... a1)").expect("readable").written(&start("nine"));
    assert_eq!(illegal.map_err(|error| error.code()), Err("record-illegal"));
}

#[test]
fn mistakes_are_marked_with_what_was_better() {
    let mut record = NotedRecord::read("1. a1 d6 2. a4 g7 3. a7xd6 d7").expect("a record");
    let mut engine = Engine::new(14);
    annotate(&mut record, &start("nine"), &mut engine, || Budget::nodes(20_000)).expect("legal");
    let marks: Vec<String> = record.turns.iter().map(|turn| turn.marks.join("")).collect();
    assert_eq!(marks[..2], ["", ""]);
    assert!(marks[3].starts_with('?'), "a mill was let through: {marks:?}");
    assert_eq!(record.turns[3].variations[0][0].actions[0].to_string(), "a7");
    let written = record.written(&start("nine")).expect("legal");
    let again = NotedRecord::read(&written).expect("what is written can be read");
    assert_eq!(again, record);
    assert!(played("nine", &written).board().ending().is_none(), "and played: variations are passed over");
}
