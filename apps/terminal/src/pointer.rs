//! The mouse between two events: what a press means after the one before, and where a drag is.

use crate::hits::Target;
use ratatui::crossterm::event::KeyModifiers;
use std::time::Duration;

/// Two clicks within this time are one double click.
const TWICE: Duration = Duration::from_millis(400);

/// How something was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    Once,
    /// For the second time, at once.
    Twice,
    /// With Shift, or by dragging.
    Reached,
    /// With Ctrl.
    Toggled,
    /// With the other button, which does what holding does.
    Held,
}

#[derive(Debug, Default)]
pub(crate) struct Pointer {
    pressed: Option<(Target, Duration)>,
    /// What the button that is held was last over.
    over: Option<Target>,
}

impl Pointer {
    /// The button goes down.
    pub fn down(&mut self, target: Option<&Target>, held: KeyModifiers, now: Duration) -> Touch {
        let again = self
            .pressed
            .take()
            .is_some_and(|(before, when)| Some(&before) == target && now.saturating_sub(when) <= TWICE);
        self.over = target.cloned();
        if held.contains(KeyModifiers::CONTROL) {
            Touch::Toggled
        } else if held.contains(KeyModifiers::SHIFT) {
            Touch::Reached
        } else if again {
            Touch::Twice
        } else {
            self.pressed = target.cloned().map(|target| (target, now));
            Touch::Once
        }
    }

    /// The button is held and moves; answers a cell that was reached just now.
    pub fn drag(&mut self, target: Option<Target>) -> Option<Target> {
        let cell = |target: &Option<Target>| matches!(target, Some(Target::Cell(_)));
        if !cell(&self.over) || !cell(&target) || self.over == target {
            return None;
        }
        self.pressed = None;
        self.over.clone_from(&target);
        target
    }

    /// The button goes up.
    pub fn up(&mut self) {
        self.over = None;
    }
}
