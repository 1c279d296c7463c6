//! Ctrl-C as a flag that long work looks at, so that it ends with whole lines of output.

use brain::{Budget, Canceller};
use std::{
    process,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Whether Ctrl-C was pressed since [`watch`].
#[derive(Clone, Default)]
pub struct Interrupted(Arc<Shared>);

#[derive(Default)]
struct Shared {
    pressed: AtomicBool,
    to_cancel: Mutex<Vec<Canceller>>,
}

impl Interrupted {
    /// Whether it was.
    pub fn is_set(&self) -> bool {
        self.0.pressed.load(Ordering::Relaxed)
    }

    /// A budget without other limits than Ctrl-C.
    pub fn budget(&self) -> Budget {
        let budget = Budget::nodes(u64::MAX);
        let mut to_cancel = self.0.to_cancel.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_set() {
            budget.canceller().cancel();
        }
        to_cancel.push(budget.canceller());
        budget
    }

    fn set(&self) {
        let to_cancel = self.0.to_cancel.lock().unwrap_or_else(PoisonError::into_inner);
        self.0.pressed.store(true, Ordering::Relaxed);
        to_cancel.iter().for_each(Canceller::cancel);
    }
}

/// Takes Ctrl-C over from now on; pressed again, it ends the program at once. Where the system does
/// not allow it, Ctrl-C ends the program as ever.
pub fn watch() -> Interrupted {
    let interrupted = Interrupted::default();
    let pressed = interrupted.clone();
    let wait = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            pressed.set();
        }
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            process::exit(130);
        }
    };
    // Ends with the program; nobody waits for it.
    drop(thread::spawn(wait));
    interrupted
}
