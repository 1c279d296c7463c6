//! The search node for any rules: a position of the rules with its hash.

use super::{
    key::{Lookup, StoneKey, rest},
    node::{Node, Standing},
    plain_node::suits,
};
use crate::rules::{Action, Options, Pair, PointSet, Position, Side};

/// A position of the rules with its hash.
#[derive(Clone, Copy)]
pub(super) struct GeneralNode {
    position: Position,
    stones: StoneKey,
}

impl Node for GeneralNode {
    fn is_plain(&self, options: &Options) -> bool {
        suits(&self.position, options)
    }

    #[inline]
    fn has_diagonals(options: &Options) -> bool {
        options.has_diagonal_lines
    }

    fn of(position: &Position) -> Self {
        let stones = Side::BOTH.map(|side| position.stones(side));
        GeneralNode { position: *position, stones: StoneKey::of(stones, position.marked()) }
    }

    #[inline]
    fn after(&self, action: Action, options: &Options) -> Self {
        let mut next = *self;
        let victim = self.position.victim();
        next.stones = self.stones.after(action, self.position.side(), victim);
        next.position.play(action, options);
        let marks = self.position.marked().bits() ^ next.position.marked().bits();
        if marks != 0 {
            next.stones = next.stones.marked(PointSet::from_bits(marks));
        }
        next
    }

    #[inline]
    fn side(&self) -> Side {
        self.position.side()
    }

    #[inline]
    fn standing(&self) -> Standing {
        Standing::of(&self.position)
    }

    #[inline]
    fn removes(&self) -> bool {
        self.position.removes()
    }

    #[inline]
    fn halfmove(&self) -> u16 {
        self.position.halfmove()
    }

    #[inline]
    fn stones(&self) -> Pair {
        let side = self.position.side();
        Pair::new(self.position.stones(side), self.position.stones(side.other()))
    }

    #[inline]
    fn empty(&self) -> PointSet {
        self.position.empty()
    }

    #[inline]
    fn hands(&self) -> [u8; 2] {
        let side = self.position.side();
        [self.position.hand(side), self.position.hand(side.other())]
    }

    #[inline]
    fn flies(&self, options: &Options) -> [bool; 2] {
        let side = self.position.side();
        [self.position.flies(side, options), self.position.flies(side.other(), options)]
    }

    #[inline]
    fn trace(&self) -> u64 {
        self.stones.with_side(self.position.side())
    }

    fn lookup(&self, options: &Options) -> Lookup {
        let position = &self.position;
        let rest = rest(position, options);
        let is_plain = position.captures().targets().is_empty()
            && position.marked().is_empty()
            && !options.one_time_use_mill
            && !options.restrict_repeated_mills_formation;
        let is_opening = is_plain && position.hand(Side::Black) > 0;
        if is_opening {
            Lookup::of_opening(self.stones, self.by_colour(), rest)
        } else {
            Lookup::new(self.stones, rest)
        }
    }

    #[inline]
    fn key_after_quiet(&self, _: Action) -> Option<u64> {
        None
    }

    #[inline]
    fn allows(&self, action: Action, options: &Options) -> bool {
        self.position.allows(action, options)
    }

    #[inline]
    fn each_action_onto(&self, targets: PointSet, options: &Options, mut each: impl FnMut(Action)) {
        self.position.each_action(options, |action| {
            if targets.has(action.target()) {
                each(action);
            }
        });
    }
}

impl GeneralNode {
    fn by_colour(&self) -> Pair {
        let [white, black] = Side::BOTH.map(|side| self.position.stones(side));
        Pair::new(white, black)
    }
}
