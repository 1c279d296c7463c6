//! What a program prints of an error: an English sentence, without the texts of the front ends.

use parlour_kernel::{Fault, Flaws, Rules};
use parlour_mill::{
    brain::tables::{Sector, TableFault},
    rules::{Fen, FenFlaw, Flaw, Illegal, Mill, OptionName, Point, Setup, Side},
};
use std::error::Error;

/// Every fault has a sentence of its own, complete to the last word.
fn assert_sentences<F: Fault + Error>(faults: impl IntoIterator<Item = F>) {
    for fault in faults {
        let sentence = fault.to_string();
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{fault:?}: {sentence}");
        assert!(!sentence.contains("mill."), "{fault:?}: {sentence}");
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    let point = Point::new(0).expect("a point");
    let (from, to) = (point, point);
    assert_sentences([
        Illegal::Over,
        Illegal::RemoveFirst,
        Illegal::NothingToRemove,
        Illegal::HandEmpty,
        Illegal::PlaceFirst,
        Illegal::Occupied(point),
        Illegal::NotYours(point),
        Illegal::TooFar { from, to },
        Illegal::Repeated { from, to },
        Illegal::NoTarget(point),
        Illegal::Protected(point),
        Illegal::NotAdjacent(point),
        Illegal::OtherRule(point),
    ]);
    let record = Mill::start(&Setup::default()).map_err(Flaws).expect("the usual rules").replay("1. a1 a1");
    assert_eq!(record.expect_err("it is taken").to_string(), "Action 2, a1: a1 is taken.");
}

#[test]
fn every_flaw_is_a_sentence() {
    let (point, side, marker) = (Point::new(0).expect("a point"), Side::White, "c");
    let unread = |(index, code)| FenFlaw::Unread { code, field: index + 1, column: 1, found: "?".to_owned() };
    let codes = [
        "fen-rings",
        "fen-stone",
        "fen-side",
        "fen-phase",
        "fen-action",
        "fen-number",
        "fen-square",
        "fen-marker",
    ];
    let fields = ["fen-number"].into_iter().cycle().take(20);
    assert_sentences(codes.into_iter().chain(fields).enumerate().map(unread));
    let flaws = [
        FenFlaw::Fields { written: 2 },
        FenFlaw::OnBoard { side, written: 9, found: 8 },
        FenFlaw::Count { written: 99 },
        FenFlaw::Target { marker, point },
        FenFlaw::MarkerSide { marker, side: Side::Black },
        FenFlaw::MarkerOwed { marker },
        FenFlaw::Quota { marker, written: 3, targets: 1 },
        FenFlaw::Twice { marker },
        FenFlaw::OwedAction { action: 'p' },
        FenFlaw::OwedSide,
        FenFlaw::Closed { point },
    ];
    assert_sentences(flaws.clone());
    assert_sentences(flaws.map(Flaw::Fen));
    assert_sentences([Flaw::Option(OptionName::PieceCount, 99)]);
    let read = "OO*****@/********/******** q p p".parse::<Fen>().expect_err("not whole");
    assert_sentences([read]);
}

#[test]
fn every_fault_of_tables_is_a_sentence() {
    let (option, sector) = (OptionName::PieceCount, Sector { us: 3, them: 4 });
    let file = || "3-4.table".to_owned();
    assert_sentences([
        TableFault::Remembers(option),
        TableFault::Circles(option),
        TableFault::TooFewStones(3),
        TableFault::TooManyStones(18),
        TableFault::Occupied(file()),
        TableFault::Empty(file()),
        TableFault::File(file(), "permission denied".to_owned()),
        TableFault::Foreign(file()),
        TableFault::Newer(file()),
        TableFault::OtherRules(file(), "nine flying=0".to_owned()),
        TableFault::Misnamed(file()),
        TableFault::Cut(file()),
        TableFault::Damaged(file()),
        TableFault::NoMemory(512),
        TableFault::NoDistances(file()),
        TableFault::Missing(sector),
        TableFault::NotMoving,
        TableFault::TooLong(sector),
        TableFault::Wrong(sector),
    ]);
}
