//! What a program prints of an error: an English sentence, without the texts of the front ends.

use parlour_kernel::Fault;
use parlour_sudoku::{
    brain::{
        GenerateError, Wish, WishedRules,
        solver::{CandidatesError, OutOfBudget},
        teach::CaseError,
    },
    rules::{Cell, CellSet, Flaw, Grid, Illegal},
};
use std::error::Error;

/// Every fault has a sentence of its own, complete to the last word.
fn assert_sentences<F: Fault + Error>(faults: impl IntoIterator<Item = F>) {
    for fault in faults {
        let sentence = fault.to_string();
        assert!(sentence.contains(' ') && !sentence.contains(['{', '$']), "{fault:?}: {sentence}");
        assert!(!sentence.contains("sudoku."), "{fault:?}: {sentence}");
    }
}

#[test]
fn every_error_is_a_sentence() {
    let cell = Cell::at(4, 0).expect("a cell");
    assert_sentences([Illegal::Given(cell), Illegal::Filled(cell)]);
    assert_sentences([Flaw::ContradictoryGivens(CellSet::of(cell))]);
    assert_sentences([
        GenerateError::NoPattern(Wish::default()),
        GenerateError::TooFewClues { wished: 17, reached: 22 },
        GenerateError::TooRare(Wish::default()),
        GenerateError::NoGrid(WishedRules::default()),
        GenerateError::Stopped,
    ]);
    let unread = "1".repeat(80).parse::<Grid>().expect_err("a cell is missing");
    assert_eq!(unread.to_string(), "Only 80 of 81 cells are given.");
    assert_sentences([CaseError::Parts(3), CaseError::Cells(unread), CaseError::Candidate("x".to_owned())]);
    assert_sentences([CandidatesError::Length(728), CandidatesError::Character(10, '8')]);
    assert_sentences([OutOfBudget]);
    let given = "Row 5, column 1 belongs to the puzzle and cannot be changed.";
    assert_eq!(Illegal::Given(cell).to_string(), given);
}
