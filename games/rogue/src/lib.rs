//! [`rules`] know nothing of the other modules. [`known`] computes paths and odds from what the hero knows,
//! [`script`] shows a run as data and sets up scenarios, [`brain`] has the engines, and `view` shows runs to
//! players. Brain and view use `known`, but not each other.
//!
#![doc = include_str!("../README.md")]

pub mod brain;
mod game;
pub mod known;
pub mod rules;
pub mod script;
#[cfg(feature = "view")]
pub mod view;

parlour_kernel::english_errors! { include_str!("english.ftl") =>
    rules::Flaw, rules::Illegal
}
