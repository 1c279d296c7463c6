//! Sudoku: rules, solver and generator, and view, in that order of dependence.
//!
//! ```
//! use kernel::Rules;
//! use sudoku::rules::{Setup, Sudoku};
//!
//! let blank: Setup = ".".repeat(81).parse().expect("81 cells");
//! let mut game = Sudoku::start(&blank).expect("nothing contradicts");
//! for action in ["set 0 0 5", "set 0 8 5"] {
//!     let action = game.read(action).expect("our own notation");
//!     game.apply(&action, &mut Vec::new()).expect("no given stands there");
//! }
//! assert_eq!(game.errors().len(), 2, "both cells of a conflict are reported");
//! ```

pub mod brain;
pub mod rules;
pub mod view;
