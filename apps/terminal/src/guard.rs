//! Takes the terminal and gives it back in every case: a normal end, an error, a panic, a signal.

use ratatui::crossterm::{
    cursor,
    event::{
        DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
        KeyboardEnhancementFlags, PopKeyboardEnhancementFlags, PushKeyboardEnhancementFlags,
    },
    execute,
    terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
};
use std::{
    io, panic,
    sync::{
        Arc, Once,
        atomic::{AtomicBool, Ordering},
    },
};

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether something panicked while it was.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// The terminal, while it is ours.
pub(crate) struct Guard {
    asked_to_end: Arc<AtomicBool>,
    #[cfg(unix)]
    signals: Vec<signal_hook::SigId>,
}

impl Guard {
    pub fn take() -> io::Result<Self> {
        watch_panics();
        PANICKED.store(false, Ordering::SeqCst);
        let asked_to_end = Arc::new(AtomicBool::new(false));
        let mut guard = Guard {
            asked_to_end,
            #[cfg(unix)]
            signals: Vec::new(),
        };
        guard.watch_signals()?;
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, cursor::Hide)?;
        // Where the terminal can, it tells Ctrl and a digit apart; where not, it does not listen.
        let clearly = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
        let _ = execute!(io::stdout(), PushKeyboardEnhancementFlags(clearly));
        Ok(guard)
    }

    /// Whether to stop at once: a signal asked for it, or a panic took the screen away.
    pub fn must_end(&self) -> bool {
        self.asked_to_end.load(Ordering::SeqCst) || Guard::panicked()
    }

    pub fn panicked() -> bool {
        PANICKED.load(Ordering::SeqCst)
    }

    #[cfg(unix)]
    fn watch_signals(&mut self) -> io::Result<()> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        // A terminal that is gone (SIGHUP) ends the program as usual: reading from it would never
        // return, there is nothing to give back, and every step has been saved.
        for signal in [SIGTERM, SIGINT] {
            self.signals.push(signal_hook::flag::register(signal, Arc::clone(&self.asked_to_end))?);
        }
        Ok(())
    }

    #[cfg(not(unix))]
    #[allow(clippy::unnecessary_wraps, clippy::unused_self, reason = "the same shape as on Unix")]
    fn watch_signals(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
        #[cfg(unix)]
        for signal in self.signals.drain(..) {
            signal_hook::low_level::unregister(signal);
        }
    }
}

/// Puts the terminal back as it was; does so once.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Nothing can be done about a terminal that is gone.
        let _ = execute!(io::stdout(), PopKeyboardEnhancementFlags);
        let _ = execute!(
            io::stdout(),
            DisableBracketedPaste,
            DisableMouseCapture,
            LeaveAlternateScreen,
            cursor::Show
        );
        let _ = disable_raw_mode();
    }
}

/// A panic must be readable, and the release build aborts without running destructors: so the
/// terminal is given back before the panic is printed.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if TAKEN.load(Ordering::SeqCst) {
                PANICKED.store(true, Ordering::SeqCst);
                give_back();
            }
            print(info);
        }));
    });
}
