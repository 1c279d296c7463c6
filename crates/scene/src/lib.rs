//! What a player sees, as plain data: front ends draw from this and nothing else.
#![doc = include_str!("../README.md")]
//! # Scenes and cues
//!
//! A [`Scene`] is rebuilt whole after each change; a [`Cue`] is what a scene cannot show, such as tumbling
//! dice. The crate knows no game, no language and no way of drawing.

mod board;
mod card;
pub mod command;
mod cue;
mod day;
mod first_round;
mod glyphs;
mod input;
mod present;
mod scene;
mod sitting;

pub use board::{
    Board, CellShape, Grid, GridCell, GridLayout, Mark, Open, Point, Points, Stone, Strength, Tile, Tiles,
    pips,
};
pub use card::{Better, Card, Chart, Choice, Daily, Key, Made, Pack, Preset, Sample, Seats, Setting, Tally};
pub use cue::Cue;
pub use day::Day;
pub use first_round::{FirstRound, Lesson, Until};
pub use glyphs::{Gauge, Glyph, GlyphInk, Glyphs, Sheet, SheetEntry, Sight, Told};
pub use input::{Direction, Held, Input, InputKind, Intent, Meaning};
pub use present::{Brought, Present};
pub use scene::{Command, Line, PadKey, Panel, Place, Scene, SeatLine, Tone};
pub use sitting::{Sitting, Slip, Step, StepName, Summary, Tale, WrongTry};
