//! The screens and how one leads to another.

mod bindings;
mod days;
mod ending;
mod fetch;
mod frame;
pub(crate) mod game;
mod help;
mod kept_games;
mod maker;
pub(crate) mod menu;
mod new_game;
mod own;
mod ranks;
mod settings;
mod shelf;
mod statistics;
mod techniques;
mod toggles;
pub(crate) mod too_small;

use crate::{hits::Target, house::House, keys::Press, paint::Canvas, pointer::Touch};
use bindings::Bindings;
use days::Days;
use ending::Ending;
use help::Help;
use kept_games::KeptGames;
use menu::Menu;
use new_game::NewGame;
use own::OwnPuzzle;
use parlour_midend::{Answer, AnyTable, Asked, Game, Unstored};
use ranks::Ranks;
use ratatui::layout::Rect;
use settings::SettingsForm;
use shelf::Shelf;
use statistics::Charts;
use std::time::Duration;
use techniques::Techniques;
use toggles::Toggles;

pub(crate) enum Screen {
    Menu(Menu),
    NewGame(NewGame),
    Own(Box<OwnPuzzle>),
    Shelf(Shelf),
    Days(Box<Days>),
    Ending(Box<Ending>),
    Game(Box<game::Table>),
    Help(Help),
    Settings(SettingsForm),
    Toggles(Toggles),
    Statistics(Charts),
    Ranks(Ranks),
    Bindings(Bindings),
    KeptGames(Box<KeptGames>),
    Techniques(Techniques),
}

/// Where an input leads.
pub(crate) enum Go {
    Stay,
    /// To the screen behind this one, or out of the app.
    Back,
    /// Out of the app.
    Quit,
    Open(Screen),
    /// To a new game.
    Play(Box<dyn AnyTable>),
    /// To a game's first round.
    First(&'static Game),
    /// To a game brought as text, which exists nowhere else: it is saved at once.
    Bring(Box<dyn AnyTable>),
}

impl Screen {
    pub fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        match self {
            Screen::Menu(screen) => screen.draw(canvas, area, house),
            Screen::NewGame(screen) => screen.draw(canvas, area, house),
            Screen::Own(screen) => screen.draw(canvas, area, house),
            Screen::Shelf(screen) => screen.draw(canvas, area, house),
            Screen::Days(screen) => screen.draw(canvas, area, house),
            Screen::Ending(screen) => screen.draw(canvas, area, house),
            Screen::Toggles(screen) => screen.draw(canvas, area, house),
            Screen::Game(screen) => screen.draw(canvas, area, house),
            Screen::Help(screen) => screen.draw(canvas, area, house),
            Screen::Settings(screen) => screen.draw(canvas, area, house),
            Screen::Statistics(screen) => screen.draw(canvas, area, house),
            Screen::Ranks(screen) => screen.draw(canvas, area, house),
            Screen::Bindings(screen) => screen.draw(canvas, area, house),
            Screen::KeptGames(screen) => screen.draw(canvas, area, house),
            Screen::Techniques(screen) => screen.draw(canvas, area, house),
        }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        match self {
            Screen::Menu(screen) => screen.press(press, house),
            Screen::NewGame(screen) => screen.press(press, house),
            Screen::Own(screen) => screen.press(press, house),
            Screen::Shelf(screen) => screen.press(press, house),
            Screen::Days(screen) => screen.press(press, house),
            Screen::Ending(screen) => screen.press(press, house),
            Screen::Toggles(screen) => screen.press(press, house),
            Screen::Game(screen) => screen.press(press, house),
            Screen::Help(screen) => screen.press(press),
            Screen::Settings(screen) => screen.press(press, house),
            Screen::Statistics(screen) => screen.press(press, house),
            Screen::Ranks(screen) => screen.press(press, house),
            Screen::Bindings(screen) => screen.press(press, house),
            Screen::KeptGames(screen) => screen.press(press, house),
            Screen::Techniques(screen) => screen.press(press, house),
        }
    }

    /// Handles a click; `None` is a click on nothing.
    pub fn click(&mut self, target: Option<Target>, touch: Touch, house: &mut House) -> Go {
        if target == Some(Target::Command("leave".to_owned())) {
            return Go::Back;
        }
        match (self, target) {
            (Screen::Game(screen), target) => screen.click(target, touch, house),
            (_, _) if matches!(touch, Touch::Reached | Touch::Held) => Go::Stay,
            (Screen::Menu(screen), Some(target)) => screen.click(&target, house),
            (Screen::NewGame(screen), Some(target)) => screen.click(&target, house),
            // The buttons in a page's footer stand for its keys.
            (screen, Some(Target::Command(key))) => screen.press(&Press::plain(&key), house),
            (Screen::Shelf(screen), Some(target)) => screen.click(&target, house),
            (Screen::Days(screen), Some(target)) => screen.click(&target, house),
            (Screen::Toggles(screen), Some(target)) => screen.click(&target, house),
            (Screen::Settings(screen), Some(target)) => screen.click(&target, house),
            (Screen::KeptGames(screen), Some(target)) => screen.click(&target, house),
            (Screen::Techniques(screen), Some(target)) => screen.click(&target, house),
            (Screen::Ranks(screen), Some(Target::Row(row))) => screen.choose(row),
            (Screen::Bindings(screen), Some(Target::Row(row))) => screen.ask(row),
            _ => Go::Stay,
        }
    }

    /// Whether it is a first round.
    pub fn is_first_round(&self) -> bool {
        matches!(self, Screen::Game(table) if table.is_first_round())
    }

    /// Why the game on it is not stored, if it is not.
    pub fn unstored(&self) -> Option<Unstored> {
        match self {
            Screen::Game(table) => table.unstored(),
            _ => None,
        }
    }

    /// The mouse button was released.
    pub fn release(&mut self) {
        if let Screen::Game(table) = self {
            table.release();
        }
    }

    /// Handles pasted text.
    pub fn paste(&mut self, text: &str, house: &House) -> Go {
        match self {
            Screen::KeptGames(screen) => {
                screen.paste(text, house);
                Go::Stay
            }
            Screen::Own(screen) => {
                screen.paste(text);
                Go::Stay
            }
            Screen::NewGame(screen) => screen.paste(text),
            Screen::Game(screen) => screen.paste(text),
            _ => Go::Stay,
        }
    }

    /// Takes the pending engine questions.
    pub fn questions(&mut self) -> Vec<Asked> {
        match self {
            Screen::Game(screen) => screen.questions(),
            _ => Vec::new(),
        }
    }

    /// Whether the answer to a question is awaited.
    pub fn awaits(&self, number: u32) -> bool {
        match self {
            Screen::NewGame(screen) => screen.awaits(number),
            Screen::Shelf(screen) => screen.awaits(number),
            Screen::Days(screen) => screen.awaits(number),
            Screen::Ending(screen) => screen.awaits(number),
            Screen::Own(screen) => screen.awaits(number),
            Screen::Techniques(screen) => screen.awaits(number),
            Screen::Game(screen) => screen.awaits(number),
            _ => false,
        }
    }

    /// Delivers an engine's answer to this screen.
    pub fn answer(&mut self, number: u32, answer: Answer, house: &mut House) -> Go {
        match self {
            Screen::NewGame(screen) => screen.answer(answer, house),
            Screen::Shelf(screen) => screen.answer(answer, house),
            Screen::Days(screen) => screen.answer(answer, house),
            Screen::Ending(screen) => screen.answer(answer, house),
            Screen::Own(screen) => screen.answer(answer, house),
            Screen::Techniques(screen) => screen.answer(answer, house),
            Screen::Game(screen) => {
                screen.answer(number, answer, house);
                Go::Stay
            }
            _ => Go::Stay,
        }
    }

    /// The game on it, of which more may be made ahead.
    pub fn game(&self) -> Option<&'static Game> {
        match self {
            Screen::Game(screen) => parlour_catalog::game(screen.game_id()),
            Screen::NewGame(screen) => Some(screen.game()),
            _ => None,
        }
    }

    /// The screen comes to the front, again or for the first time.
    pub fn comes_to_front(&mut self, house: &mut House) {
        match self {
            // What can be continued may have changed meanwhile.
            Screen::Menu(menu) => *menu = Menu::new(house),
            Screen::Game(table) => table.comes_to_front(house),
            Screen::Shelf(screen) => screen.comes_to_front(house),
            Screen::Days(screen) => screen.comes_to_front(house),
            Screen::KeptGames(screen) => screen.comes_to_front(house),
            _ => {}
        }
    }

    /// The screen is left for good.
    pub fn leave(&mut self, house: &mut House) {
        if let Screen::Game(table) = self {
            table.leave(house);
        }
    }

    pub fn tick(&mut self, house: &mut House) -> Go {
        match self {
            Screen::Game(screen) => screen.tick(house),
            _ => Go::Stay,
        }
    }

    pub fn wake(&self, house: &House) -> Option<Duration> {
        match self {
            Screen::Game(screen) => screen.wake(house),
            _ => None,
        }
    }
}
