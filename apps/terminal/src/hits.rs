//! Where things were drawn, so that clicks find them.

use ratatui::layout::{Position, Rect};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    Cell(u16),
    Pad(u8),
    /// A command of the scene, or one of the screen's own.
    Command(String),
    /// A row of a list.
    Row(usize),
    /// A number of steps of a game that is reviewed.
    Step(usize),
    /// The arrow after (true) or before a row's value.
    Turn(usize, bool),
}

#[derive(Debug, Default)]
pub(crate) struct Hits(Vec<(Rect, Target)>);

impl Hits {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn add(&mut self, area: Rect, target: Target) {
        self.0.push((area, target));
    }

    /// The target at a position; the last one drawn wins.
    pub fn at(&self, column: u16, row: u16) -> Option<Target> {
        let place = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, target)| target.clone())
    }
}
