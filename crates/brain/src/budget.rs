//! How long a brain may think, in nodes, so that the same budget gives the same answer.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

/// The nodes left to spend.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    spent: u64,
    cancelled: Arc<AtomicBool>,
    watch: Option<Watch>,
}

/// A listener for progress.
struct Watch {
    every: u64,
    next: u64,
    tell: Box<dyn FnMut(u64) + Send>,
}

impl Budget {
    /// A budget of this many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Budget { nodes, spent: 0, cancelled: Arc::default(), watch: None }
    }

    /// Reports the nodes spent so far, every `every` nodes.
    #[must_use]
    pub fn telling(self, every: u64, tell: impl FnMut(u64) + Send + 'static) -> Self {
        Budget { watch: Some(Watch { every, next: every, tell: Box::new(tell) }), ..self }
    }

    /// Cancelled as soon as this flag is set, for example by a signal handler.
    #[must_use]
    pub fn cancelled_by(self, flag: Arc<AtomicBool>) -> Self {
        Budget { cancelled: flag, ..self }
    }

    /// Spends nodes; false once the budget is used up or cancelled.
    #[must_use]
    pub fn spend(&mut self, nodes: u64) -> bool {
        let enough = nodes <= self.nodes && !self.cancelled.load(Ordering::Relaxed);
        if enough {
            self.nodes -= nodes;
            self.spent += nodes;
            if let Some(watch) = self.watch.as_mut().filter(|watch| self.spent >= watch.next) {
                watch.next = self.spent + watch.every;
                (watch.tell)(self.spent);
            }
        }
        enough
    }

    /// A handle to stop the work from another thread.
    pub fn canceller(&self) -> Canceller {
        Canceller(Arc::clone(&self.cancelled))
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}

/// Stops the work of one [`Budget`].
#[derive(Clone, Debug)]
pub struct Canceller(Arc<AtomicBool>);

impl Canceller {
    /// Makes the next [`Budget::spend`] fail.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use std::sync::{Arc, Mutex};

    #[test]
    fn who_waits_hears_how_far_the_work_is() {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let told = Arc::clone(&heard);
        let mut budget = Budget::nodes(10).telling(3, move |spent| {
            told.lock().expect("nobody else panics").push(spent);
        });
        let spent = [2, 2, 1, 2, 4].map(|nodes| budget.spend(nodes));
        assert_eq!(spent, [true, true, true, true, false]);
        assert_eq!(*heard.lock().expect("nobody else panics"), [4, 7]);
    }
}
