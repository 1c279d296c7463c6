//! Sudoku: rules, then what computes with them, then what shows them.
#![doc = include_str!("../README.md")]

pub mod brain;
pub mod formats;
pub mod rules;
#[cfg(feature = "view")]
pub mod view;

parlour_kernel::english_errors! { include_str!("english.ftl") =>
    brain::GenerateError, brain::solver::CandidatesError, brain::solver::OutOfBudget,
    brain::teach::CaseError, rules::Flaw, rules::Illegal
}
