//! The app without a terminal: on a test screen, with a clock the test advances, engines that answer when
//! told to, and a folder of its own.

use parlour_brain::Budget;
use parlour_midend::{Answer, AnyTable, Asked, Failure, Opening, Thinker};
use parlour_table::{Time, write_atomically};
use parlour_terminal::{App, Depth, Moment, Start, World, WriteFile};
use parlour_text::Language;
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Cell,
    crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
};
use std::{
    cell, fs,
    path::{Path, PathBuf},
    rc::Rc,
    time::Duration,
};

pub struct Sitting {
    pub app: App,
    pub terminal: Terminal<TestBackend>,
    pub folder: PathBuf,
    thinker: Thinker,
    clock: Rc<cell::Cell<Duration>>,
}

/// An empty folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// A table of Shut the Box with the dice of seed 7: the first roll is 4 + 5.
pub fn table(setup: &str) -> Start {
    let game = parlour_catalog::game("shutbox").expect("Shut the Box is of the house");
    let table = game.open(setup, Opening::seeded(7)).expect("a setup that can be played");
    Start::Play { table, save_to: None }
}

impl Sitting {
    pub fn begin(folder: PathBuf, depth: Depth, size: (u16, u16), start: Start) -> Self {
        Sitting::since(0, folder, depth, size, start)
    }

    /// The same, starting at a given wall-clock time.
    pub fn since(began: u64, folder: PathBuf, depth: Depth, size: (u16, u16), start: Start) -> Self {
        Sitting::in_language(Language::english(), began, folder, (depth, size), start)
    }

    /// With hands of the test's own for writing files.
    pub fn writing(folder: PathBuf, write: WriteFile, start: Start) -> Self {
        let screen = (Depth::True, (80, 24));
        Sitting::in_world(Language::english(), 0, (folder, write), screen, start)
    }

    fn in_language(
        language: Language,
        began: u64,
        folder: PathBuf,
        screen: (Depth, (u16, u16)),
        start: Start,
    ) -> Self {
        Sitting::in_world(language, began, (folder, Rc::new(write_atomically)), screen, start)
    }

    fn in_world(
        language: Language,
        began: u64,
        (folder, write): (PathBuf, WriteFile),
        (depth, size): (Depth, (u16, u16)),
        start: Start,
    ) -> Self {
        let clock = Rc::new(cell::Cell::new(Duration::ZERO));
        let hand = Rc::clone(&clock);
        let world = World {
            write,
            clock: Box::new(move || Moment {
                running: hand.get(),
                wall: Time(began + u64::try_from(hand.get().as_millis()).unwrap_or(0)),
            }),
            seed: Box::new(|| 7),
            engine: parlour_catalog::engine,
            files: parlour_catalog::files,
            folder: folder.clone(),
            depth,
            light: false,
            language: language.code().to_owned(),
            asked: None,
        };
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a test screen");
        let mut sitting = Sitting {
            app: App::new(world, start),
            terminal,
            folder,
            thinker: Thinker::new(parlour_catalog::engine).with_files(parlour_catalog::files),
            clock,
        };
        sitting.draw();
        sitting
    }

    /// 80 by 24, in true colour.
    pub fn usual(name: &str, start: Start) -> Self {
        Sitting::begin(folder(name), Depth::True, (80, 24), start)
    }

    /// The same in a language, in a folder of its own.
    pub fn speaking(language: Language, name: &str, start: Start) -> Self {
        let folder = folder(&format!("{name}-{}", language.code()));
        Sitting::in_language(language, 0, folder, (Depth::True, (80, 24)), start)
    }

    pub fn draw(&mut self) {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("a test screen cannot fail");
    }

    /// Presses keys: letters, or names such as `Enter` and `C-z`, separated by spaces.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        for key in keys.split(' ') {
            let (modifiers, key) = match key.split_once('-').filter(|(held, _)| held.len() == 1) {
                Some(("C", key)) => (KeyModifiers::CONTROL, key),
                Some(("S", key)) => (KeyModifiers::SHIFT, key),
                Some(("A", key)) => (KeyModifiers::ALT, key),
                _ => (KeyModifiers::NONE, key),
            };
            let code = match key {
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Space" => KeyCode::Char(' '),
                "Tab" => KeyCode::Tab,
                "BackTab" => KeyCode::BackTab,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "Home" => KeyCode::Home,
                "End" => KeyCode::End,
                "PageUp" => KeyCode::PageUp,
                "Del" => KeyCode::Delete,
                "Backspace" => KeyCode::Backspace,
                key if key.len() > 1 && key.starts_with('F') => {
                    KeyCode::F(key[1..].parse().expect("a function key"))
                }
                letter => KeyCode::Char(letter.chars().next().expect("a key")),
            };
            self.app.handle(&Event::Key(KeyEvent::new(code, modifiers)));
            self.draw();
        }
        self
    }

    /// Sends a mouse event at a position.
    pub fn mouse(&mut self, kind: MouseEventKind, place: (u16, u16), modifiers: KeyModifiers) -> &mut Self {
        self.app.handle(&Event::Mouse(MouseEvent { kind, column: place.0, row: place.1, modifiers }));
        self.draw();
        self
    }

    pub fn paste(&mut self, text: &str) -> &mut Self {
        self.app.handle(&Event::Paste(text.to_owned()));
        self.draw();
        self
    }

    /// Clicks the first occurrence of a text.
    pub fn click(&mut self, text: &str) -> &mut Self {
        let place = self.find(text);
        self.mouse(MouseEventKind::Down(MouseButton::Left), place, KeyModifiers::NONE)
    }

    fn find(&self, text: &str) -> (u16, u16) {
        let rows = self.rows();
        let row = rows
            .iter()
            .position(|row| row.contains(text))
            .unwrap_or_else(|| panic!("no {text}:\n{}", self.text()));
        let before = rows[row].split(text).next().unwrap_or_default();
        ((before.chars().count() + text.chars().count() / 2) as u16, row as u16)
    }

    /// Lets time pass, as the event loop would.
    pub fn wait(&mut self, milliseconds: u64) -> &mut Self {
        for _ in 0..milliseconds.div_ceil(10) {
            self.clock.set(self.clock.get() + Duration::from_millis(10));
            self.app.tick();
        }
        self.draw();
        self
    }

    /// Lets the engines answer all questions.
    pub fn think(&mut self) -> &mut Self {
        let asked = self.app.questions();
        self.answer(&asked)
    }

    /// Makes every engine that was asked fail.
    pub fn fail(&mut self) -> &mut Self {
        for Asked { number, .. } in self.app.questions() {
            self.app.answer(number, Answer { digest: None, said: Err(Failure::Lost) });
        }
        self.draw();
        self
    }

    /// Lets the engines answer these questions.
    pub fn answer(&mut self, asked: &[Asked]) -> &mut Self {
        for Asked { number, question } in asked {
            let answer = self.thinker.answer(question, &mut Budget::nodes(question.nodes()));
            self.app.answer(*number, answer);
        }
        self.draw();
        self
    }

    fn rows(&self) -> Vec<String> {
        let buffer = self.terminal.backend().buffer();
        let wide = usize::from(buffer.area.width);
        buffer.content.chunks(wide).map(|row| row.iter().map(Cell::symbol).collect()).collect()
    }

    pub fn text(&self) -> String {
        self.rows().join("\n")
    }

    #[track_caller]
    pub fn shows(&mut self, text: &str) -> &mut Self {
        assert!(self.text().contains(text), "{text:?} is not on the screen:\n{}", self.text());
        self
    }

    #[track_caller]
    pub fn hides(&mut self, text: &str) -> &mut Self {
        assert!(!self.text().contains(text), "{text:?} is on the screen:\n{}", self.text());
        self
    }

    /// The game as saved.
    pub fn saved(&self) -> Box<dyn AnyTable> {
        saved(&self.folder).expect("the game is saved after every step")
    }
}

/// The Shut the Box save in a folder, if it is complete.
pub fn saved(folder: &Path) -> Option<Box<dyn AnyTable>> {
    saved_game(folder, "shutbox")
}

/// A game's save in a folder, if it is complete.
pub fn saved_game(folder: &Path, game: &str) -> Option<Box<dyn AnyTable>> {
    saved_puzzle(folder, game)
}

/// A named save in a folder.
pub fn saved_puzzle(folder: &Path, name: &str) -> Option<Box<dyn AnyTable>> {
    let text = fs::read_to_string(folder.join(format!("{name}.save"))).ok()?;
    parlour_catalog::load(&text).ok()
}

/// The keys of some legal move of a saved game: tiles, then Enter.
pub fn some_move(table: &dyn AnyTable) -> Vec<String> {
    let legal = table.legal();
    let tiles = legal.iter().find(|action| action.starts_with(|c: char| c.is_ascii_digit()));
    let tiles = tiles.unwrap_or_else(|| panic!("no move in {legal:?}"));
    let key = |number: &str| match number {
        "10" => "0".to_owned(),
        "11" => "-".to_owned(),
        "12" => "=".to_owned(),
        other => other.to_owned(),
    };
    tiles.split('+').map(key).chain(["Enter".to_owned()]).collect()
}
