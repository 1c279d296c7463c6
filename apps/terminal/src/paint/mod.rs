//! Drawing: a character canvas that remembers where things are, and a painter per kind of board. Knows no
//! screen and no game.

mod buttons;
mod canvas;
mod charts;
mod dice;
mod form;
mod glyphs;
mod grid;
mod pad;
mod points;
mod spaced_grid;
mod tiles;
mod walls;
mod words;

pub(crate) use buttons::{Button, buttons, rows_of_buttons};
pub(crate) use canvas::Canvas;
pub(crate) use charts::{bars, course, table, year};
pub(crate) use form::{FormRow, NAMES, form_row};
pub(crate) use glyphs::{beside, glyphs, glyphs_size, sheet};
pub(crate) use grid::{GridPose, grid, grid_shows_notes, grid_size, notes};
pub(crate) use pad::{pad, rows_of_pad};
pub(crate) use points::{points, points_size};
pub(crate) use tiles::{Pose, tiles, tiles_size};
pub(crate) use words::{width, wrap};
