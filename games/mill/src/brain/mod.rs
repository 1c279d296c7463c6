//! The engine: evaluation, search, levels, hints, matches between engines. Knows the rules, not the view.

mod annotate;
mod bot;
mod duel;
mod endgames;
mod engine;
mod evaluate;
mod exact;
mod frontier;
mod general_node;
mod greedy;
mod hinter;
mod interior;
mod key;
mod level;
mod node;
mod order;
mod path;
mod plain_node;
mod reasons;
mod search;
mod supply;
mod symmetry;
mod table;
pub mod tables;
mod weights;

pub use annotate::annotate;
pub use bot::MillBot;
pub use duel::{ByLevel, ByNodes, Contender, GameResult, Greedy, MatchScore, game_of_match};
pub use engine::{Engine, Limits, SearchResult, plies_to_end};
pub use evaluate::static_score;
pub use exact::{ExactAction, exact_actions};
pub use hinter::MillHinter;
pub use level::Level;
pub use weights::{Stage, Weights};
