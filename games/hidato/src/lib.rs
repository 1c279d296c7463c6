//! Hidato: its rules, the brain that computes with them, and the view that shows them.
#![doc = include_str!("../README.md")]

pub mod brain;
pub mod rules;
#[cfg(feature = "view")]
pub mod view;

parlour_kernel::english_errors! { include_str!("english.ftl") =>
    brain::GenerateError, rules::Flaw, rules::Illegal
}
