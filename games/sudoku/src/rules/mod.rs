//! The rules of Sudoku: setup text, state, live validation, transitions, notation. Knows neither brain nor
//! view.
//!
//! The rules report every cell of a conflict, givens included; views paint all but the givens.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod action;
mod cell;
mod grid;
mod layout;
mod notation;
mod seen;
mod setup;
mod state;
mod validate;
mod variant;

pub use action::{Action, Colour, Event, Illegal};
pub use cell::{Cell, CellSet, Digit, DigitSet};
pub use grid::Grid;
pub use layout::{House, Layout, Shape, consecutive, windows};
pub use seen::Seen;
pub use setup::{Flaw, Setup};
pub use state::{Notes, Sudoku};
pub use validate::{
    Broken, Conflicts, box_conflicts, clashes, col_conflicts, conflicts_of, errors_of, has_no_errors,
    row_conflicts, validate_grid,
};
pub use variant::{Extra, Extras, Regions, Variant};
