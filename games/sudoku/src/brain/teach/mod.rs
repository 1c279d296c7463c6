//! How people solve: one grid of candidates, a file for each family of techniques, one description of a step
//! for all of them. A step follows from the candidates alone; none of this knows the solution.

mod als;
mod als_chains;
mod avoidable;
mod board;
mod candidates;
mod chains;
mod colours;
mod combine;
mod explainer;
mod finder;
mod fish;
mod large_fish;
mod library;
mod links;
mod locked;
mod path;
mod rater;
mod rectangles;
mod remote_pairs;
mod single_digit;
mod singles;
mod step;
mod subsets;
mod sue_de_coq;
mod table;
mod technique;
mod templates;
mod uniqueness;
mod wings;
mod words;

pub use board::Board;
pub use candidates::{Candidate, CandidateSet};
pub use explainer::{Explained, Explainer, Rule, Stopped, Stuck, Tenths};
pub use finder::{all, first};
pub use library::{Case, CaseError, case, written};
pub use path::{Path, Teacher, place};
pub use rater::{Rater, Rating};
pub use step::{Link, Node, Step};
pub use table::{House, Shape, Table};
pub use technique::{Assumption, Level, Technique};
pub use words::{conclusion, houses, sentence};
