//! Ctrl-C, or being told to end (SIGTERM), as a flag that long work looks at, so that it ends with whole lines of
//! output and leaves no other program behind.

use crate::report;
use parlour_brain::Budget;
use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Whether one of the two came since [`watch`].
#[derive(Clone, Default)]
pub struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    /// Whether it was.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// A budget that only they end.
    pub fn budget(&self) -> Budget {
        Budget::nodes(u64::MAX).cancelled_by(Arc::clone(&self.0))
    }
}

/// Takes over both from now on; the second one ends the program at once. Where the system does not allow that, they end
/// the program as they always do.
pub fn watch() -> Interrupted {
    let interrupted = Interrupted::default();
    let flag = || Arc::clone(&interrupted.0);
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first handler must not yet see what the second sets.
        let _ = flag::register_conditional_shutdown(signal, report::INTERRUPTED.into(), flag())
            .and_then(|_| flag::register(signal, flag()));
    }
    interrupted
}
