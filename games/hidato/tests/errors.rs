//! What a program prints of an error: an English sentence, without the texts of the front ends.

use parlour_hidato::{
    brain::{GenerateError, Wish},
    rules::{Flaw, Illegal, Place, Setup, Value},
};
use parlour_kernel::Fault;
use std::error::Error;

/// Every fault has a sentence of its own, complete to the last word.
fn assert_sentences<F: Fault + Error>(faults: impl IntoIterator<Item = F>) {
    for fault in faults {
        let sentence = fault.to_string();
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{fault:?}: {sentence}");
        assert!(!sentence.contains("hidato."), "{fault:?}: {sentence}");
    }
}

#[test]
fn every_error_is_a_sentence() {
    let place = Place { row: 0, col: 1 };
    let value = Value::new(7).expect("not 0");
    assert_sentences([
        Illegal::NoCell { place },
        Illegal::NoTarget { place },
        Illegal::Occupied { place, value },
        Illegal::NotAdjacent { place, value },
        Illegal::Given { place },
        Illegal::Empty { place },
        Illegal::Ignored { place },
        Illegal::None,
    ]);
    assert_sentences([
        Flaw::NoCells,
        Flaw::OutOfRange { place, number: 0, highest: 9 },
        Flaw::Duplicate { number: 3, places: vec![place] },
        Flaw::Link { from: place, to: place },
    ]);
    assert_sentences([GenerateError::NoPath(Wish::default()), GenerateError::Stopped]);
    let unread = "board x king 0 5".parse::<Setup>().expect_err("no rows");
    assert_eq!(unread.to_string(), "“0” (at 14) is not a number of rows or columns from 1 to 64.");
}
