//! Shut the Box: rules, then exact play, then the view.
#![doc = include_str!("../README.md")]

pub mod brain;
pub mod rules;
#[cfg(feature = "view")]
pub mod view;

parlour_kernel::english_errors! { include_str!("english.ftl") =>
    rules::Flaw, rules::Illegal
}

/// The names of the computer's levels, shared by view and brain.
pub const LEVELS: &[&str] = &["random", "most", "highest", "exact"];
