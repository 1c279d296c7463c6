//! The table: a game being played. Generic over scenes; no word here is about one game.

mod chart;
mod clock;
mod coach;
mod draw;
mod hold;
mod judge;
pub(super) mod keep;
mod motion;
mod reel;
mod review;
mod sheet;
mod side;
mod stride;
mod walk;

use super::{Go, Screen, help::Help, new_game::NewGame, own::OwnPuzzle};
use crate::{hits::Target, house::House, keys::Press, pointer::Touch};
use catalog::{AnyTable, Opening, Reply, Waiting};
use clock::Clock;
use coach::{Bot, Coach};
use hold::Hold;
use kernel::{Message, Seat};
use motion::Motion;
use reel::Reel;
pub(super) use review::bound;
use scene::{Board, Held, Input, Place, Scene, Tally};
use std::{collections::VecDeque, path::PathBuf, time::Duration};
use stride::Stride;
use text::Speaker;

/// What was said stays readable for so many lines.
const LOG_KEPT: usize = 50;

/// Commands that every table has and that need no person to be at move.
const ALWAYS: [&str; 3] = ["undo", "redo", "new"];

/// Where keys go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Focus {
    Cell(u16),
    Command(usize),
}

pub(crate) struct Table {
    game: Box<dyn AnyTable>,
    save_to: PathBuf,
    /// What the player sees; behind the table while dice are in the air.
    scene: Scene,
    /// How many steps are shown, while one looks back.
    reviewed: Option<usize>,
    focus: Focus,
    /// Whether the cursor was used: it is not shown to those who type numbers.
    cursor: bool,
    log: VecDeque<Message>,
    refused: Option<Message>,
    motion: Motion,
    coach: Coach,
    bot: Bot,
    clock: Clock,
    /// Cells that do not fit the solution, as the judge said.
    wrong: Vec<u16>,
    /// A setup that the game wants opened in its place.
    opening: Option<String>,
    /// The cell that the mouse holds down.
    hold: Option<Hold>,
    /// When the end is shown.
    ending: Option<Duration>,
    /// What this game added to the statistics.
    counted: Option<Vec<Tally>>,
    /// What plays by itself at a speed.
    reel: Reel,
    /// The keys that the person chose, among what is set for the game.
    keys: table::Settings,
    /// What goes on by itself, and what of it is not saved yet.
    stride: Stride,
}

impl Table {
    pub fn new(mut table: Box<dyn AnyTable>, save_to: Option<PathBuf>, house: &mut House) -> Self {
        let save_to =
            save_to.unwrap_or_else(|| house.store.puzzle_path(table.game(), &table.session().puzzle));
        // A game that was over when it was opened has been counted before.
        let counted = table.outcome().map(|_| keep::tallies(table.as_ref()));
        keep::take_habits(table.as_mut(), house);
        table.greet(house.now().wall);
        let keys = keep::chosen(table.game(), house);
        let scene = bound(table.scene(None), &keys);
        let mut screen = Table {
            game: table,
            save_to,
            scene,
            reviewed: None,
            focus: Focus::Cell(0),
            cursor: false,
            log: VecDeque::new(),
            refused: None,
            motion: Motion::default(),
            coach: Coach::Off,
            bot: Bot::Idle,
            clock: Clock::default(),
            wrong: Vec::new(),
            opening: None,
            hold: None,
            ending: None,
            counted,
            reel: Reel::new(),
            keys,
            stride: Stride::default(),
        };
        screen.give_back();
        screen.clock_starts(house);
        screen.judge_at_once(house);
        screen.look(house);
        screen
    }

    /// Adds something to the log.
    pub fn tell(&mut self, message: impl IntoIterator<Item = Message>) {
        self.log.extend(message);
        while self.log.len() > LOG_KEPT {
            self.log.pop_front();
        }
    }

    /// The language with the names of those who play here.
    fn speaker(&self, house: &House) -> Speaker {
        let session = self.game.session();
        let names = (0..session.players.len()).map(|seat| session.name(Seat(seat as u8)).map(str::to_owned));
        house.speaker.clone().with_names(names.collect())
    }

    fn is_grid(&self) -> bool {
        matches!(self.scene.board, Board::Grid(_))
    }

    fn is_map(&self) -> bool {
        matches!(self.scene.board, Board::Glyphs(_))
    }

    /// Whether one walks over the board cell by cell.
    fn walks(&self) -> bool {
        !matches!(self.scene.board, Board::Tiles(_))
    }

    /// A text that was pasted is something to play, where texts can be brought.
    pub fn paste(&mut self, text: &str) -> Go {
        match catalog::game(self.game.game()).filter(|game| game.card.takes_texts()) {
            Some(game) => {
                Go::Open(Screen::Own(Box::new(OwnPuzzle::at_table(game, self.game.as_ref(), text))))
            }
            None => Go::Stay,
        }
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        self.time_passes(house);
        if self.clock.paused {
            // Whatever is pressed, the game goes on; only leaving is leaving.
            self.pause(house);
            return if press.leaves() && press.key != "Escape" { Go::Back } else { Go::Stay };
        }
        if self.stops_watching(press, house) || self.look_back(press, house) {
            return Go::Stay;
        }
        if self.walks() {
            self.refused = None;
            let go = self.walk(press, house);
            return self.or_opening(go, house);
        }
        if self.motion.in_the_air() {
            // The next input, whatever it is, ends what is in the air.
            self.rest(house);
            return Go::Stay;
        }
        self.refused = None;
        if press.ctrl {
            match press.key.to_ascii_lowercase().as_str() {
                "z" => return self.command("undo", house),
                "y" => return self.command("redo", house),
                _ => return Go::Stay,
            }
        }
        match press.key.as_str() {
            "?" => return Go::Open(Screen::Help(Help::of(self.game.game()))),
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

    /// A key that the scene may know: a command's, or a cell's.
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

    /// Where the game wants another one in its place, that is where it leads.
    fn or_opening(&mut self, go: Go, house: &mut House) -> Go {
        let (Some(setup), Some(game)) = (self.opening.take(), catalog::game(self.game.game())) else {
            return go;
        };
        match game.open(&setup, Opening::default()) {
            Ok(_) => Go::Open(Screen::Own(Box::new(OwnPuzzle::from_board(
                game,
                self.game.as_ref(),
                &setup,
                house,
            )))),
            // What cannot be played at all is mended here, where it can be seen.
            Err(error) => {
                self.refused = error.message();
                go
            }
        }
    }

    pub fn click(&mut self, target: Option<Target>, touch: Touch, house: &mut House) -> Go {
        self.time_passes(house);
        if self.clock.paused {
            self.pause(house);
            return Go::Stay;
        }
        if self.motion.in_the_air() {
            self.rest(house);
            return Go::Stay;
        }
        self.refused = None;
        if self.reel.is_watching() {
            self.stop_watching(house);
            return Go::Stay;
        }
        if self.reviewed.is_some() {
            self.now_shown();
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
                self.or_opening(go, house)
            }
            _ => Go::Stay,
        }
    }

    /// What is prepared is dropped first, then the coach is sent away, then the table is left.
    fn escape(&mut self, house: &mut House) -> Go {
        let reply = self.game.input(&Input::Cancel, house.now().wall);
        let told = std::mem::take(&mut self.wrong);
        let before = self.scene.clone();
        if reply.changed {
            self.take(reply, house);
        }
        if self.scene != before || !told.is_empty() {
            Go::Stay
        } else if self.coach.is_on() {
            self.coach.dismiss();
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

    /// From the board through the commands that can be done, and round again.
    fn tab(&mut self, forward: bool) {
        let allowed = |index: &usize| {
            let command = &self.scene.commands[*index];
            self.allowed(command) && command.place != Place::Key
        };
        let mut stops: Vec<Focus> = vec![Focus::Cell(0)];
        if let Focus::Cell(at) = self.focus {
            stops[0] = Focus::Cell(at);
        }
        stops.extend((0..self.scene.commands.len()).filter(allowed).map(Focus::Command));
        self.focus = crate::settings::turn(&stops, self.focus, forward);
        self.cursor = true;
    }

    fn pick_focused(&mut self, house: &mut House) {
        if let (Focus::Cell(cell), true) = (self.focus, self.cursor) {
            self.input(&Input::Pick(cell), house);
        }
    }

    fn press_focused(&mut self, house: &mut House) -> Go {
        let Focus::Command(index) = self.focus else { return Go::Stay };
        let command = self.scene.commands.get(index).filter(|command| self.allowed(command));
        let Some(id) = command.map(|command| command.id.to_string()) else {
            self.focus = Focus::Cell(0);
            return Go::Stay;
        };
        self.command(&id, house)
    }

    /// Whether a command can be done now: the computer's turn is not a person's.
    fn allowed(&self, command: &scene::Command) -> bool {
        let computer = matches!(self.game.waiting(), Waiting::Bot(..));
        command.enabled && !self.motion.in_the_air() && (!computer || ALWAYS.contains(&command.id.as_ref()))
    }

    fn command(&mut self, id: &str, house: &mut House) -> Go {
        match id {
            "help" => return Go::Open(Screen::Help(Help::of(self.game.game()))),
            "new" => {
                if let Some(game) = catalog::game(self.game.game()) {
                    return Go::Open(Screen::NewGame(NewGame::like(game, self.game.as_ref(), house)));
                }
            }
            "hint" => self.coach_called(house),
            "judge" => self.judge(house),
            "mark" => {
                self.input(&Input::Command("mark".into()), house);
                let back = self.scene.commands.iter().find(|command| command.id == "back");
                if let Some(back) = back.filter(|_| self.refused.is_none()) {
                    let key = back.key.to_string();
                    self.tell([Message::new("term.place-marked").text("key", key)]);
                }
            }
            "pause" => self.pause(house),
            "review" => drop(self.look_back(&Press::plain("PageUp"), house)),
            "watch" => self.watch(house),
            "summary" => return self.show_ending(house),
            "settings" => return self.settings(),
            _ => self.input(&Input::Command(id.to_owned().into()), house),
        }
        Go::Stay
    }

    fn input(&mut self, input: &Input, house: &mut House) {
        let always = matches!(input, Input::Command(id) if ALWAYS.contains(&id.as_ref()));
        if matches!(self.game.waiting(), Waiting::Bot(..)) && !always {
            return;
        }
        let judged = self.coach.is_on() && !always;
        let reply = self.game.input(input, house.now().wall);
        let acted = reply.acted;
        self.take(reply, house);
        self.stride.begin(self.is_map());
        if acted && judged {
            self.ask_review(house);
        }
    }

    /// Shows what an input led to, and keeps it.
    fn take(&mut self, reply: Reply, house: &mut House) {
        self.refused = reply.refused;
        self.opening = reply.open;
        if let Some((setting, word)) = reply.set {
            house.remember(self.game.game(), setting, word);
        }
        if reply.noted || reply.set.is_some() {
            self.keep(house);
        }
        if reply.acted {
            self.keep_now_and_then(house);
            if self.is_grid() {
                // What was said was about the board as it stood.
                self.log.clear();
            }
            if self.game.card().made {
                self.coach.dismiss();
            }
        }
        let before = self.scene.clone();
        self.now_shown();
        if self.refused.is_some() || self.is_map() {
            self.flash(&reply.cues, house);
        }
        if reply.acted {
            self.play(reply.cues, before, house);
            self.judge_at_once(house);
        }
    }

    pub fn tick(&mut self, house: &mut House) -> Go {
        self.time_passes(house);
        let now = house.now().running;
        if self.motion.over(now) {
            self.rest(house);
        }
        self.motion.settle(now);
        self.held_long_enough(house);
        self.go_on(house);
        self.run_on(house);
        self.computer(house);
        self.ending_due(house)
    }

    /// How long until something moves by itself.
    pub fn wake(&self, house: &House) -> Option<Duration> {
        let now = house.now().running;
        let hold = self.hold.as_ref().map(|_| hold::BEAT);
        let ending = self.ending.map(|due| due.saturating_sub(now));
        self.motion
            .wake()
            .into_iter()
            .chain(self.bot.wake(now))
            .chain(self.next_second())
            .chain(hold)
            .chain(self.stride.wake())
            .chain(ending)
            .chain(self.reel.wake(now))
            .min()
    }
}
