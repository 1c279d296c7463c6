//! Ctrl-C and SIGTERM as a flag that long work checks, so that it ends with whole lines of output and leaves
//! no other program running.

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

/// Whether Ctrl-C or SIGTERM came since [`watch`].
#[derive(Clone, Default)]
pub struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Ends a budget that it is given to.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// A budget that only an interrupt ends.
    pub fn budget(&self) -> Budget {
        Budget::nodes(u64::MAX).cancelled_by(self.flag())
    }
}

/// Handles both signals from now on; the second one ends the program at once. If handlers cannot be
/// installed, the signals keep their usual effect.
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
