//! Shut the Box: rules, exact play and view, in that order of dependence.
//!
//! ```
//! use kernel::{Rules, Turn};
//! use shutbox::rules::{Setup, ShutBox};
//!
//! let mut game = ShutBox::start(&Setup::default()).expect("the classic game is sound");
//! let mut events = Vec::new();
//! for action in ["roll 2", "dice 3 4", "1+6"] {
//!     let action = game.read(action).expect("our own notation");
//!     game.apply(&action, &mut events).expect("a legal turn");
//! }
//! assert_eq!(game.score(), 45 - 7);
//! ```

pub mod brain;
pub mod rules;
pub mod view;

/// Words of the computer's levels, as the view offers them and the brain plays them.
pub const LEVELS: &[&str] = &["random", "most", "highest", "exact"];
