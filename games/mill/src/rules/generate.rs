//! The legal actions of a position. Search and perft use this directly, with a list on the stack.

use crate::rules::{Action, Options, Phase, Point, Position, board, captures, variants::repeated};
use std::ops::Deref;

/// A list of actions without allocation.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    list: [Action; Actions::MOST],
    count: u8,
}

impl Actions {
    /// More than any position allows: 24 placements, a slide along each of 40 edges, a leap along each of 20 lines;
    /// or four flying stones.
    pub const MOST: usize = 96;

    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const FILL: Action = match Point::new(0) {
            Some(point) => Action::Place(point),
            None => panic!("the board has points"),
        };
        Actions { list: [FILL; Actions::MOST], count: 0 }
    }

    /// Adds one.
    #[inline]
    pub fn push(&mut self, action: Action) {
        self.list[usize::from(self.count)] = action;
        self.count += 1;
    }
}

impl Default for Actions {
    fn default() -> Self {
        Actions::new()
    }
}

impl Deref for Actions {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        &self.list[..usize::from(self.count)]
    }
}

impl Position {
    /// Appends every legal action once, in no particular order.
    pub fn actions(&self, options: &Options, out: &mut Actions) {
        self.each_action(options, |action| out.push(action));
    }

    /// Calls `each` with every legal action once.
    #[inline]
    pub fn each_action(&self, options: &Options, mut each: impl FnMut(Action)) {
        if self.ending.is_some() {
            return;
        }
        if self.removes() {
            for point in self.removable(options) {
                each(Action::Remove(point));
            }
            return;
        }
        if self.hand(self.side) > 0 {
            for point in self.empty() {
                each(Action::Place(point));
            }
        }
        if self.may_move(options) {
            self.each_move(options, each);
        }
    }

    /// Whether an action is legal.
    #[inline]
    pub fn allows(&self, action: Action, options: &Options) -> bool {
        if self.ending.is_some() {
            return false;
        }
        match action {
            Action::Remove(point) => self.removes() && self.removable(options).has(point),
            _ if self.removes() => false,
            Action::Place(point) => self.hand(self.side) > 0 && self.empty().has(point),
            Action::Move { from, to } => {
                let reaches = || {
                    self.flies(self.side, options)
                        || board::neighbours(from, options.has_diagonal_lines).has(to)
                        || (self.hand(self.side) == 0
                            && captures::leaps_from(self, from, to, options).is_some())
                };
                self.may_move(options)
                    && self.stones(self.side).has(from)
                    && self.empty().has(to)
                    && reaches()
                    && repeated::restriction(self, options) != Some((from, to))
            }
        }
    }

    /// The number of actions, counted without listing them where possible.
    pub fn count_actions(&self, options: &Options) -> u64 {
        if self.ending.is_some() {
            return 0;
        }
        if self.removes() {
            return self.removable(options).count().into();
        }
        let placements = if self.hand(self.side) > 0 { u64::from(self.empty().count()) } else { 0 };
        if !self.may_move(options) {
            return placements;
        }
        if options.restrict_repeated_mills_formation || options.leap.enabled {
            let mut moves = 0;
            self.each_move(options, |_| moves += 1);
            return placements + moves;
        }
        let (own, empty) = (self.stones(self.side), self.empty());
        if self.flies(self.side, options) {
            return placements + u64::from(own.count()) * u64::from(empty.count());
        }
        placements + u64::from(board::slides(own, empty, options.has_diagonal_lines))
    }

    /// Whether stones on the board may be moved now.
    #[inline]
    fn may_move(&self, options: &Options) -> bool {
        self.phase == Phase::Moving || options.may_move_in_placing_phase
    }

    /// Whether the side to move has a legal action; checked after every turn.
    pub(super) fn is_blocked(&self, options: &Options) -> bool {
        let empty = self.empty();
        if self.hand(self.side) > 0 && !empty.is_empty() {
            return false;
        }
        if !options.restrict_repeated_mills_formation {
            let own = self.stones(self.side);
            if board::beside(own, options.has_diagonal_lines).meets(empty) && !own.is_empty() {
                return false;
            }
            if self.flies(self.side, options) && !empty.is_empty() && !own.is_empty() {
                return false;
            }
            return captures::leaps(self, options).next().is_none();
        }
        let mut blocked = true;
        self.each_move(options, |_| blocked = false);
        blocked
    }

    #[inline]
    fn each_move(&self, options: &Options, mut each: impl FnMut(Action)) {
        let (own, empty) = (self.stones(self.side), self.empty());
        let flies = self.flies(self.side, options);
        let restricted = repeated::restriction(self, options);
        let mut allowed = |from, to| {
            if restricted != Some((from, to)) {
                each(Action::Move { from, to });
            }
        };
        if flies {
            for from in own {
                empty.iter().for_each(|to| allowed(from, to));
            }
            return;
        }
        board::each_slide(own, empty, options.has_diagonal_lines, &mut allowed);
        if options.leap.enabled && self.hand(self.side) == 0 {
            captures::leaps(self, options).for_each(|(from, _, to)| allowed(from, to));
        }
    }
}
