//! A progress bar on stderr, only where that is a terminal. It is erased in the end.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

/// The progress of long work.
pub struct Progress {
    done: u64,
    total: Option<u64>,
    /// When the bar was last drawn; `None` where stderr is no terminal.
    drawn: Option<Instant>,
    visible: bool,
}

impl Progress {
    /// How long to wait, at most, before the next [`Progress::draw`].
    pub const REDRAW: Duration = Duration::from_millis(100);

    /// Nothing done yet, of a total where that is known.
    pub fn of(total: Option<u64>) -> Self {
        let drawn = io::stderr().is_terminal().then(Instant::now);
        Progress { done: 0, total, drawn, visible: false }
    }

    /// Adds to what is done.
    pub fn advance(&mut self, amount: u64) {
        self.done += amount;
    }

    /// Draws the bar if it is time to.
    pub fn draw(&mut self) {
        const WIDTH: u64 = 30;
        if self.drawn.is_none_or(|drawn| drawn.elapsed() < Progress::REDRAW) {
            return;
        }
        let mut stderr = io::stderr().lock();
        let _ = match self.total {
            Some(total) if total > 0 => {
                let done = self.done.min(total);
                let filled = u128::from(done) * u128::from(WIDTH) / u128::from(total);
                let bar: String =
                    (0..WIDTH).map(|i| if u128::from(i) < filled { '#' } else { '.' }).collect();
                write!(stderr, "\r[{bar}] {} %", u128::from(done) * 100 / u128::from(total))
            }
            _ => write!(stderr, "\r{}", self.done),
        };
        let _ = stderr.flush();
        (self.drawn, self.visible) = (Some(Instant::now()), true);
    }

    /// Erases the bar before results that appear on the same terminal.
    pub fn give_way(&mut self) {
        if self.visible && io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Erases the bar, until it is drawn again.
    pub fn clear(&mut self) {
        if self.visible {
            let mut stderr = io::stderr().lock();
            let _ = write!(stderr, "\r\x1b[K").and_then(|()| stderr.flush());
            self.visible = false;
        }
    }
}
