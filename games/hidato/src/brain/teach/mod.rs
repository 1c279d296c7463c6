//! How people solve, technique by technique, each conclusion with what it depends on. Uses the solver only
//! as the last resort.

mod account;
mod bridge;
mod candidates;
mod dead_end;
mod distance;
mod floor;
mod forcing;
mod gateway;
mod lesson;
mod paths;
mod pruning;
mod rater;
mod regions;
mod single;
mod step;
mod subsets;
mod sums;
mod technique;
mod words;

pub use account::{Account, Ground, Refutation, contradiction, refute};
pub use candidates::{Candidates, Conflict, Gap, Spot};
pub use lesson::{Lesson, Next};
pub use rater::{Rated, Rating, rate};
pub use step::Step;
pub use technique::{Level, Technique};
pub use words::Words;
