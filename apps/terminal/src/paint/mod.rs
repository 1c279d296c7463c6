//! Drawing: a canvas of characters that remembers where things are, and a painter for each kind
//! of board. Knows no screen and no game.

mod buttons;
mod canvas;
mod dice;
mod form;
mod tiles;
mod words;

pub(crate) use buttons::{Button, buttons};
pub(crate) use canvas::Canvas;
pub(crate) use form::{Form, form};
pub(crate) use tiles::{Pose, tiles, tiles_size};
pub(crate) use words::{width, wrap};
