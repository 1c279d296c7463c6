//! Mouse state between events: double clicks and drags.

use crate::hits::Target;
use ratatui::crossterm::event::KeyModifiers;
use std::time::Duration;

/// Two clicks within this time are a double click.
const TWICE: Duration = Duration::from_millis(400);

/// How something was clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touch {
    Once,
    /// The second click of a double click.
    Twice,
    /// With Shift, or by dragging.
    Reached,
    /// With Ctrl.
    Toggled,
    /// With the right button, which stands for holding.
    Held,
}

#[derive(Debug, Default)]
pub(crate) struct Pointer {
    pressed: Option<(Target, Duration)>,
    /// What the drag was last over.
    over: Option<Target>,
}

impl Pointer {
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

    /// Handles a drag; returns a newly reached cell or step.
    pub fn drag(&mut self, target: Option<Target>) -> Option<Target> {
        let cell = |target: &Option<Target>| matches!(target, Some(Target::Cell(_) | Target::Step(_)));
        if !cell(&self.over) || !cell(&target) || self.over == target {
            return None;
        }
        self.pressed = None;
        self.over.clone_from(&target);
        target
    }

    pub fn up(&mut self) {
        self.over = None;
    }
}
