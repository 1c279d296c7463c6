//! The screens, one in front of the other.

mod frame;
pub(crate) mod game;
mod help;
pub(crate) mod menu;
mod new_game;
mod settings;
mod statistics;
pub(crate) mod too_small;

use crate::{hits::Target, house::House, keys::Press, paint::Canvas};
use catalog::AnyTable;
use help::Help;
use menu::Menu;
use new_game::NewGame;
use ratatui::layout::Rect;
use settings::SettingsForm;
use statistics::Charts;
use std::time::Duration;

/// A screen.
pub(crate) enum Screen {
    Menu(Menu),
    NewGame(NewGame),
    Game(Box<game::Table>),
    Help(Help),
    Settings(SettingsForm),
    Statistics(Charts),
}

/// Where an input leads.
pub(crate) enum Go {
    Stay,
    /// To the screen behind this one; out, where there is none.
    Back,
    Open(Screen),
    /// To a game that begins.
    Play(Box<dyn AnyTable>),
}

impl Screen {
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        match self {
            Screen::Menu(screen) => screen.draw(canvas, area, house),
            Screen::NewGame(screen) => screen.draw(canvas, area, house),
            Screen::Game(screen) => screen.draw(canvas, area, house),
            Screen::Help(screen) => screen.draw(canvas, area, house),
            Screen::Settings(screen) => screen.draw(canvas, area, house),
            Screen::Statistics(screen) => screen.draw(canvas, area, house),
        }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match self {
            Screen::Menu(screen) => screen.press(press, house),
            Screen::NewGame(screen) => screen.press(press, house),
            Screen::Game(screen) => screen.press(press, house),
            Screen::Help(screen) => screen.press(press),
            Screen::Settings(screen) => screen.press(press, house),
            Screen::Statistics(screen) => screen.press(press),
        }
    }

    /// A click on something, or beside everything.
    pub fn click(&mut self, target: Option<Target>, house: &mut House) -> Go {
        if target == Some(Target::Command("back".to_owned())) {
            return Go::Back;
        }
        match (self, target) {
            (Screen::Game(screen), target) => screen.click(target, house),
            (Screen::Menu(screen), Some(target)) => screen.click(&target, house),
            (Screen::NewGame(screen), Some(target)) => screen.click(&target, house),
            (Screen::Settings(screen), Some(target)) => screen.click(&target, house),
            _ => Go::Stay,
        }
    }

    pub fn tick(&mut self, house: &mut House) {
        if let Screen::Game(screen) = self {
            screen.tick(house);
        }
    }

    pub fn wake(&self, house: &House) -> Option<Duration> {
        match self {
            Screen::Game(screen) => screen.wake(house),
            _ => None,
        }
    }
}
