//! Mill (Nine Men's Morris and its relatives): rules, then the engine, then the view.
#![doc = include_str!("../README.md")]

pub mod brain;
pub mod rules;
#[cfg(feature = "view")]
pub mod view;

parlour_kernel::english_errors! { include_str!("english.ftl") =>
    brain::tables::TableFault, rules::FenFlaw, rules::Flaw, rules::Illegal, rules::RecordError, rules::UnreadFen
}

/// The names of the computer's levels, shared by view and brain.
pub const LEVELS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
