//! The pages, one for each kind of address.

mod bindings;
mod chart;
mod days;
mod game;
mod help;
mod home;
mod missing;
mod news;
mod open;
mod puzzles;
mod ranks;
mod settings;
mod shelf;
mod stats;
mod techniques;

pub use days::DaysPage;
pub use game::{GamePage, first_round_panel, game_dialogs, study_panel};
pub use help::HelpPage;
pub use home::HomePage;
pub use missing::MissingPage;
pub use news::news_panel;
pub use open::OpenPage;
pub use puzzles::PuzzlesPage;
pub use settings::SettingsPage;
pub use shelf::ShelfPage;
pub use stats::StatsPage;
pub use techniques::TechniquesPage;
