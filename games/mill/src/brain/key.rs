//! Keys of positions: stones are hashed incrementally, everything else that decides is mixed in.
//! With few stones on the board the key is that of the least of the 16 ways the board maps onto itself.

use crate::rules::{Action, Options, Point, PointSet, Position, Side, board};

/// Stones up to which positions are looked at in all 16 ways: the opening, where it pays.
const FEW: u8 = 7;

const fn mixed(word: u64) -> u64 {
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

    /// The hash after an action, markers aside: only what changes is hashed.
    #[inline]
    pub(super) fn after(self, action: Action, before: &Position) -> Self {
        let words = &WORDS[before.side().index()];
        let changed = match action {
            Action::Place(point) => words[point.index()],
            Action::Move { from, to } => words[from.index()] ^ words[to.index()],
            Action::Remove(point) => WORDS[before.victim().index()][point.index()],
        };
        StoneKey(self.0 ^ changed)
    }

    /// The hash with these markers set or taken away.
    pub(super) fn marked(self, changed: PointSet) -> Self {
        StoneKey(self.0 ^ fold(changed, &WORDS[2]))
    }

    /// Stones and side to move: enough to tell positions apart between two of which nothing was placed or removed.
    #[inline]
    pub(super) fn with_side(self, side: Side) -> u64 {
        self.0 ^ side.index() as u64
    }

    /// The key of the whole position.
    #[inline]
    pub(super) fn key(self, position: &Position, options: &Options) -> u64 {
        self.0 ^ rest(position, options)
    }
}

/// All that decides beside the stones.
#[inline]
fn rest(position: &Position, options: &Options) -> u64 {
    let captures = position.captures();
    let mut word = position.side().index() as u64;
    let mut add = |bits: u8, value: u8| word = word << bits | u64::from(value);
    for side in Side::BOTH {
        add(5, position.hand(side));
        add(6, position.owed(side).cast_unsigned() & 63);
    }
    add(4, captures.mill);
    add(3, captures.rule.map_or(0, |rule| rule as u8 + 1));
    add(3, position.relief_number());
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

/// How a position is looked up: its key, and the way the board was mapped to get it.
#[derive(Clone, Copy)]
pub(super) struct Lookup {
    pub key: u64,
    symmetry: u8,
}

impl Lookup {
    pub(super) fn of(position: &Position, stones: StoneKey, options: &Options) -> Lookup {
        let is_plain = position.captures().targets().is_empty()
            && position.marked().is_empty()
            && !options.one_time_use_mill
            && !options.restrict_repeated_mills_formation;
        let (white, black) = (position.stones(Side::White), position.stones(Side::Black));
        if !is_plain || white.count() + black.count() > FEW || position.hand(Side::Black) == 0 {
            return Lookup { key: stones.key(position, options), symmetry: 0 };
        }
        let form = |symmetry| {
            let [white, black] = [white, black].map(|set| u64::from(board::mapped(set, symmetry).bits()));
            white << 24 | black
        };
        let (least, symmetry) =
            (0..16).map(|symmetry| (form(symmetry), symmetry)).min().expect("there are 16 ways");
        Lookup { key: mixed(least | 1 << 60) ^ rest(position, options), symmetry }
    }

    /// An action as it is stored: on the board as it was mapped.
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

fn map(point: Point, symmetry: u8) -> Point {
    board::mapped(point.alone(), symmetry).first().unwrap_or(point)
}

fn unmap(point: Point, symmetry: u8) -> Point {
    Point::all().find(|from| map(*from, symmetry) == point).unwrap_or(point)
}
