//! Hidato: a path of consecutive numbers through a board of any shape. Rules first, then what thinks
//! about them and what shows them.
//!
//! ```
//! use hidato::rules::{Hidato, Setup};
//! use kernel::Rules;
//!
//! let board: Setup = "board small ortho 2 3\n1 . .\n6 . 4".parse().expect("a board");
//! let mut game = Hidato::start(&board).expect("sound");
//! for action in ["auto", "place 0 1", "place 0 2", "auto", "place 1 1"] {
//!     let action = game.read(action).expect("our own notation");
//!     game.apply(&action, &mut Vec::new()).expect("beside the number before it");
//! }
//! assert!(game.is_solved(), "3 is stepped over on the way from 4 to 5");
//! ```

pub mod brain;
pub mod rules;
pub mod view;
