//! What a program prints of an error: an English sentence, without the texts of the front ends.

use parlour_kernel::Fault;
use parlour_rogue::rules::{Flaw, FlawKind, Illegal, Options};
use std::error::Error;

/// Every fault has a sentence of its own, complete to the last word.
fn assert_sentences<F: Fault + Error>(faults: impl IntoIterator<Item = F>) {
    for fault in faults {
        let sentence = fault.to_string();
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{fault:?}: {sentence}");
        assert!(!sentence.contains("rogue."), "{fault:?}: {sentence}");
    }
}

#[test]
fn every_error_is_a_sentence() {
    assert_sentences([
        Illegal::Over,
        Illegal::Blocked,
        Illegal::Locked,
        Illegal::NoStairs,
        Illegal::NoDoor,
        Illegal::NotOpen,
        Illegal::Occupied,
        Illegal::NothingHere,
        Illegal::NoItem,
        Illegal::WrongKind,
        Illegal::InUse,
        Illegal::Cursed,
        Illegal::Blind,
        Illegal::Confused,
        Illegal::Hindered,
        Illegal::HandTaken,
        Illegal::TwoRings,
        Illegal::NoEffect,
        Illegal::NothingWorn,
        Illegal::NoLantern,
        Illegal::NoOil,
        Illegal::NoTarget,
        Illegal::OutOfRange,
        Illegal::NotVisible,
        Illegal::PackFull,
        Illegal::Amulet,
    ]);
    let kinds = [
        FlawKind::UnknownName,
        FlawKind::BadValue,
        FlawKind::BadPlace,
        FlawKind::Taken,
        FlawKind::Unsupported,
    ];
    assert_sentences(kinds.map(|kind| Flaw { at: "level.monsters[0]".to_owned(), kind }));
    let unread = "seed=x".parse::<Options>().expect_err("not a number");
    assert_eq!(unread.to_string(), "“seed=x” (at 1) is not a value this option can take.");
}
