//! Ctrl-C as a flag that long work looks at, so that it ends with whole lines of output.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Whether Ctrl-C was pressed since [`watch`].
#[derive(Clone)]
pub struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    /// Whether it was.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Takes Ctrl-C over from now on. Where the system does not allow it, Ctrl-C ends the program.
pub fn watch() -> Interrupted {
    let flag = Arc::new(AtomicBool::new(false));
    let pressed = Arc::clone(&flag);
    let wait = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        let heard = runtime.and_then(|runtime| runtime.block_on(tokio::signal::ctrl_c()));
        pressed.store(heard.is_ok(), Ordering::Relaxed);
    };
    // Ends with the program; nobody waits for it.
    drop(thread::spawn(wait));
    Interrupted(flag)
}
