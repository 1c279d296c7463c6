//! How long a brain may think, counted in nodes so that the same budget gives the same answer.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// What is left to spend.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    cancelled: Arc<AtomicBool>,
}

impl Budget {
    /// So many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Budget { nodes, cancelled: Arc::default() }
    }

    /// Spends nodes; false once the budget is used up or cancelled.
    pub fn spend(&mut self, nodes: u64) -> bool {
        let enough = nodes <= self.nodes && !self.cancelled.load(Ordering::Relaxed);
        if enough {
            self.nodes -= nodes;
        }
        enough
    }

    /// A handle that stops the work from another thread.
    pub fn canceller(&self) -> Canceller {
        Canceller(Arc::clone(&self.cancelled))
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
