//! What an action does to a position, and how turns end. Special rules are in `variants`, captures in
//! `captures`.

use crate::rules::{
    Action, EndReason, MillAction, Options, Phase, Point, Position, Relief, Side, board,
    captures::{self, Captures, Targets},
    variants::{hand, one_time, placing_end, stalemate},
};

impl Position {
    /// The position after an action that [`Position::actions`] lists; anything else gives nonsense.
    #[inline]
    pub fn after(&self, action: Action, options: &Options) -> Position {
        let mut next = *self;
        next.play(action, options);
        next
    }

    /// [`Position::after`] in place.
    #[inline]
    pub fn play(&mut self, action: Action, options: &Options) {
        match action {
            Action::Place(point) => self.place(point, options),
            Action::Move { from, to } => self.move_stone(from, to, options),
            Action::Remove(point) => self.remove(point, options),
        }
    }

    fn place(&mut self, point: Point, options: &Options) {
        let us = self.side.index();
        self.stones[us] = self.stones[us].with(point);
        self.hand[us] -= 1;
        self.halfmove = 0;
        // A placement always belongs to the placing phase, also the first of all.
        self.phase = Phase::Placing;
        if options.restrict_repeated_mills_formation {
            let closed = board::lines_closed(self.stones[us], point, options.has_diagonal_lines) > 0;
            self.last_mill[us] = [None, if closed { Some(point) } else { self.last_mill[us][1] }];
        }
        self.arrive(point, true, options);
    }

    fn move_stone(&mut self, from: Point, to: Point, options: &Options) {
        let us = self.side.index();
        let jumped = captures::leaps_from(self, from, to, options);
        self.stones[us] = self.stones[us].without(from.alone()).with(to);
        self.halfmove = self.halfmove.saturating_add(1);
        if options.restrict_repeated_mills_formation {
            let closed = board::lines_closed(self.stones[us], to, options.has_diagonal_lines) > 0;
            self.last_mill[us] = if closed { [Some(from), Some(to)] } else { [None; 2] };
        }
        if let Some(jumped) = jumped {
            self.captures = Captures { leap: Targets { points: jumped.alone(), quota: 1 }, ..Captures::NONE };
            self.owed[us] = 1;
            return;
        }
        self.arrive(to, false, options);
    }

    /// A stone arrived at a point: mills, captures, or the end of the turn follow.
    #[inline]
    fn arrive(&mut self, to: Point, placed: bool, options: &Options) {
        let us = self.side.index();
        let mut mills = board::lines_closed(self.stones[us], to, options.has_diagonal_lines);
        if mills > 0 && options.one_time_use_mill {
            mills = one_time::use_up(self, to, options);
        }
        let placing = self.phase == Phase::Placing;
        if mills > 0 && placing {
            match options.mill_formation_action {
                MillAction::HandThenOpponent | MillAction::HandThenSelf => {
                    return hand::take(self, mills, options);
                }
                MillAction::Count => return self.end_turn(placed, options),
                MillAction::Board | MillAction::BoardToo | MillAction::Mark => {}
            }
        }
        let mut captures =
            if options.has_line_captures() { self.triggered(to, options) } else { Captures::NONE };
        if mills == 0 && captures.targets().is_empty() {
            return self.end_turn(placed, options);
        }
        captures.mill = options.mill_quota(mills);
        self.captures = captures;
        self.owe(self.earned(&captures, options), options);
    }

    /// The side to move has to remove this many stones, or as many as there are.
    pub(super) fn owe(&mut self, count: u8, options: &Options) {
        let us = self.side.index();
        self.owed[us] = count.cast_signed();
        if self.removable(options).is_empty() {
            self.owed[us] = 0;
            self.end_turn(false, options);
        }
    }

    fn remove(&mut self, point: Point, options: &Options) {
        let (us, victim) = (self.side.index(), self.victim());
        let own = victim == self.side;
        let (left, captures) = if own { (0, Captures::NONE) } else { self.settle_removal(point, options) };
        self.stones[victim.index()] = self.stones[victim.index()].without(point.alone());
        if options.mill_formation_action == MillAction::Mark && self.phase == Phase::Placing && !own {
            self.marked = self.marked.with(point);
        }
        self.halfmove = 0;
        self.owed[us] = if own { self.owed[us] + 1 } else { left.cast_signed() };
        if self.has_too_few(victim, options) {
            return self.finish(Some(victim.other()), EndReason::TooFew);
        }
        self.captures = captures;
        if self.owed[us] != 0 && !self.removable(options).is_empty() {
            return;
        }
        self.owed[us] = 0;
        match self.relief {
            Relief::None => self.end_turn(false, options),
            Relief::ThenMove => {
                self.settle();
                self.begin_turn(options);
            }
            Relief::Both => stalemate::second_removal(self, options),
        }
    }

    /// Whether a side has fewer stones than the game needs.
    #[inline]
    pub(super) fn has_too_few(&self, side: Side, options: &Options) -> bool {
        self.on_board(side) + self.hand(side) < options.pieces_at_least_count
    }

    /// Ends the turn of the side to move; `quiet` after a placement without a removal.
    #[inline]
    pub(super) fn end_turn(&mut self, quiet_placement: bool, options: &Options) {
        self.settle();
        if self.phase == Phase::Placing {
            if quiet_placement && placing_end::stops_early(self, options) {
                self.hand = [0; 2];
            }
            if self.hand == [0; 2] {
                return placing_end::end(self, options);
            }
        }
        self.pass(options);
    }

    /// The other side's turn.
    #[inline]
    pub(super) fn pass(&mut self, options: &Options) {
        self.give_turn(self.side.other());
        self.begin_turn(options);
    }

    /// Hands the turn over; a round ends with Black's.
    #[inline]
    pub(super) fn give_turn(&mut self, side: Side) {
        if self.side == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.side = side;
    }

    /// The side to move begins: with removals it is owed, or with its phase, or it is blocked.
    #[inline]
    pub(super) fn begin_turn(&mut self, options: &Options) {
        self.phase = if self.hand(self.side) > 0 { Phase::Placing } else { Phase::Moving };
        if self.owed(self.side) != 0 {
            stalemate::judge_owed(self, options);
        } else if self.is_blocked(options) {
            stalemate::blocked(self, options);
        }
    }
}
