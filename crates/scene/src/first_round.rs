//! A game's first round: a short game that teaches by doing, as plain data. Knows no front end: what is at hand, what fits
//! it and what follows is decided by the middle end.

use crate::Scene;

/// A game of a few steps, played on the real board with the real rules.
#[derive(Debug)]
pub struct FirstRound {
    /// What it starts from.
    pub setup: &'static str,
    /// The seed of its chance.
    pub seed: u64,
    /// What is to be done, in order.
    pub steps: &'static [Lesson],
    /// The message key of what is said once all is done.
    pub done: &'static str,
}

/// One step.
#[derive(Debug)]
pub struct Lesson {
    /// The message key of its sentence.
    pub text: &'static str,
    /// The cells it speaks of.
    pub cells: &'static [u16],
    /// When it is done.
    pub until: Until,
    /// What else may be played on the way, as in [`Until::Does`].
    pub allowed: &'static [&'static str],
    /// What the other side then plays, in the game's notation.
    pub answer: &'static [&'static str],
    /// The command it asks for, where a front end may have to name its key.
    pub command: Option<&'static str>,
}

/// When a step is done.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// An action like one of these was played: as written, or beginning with what stands before a `*`.
    Does(&'static [&'static str]),
    /// This command of the table was used: undo, or hint, which the next step then answers.
    Uses(&'static str),
    /// The board shows it.
    Shows(fn(&Scene) -> bool),
}

impl Lesson {
    /// A step without cells, other actions, an answer or a command.
    pub const fn new(text: &'static str, until: Until) -> Lesson {
        Lesson { text, cells: &[], until, allowed: &[], answer: &[], command: None }
    }

    /// With the cells it speaks of.
    #[must_use]
    pub const fn about(mut self, cells: &'static [u16]) -> Lesson {
        self.cells = cells;
        self
    }

    /// With what else may be played on the way.
    #[must_use]
    pub const fn allowing(mut self, allowed: &'static [&'static str]) -> Lesson {
        self.allowed = allowed;
        self
    }

    /// With what the other side then plays.
    #[must_use]
    pub const fn answered(mut self, answer: &'static [&'static str]) -> Lesson {
        self.answer = answer;
        self
    }

    /// By this command.
    #[must_use]
    pub const fn by(mut self, command: &'static str) -> Lesson {
        self.command = Some(command);
        self
    }

    /// Whether an action may be played during this step.
    pub fn fits(&self, action: &str) -> bool {
        let wanted = match self.until {
            Until::Does(wanted) => wanted,
            Until::Uses(_) | Until::Shows(_) => &[],
        };
        wanted.iter().chain(self.allowed).any(|pattern| is_like(action, pattern))
    }

    /// Whether this action is what the step asks for.
    pub fn is_done_by(&self, action: &str) -> bool {
        matches!(self.until, Until::Does(wanted) if wanted.iter().any(|pattern| is_like(action, pattern)))
    }
}

fn is_like(action: &str, pattern: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(begin) => action.starts_with(begin),
        None => action == pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::{Lesson, Until};

    #[test]
    fn an_action_fits_as_written_or_by_its_beginning() {
        let step = Lesson::new("say", Until::Does(&["roll*", "a1"])).allowing(&["look"]);
        for (action, fits, does) in [
            ("roll", true, true),
            ("roll 2", true, true),
            ("a1", true, true),
            ("a1-a4", false, false),
            ("look", true, false),
            ("", false, false),
        ] {
            assert_eq!((step.fits(action), step.is_done_by(action)), (fits, does), "{action}");
        }
        let shown = Lesson::new("say", Until::Shows(|scene| scene.lines.is_empty())).allowing(&["*"]);
        assert!(shown.fits("anything") && !shown.is_done_by("anything"));
    }
}
