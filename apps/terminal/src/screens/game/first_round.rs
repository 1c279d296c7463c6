//! The table of a first round: a game of its own over whatever was on the screen, of which nothing is stored.

use super::Table;
use crate::house::House;
use parlour_midend::Game;

impl Table {
    /// A game's first round, if it has one.
    pub fn first_round(game: &Game, house: &mut House) -> Option<Table> {
        let table = game.open_first_round(house.now().wall)?;
        let mut screen = Table::new(table, None, house);
        let effects = screen.control.begin_first_round();
        screen.take(effects, house);
        Some(screen)
    }

    /// Whether this is one.
    pub fn is_first_round(&self) -> bool {
        self.control.is_first_round()
    }

    /// How far it is, before what is said: `2/7`; and the key of the command that it asks for: `3/6 [x]`.
    pub(super) fn step_words(&self) -> Option<String> {
        let view = self.control.first_round().filter(|view| !view.is_done)?;
        let step = format!("{}/{}", view.at, view.all);
        let wanted = self.scene.commands.iter().find(|command| Some(command.id.as_ref()) == view.command);
        let key = wanted.map(|command| command.key.as_ref()).filter(|key| !key.is_empty());
        Some(key.map_or_else(|| step.clone(), |key| format!("{step} [{key}]")))
    }
}
