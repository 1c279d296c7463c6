//! Mill (Nine Men's Morris and its relatives): rules, an engine that plays them, and the view.
//!
//! ```
//! use kernel::Rules;
//! use mill::rules::{Mill, Setup};
//!
//! let game = Mill::start(&Setup::default()).expect("Nine Men's Morris is sound");
//! let game = game.replay("1. a1 b2 2. a4 c3 3. a7xb2").expect("a mill with the first three stones");
//! assert_eq!(game.board().stones(mill::rules::Side::Black).count(), 1);
//! ```

pub mod brain;
pub mod rules;
pub mod view;

/// Words of the computer's levels, as the view offers them and the brain plays them.
pub const LEVELS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
