//! The parts pages are made of. None of them knows a game.

mod bar;
mod dialog;
mod fields;
mod icon;
mod live;
mod page;

pub use bar::Bar;
pub use dialog::{Dialog, closed, open_while};
pub use fields::{ChoiceField, Toggle, choice};
pub use icon::{Icon, icon};
pub use live::{live, part, while_true};
pub use page::{Page, Visit};
