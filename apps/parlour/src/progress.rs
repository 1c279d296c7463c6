//! A progress bar on stderr, only if that is a terminal. It is erased at the end.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

pub struct Progress {
    done: u64,
    total: Option<u64>,
    /// When the bar was last drawn; `None` if stderr is not a terminal.
    drawn: Option<Instant>,
    visible: bool,
    /// When the work began, if the bar shows the time left.
    began: Option<Instant>,
}

impl Progress {
    /// The longest time between two calls of [`Progress::draw`].
    pub const REDRAW: Duration = Duration::from_millis(100);

    /// Nothing done yet, out of `total` if known.
    pub fn of(total: Option<u64>) -> Self {
        let drawn = io::stderr().is_terminal().then(Instant::now);
        Progress { done: 0, total, drawn, visible: false, began: None }
    }

    /// The same, with an estimate of the time left.
    pub fn with_time_left(total: u64) -> Self {
        Progress { began: Some(Instant::now()), ..Progress::of(Some(total)) }
    }

    pub fn advance(&mut self, amount: u64) {
        self.done += amount;
    }

    /// Draws the bar if it is due.
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
                let left = self.began.filter(|_| done > 0).map_or_else(String::new, |began| {
                    let passed = began.elapsed().as_millis();
                    let rest = passed * u128::from(total - done) / u128::from(done);
                    format!(", {} left", short_time(rest / 1_000))
                });
                write!(stderr, "\r[{bar}] {} %{left}\x1b[K", u128::from(done) * 100 / u128::from(total))
            }
            _ => write!(stderr, "\r{}", self.done),
        };
        let _ = stderr.flush();
        (self.drawn, self.visible) = (Some(Instant::now()), true);
    }

    /// Erases the bar before results are printed to the same terminal.
    pub fn give_way(&mut self) {
        if self.visible && io::stdout().is_terminal() {
            self.clear();
        }
    }

    /// Erases the bar until it is drawn again.
    pub fn clear(&mut self) {
        if self.visible {
            let mut stderr = io::stderr().lock();
            let _ = write!(stderr, "\r\x1b[K").and_then(|()| stderr.flush());
            self.visible = false;
        }
    }
}

/// A duration to about two digits: `40 s`, `12 min`, `3 h`.
fn short_time(seconds: u128) -> String {
    match seconds {
        0..100 => format!("{seconds} s"),
        100..6_000 => format!("{} min", seconds / 60),
        _ => format!("{} h", seconds / 3_600),
    }
}
