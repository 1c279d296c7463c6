//! Continues a table with what was played at its twin elsewhere: only what is new is transferred.

use crate::{Entry, LoadError, Log, Record, Table, Time, load::replay_entry};
use parlour_kernel::Rules;

impl Log {
    /// What was added after this many entries, as lines of a save.
    pub fn lines_after(&self, entries: usize) -> Vec<String> {
        Log::write(self.records().get(entries..).unwrap_or_default())
    }
}

impl<G: Rules> Table<G> {
    /// Plays what another table of the same game played since, and shows every player's action with the state
    /// it was played in. Chance is drawn here as it was there.
    ///
    /// # Errors
    /// A line that cannot be parsed or is refused here; everything before it was played.
    pub fn resume(
        &mut self,
        lines: &[String],
        mut shown: impl FnMut(&G, &G::Action),
    ) -> Result<(), LoadError> {
        let mut expected = self.log().records().len();
        for line in lines {
            let (record, times) = Record::read(line).ok_or(LoadError::Malformed)?;
            for _ in 0..times {
                // Chance after a step was drawn with it.
                if self.log().records().len() == expected {
                    self.show(&record.entry, &mut shown)?;
                    let now = Time(self.log().last().0.saturating_add(record.after));
                    replay_entry(self, &record.entry, now, &mut Vec::new())
                        .map_err(|code| LoadError::IllegalEntry { entry: expected + 1, code })?;
                }
                if self.log().records().get(expected).map(|known| &known.entry) != Some(&record.entry) {
                    return Err(LoadError::Diverged { entry: expected + 1 });
                }
                expected += 1;
            }
        }
        Ok(())
    }

    fn show(&self, entry: &Entry, shown: &mut impl FnMut(&G, &G::Action)) -> Result<(), LoadError> {
        let Entry::Step(texts) = entry else { return Ok(()) };
        let refused = |code| LoadError::IllegalEntry { entry: self.log().records().len() + 1, code };
        let read = |state: &G, text: &str| state.read(text).map_err(|error| refused(error.code));
        if let [text] = texts.as_slice() {
            shown(self.state(), &read(self.state(), text)?);
            return Ok(());
        }
        let mut within = self.state().clone();
        for text in texts {
            let action = read(&within, text)?;
            shown(&within, &action);
            within
                .apply(&action, &mut Vec::new())
                .map_err(|illegal| refused(parlour_kernel::Fault::code(&illegal)))?;
        }
        Ok(())
    }
}
