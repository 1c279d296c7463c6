//! The engine: evaluation, search, levels, hints, matches. Knows the rules, no view.

mod ahead;
mod bot;
mod duel;
mod engine;
mod evaluate;
mod field;
mod greedy;
mod key;
mod last;
mod lean;
mod level;
mod order;
mod path;
mod search;
mod table;
mod teacher;
mod weights;
mod whole;

pub use bot::Computer;
pub use duel::{ByLevel, ByNodes, Contender, Greedy, Score, Tally, game_of_match, opening, play};
pub use engine::{Engine, Limits, Thought, plies_to_end};
pub use greedy::greedy;
pub use level::Level;
pub use teacher::Teacher;
pub use weights::{Stage, Weights};
