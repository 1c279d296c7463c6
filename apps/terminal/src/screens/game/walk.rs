//! Keys on grids and maps: steps, digits, and their modifiers. The scene's own keys come first.

use super::{Focus, Table};
use crate::{
    house::House,
    keys::Press,
    screens::{Go, Screen, toggles::Toggles},
};
use parlour_scene::{Board, Direction, Held, Input, command};

impl Table {
    pub(super) fn walk(&mut self, press: &Press, house: &mut House) -> Go {
        if self.is_map() {
            return self.map_key(press, house);
        }
        if let Some(go) = self.among_commands(press, house) {
            return go;
        }
        self.focus = Focus::Cell(0);
        if let Some(id) = self.command_of(press) {
            return self.command(&id, house);
        }
        if let Some((digit, held)) = press.digit() {
            self.input(&Input::Digit(digit, held), house);
            return Go::Stay;
        }
        let steps = |press: &Press| self.is_grid() || press.key.starts_with("Arrow");
        if let Some((direction, held)) = direction(press).filter(|_| steps(press)) {
            self.input(&Input::Step(direction, held), house);
            return Go::Stay;
        }
        match press.key.as_str() {
            _ if press.ctrl || press.alt => {}
            "Enter" => self.input(&Input::Confirm, house),
            "Escape" => return self.escape(house),
            "?" => return self.command("help", house),
            "q" | "Q" => return Go::Back,
            "p" | "P" => self.pause(true, house),
            "," => return self.command("settings", house),
            _ => {}
        }
        Go::Stay
    }

    /// Keys on glyph maps, where nearly every letter belongs to the game.
    fn map_key(&mut self, press: &Press, house: &mut House) -> Go {
        if let Some(id) = self.command_of(press) {
            return self.command(&id, house);
        }
        if let Some((digit, held)) = press.digit().filter(|_| press.key.parse::<u8>().is_ok()) {
            self.input(&Input::Digit(digit, held), house);
            return Go::Stay;
        }
        if let Some((direction, held)) = direction(press).filter(|_| press.key.starts_with("Arrow")) {
            self.input(&Input::Step(direction, held), house);
            return Go::Stay;
        }
        let listed = matches!(&self.scene.board, Board::Glyphs(board) if board.sheet.is_some());
        match press.key.as_str() {
            _ if press.ctrl || press.alt => {}
            "Tab" => self.input(&Input::Cycle { back: press.shift }, house),
            "BackTab" => self.input(&Input::Cycle { back: true }, house),
            "Enter" if self.game().outcome().is_some() => return self.command("summary", house),
            "Enter" | " " => self.input(&Input::Confirm, house),
            "Escape" => {
                self.control.dismiss_coach();
                self.input(&Input::Cancel, house);
            }
            "?" => return self.command("help", house),
            "S" | "Q" if !listed => return Go::Back,
            "q" if self.game().outcome().is_some() => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    /// Whether Tab cycles through cells: on the board, if it has cells to cycle through.
    fn cycles(&self) -> bool {
        let open = matches!(&self.scene.board, Board::Grid(board) if board.cycles);
        open && matches!(self.focus, Focus::Cell(_))
    }

    /// Tab moves from the board to the commands, and F10 always does; there Enter and Space press them.
    fn among_commands(&mut self, press: &Press, house: &mut House) -> Option<Go> {
        let back = press.key == "BackTab" || press.shift;
        match press.key.as_str() {
            "Tab" | "BackTab" if !press.ctrl && self.cycles() => {
                self.input(&Input::Cycle { back }, house);
            }
            "F10" => self.tab(!press.shift),
            "Tab" if !press.ctrl => self.tab(!press.shift),
            "BackTab" => self.tab(false),
            " " | "Enter" if matches!(self.focus, Focus::Command(_)) => {
                return Some(self.press_focused(house));
            }
            _ => return None,
        }
        Some(Go::Stay)
    }

    /// The command bound to a key, with Ctrl or without.
    fn command_of(&self, press: &Press) -> Option<String> {
        if press.alt {
            return None;
        }
        // Both keys erase, whichever a keyboard has.
        let key = if press.key == "Delete" { "Backspace" } else { &press.key };
        let chord = if press.ctrl { format!("Ctrl+{key}") } else { key.to_owned() };
        if let Some(command) = self.scene.command_for_key(&chord) {
            return Some(command.id.to_string());
        }
        match (press.ctrl, key) {
            (true, "z") if !press.shift => Some(command::UNDO.to_owned()),
            (true, "y" | "z" | "Z") => Some(command::REDO.to_owned()),
            _ => None,
        }
    }

    /// Opens this game's settings.
    pub(super) fn settings(&self) -> Go {
        match parlour_catalog::game(self.game().game()).filter(|game| !game.card.settings.is_empty()) {
            Some(game) => Go::Open(Screen::Toggles(Toggles::new(game, &self.game().session().settings))),
            None => Go::Stay,
        }
    }
}

fn direction(press: &Press) -> Option<(Direction, Held)> {
    let direction = match press.key.as_str() {
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        letter => {
            // A letter with Ctrl is another key in many terminals.
            let letter = Some(letter).filter(|_| !press.ctrl && !press.alt)?;
            let direction = Direction::of_letter(&letter.to_ascii_lowercase())?;
            let large = letter.starts_with(|letter: char| letter.is_ascii_uppercase());
            return Some((direction, if large { Held::Shift } else { press.held() }));
        }
    };
    Some((direction, press.held()))
}
