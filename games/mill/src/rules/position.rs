//! A position: everything that decides what is legal next, small and `Copy` for search and perft. It keeps
//! no history: draws by repetition and by the move rule belong to the game.

use crate::rules::{Options, Point, PointSet, board, captures::Captures};
use serde::Serialize;

/// White moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first player.
    White,
    /// The second player, also called the defender.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 or 1, as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the side to move is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Before the first action.
    Ready,
    /// It places stones from its hand.
    Placing,
    /// It moves stones on the board.
    Moving,
    /// The game is over.
    GameOver,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct Ending {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    pub reason: EndReason,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum EndReason {
    /// A side has too few stones left.
    TooFew,
    /// A side cannot move.
    NoMove,
    /// The board filled up.
    BoardFull,
    /// The same position occurred for the third time.
    Repetition,
    /// Too many moves without placing or removing.
    ManyMoves,
    /// Too many of them while a side had three stones.
    ManyMovesInEndgame,
    /// It was set up as over.
    Unknown,
}

/// A removal granted to a side without moves, and what follows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Relief {
    /// No such removal.
    None,
    /// The same side moves.
    ThenMove,
    /// The opponent removes one too, then the same side moves.
    Both,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Position {
    pub(super) stones: [PointSet; 2],
    /// Points that are blocked: by removed stones, or because the board lacks them.
    pub(super) marked: PointSet,
    /// Points of mills that were closed once; used only if a mill counts only once.
    pub(super) used: [PointSet; 2],
    pub(super) hand: [u8; 2],
    /// Pending removals of each side; of its own stones if negative.
    pub(super) owed: [i8; 2],
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) ending: Option<Ending>,
    /// The move that closed each side's last mill, if swinging is restricted. A placed stone has no origin.
    pub(super) last_mill: [[Option<Point>; 2]; 2],
    pub(super) captures: Captures,
    pub(super) relief: Relief,
    /// Whether only stones adjacent to the remover's own may be removed.
    pub(super) adjacent_only: bool,
    /// The target the player prefers; it decides which of two lines counts.
    pub(super) preferred: Option<Point>,
    pub(super) halfmove: u16,
    pub(super) fullmove: u16,
}

impl Position {
    /// An empty board with all stones in hand.
    pub fn start(options: &Options) -> Self {
        Position {
            stones: [PointSet::EMPTY; 2],
            marked: options.closed(),
            used: [PointSet::EMPTY; 2],
            hand: [options.piece_count; 2],
            owed: [0; 2],
            side: Side::White,
            phase: Phase::Placing,
            ending: None,
            last_mill: [[None; 2]; 2],
            captures: Captures::NONE,
            relief: Relief::None,
            adjacent_only: false,
            preferred: None,
            halfmove: 0,
            fullmove: 1,
        }
    }

    /// A turn of the moving phase that begins with these stones, White's first, all hands empty. A side that is blocked
    /// meets what the rules have for it.
    pub fn moving(stones: [PointSet; 2], side: Side, options: &Options) -> Self {
        let mut position =
            Position { stones, side, hand: [0; 2], phase: Phase::Moving, ..Position::start(options) };
        position.begin_turn(options);
        position
    }

    /// The stones of a side on the board.
    #[inline]
    pub fn stones(&self, side: Side) -> PointSet {
        self.stones[side.index()]
    }

    /// Points blocked by markers, or lacking on a smaller board.
    #[inline]
    pub fn marked(&self) -> PointSet {
        self.marked
    }

    /// Points of mills a side cannot use again.
    pub fn used(&self, side: Side) -> PointSet {
        self.used[side.index()]
    }

    /// Stones a side has in hand.
    #[inline]
    pub fn hand(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    /// Stones of a side on the board.
    #[inline]
    pub fn on_board(&self, side: Side) -> u8 {
        self.stones(side).count()
    }

    /// Pending removals of a side; of its own stones if negative.
    #[inline]
    pub fn owed(&self, side: Side) -> i8 {
        self.owed[side.index()]
    }

    /// The side to move.
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// What the side to move is doing.
    #[inline]
    pub fn phase(&self) -> Phase {
        if self.ending.is_some() { Phase::GameOver } else { self.phase }
    }

    /// How the game ended, if it has.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What can be captured now, and by which rule.
    pub fn captures(&self) -> &Captures {
        &self.captures
    }

    /// Whether the side to move has to remove a stone.
    #[inline]
    pub fn removes(&self) -> bool {
        self.owed(self.side) != 0
    }

    /// The kind of relief under way, as a small number for hashing.
    #[inline]
    pub fn relief_number(&self) -> u8 {
        self.relief as u8 * 2 + u8::from(self.adjacent_only)
    }

    /// Moves since the last placement or removal.
    #[inline]
    pub fn halfmove(&self) -> u16 {
        self.halfmove
    }

    /// The last move of a side, if swinging is restricted and it closed a mill.
    pub fn last_mill(&self, side: Side) -> Option<(Point, Point)> {
        let [from, to] = self.last_mill[side.index()];
        from.zip(to)
    }

    /// Empty points.
    #[inline]
    pub fn empty(&self) -> PointSet {
        self.stones[0].or(self.stones[1]).or(self.marked).complement()
    }

    /// Whether a side may fly now.
    #[inline]
    pub fn flies(&self, side: Side, options: &Options) -> bool {
        options.may_fly && self.hand(side) == 0 && self.stones(side).has_at_most(options.fly_piece_count)
    }

    /// The opponent's stones that a mill lets the side to move remove.
    pub fn mill_targets(&self, options: &Options) -> PointSet {
        let theirs = self.stones(self.side.other());
        let unprotected = options.may_remove_from_mills_always
            || (options.may_remove_from_mill_during_placing && self.phase == Phase::Placing);
        if unprotected {
            return theirs;
        }
        let free = theirs.without(board::in_lines(theirs, options.has_diagonal_lines));
        if free.is_empty() { theirs } else { free }
    }

    /// The part of the position that matters for the rule of repetition.
    pub fn repeats_as(&self) -> Recurrence {
        Recurrence {
            stones: self.stones,
            marked: self.marked,
            side: self.side,
            owed: self.owed,
            captures: self.captures,
        }
    }

    pub(super) fn finish(&mut self, winner: Option<Side>, reason: EndReason) {
        self.ending = Some(Ending { winner, reason });
        self.owed = [0; 2];
        self.settle();
    }

    /// Resets captures: the sequence is over.
    #[inline]
    pub(super) fn settle(&mut self) {
        self.captures = Captures::NONE;
        self.relief = Relief::None;
        self.adjacent_only = false;
        self.preferred = None;
    }
}

/// What must be equal for a position to count as repeated: points, side, pending removals, captures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Recurrence {
    stones: [PointSet; 2],
    marked: PointSet,
    side: Side,
    owed: [i8; 2],
    captures: Captures,
}

impl Recurrence {
    /// The stones, White's first.
    pub fn stones(&self) -> [PointSet; 2] {
        self.stones
    }

    /// Who was to move.
    pub fn side(&self) -> Side {
        self.side
    }
}
