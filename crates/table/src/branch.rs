//! A table of its own that begins like another: the same setup, seed and first steps.

use crate::{Entry, Session, Table};
use parlour_kernel::Rules;

impl<G: Rules> Table<G> {
    /// A new table with the first steps of this one; `line` are this table's log entries that have not been undone. `None`
    /// if a step cannot be repeated.
    pub fn branched(&self, line: &[usize], steps: usize, session: Session) -> Option<Self> {
        let opened = session.opened;
        let mut table = Table::open(self.setup().clone(), self.seed(), session).ok()?;
        for entry in line.iter().take(steps) {
            // Chance repeats itself by the seed.
            if let Entry::Step(texts) = &self.log().records().get(*entry)?.entry {
                table.step_again(texts, opened, &mut Vec::new()).ok()?;
            }
        }
        Some(table)
    }
}
