//! Hash keys of positions: stones are hashed incrementally, everything else that matters is mixed in. With
//! few stones on the board, the key is that of the least of the 16 symmetric positions.

use crate::rules::{Action, Options, Pair, Point, PointSet, Position, Side, board};

/// Up to this many stones, symmetric positions share a key; it pays in the opening.
const FEW: u8 = 7;

pub(super) const fn mixed(word: u64) -> u64 {
    let mut mixed = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// A word for each side on each point, and for markers.
const WORDS: [[u64; Point::SLOTS]; 3] = {
    let mut words = [[0; Point::SLOTS]; 3];
    let mut i = 0;
    while i < 72 {
        words[i / 24][i % 24] = mixed(i as u64 + 1);
        i += 1;
    }
    words
};

fn fold(set: PointSet, words: &[u64; Point::SLOTS]) -> u64 {
    set.iter().fold(0, |key, point| key ^ words[point.index()])
}

/// The hash of the stones alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct StoneKey(u64);

impl StoneKey {
    pub(super) fn of(stones: [PointSet; 2], marked: PointSet) -> Self {
        StoneKey(fold(stones[0], &WORDS[0]) ^ fold(stones[1], &WORDS[1]) ^ fold(marked, &WORDS[2]))
    }

    /// The hash after an action of a side, markers aside. A removal takes a stone of the victim.
    #[inline]
    pub(super) fn after(self, action: Action, side: Side, victim: Side) -> Self {
        let words = &WORDS[side.index()];
        let changed = match action {
            Action::Place(point) => words[point.index()],
            Action::Move { from, to } => words[from.index()] ^ words[to.index()],
            Action::Remove(point) => WORDS[victim.index()][point.index()],
        };
        StoneKey(self.0 ^ changed)
    }

    /// The hash with these markers set or taken away.
    pub(super) fn marked(self, changed: PointSet) -> Self {
        StoneKey(self.0 ^ fold(changed, &WORDS[2]))
    }

    /// Stones and side to move: enough to recognise repetitions, between which nothing is placed or
    /// removed.
    #[inline]
    pub(super) fn with_side(self, side: Side) -> u64 {
        self.0 ^ side.index() as u64
    }
}

/// Hands and removals of a side, as part of the word that is hashed.
const fn share(hand: u8, owed: i8) -> u64 {
    (hand as u64) << 6 | owed.cast_unsigned() as u64 & 63
}

/// Everything that matters besides the stones.
pub(super) fn rest(position: &Position, options: &Options) -> u64 {
    let captures = position.captures();
    let mut word = position.side().index() as u64;
    for side in Side::BOTH {
        word = word << 11 | share(position.hand(side), position.owed(side));
    }
    word = word << 4 | u64::from(captures.mill);
    word = word << 3 | captures.rule.map_or(0, |rule| rule as u64 + 1);
    word = word << 3 | u64::from(position.relief_number());
    let mut key = mixed(word);
    if !captures.targets().is_empty() {
        let [custodian, intervention] =
            [captures.custodian, captures.intervention].map(|targets| targets.points);
        key ^= mixed(u64::from(custodian.bits()) << 32 | u64::from(intervention.bits())) ^ 1;
    }
    if options.one_time_use_mill {
        let [white, black] = Side::BOTH.map(|side| u64::from(position.used(side).bits()));
        key ^= mixed(white << 32 | black | 1 << 62);
    }
    if options.restrict_repeated_mills_formation {
        let number =
            |side| position.last_mill(side).map_or(0, |(from, to)| 1 + from.index() * 24 + to.index());
        key ^= mixed((number(Side::White) * 600 + number(Side::Black)) as u64 | 1 << 63);
    }
    key
}

/// The same under plain rules. The hand of the side to move is first.
#[inline]
pub(super) const fn plain_rest(side: Side, hands: [u8; 2], owed: u8) -> u64 {
    /// By side, for empty hands and no removal pending: most positions.
    const MOVING: [u64; 2] = [mixed(0), mixed(1 << 32)];
    if hands[0] | hands[1] | owed == 0 {
        return MOVING[side.index()];
    }
    let (own, theirs) = (share(hands[0], owed.cast_signed()), share(hands[1], 0));
    let (white, black) = match side {
        Side::White => (own, theirs),
        Side::Black => (theirs, own),
    };
    mixed((side.index() as u64) << 32 | white << 21 | black << 10 | (owed as u64) << 6)
}

/// The key of a position, and the symmetry that was applied to get it.
#[derive(Clone, Copy)]
pub(super) struct Lookup {
    pub key: u64,
    symmetry: u8,
}

impl Lookup {
    #[inline]
    pub(super) fn new(stones: StoneKey, rest: u64) -> Lookup {
        Lookup { key: stones.0 ^ rest, symmetry: 0 }
    }

    /// In the placing phase: with few stones, symmetric positions share a key.
    pub(super) fn of_opening(stones: StoneKey, by_colour: Pair, rest: u64) -> Lookup {
        let (white, black) = (by_colour.first(), by_colour.second());
        if white.count() + black.count() > FEW {
            return Lookup::new(stones, rest);
        }
        let form = |symmetry| {
            let [white, black] = [white, black].map(|set| u64::from(board::mapped(set, symmetry).bits()));
            white << 24 | black
        };
        let (least, symmetry) =
            (0..16).map(|symmetry| (form(symmetry), symmetry)).min().expect("there are 16 ways");
        Lookup { key: mixed(least | 1 << 60) ^ rest, symmetry }
    }

    /// An action as it is stored, mapped by the symmetry.
    #[inline]
    pub(super) fn stored(self, action: Action) -> u16 {
        if self.symmetry == 0 {
            action.code()
        } else {
            action.mapped(|point| map(point, self.symmetry)).code()
        }
    }

    /// The code of the action that was stored as this.
    #[inline]
    pub(super) fn restored(self, code: u16) -> u16 {
        if self.symmetry == 0 {
            return code;
        }
        Action::of_code(code).map_or(0, |action| action.mapped(|point| unmap(point, self.symmetry)).code())
    }
}

pub(super) fn map(point: Point, symmetry: u8) -> Point {
    board::mapped(point.alone(), symmetry).first().unwrap_or(point)
}

fn unmap(point: Point, symmetry: u8) -> Point {
    Point::all().find(|from| map(*from, symmetry) == point).unwrap_or(point)
}
