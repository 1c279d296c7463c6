//! The rules of Mill: board, options, positions, captures, FEN, records. Knows neither brain nor view.
#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]

mod action;
pub mod board;
mod capture_state;
mod captures;
mod draws;
mod events;
mod fen;
mod generate;
mod names;
mod noted;
mod options;
mod pair;
mod perft;
mod point;
mod position;
mod presets;
mod record;
mod refusal;
mod seen;
mod setup;
mod state;
mod transition;
mod variants;

pub use action::{Action, Event, Illegal};
pub use board::{Direction, Line, LineKind};
pub use capture_state::CaptureState;
pub use captures::{CaptureRule, Captures, Targets};
pub use draws::move_rule;
pub use fen::{Dialect, Extension, Fen, FenFlaw, Marker, MarkerKind, MarkerSide, UnreadFen};
pub use generate::Actions;
pub use names::{CaptureSetting, OptionName};
pub use noted::{NotedRecord, NotedTurn};
pub use options::{BoardFull, Capture, MillAction, Options, Semantics, Stalemate};
pub use pair::Pair;
pub use perft::{divide, perft};
pub use point::{Point, PointSet, Points};
pub use position::{EndReason, Ending, Phase, Position, Recurrence, Relief, Side};
pub use presets::Preset;
pub use record::{Record, RecordError, read_record, write_record};
pub use seen::Seen;
pub use setup::{Flaw, RuleText, Setup};
pub use state::{Done, Mill};
