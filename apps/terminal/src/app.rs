//! The terminal app as a state machine: events in, frames and engine questions out. Owns no terminal, clock
//! or thread.

use crate::{
    Start, World,
    ahead::Ahead,
    hits::{Hits, Target},
    house::House,
    keys::Press,
    paint::Canvas,
    pointer::{Pointer, Touch},
    screens::{Go, Screen, game::Table, menu::Menu, too_small},
    store::Saved,
};
use parlour_brain::Budget;
use parlour_midend::{Answer, AnyTable, Asked, Game, Opening, PROOF_NODES, Unstored};
use ratatui::{
    Frame,
    crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind},
    layout::Rect,
};
use std::{fmt, time::Duration};

/// The terminal app between two events.
pub struct App {
    house: House,
    /// The stack of screens, front one last; empty once the user has left.
    screens: Vec<Screen>,
    hits: Hits,
    cut: Vec<String>,
    pointer: Pointer,
    ahead: Ahead,
    /// A way out that loses a game that is not stored. The next key decides.
    leaving: Option<Go>,
}

impl App {
    /// Starts the app.
    ///
    /// # Panics
    /// If a game's first preset cannot be opened, which every game's tests rule out.
    pub fn new(world: World, start: Start) -> Self {
        let mut house = House::new(world);
        let first = if let Start::First(game) = start { Some(game) } else { None };
        let screen = match start {
            Start::Menu => Screen::Menu(Menu::new(&mut house)),
            Start::Game(game) | Start::First(game) => Screen::Game(Box::new(open(game, &mut house))),
            Start::Play { table, save_to } => Screen::Game(Box::new(Table::new(table, save_to, &mut house))),
        };
        let mut app = App {
            house,
            screens: vec![screen],
            hits: Hits::default(),
            cut: Vec::new(),
            pointer: Pointer::default(),
            ahead: Ahead::default(),
            leaving: None,
        };
        if let Some(game) = first {
            app.learn(game);
        }
        app
    }

    /// Whether the user has left.
    pub fn ended(&self) -> bool {
        self.screens.is_empty()
    }

    /// Draws the front screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.hits.clear();
        let area = frame.area();
        self.cut.clear();
        let warning = self.warning();
        let mut canvas = Canvas::new(frame.buffer_mut(), &self.house.theme, &mut self.hits, &mut self.cut);
        canvas.fill(area, self.house.theme.text);
        match self.screens.last_mut() {
            Some(_) if too_small::is(area) => too_small::draw(&mut canvas, area, &self.house),
            Some(screen) => screen.draw(&mut canvas, below(area, warning.is_some()), &self.house),
            None => {}
        }
        if let Some(warning) = warning {
            canvas.text(area.x, area.y, area.width, &warning, self.house.theme.bad);
        }
    }

    /// The warning above all screens, as long as a game is not stored.
    fn warning(&self) -> Option<String> {
        let unstored = self.unstored()?;
        let key = if self.leaving.is_some() { "term.unstored-leave" } else { unstored.key() };
        Some(format!(" {}", self.house.word(key)))
    }

    fn unstored(&self) -> Option<Unstored> {
        self.screens.iter().find_map(Screen::unstored)
    }

    /// Words that did not fit into the last frame.
    pub fn cut_words(&self) -> &[String] {
        &self.cut
    }

    /// Handles a terminal event.
    pub fn handle(&mut self, event: &Event) {
        self.ahead.touch(self.house.now());
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if let Some(press) = Press::of(key) {
                    self.press(&press);
                }
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    let target = self.hits.at(mouse.column, mouse.row);
                    let now = self.house.now().running;
                    let touch = self.pointer.down(target.as_ref(), mouse.modifiers, now);
                    self.click(target, touch);
                }
                MouseEventKind::Drag(MouseButton::Left) => {
                    let over = self.hits.at(mouse.column, mouse.row);
                    if let Some(reached) = self.pointer.drag(over) {
                        self.click(Some(reached), Touch::Reached);
                    }
                }
                MouseEventKind::Up(MouseButton::Left) => {
                    self.pointer.up();
                    self.screens.iter_mut().for_each(Screen::release);
                }
                MouseEventKind::Down(MouseButton::Right) => {
                    self.click(self.hits.at(mouse.column, mouse.row), Touch::Held);
                }
                MouseEventKind::ScrollUp => self.press(&Press::plain("ArrowUp")),
                MouseEventKind::ScrollDown => self.press(&Press::plain("ArrowDown")),
                _ => {}
            },
            Event::Paste(text) => {
                let go = self.screens.last_mut().map(|screen| screen.paste(text, &self.house));
                self.go(go.unwrap_or(Go::Stay));
            }
            _ => {}
        }
    }

    /// Advances time: dice come to rest, the computer moves.
    pub fn tick(&mut self) {
        let go = self.screens.last_mut().map(|screen| screen.tick(&mut self.house));
        self.go(go.unwrap_or(Go::Stay));
        if let Some(game) = self.screens.last().and_then(Screen::game) {
            self.ahead.tick(game, &self.house);
        }
    }

    /// How long until the next tick is needed, if at all.
    pub fn wake(&self) -> Option<Duration> {
        self.screens.last()?.wake(&self.house)
    }

    /// Takes the pending engine questions, to be answered elsewhere.
    pub fn questions(&mut self) -> Vec<Asked> {
        let mut questions = std::mem::take(&mut self.house.questions);
        questions.extend(self.screens.iter_mut().flat_map(Screen::questions));
        questions.extend(self.ahead.question(!questions.is_empty()));
        questions
    }

    /// Whether the answer to a question is still wanted.
    pub fn awaits(&self, number: u32) -> bool {
        self.ahead.awaits(number) || self.screens.iter().any(|screen| screen.awaits(number))
    }

    /// Delivers an engine's answer; an unwanted one is dropped.
    pub fn answer(&mut self, number: u32, answer: Answer) {
        if self.ahead.awaits(number) {
            return self.ahead.answer(answer, &mut self.house);
        }
        let screen = self.screens.iter_mut().find(|screen| screen.awaits(number));
        let go = screen.map(|screen| screen.answer(number, answer, &mut self.house));
        self.go(go.unwrap_or(Go::Stay));
    }

    pub(crate) fn world(&self) -> &World {
        &self.house.world
    }

    fn press(&mut self, press: &Press) {
        let quits = press.ctrl && press.key.eq_ignore_ascii_case("c");
        if let Some(go) = self.leaving.take() {
            if quits || press.key.eq_ignore_ascii_case("q") {
                self.follow(go);
            }
            return;
        }
        if quits {
            return self.go(Go::Quit);
        }
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.press(press, &mut self.house);
        self.go(go);
    }

    fn click(&mut self, target: Option<Target>, touch: Touch) {
        if self.leaving.take().is_some() {
            return;
        }
        let Some(screen) = self.screens.last_mut() else { return };
        let go = screen.click(target, touch, &mut self.house);
        self.go(go);
    }

    /// Goes somewhere; asks first if that loses a game that is not stored.
    fn go(&mut self, go: Go) {
        let left = match &go {
            Go::Stay | Go::Open(_) => 0..0,
            Go::Back => self.screens.len().saturating_sub(1)..self.screens.len(),
            Go::Play(_) | Go::First(_) | Go::Bring(_) | Go::Quit => 0..self.screens.len(),
        };
        for screen in self.screens[left].iter_mut().filter(|screen| screen.unstored().is_some()) {
            // It may be possible by now.
            screen.leave(&mut self.house);
            if screen.unstored().is_some() {
                self.leaving = Some(go);
                return;
            }
        }
        self.follow(go);
    }

    fn follow(&mut self, go: Go) {
        match go {
            Go::Stay => return,
            Go::Quit => {
                self.screens.iter_mut().for_each(|screen| screen.leave(&mut self.house));
                self.screens.clear();
            }
            Go::Back => {
                if let Some(mut screen) = self.screens.pop() {
                    screen.leave(&mut self.house);
                }
                if let Some(screen) = self.screens.last_mut() {
                    screen.comes_to_front(&mut self.house);
                }
            }
            Go::Open(screen) => self.screens.push(screen),
            Go::Play(table) => {
                let table = self.begin(table);
                self.screens.push(Screen::Game(Box::new(table)));
            }
            Go::First(game) => {
                // Begun again, it takes its own place.
                self.screens.pop_if(|screen| screen.is_first_round());
                self.learn(game);
            }
            Go::Bring(table) => {
                let mut table = self.begin(table);
                table.keep(&mut self.house);
                self.screens.push(Screen::Game(Box::new(table)));
            }
        }
        self.hits.clear();
    }

    /// Lays a game's first round over what is on the screen.
    fn learn(&mut self, game: &'static Game) {
        let table = Table::first_round(game, &mut self.house);
        self.screens.extend(table.map(|table| Screen::Game(Box::new(table))));
    }

    /// A new game replaces the form and the game it was started from. The puzzle list stays behind it.
    fn begin(&mut self, table: Box<dyn AnyTable>) -> Table {
        self.screens.iter_mut().for_each(|screen| screen.leave(&mut self.house));
        self.screens.retain(|screen| matches!(screen, Screen::Menu(_) | Screen::Shelf(_) | Screen::Days(_)));
        Table::new(table, None, &mut self.house)
    }
}

/// The area for a screen below the warning, where there is enough.
fn below(area: Rect, warns: bool) -> Rect {
    let rows = u16::from(warns && area.height > too_small::ROWS);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The last game, or a new one.
fn open(game: &'static Game, house: &mut House) -> Table {
    let told = match house.store.saved(game) {
        Saved::Table(table) if table.outcome().is_none() => return Table::new(table, None, house),
        Saved::Table(_) | Saved::Nothing => None,
        Saved::Damaged(told) => Some(told),
    };
    let seed = (house.world.seed)();
    let opening = Opening { seed: Some(seed), now: house.now().wall, players: game.players() };
    let (setup, grade) = made(game, seed, house).unwrap_or_default();
    let mut table = game.open(&setup, opening).expect("the first preset of a game can be played");
    table.note_grade(&grade);
    let mut table = Table::new(table, None, house);
    table.tell(told);
    table
}

/// In games with generated setups: the engine's setup for the first preset and its grade, which take no noticeable time.
fn made(game: &Game, seed: u64, house: &House) -> Option<(String, String)> {
    let wish = game.card.presets.first().filter(|_| game.card.made)?.setup;
    let engine = (house.world.engine)(game.id)?;
    let mut budget = Budget::nodes(PROOF_NODES);
    let setup = engine.generate(wish, seed, &mut budget).ok()?;
    let grade = engine.grade(&setup, &mut budget);
    Some((setup, grade))
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("screens", &self.screens.len()).finish_non_exhaustive()
    }
}
