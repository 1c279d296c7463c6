//! The pages, one for each kind of address. Those around the games are a part of their own.

#[cfg(feature = "lobby")]
mod bindings;
#[cfg(feature = "lobby")]
mod chart;
mod game;
#[cfg(feature = "lobby")]
mod help;
#[cfg(feature = "lobby")]
mod home;
mod missing;
mod puzzles;
#[cfg(feature = "lobby")]
mod ranks;
#[cfg(feature = "lobby")]
mod settings;
#[cfg(feature = "lobby")]
mod stats;

pub use game::GamePage;
#[cfg(feature = "lobby")]
pub use help::HelpPage;
#[cfg(feature = "lobby")]
pub use home::HomePage;
pub use missing::MissingPage;
pub use puzzles::PuzzlesPage;
#[cfg(feature = "lobby")]
pub use settings::SettingsPage;
#[cfg(feature = "lobby")]
pub use stats::StatsPage;
