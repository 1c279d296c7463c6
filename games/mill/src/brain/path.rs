//! The positions on the way to a node, to detect repetitions. Knows no rules.

/// Traces of the positions that led here, the game's own first.
pub(super) struct Path {
    traces: Vec<u64>,
    /// Their number by last byte: most positions need no comparison at all.
    by_byte: [u16; 256],
}

impl Path {
    pub(super) fn new(earlier: impl Iterator<Item = u64>) -> Self {
        let mut path = Path { traces: Vec::new(), by_byte: [0; 256] };
        earlier.for_each(|trace| path.enter(trace));
        path
    }

    /// Remembers that the search looks below a position.
    #[inline]
    pub(super) fn enter(&mut self, trace: u64) {
        self.traces.push(trace);
        self.by_byte[usize::from(trace as u8)] += 1;
    }

    /// Forgets it again.
    #[inline]
    pub(super) fn leave(&mut self) {
        if let Some(trace) = self.traces.pop() {
            self.by_byte[usize::from(trace as u8)] -= 1;
        }
    }

    /// Whether a position occurred before, within this many moves.
    #[inline]
    pub(super) fn has(&self, trace: u64, moves: u16) -> bool {
        if self.by_byte[usize::from(trace as u8)] == 0 {
            return false;
        }
        let back = usize::from(moves).min(self.traces.len());
        let earlier = self.traces[self.traces.len() - back..].iter().rev();
        // The same side was to move two plies ago; it takes four to come back.
        earlier.skip(3).step_by(2).any(|known| *known == trace)
    }
}
