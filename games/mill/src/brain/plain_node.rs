//! The search node for plain rules, such as Nine Men's Morris: three words with everything that matters.
//! Generic over diagonals, so that no step asks for them. Every step must agree with the rules; the tests
//! below compare them.

use super::{
    key::{Lookup, StoneKey, plain_rest},
    node::{Node, Standing},
};
use crate::rules::{
    Action, BoardFull, MillAction, Options, Pair, Phase, Point, PointSet, Position, Side, Stalemate, board,
};

/// Stones with which all points can be filled.
const FILLING: u8 = 12;

/// A position under plain rules. Of pairs, the side to move is first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlainNode<const DIAGONALS: bool> {
    stones: Pair,
    key: StoneKey,
    hands: [u8; 2],
    halfmove: u16,
    /// Whether the side to move has to remove a stone.
    removes: bool,
    side: Side,
    /// Whether the turn under way belongs to the placing phase.
    placing: bool,
    standing: Standing,
}

/// Whether rules and position are plain enough; some positions can only be set up by FEN.
pub(super) fn suits(position: &Position, options: &Options) -> bool {
    let plain_rules = !options.has_line_captures()
        && !options.leap.enabled
        && matches!(options.mill_formation_action, MillAction::Board | MillAction::BoardToo)
        && !options.may_move_in_placing_phase
        && !options.may_remove_multiple
        && !options.restrict_repeated_mills_formation
        && !options.one_time_use_mill
        && options.stalemate_action == Stalemate::Loses
        && !options.stop_placing_when_two_empty_squares
        && (options.piece_count != FILLING || options.board_full_action == BoardFull::FirstLoses);
    let side = position.side();
    let is_placing = position.phase() == Phase::Placing;
    let plain_position = position.marked().is_empty()
        && position.captures().targets().is_empty()
        && position.relief_number() == 0
        && matches!(position.owed(side), 0..=1)
        && position.owed(side.other()) == 0
        && (is_placing || position.phase() == Phase::Moving)
        && (position.removes() || is_placing == (position.hand(side) > 0));
    plain_rules && plain_position
}

impl<const DIAGONALS: bool> PlainNode<DIAGONALS> {
    #[inline]
    fn removable(&self, options: &Options) -> PointSet {
        let theirs = self.stones.second();
        let unprotected = options.may_remove_from_mills_always
            || (options.may_remove_from_mill_during_placing && self.placing);
        let protected = board::in_lines(theirs, DIAGONALS);
        let free = if unprotected { theirs } else { theirs.without(protected) };
        if free.is_empty() { theirs } else { free }
    }

    /// Whether a stone that arrived at a point closed a mill, and there is something to remove.
    #[inline]
    fn closes(&self, to: Point) -> bool {
        board::lines_closed(self.stones.first(), to, DIAGONALS) > 0 && !self.stones.second().is_empty()
    }

    #[inline]
    fn remove(&mut self, point: Point, options: &Options) {
        self.stones = self.stones.without(Pair::new(PointSet::EMPTY, point.alone()));
        self.halfmove = 0;
        self.removes = false;
        if self.stones.second().count() + self.hands[1] < options.pieces_at_least_count {
            self.standing = Standing::Won(self.side);
        } else {
            self.end_turn(options);
        }
    }

    #[inline]
    fn end_turn(&mut self, options: &Options) {
        if self.placing && self.hands == [0; 2] {
            if options.piece_count == FILLING && self.stones.empty().is_empty() {
                self.standing = Standing::Won(Side::Black);
                return;
            }
            let starter = if options.is_defender_move_first { Side::Black } else { Side::White };
            if starter != self.side {
                self.pass();
            }
        } else {
            self.pass();
        }
        self.begin_turn(options);
    }

    #[inline]
    fn begin_turn(&mut self, options: &Options) {
        self.placing = self.hands[0] > 0;
        if self.is_blocked(options) {
            self.standing = Standing::Won(self.side.other());
        }
    }

    #[inline]
    fn pass(&mut self) {
        self.stones = self.stones.swapped();
        self.hands = [self.hands[1], self.hands[0]];
        self.side = self.side.other();
    }

    #[inline]
    fn is_blocked(&self, options: &Options) -> bool {
        let (own, empty) = (self.stones.first(), self.stones.empty());
        if self.placing {
            return empty.is_empty();
        }
        // The first test nearly always succeeds.
        let slides = board::next_on_ring(own).meets(empty) || board::beside(own, DIAGONALS).meets(empty);
        !slides && (empty.is_empty() || own.is_empty() || !self.flies(options)[0])
    }
}

impl<const DIAGONALS: bool> Node for PlainNode<DIAGONALS> {
    #[inline]
    fn is_plain(&self, _: &Options) -> bool {
        true
    }

    #[inline]
    fn has_diagonals(_: &Options) -> bool {
        DIAGONALS
    }

    fn of(position: &Position) -> Self {
        let side = position.side();
        PlainNode {
            stones: Pair::new(position.stones(side), position.stones(side.other())),
            key: StoneKey::of(Side::BOTH.map(|side| position.stones(side)), PointSet::EMPTY),
            hands: [position.hand(side), position.hand(side.other())],
            halfmove: position.halfmove(),
            removes: position.owed(side) > 0,
            side,
            placing: position.phase() == Phase::Placing,
            standing: Standing::of(position),
        }
    }

    #[inline]
    fn after(&self, action: Action, options: &Options) -> Self {
        let mut next = *self;
        next.key = self.key.after(action, self.side, self.side.other());
        match action {
            Action::Place(to) => {
                next.stones = self.stones.or(Pair::new(to.alone(), PointSet::EMPTY));
                next.hands[0] -= 1;
                next.halfmove = 0;
                if next.closes(to) {
                    next.removes = true;
                } else {
                    next.end_turn(options);
                }
            }
            Action::Move { from, to } => {
                next.stones = self.stones.changed(Pair::new(from.alone().with(to), PointSet::EMPTY));
                next.halfmove = self.halfmove.saturating_add(1);
                if next.closes(to) {
                    next.removes = true;
                } else {
                    next.pass();
                    next.begin_turn(options);
                }
            }
            Action::Remove(point) => next.remove(point, options),
        }
        next
    }

    #[inline]
    fn side(&self) -> Side {
        self.side
    }

    #[inline]
    fn standing(&self) -> Standing {
        self.standing
    }

    #[inline]
    fn removes(&self) -> bool {
        self.removes
    }

    #[inline]
    fn halfmove(&self) -> u16 {
        self.halfmove
    }

    #[inline]
    fn stones(&self) -> Pair {
        self.stones
    }

    #[inline]
    fn empty(&self) -> PointSet {
        self.stones.empty()
    }

    #[inline]
    fn hands(&self) -> [u8; 2] {
        self.hands
    }

    #[inline]
    fn flies(&self, options: &Options) -> [bool; 2] {
        let may =
            |hand: u8, own: PointSet| options.may_fly && hand == 0 && own.count() <= options.fly_piece_count;
        [may(self.hands[0], self.stones.first()), may(self.hands[1], self.stones.second())]
    }

    #[inline]
    fn trace(&self) -> u64 {
        self.key.with_side(self.side)
    }

    #[inline]
    fn lookup(&self, _: &Options) -> Lookup {
        let rest = plain_rest(self.side, self.hands, u8::from(self.removes));
        let blacks = self.hands[1 - self.side.index()];
        if blacks == 0 {
            return Lookup::new(self.key, rest);
        }
        let by_colour = if self.side == Side::White { self.stones } else { self.stones.swapped() };
        Lookup::of_opening(self.key, by_colour, rest)
    }

    #[inline]
    fn key_after_quiet(&self, action: Action) -> Option<u64> {
        let other = self.side.other();
        let rest = plain_rest(other, [0; 2], 0);
        let is_moving = self.hands == [0; 2] && !self.removes;
        is_moving.then(|| Lookup::new(self.key.after(action, self.side, other), rest).key)
    }

    #[inline]
    fn allows(&self, action: Action, options: &Options) -> bool {
        let is_free = |point| self.empty().has(point);
        match action {
            _ if self.standing != Standing::Open => false,
            Action::Remove(point) => self.removes && self.removable(options).has(point),
            _ if self.removes => false,
            Action::Place(point) => self.placing && is_free(point),
            Action::Move { from, to } => {
                !self.placing
                    && self.stones.first().has(from)
                    && is_free(to)
                    && (board::neighbours(from, DIAGONALS).has(to) || self.flies(options)[0])
            }
        }
    }

    #[inline]
    fn each_action_onto(&self, targets: PointSet, options: &Options, mut each: impl FnMut(Action)) {
        if self.standing != Standing::Open {
            return;
        }
        if self.removes {
            return self.removable(options).and(targets).iter().for_each(|point| each(Action::Remove(point)));
        }
        let (own, empty) = (self.stones.first(), self.empty().and(targets));
        if self.placing {
            return empty.iter().for_each(|point| each(Action::Place(point)));
        }
        let mut moves = |from, to| each(Action::Move { from, to });
        if self.flies(options)[0] {
            own.iter().for_each(|from| empty.iter().for_each(|to| moves(from, to)));
        } else {
            board::each_slide(own, empty, DIAGONALS, moves);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brain::general_node::GeneralNode;
    use crate::rules::{Actions, Preset};
    use parlour_kernel::Rng;

    /// Actions by code, since their order means nothing.
    fn listed(field: &impl Node, options: &Options) -> Vec<u16> {
        let mut codes = Vec::new();
        field.each_action_onto(PointSet::FULL, options, |action| codes.push(action.code()));
        codes.sort_unstable();
        codes
    }

    /// Plays a game at random and compares every position of it with the rules; says how many there were.
    fn compared<const DIAGONALS: bool>(options: &Options, seed: u64) -> u32 {
        let mut rng = Rng::stream(seed, 0);
        let mut position = Position::start(options);
        let mut plain = PlainNode::<DIAGONALS>::of(&position);
        let mut count = 0;
        while position.ending().is_none() && count < 400 {
            assert!(suits(&position, options), "{position:?}");
            assert_eq!(plain, PlainNode::of(&position), "{position:?}");
            let general = GeneralNode::of(&position);
            assert_eq!(listed(&plain, options), listed(&general, options), "{position:?}");
            assert_eq!(plain.lookup(options).key, general.lookup(options).key, "{position:?}");
            assert_eq!(plain.flies(options), general.flies(options), "{position:?}");
            let mut actions = Actions::new();
            position.actions(options, &mut actions);
            assert!(actions.iter().all(|action| plain.allows(*action, options)), "{position:?}");
            let action = actions[rng.below(actions.len() as u32) as usize];
            let mirrored = Action::Remove(action.target());
            assert_eq!(plain.allows(mirrored, options), position.allows(mirrored, options), "{position:?}");
            position = position.after(action, options);
            plain = plain.after(action, options);
            count += 1;
        }
        assert_eq!(plain.standing(), Standing::of(&position), "{position:?}");
        count
    }

    #[test]
    fn games_under_plain_rules_go_as_the_rules_have_it() {
        let plain = |preset: &&Preset| suits(&Position::start(&preset.options), &preset.options);
        let words: Vec<&str> = Preset::ALL.iter().filter(plain).map(|preset| preset.word).collect();
        assert_eq!(words, ["nine", "twelve", "chengsanqi", "nerenchi"]);
        let mut rules: Vec<Options> = Preset::ALL.iter().filter(plain).map(|preset| preset.options).collect();
        rules.push(Options { fly_piece_count: 4, pieces_at_least_count: 4, ..Options::NINE });
        rules.push(Options { may_remove_from_mill_during_placing: true, ..Options::TWELVE });
        for options in &rules {
            let compared = if options.has_diagonal_lines { compared::<true> } else { compared::<false> };
            let positions: u32 = (0..200).map(|seed| compared(options, seed)).sum();
            assert!(positions > 5_000, "games of some length: {positions}");
        }
    }
}
