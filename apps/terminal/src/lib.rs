//! The terminal front end, as a library: menu, new game, the table, help, settings, statistics.
//!
//! [`run`] takes the terminal, plays and gives it back as it was, whatever happens in between.
//! Everything on the way is an [`App`], a machine without a terminal, clock or thread of its own:
//! events go in, frames and questions to engines come out. It draws scenes and knows no game.

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
pub use world::World;
