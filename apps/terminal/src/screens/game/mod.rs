//! The table: a game being played. Works on scenes; nothing here is specific to one game. The controller
//! decides what a key or click leads to; this only listens, shows and stores.

mod chart;
mod draw;
mod first_round;
mod hold;
pub(super) mod keep;
mod motion;
mod sheet;
mod side;
mod study;
mod walk;

use super::{Go, Screen, help::Help, new_game::NewGame, own::OwnPuzzle};
use crate::{hits::Target, house::House, keys::Press, pointer::Touch};
use hold::Hold;
use motion::Motion;
use parlour_kernel::{Message, Seat};
use parlour_midend::{Answer, AnyTable, Asked, Controller, Effects, Opening, Unstored, turned};
use parlour_scene::{Board, Held, Input, Place, Scene, command};
use parlour_text::Speaker;
use std::{collections::VecDeque, path::PathBuf, time::Duration};

/// How many lines of the log are kept.
const LOG_KEPT: usize = 50;

/// Where keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Focus {
    Cell(u16),
    Command(usize),
}

pub(crate) struct Table {
    control: Controller,
    save_to: PathBuf,
    /// What the player sees; lags behind the table while dice are tumbling.
    scene: Scene,
    focus: Focus,
    /// Whether the cursor was used: it is hidden from players who type numbers.
    cursor: bool,
    log: VecDeque<Message>,
    refused: Option<Message>,
    motion: Motion,
    /// A setup the game wants opened in its place.
    opening: Option<String>,
    /// The save of a game that goes on from a position looked at.
    going_on: Option<String>,
    /// Whether the new-game form is wanted.
    wants_form: bool,
    /// What was chosen at the end of a first round, or on leaving it.
    at_end: Option<&'static str>,
    /// The cell held down by the mouse.
    hold: Option<Hold>,
    /// When to show the ending.
    ending: Option<Duration>,
}

impl Table {
    pub fn new(mut table: Box<dyn AnyTable>, save_to: Option<PathBuf>, house: &mut House) -> Self {
        let save_to =
            save_to.unwrap_or_else(|| house.store.puzzle_path(table.game(), table.session().puzzle_name()));
        let habits = house.settings.habits(table.game()).clone();
        habits.apply_to(table.as_mut());
        let game = table.game();
        parlour_midend::settle_level(table.as_mut(), house.statistics.of_mut(game));
        let mut control = Controller::new(table, house.manners(), house.now());
        control.set_habits(habits);
        let files = house.store.files(control.table().game(), &save_to);
        parlour_midend::lay(&mut control, &files);
        let scene = shown_scene(&control);
        let mut screen = Table {
            control,
            save_to,
            scene,
            focus: Focus::Cell(0),
            cursor: false,
            log: VecDeque::new(),
            refused: None,
            motion: Motion::default(),
            opening: None,
            going_on: None,
            wants_form: false,
            at_end: None,
            hold: None,
            ending: None,
        };
        screen.all_shown(house);
        screen
    }

    /// Why the game is not stored, if it is not.
    pub fn unstored(&self) -> Option<Unstored> {
        self.control.unstored()
    }

    /// Adds messages to the log.
    pub fn tell(&mut self, message: impl IntoIterator<Item = Message>) {
        self.log.extend(message);
        while self.log.len() > LOG_KEPT {
            self.log.pop_front();
        }
    }

    /// The game's id.
    pub fn game_id(&self) -> &'static str {
        self.game().game()
    }

    fn game(&self) -> &dyn AnyTable {
        self.control.table()
    }

    /// The speaker with the players' names.
    fn speaker(&self, house: &House) -> Speaker {
        let session = self.game().session();
        let names = (0..session.players.len()).map(|seat| session.name(Seat(seat as u8)).map(str::to_owned));
        house.speaker.clone().with_names(names.collect())
    }

    fn is_grid(&self) -> bool {
        matches!(self.scene.board, Board::Grid(_))
    }

    fn is_map(&self) -> bool {
        matches!(self.scene.board, Board::Glyphs(_))
    }

    /// Whether the cursor moves over the board cell by cell.
    fn walks(&self) -> bool {
        !matches!(self.scene.board, Board::Tiles(_))
    }

    /// A pasted text is a game to open, if this game can read one.
    pub fn paste(&mut self, text: &str) -> Go {
        match parlour_catalog::game(self.game().game()).filter(|game| game.card.takes_texts()) {
            Some(game) => Go::Open(Screen::Own(Box::new(OwnPuzzle::at_table(game, self.game(), text)))),
            None => Go::Stay,
        }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        if self.follow_elsewhere(house) {
            // The key was meant for a board that is no longer there.
            return Go::Stay;
        }
        if self.control.is_paused() {
            // Any key resumes the game, except the one for leaving.
            self.pause(false, house);
            return if press.leaves() && press.key != "Escape" { Go::Back } else { Go::Stay };
        }
        // A past game is left as it was found.
        if self.control.is_only_viewed() && !self.is_first_round() && press.leaves() {
            return Go::Back;
        }
        if self.stops_watching(press, house) || self.look_back(press, house) {
            return self.or_elsewhere(Go::Stay, house);
        }
        let go = self.play_key(press, house);
        self.or_elsewhere(go, house)
    }

    fn play_key(&mut self, press: &Press, house: &mut House) -> Go {
        if self.walks() {
            self.refused = None;
            return self.walk(press, house);
        }
        if self.motion.in_the_air() {
            // Any input ends the dice animation.
            self.rest(house);
            return Go::Stay;
        }
        self.refused = None;
        if press.ctrl {
            match press.key.to_ascii_lowercase().as_str() {
                "z" => return self.command(command::UNDO, house),
                "y" => return self.command(command::REDO, house),
                _ => return Go::Stay,
            }
        }
        match press.key.as_str() {
            "?" => return Go::Open(Screen::Help(Help::at(self.game().game(), self.scene.clone()))),
            "q" | "Q" => return Go::Back,
            "Escape" => return self.escape(house),
            "ArrowLeft" | "ArrowUp" => self.step(false),
            "ArrowRight" | "ArrowDown" => self.step(true),
            "Tab" => self.tab(true),
            "BackTab" => self.tab(false),
            " " | "Enter" if matches!(self.focus, Focus::Command(_)) => return self.press_focused(house),
            " " => self.pick_focused(house),
            key => return self.key(key, house),
        }
        Go::Stay
    }

    /// Any key stops the computer, except the one that changes its speed.
    fn stops_watching(&mut self, press: &Press, house: &mut House) -> bool {
        let watches = self.control.is_watching();
        if watches && press.key == "+" {
            self.control.faster();
        } else if watches {
            let effects = self.control.stop_watching();
            self.take(effects, house);
        }
        watches
    }

    /// Handles a key during a review; false if the key means something else. Any other key returns to the
    /// game.
    fn look_back(&mut self, press: &Press, house: &mut House) -> bool {
        let effects = match self.control.look_back_key(&press.key, house.now()) {
            Some(effects) => effects,
            // The board of an analysis is there to be played on.
            None if self.control.is_studying() => return false,
            None if self.control.looked_back_at().is_some() => self.control.look_back(None),
            None if press.key == "PageUp" && !self.motion.in_the_air() => {
                let Some(last) = self.control.steps().checked_sub(1) else { return false };
                self.control.look_back(Some(last))
            }
            None => return false,
        };
        self.take(effects, house);
        true
    }

    /// Shows a past game from its start.
    pub fn view_only(&mut self, house: &mut House) {
        self.control.view_only();
        self.take(Effects { changed: true, ..Effects::default() }, house);
    }

    /// A key the scene may know: a command's or a cell's.
    fn key(&mut self, key: &str, house: &mut House) -> Go {
        if let Some(command) = self.scene.command_for_key(key) {
            let id = command.id.to_string();
            return self.command(&id, house);
        }
        match self.cell_for_key(key) {
            Some(cell) => self.input(&Input::Pick(cell), house),
            None if key == "Enter" => self.input(&Input::Confirm, house),
            None => {}
        }
        Go::Stay
    }

    fn cell_for_key(&self, key: &str) -> Option<u16> {
        match &self.scene.board {
            Board::Tiles(board) => {
                let cell = board.tiles.iter().position(|tile| key.len() == 1 && key.starts_with(tile.key))?;
                u16::try_from(cell).ok()
            }
            Board::Grid(_) | Board::Points(_) | Board::Glyphs(_) => None,
        }
    }

    fn cells(&self) -> u16 {
        match &self.scene.board {
            Board::Tiles(board) => board.tiles.len() as u16,
            Board::Grid(board) => board.cells.len() as u16,
            Board::Points(board) => board.points.len() as u16,
            Board::Glyphs(board) => board.cells.len() as u16,
        }
    }

    /// Goes where the game asked to: to the new-game form, or to another game in its place.
    fn or_elsewhere(&mut self, go: Go, house: &mut House) -> Go {
        let wants_form = std::mem::take(&mut self.wants_form);
        let Some(game) = parlour_catalog::game(self.game().game()) else { return go };
        match self.at_end.take() {
            Some(command::AGAIN) => return Go::First(game),
            Some(_) => return Go::Back,
            None => {}
        }
        if wants_form {
            return Go::Open(Screen::NewGame(NewGame::like(game, self.game(), house)));
        }
        if let Some(Ok(table)) = self.going_on.take().map(|save| game.load(&save)) {
            return Go::Bring(table);
        }
        let Some(setup) = self.opening.take() else { return go };
        match game.open(&setup, Opening::default()) {
            Ok(_) => {
                let own = OwnPuzzle::from_board(game, self.game(), &setup, house);
                Go::Open(Screen::Own(Box::new(own)))
            }
            // An invalid position is fixed here, where it is visible.
            Err(error) => {
                self.refused = error.message();
                go
            }
        }
    }

    pub fn click(&mut self, target: Option<Target>, touch: Touch, house: &mut House) -> Go {
        if self.follow_elsewhere(house) {
            return Go::Stay;
        }
        if self.control.is_paused() {
            self.pause(false, house);
            return Go::Stay;
        }
        if self.motion.in_the_air() {
            self.rest(house);
            return Go::Stay;
        }
        self.refused = None;
        if let Some(Target::Step(step)) = target {
            let effects = self.control.look_back(Some(step));
            self.take(effects, house);
            return Go::Stay;
        }
        if self.control.is_studying() {
            return self.click_in_study(target, house);
        }
        if self.control.is_watching() || self.control.looked_back_at().is_some() {
            let effects = self.control.stop_watching();
            self.take(effects, house);
            let effects = self.control.look_back(None);
            self.take(effects, house);
            return Go::Stay;
        }
        match target {
            Some(Target::Cell(cell)) => {
                self.focus = Focus::Cell(cell);
                self.hold = None;
                match touch {
                    Touch::Once if self.is_grid() => self.touch(cell, house),
                    Touch::Held if self.is_grid() => self.input(&Input::Hold(cell), house),
                    Touch::Reached if self.is_grid() => self.input(&Input::Reach(cell), house),
                    Touch::Toggled if self.is_grid() => self.input(&Input::Toggle(cell), house),
                    Touch::Held if self.is_map() => self.input(&Input::Hold(cell), house),
                    Touch::Twice if self.is_grid() => self.input(&Input::Alike(cell), house),
                    _ => self.input(&Input::Pick(cell), house),
                }
                Go::Stay
            }
            Some(Target::Pad(digit)) => {
                self.input(&Input::Digit(digit, Held::Nothing), house);
                Go::Stay
            }
            Some(Target::Command(id)) => {
                let go = self.command(&id, house);
                self.or_elsewhere(go, house)
            }
            _ => Go::Stay,
        }
    }

    /// In an analysis: the board, a step of the graph or of the turning points, an action to try out, a command.
    fn click_in_study(&mut self, target: Option<Target>, house: &mut House) -> Go {
        let now = house.now();
        match target {
            Some(Target::Cell(cell)) => self.input(&Input::Pick(cell), house),
            Some(Target::Row(steps)) => {
                let effects = self.control.turn_to(steps);
                self.take(effects, house);
            }
            Some(Target::Command(id)) => {
                let Some(action) = id.strip_prefix("try ") else {
                    let go = self.command(&id, house);
                    return self.or_elsewhere(go, house);
                };
                let effects = self.control.try_out(action, now);
                self.take(effects, house);
            }
            _ => {}
        }
        Go::Stay
    }

    /// Escape first drops the pending input, then dismisses the coach, then leaves the table.
    fn escape(&mut self, house: &mut House) -> Go {
        let before = self.scene.clone();
        let forgot = self.control.forget_wrong();
        self.input(&Input::Cancel, house);
        if self.scene != before || forgot {
            Go::Stay
        } else if self.control.coach().is_on() {
            self.control.dismiss_coach();
            Go::Stay
        } else {
            Go::Back
        }
    }

    fn step(&mut self, forward: bool) {
        let count = self.cells().max(1);
        self.focus = Focus::Cell(match self.focus {
            Focus::Cell(at) if self.cursor && forward => (at + 1) % count,
            Focus::Cell(at) if self.cursor => (at + count - 1) % count,
            Focus::Cell(at) => at,
            Focus::Command(_) => 0,
        });
        self.cursor = true;
    }

    /// Cycles from the board through the enabled commands.
    fn tab(&mut self, forward: bool) {
        let allowed = |index: &usize| {
            let command = &self.scene.commands[*index];
            self.is_open(command) && command.place != Place::Key
        };
        let mut stops: Vec<Focus> = vec![Focus::Cell(0)];
        if let Focus::Cell(at) = self.focus {
            stops[0] = Focus::Cell(at);
        }
        stops.extend((0..self.scene.commands.len()).filter(allowed).map(Focus::Command));
        self.focus = turned(&stops, self.focus, forward);
        self.cursor = true;
    }

    fn pick_focused(&mut self, house: &mut House) {
        if let (Focus::Cell(cell), true) = (self.focus, self.cursor) {
            self.input(&Input::Pick(cell), house);
        }
    }

    fn press_focused(&mut self, house: &mut House) -> Go {
        let Focus::Command(index) = self.focus else { return Go::Stay };
        let command = self.scene.commands.get(index).filter(|command| self.is_open(command));
        let Some(id) = command.map(|command| command.id.to_string()) else {
            self.focus = Focus::Cell(0);
            return Go::Stay;
        };
        self.command(&id, house)
    }

    fn is_open(&self, command: &parlour_scene::Command) -> bool {
        self.control.is_open(command, self.motion.in_the_air())
    }

    fn command(&mut self, id: &str, house: &mut House) -> Go {
        match id {
            "help" => return Go::Open(Screen::Help(Help::at(self.game().game(), self.scene.clone()))),
            "pause" => self.pause(true, house),
            command::REVIEW => drop(self.look_back(&Press::plain("PageUp"), house)),
            command::SUMMARY => return self.show_ending(house),
            command::AGAIN if self.game().outcome().is_some() && !self.is_first_round() => {
                return self.again(house);
            }
            "settings" => return self.settings(),
            _ => {
                let effects = self.control.command(id, self.motion.in_the_air(), house.now());
                self.take(effects, house);
                if id == command::MARK {
                    self.tell_of_mark();
                }
            }
        }
        Go::Stay
    }

    /// The same game with new chance; in games with generated setups, by the new-game form.
    fn again(&mut self, house: &mut House) -> Go {
        let Some(game) = parlour_catalog::game(self.game().game()) else { return Go::Stay };
        if game.card.made {
            self.wants_form = true;
            return Go::Stay;
        }
        let seed = self.game().seed().map(|_| (house.world.seed)());
        let players = self.game().session().players.clone();
        match game.open(&self.game().setup(), Opening { seed, players, now: house.now().wall }) {
            Ok(mut table) => {
                parlour_midend::keep_goal(self.game(), table.as_mut());
                Go::Play(table)
            }
            Err(error) => {
                self.refused = error.message();
                Go::Stay
            }
        }
    }

    /// Says how to return to the bookmark.
    fn tell_of_mark(&mut self) {
        let back = self.scene.commands.iter().find(|command| command.id == command::BACK);
        if let Some(back) = back.filter(|_| self.refused.is_none()) {
            let key = back.key.to_string();
            self.tell([Message::new("term.place-marked").text("key", key)]);
        }
    }

    fn pause(&mut self, on: bool, house: &mut House) {
        let effects = self.control.pause(on, house.now());
        self.take(effects, house);
    }

    fn input(&mut self, input: &Input, house: &mut House) {
        let effects = self.control.input(input, house.now());
        self.take(effects, house);
    }

    /// Shows and saves what an event led to.
    fn take(&mut self, effects: Effects, house: &mut House) {
        if effects.changed || effects.acted {
            self.refused = effects.refused;
        }
        self.opening = effects.open.or(self.opening.take());
        for slip in effects.slips {
            let statistics = house.statistics.of_mut(self.control.table().game());
            if slip.into_list(&mut statistics.slips) {
                house.keep_statistics();
            }
        }
        self.going_on = effects.go_on.or(self.going_on.take());
        self.wants_form |= effects.form;
        self.at_end = effects.at_end.filter(|_| self.is_first_round()).or(self.at_end);
        if let Some((setting, word)) = effects.set {
            house.remember(self.game().game(), setting, word);
        }
        if let Some(left) = &effects.left {
            self.shelve(left, house);
        }
        if effects.save {
            self.keep(house);
        }
        if effects.acted && self.is_grid() {
            // The log was about the board as it was.
            self.log.clear();
        }
        let before = self.scene.clone();
        self.scene = shown_scene(&self.control);
        if self.refused.is_some() || self.is_map() {
            self.flash(&effects.cues, house);
        }
        // The coach shows its own hint; anything else is logged.
        if !self.control.coach().said().iter().any(|said| effects.told.contains(said)) {
            self.tell(effects.told);
        }
        if effects.acted {
            self.play(effects.cues, before, house);
        }
    }

    /// Everything is shown: the computer or the coach may now think about the current position.
    fn all_shown(&mut self, house: &mut House) {
        let effects = self.control.shown(house.now());
        if effects != Effects::default() {
            self.take(effects, house);
        }
    }

    pub fn tick(&mut self, house: &mut House) -> Go {
        let now = house.now();
        if self.motion.over(now.running) {
            self.rest(house);
        }
        self.motion.settle(now.running);
        self.held_long_enough(house);
        let effects = self.control.tick(self.motion.in_the_air(), now);
        if effects != Effects::default() {
            self.take(effects, house);
        }
        self.ending_due(house)
    }

    /// How long until something moves by itself.
    pub fn wake(&self, house: &House) -> Option<Duration> {
        let now = house.now();
        let hold = self.hold.as_ref().map(|_| hold::BEAT);
        let ending = self.ending.map(|due| due.saturating_sub(now.running));
        self.motion.wake().into_iter().chain(hold).chain(ending).chain(self.control.wake(now)).min()
    }

    pub fn questions(&mut self) -> Vec<Asked> {
        self.control.questions()
    }

    pub fn awaits(&self, number: u32) -> bool {
        self.control.awaits(number)
    }

    pub fn answer(&mut self, number: u32, answer: Answer, house: &mut House) {
        let effects = self.control.answer(number, answer, house.now());
        if effects != Effects::default() {
            self.take(effects, house);
        }
    }
}

/// The scene without what the terminal cannot do: it has no way to share a game. The way out of a first round is a button.
fn shown_scene(control: &Controller) -> Scene {
    let mut scene = control.scene();
    scene.commands.retain(|offered| offered.id != command::SHARE);
    for skip in
        scene.commands.iter_mut().filter(|offered| offered.id == command::REAL && offered.place == Place::Key)
    {
        (skip.place, skip.key) = (Place::Tool, "".into());
    }
    scene
}
