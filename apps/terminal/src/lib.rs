//! The terminal front end as a library: menu, new game, the table, help, settings, statistics.
//!
//! [`run`] takes over the terminal, plays, and restores it whatever happens in between. Inside is an [`App`],
//! a state machine without a terminal, clock or thread: events go in, frames and engine questions come out.
//! It draws scenes and knows no game.

mod ahead;
mod app;
mod engine;
mod guard;
mod hits;
mod house;
mod keys;
mod paint;
mod pointer;
mod run;
mod screens;
mod seed;
mod settings;
mod start;
mod store;
mod theme;
mod world;

pub use app::App;
pub use parlour_midend::Moment;
pub use run::{TerminalError, run, run_in};
pub use seed::random_seed;
pub use start::Start;
pub use store::data_folder;
pub use theme::Depth;
pub use world::{World, WriteFile};
