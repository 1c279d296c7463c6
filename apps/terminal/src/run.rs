//! The event loop: events in, frames out, engines on their own thread.

use crate::{App, Start, World, engine::EngineThread, guard::Guard};
use parlour_kernel::{Fault, Message};
use parlour_text::Language;
use ratatui::{Terminal, backend::CrosstermBackend, crossterm::event};
use std::{
    fmt,
    io::{self, IsTerminal},
    time::Duration,
};

/// How often to check for signals while idle.
const IDLE: Duration = Duration::from_millis(250);
/// How often to check for answers while an engine is thinking.
const THINKING: Duration = Duration::from_millis(15);

/// Why the terminal front end could not start or go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TerminalError {
    /// Input or output is a file or a pipe.
    NotATerminal,
    /// The terminal failed, with the system's message.
    Io(String),
    /// The program panicked; the panic message is on standard error.
    Panicked,
}

impl Fault for TerminalError {
    fn code(&self) -> &'static str {
        match self {
            TerminalError::NotATerminal => "not-a-terminal",
            TerminalError::Io(_) => "io",
            TerminalError::Panicked => "panicked",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("term.{}", self.code()));
        match self {
            TerminalError::Io(why) => message.text("why", why.as_str()),
            TerminalError::NotATerminal | TerminalError::Panicked => message,
        }
    }
}

impl fmt::Display for TerminalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for TerminalError {}

impl From<io::Error> for TerminalError {
    fn from(error: io::Error) -> Self {
        TerminalError::Io(error.to_string())
    }
}

/// Plays in this process's terminal until the user leaves, in a language that was asked for or else the user's.
///
/// # Errors
/// There is no terminal, or it failed. It is restored in every case.
pub fn run(start: Start, asked: Option<Language>) -> Result<(), TerminalError> {
    run_in(World { asked, ..World::real() }, start)
}

/// [`run`] with a given environment.
///
/// # Errors
/// As for [`run`].
pub fn run_in(world: World, start: Start) -> Result<(), TerminalError> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(TerminalError::NotATerminal);
    }
    let mut app = App::new(world, start);
    let guard = Guard::take()?;
    let played = play(&mut app, &guard);
    drop(guard);
    if Guard::panicked() { Err(TerminalError::Panicked) } else { played }
}

fn play(app: &mut App, guard: &Guard) -> Result<(), TerminalError> {
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let mut engine = EngineThread::start(app.world());
    while !app.ended() && !guard.must_end() {
        terminal.draw(|frame| app.draw(frame))?;
        for question in app.questions() {
            engine.ask(question);
        }
        let thinks = engine.keep(|number| app.awaits(number));
        let patience = if thinks { THINKING } else { IDLE };
        let wait = app.wake().map_or(patience, |wake| wake.min(patience));
        if event::poll(wait)? {
            app.handle(&event::read()?);
        }
        for (number, answer) in engine.answers() {
            app.answer(number, answer);
        }
        app.tick();
    }
    Ok(())
}
