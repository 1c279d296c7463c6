//! Ctrl-C as a flag that long work looks at, so that it ends with whole lines of output.

use crate::report;
use parlour_brain::Budget;
use signal_hook::{consts::SIGINT, flag};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// Whether Ctrl-C was pressed since [`watch`].
#[derive(Clone, Default)]
pub struct Interrupted(Arc<AtomicBool>);

impl Interrupted {
    /// Whether it was.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// A budget that only Ctrl-C ends.
    pub fn budget(&self) -> Budget {
        Budget::nodes(u64::MAX).cancelled_by(Arc::clone(&self.0))
    }
}

/// Takes over Ctrl-C from now on; pressed a second time, it ends the program at once. Where the system does not allow
/// that, Ctrl-C ends the program as it always does.
pub fn watch() -> Interrupted {
    let interrupted = Interrupted::default();
    let flag = || Arc::clone(&interrupted.0);
    // In this order: the first handler must not yet see what the second sets.
    let _ = flag::register_conditional_shutdown(SIGINT, report::INTERRUPTED.into(), flag())
        .and_then(|_| flag::register(SIGINT, flag()));
    interrupted
}
