//! Records with marks, comments and variations: read, written and read again.

use crate::common::{played, start};
use parlour_brain::Budget;
use parlour_kernel::{Fault, Rng, Rules};
use parlour_mill::{
    brain::{Engine, annotate},
    rules::{Mill, NotedRecord, NotedTurn},
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

/// Words as people write them, among them some that mean something outside of a comment.
const SAID: [&str; 6] = ["good", "(2. f4)", "[sic]", "1-0; or not", "müde ...", "$1 \"?\""];

/// Up to so many turns by random actions, with remarks, marks and variations.
fn random_turns(rng: &mut Rng, mut game: Mill, most: u32, depth: u32) -> Vec<NotedTurn> {
    let mut turns = Vec::new();
    for number in 0..most {
        let (from, side) = (game.clone(), game.board().side());
        let mut turn = NotedTurn::default();
        // A turn ends with its removals; where placing ends, the same side may begin the next one.
        while game.board().ending().is_none() && (turn.actions.is_empty() || game.board().removes()) {
            if game.board().side() != side {
                break;
            }
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(&action, &mut Vec::new()).expect("legal");
            turn.actions.push(action);
        }
        if turn.actions.is_empty() {
            break;
        }
        let mut said = |chance: u32| {
            let is_said = rng.below(chance) == 0;
            is_said.then(|| SAID[rng.below(SAID.len() as u32) as usize].to_owned())
        };
        turn.before.extend(said(3).filter(|_| number == 0 && depth > 0));
        turn.comments.extend(said(4));
        turn.comments.extend(said(9));
        if rng.below(5) == 0 {
            turn.marks.push(["!", "?!", "??"][rng.below(3) as usize].to_owned());
        }
        if rng.below(6) == 0 {
            turn.marks.push(format!("${}", rng.below(20)));
        }
        while depth < 3 && rng.below(5) == 0 {
            let most = 1 + rng.below(5);
            let variation = random_turns(rng, from.clone(), most, depth + 1);
            turn.variations.push(variation);
        }
        turns.push(turn);
    }
    turns
}

/// Whatever is written reads back as it was, and is written the same again.
#[test]
fn records_survive_writing_and_reading() {
    let mut variations = 0;
    for seed in 0..150 {
        let mut rng = Rng::stream(seed, 3);
        let rules = ["nine", "lasker", "capture", "morabaraba"][rng.below(4) as usize];
        let start = start(rules);
        let turns = random_turns(&mut rng, start.clone(), 30, 0);
        variations += turns.iter().map(|turn| turn.variations.len()).sum::<usize>();
        let record = NotedRecord {
            headers: vec![
                ("Rules".to_owned(), rules.to_owned()),
                ("White".to_owned(), "A \\ \"B\" ]".to_owned()),
            ],
            comments: vec!["before all".to_owned()],
            turns,
            result: Some("*".to_owned()),
        };
        let written = record.written(&start).expect("legal");
        let read = NotedRecord::read(&written).unwrap_or_else(|error| panic!("{error:?}: {written}"));
        assert_eq!(read, record, "{written}");
        assert_eq!(read.written(&start).expect("legal"), written);
    }
    assert!(variations > 300, "{variations}");
}

#[test]
fn what_other_programs_write_is_kept() {
    let text = "1. d6 f4 2. ... {a word}";
    assert!(NotedRecord::read(text).is_ok(), "dots without a turn");
    let text = "[Event \"?\"]\r\n1.d6 f4 ( {first} 1... b4 $2 {then} 1-0 ) 2.a1 {said} b2 $1 1-0\r\n";
    let record = NotedRecord::read(text).expect("a record");
    assert_eq!(record.turns[1].variations[0][0].before, ["first"]);
    assert_eq!(record.turns[1].variations[0][0].comments, ["then"]);
    assert_eq!(record.result.as_deref(), Some("1-0"));
    let written = record.written(&start("nine")).expect("legal");
    assert!(
        written.ends_with("1. d6 f4 ({first} 1. ... b4 $2 {then}) 2. a1 {said} 2. ... b2 $1 1-0"),
        "{written}"
    );
    // A record with notes is still a game to play, whatever they say.
    assert_eq!(played("nine", "1. d6 (1. a1 {:) or :(} d6) f4").record(), "1. d6 f4");
    assert_eq!(played("nine", text).record(), "1. d6 f4 2. a1 b2");
}
