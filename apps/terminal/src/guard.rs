//! Takes over the terminal and restores it in every case: normal exit, error, panic, signal.

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

/// Whether we hold the terminal.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether something panicked while we did.
static PANICKED: AtomicBool = AtomicBool::new(false);

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
        // Terminals that support it distinguish Ctrl with a digit; others ignore this.
        let clearly = KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
        let _ = execute!(io::stdout(), PushKeyboardEnhancementFlags(clearly));
        Ok(guard)
    }

    /// Whether to stop at once: because of a signal, or a panic that already restored the terminal.
    pub fn must_end(&self) -> bool {
        self.asked_to_end.load(Ordering::SeqCst) || Guard::panicked()
    }

    pub fn panicked() -> bool {
        PANICKED.load(Ordering::SeqCst)
    }

    #[cfg(unix)]
    fn watch_signals(&mut self) -> io::Result<()> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        // SIGHUP keeps its default action: reading from a closed terminal would never return, there is
        // nothing to restore, and every step has been saved.
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

/// Restores the terminal, once.
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

/// Restores the terminal before a panic is printed, so that it can be read: release builds abort without
/// running destructors.
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
