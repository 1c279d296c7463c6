//! Exact tables of the moving phase: who wins every position with few stones, and in how many plies. They are made by
//! working backwards from the ends of games, for any rules that positions alone decide, and asked by position. Where they
//! cover the moving phase whole, the placing phase is searched over them, and values of the first turns make a book.
//!
//! Draws by repetition and by counting moves are not in them: a table says what can be forced, however long it takes.

#![cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "in the browser tables are asked, not made"))]

mod book;
mod entry;
mod fault;
mod file;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod index;
mod pack;
mod placing;
mod probe;
mod proven;
mod rank;
#[cfg(not(target_arch = "wasm32"))]
mod retrograde;
mod rules;
#[cfg(not(target_arch = "wasm32"))]
mod snapshot;
#[cfg(not(target_arch = "wasm32"))]
mod solver;
mod source;
mod summary;
mod symmetry;
mod turns;
#[cfg(not(target_arch = "wasm32"))]
mod whole;

pub use entry::{Entry, Value};
pub use fault::TableFault;
pub use index::Sector;
pub use probe::{Tables, Verdict};
pub use proven::Question;
pub use rules::TableRules;
#[cfg(not(target_arch = "wasm32"))]
pub use solver::{Plan, Report, Solved, Wish};
pub use source::Source;
pub use summary::Summary;
#[cfg(not(target_arch = "wasm32"))]
pub use whole::WholePlan;
