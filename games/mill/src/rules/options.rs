//! The options of the rules, with their meanings. Knows no names of variants.

use crate::rules::PointSet;
use serde::Serialize;

/// What a mill earns in the placing phase; in the moving phase it always takes from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum MillAction {
    /// A stone from the board. Value 3, "the opponent removes one of their own", never meant anything else
    /// in practice.
    Board,
    /// The same: value 3 of the option, kept apart so that it prints back.
    BoardToo,
    /// A stone from the opponent's hand, then it is the opponent's turn.
    HandThenOpponent,
    /// A stone from the opponent's hand, and the same side plays on.
    HandThenSelf,
    /// A stone that stays as a marker until placing ends.
    Mark,
    /// Nothing: mills are counted when placing ends.
    Count,
}

/// What happens when twelve against twelve fill the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum BoardFull {
    /// White loses.
    FirstLoses,
    /// White removes one, then Black.
    FirstThenSecond,
    /// Black removes one, then White.
    SecondThenFirst,
    /// The side that starts the moving phase removes one.
    Starter,
    /// A draw.
    Draw,
}

/// What happens to a side that cannot move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stalemate {
    /// It loses.
    Loses,
    /// It passes.
    Passes,
    /// It removes a stone adjacent to its own, then moves.
    RemovesAndMoves,
    /// It removes a stone adjacent to its own, then the opponent moves.
    RemovesAndPasses,
    /// A draw.
    Draw,
    /// Both remove a stone adjacent to their own, then it moves.
    BothRemove,
}

/// How captures without a mill are resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Semantics {
    /// As the written specification says: the first stone taken chooses the rule.
    Spec,
    /// As two known engines do it, for comparison with their counts.
    Engine,
}

/// The settings of one way to capture without a mill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Capture {
    /// Whether it is played at all.
    pub enabled: bool,
    /// Along the sides of the squares.
    pub square_edges: bool,
    /// Across the rings at the middles of the sides.
    pub cross_lines: bool,
    /// Across the rings at the corners.
    pub diagonal_lines: bool,
    /// While the mover is placing.
    pub in_placing: bool,
    /// While the mover is moving.
    pub in_moving: bool,
    /// Only for a side with three stones or fewer on the board.
    pub own_pieces_leq3: bool,
}

impl Capture {
    /// Not played, but ready for all lines and phases.
    pub const OFF: Capture = Capture {
        enabled: false,
        square_edges: true,
        cross_lines: true,
        diagonal_lines: true,
        in_placing: true,
        in_moving: true,
        own_pieces_leq3: false,
    };
}

/// All the rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// Stones of each side.
    pub piece_count: u8,
    /// Squares of the board, counted from the innermost. States say so only where the board is smaller than usual.
    #[serde(skip_serializing_if = "is_whole_board")]
    pub rings: u8,
    /// A side with this many stones on the board, or fewer, may fly.
    pub fly_piece_count: u8,
    /// Whether flying is allowed.
    pub may_fly: bool,
    /// A side with fewer stones than this, hand included, loses.
    pub pieces_at_least_count: u8,
    /// Whether corners are joined across the rings.
    pub has_diagonal_lines: bool,
    /// What a mill earns while placing.
    pub mill_formation_action: MillAction,
    /// Whether stones may be moved while others are in hand.
    pub may_move_in_placing_phase: bool,
    /// Whether Black starts the moving phase.
    pub is_defender_move_first: bool,
    /// Whether each of several mills closed at once earns a stone.
    pub may_remove_multiple: bool,
    /// Whether stones in mills may always be removed.
    pub may_remove_from_mills_always: bool,
    /// Whether stones in mills may be removed while placing.
    pub may_remove_from_mill_during_placing: bool,
    /// Whether a stone may not swing back at once from one mill into another.
    pub restrict_repeated_mills_formation: bool,
    /// Whether a line counts as a mill only once.
    pub one_time_use_mill: bool,
    /// What a full board means.
    pub board_full_action: BoardFull,
    /// Whether placing stops with two points left.
    pub stop_placing_when_two_empty_squares: bool,
    /// What having no move means.
    pub stalemate_action: Stalemate,
    /// Moves without placing or removing until a draw; 0 for never.
    pub n_move_rule: u16,
    /// The same once a side has exactly three stones, if smaller.
    pub endgame_n_move_rule: u16,
    /// Whether the third occurrence of a position is a draw.
    pub threefold_repetition_rule: bool,
    /// A stone between two.
    pub custodian: Capture,
    /// Two stones with one between them.
    pub intervention: Capture,
    /// A stone jumped over.
    pub leap: Capture,
    /// How captures are resolved.
    pub captures: Semantics,
}

/// Squares of the usual board.
const RINGS: u8 = 3;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields over so")]
fn is_whole_board(rings: &u8) -> bool {
    *rings == RINGS
}

impl Options {
    /// Nine Men's Morris: the defaults of every option.
    pub const NINE: Options = Options {
        piece_count: 9,
        rings: RINGS,
        fly_piece_count: 3,
        may_fly: true,
        pieces_at_least_count: 3,
        has_diagonal_lines: false,
        mill_formation_action: MillAction::Board,
        may_move_in_placing_phase: false,
        is_defender_move_first: false,
        may_remove_multiple: false,
        may_remove_from_mills_always: false,
        may_remove_from_mill_during_placing: false,
        restrict_repeated_mills_formation: false,
        one_time_use_mill: false,
        board_full_action: BoardFull::FirstLoses,
        stop_placing_when_two_empty_squares: false,
        stalemate_action: Stalemate::Loses,
        n_move_rule: 100,
        endgame_n_move_rule: 100,
        threefold_repetition_rule: true,
        custodian: Capture::OFF,
        intervention: Capture::OFF,
        leap: Capture::OFF,
        captures: Semantics::Spec,
    };

    /// Twelve Men's Morris, the base of most larger games.
    pub const TWELVE: Options = Options { piece_count: 12, has_diagonal_lines: true, ..Options::NINE };

    /// Whether custodian or intervention captures are on.
    #[inline]
    pub fn has_line_captures(&self) -> bool {
        self.custodian.enabled || self.intervention.enabled
    }

    /// Points that nobody can use: those of the squares that a smaller board lacks.
    #[inline]
    pub fn closed(&self) -> PointSet {
        PointSet::from_bits(PointSet::FULL.bits() & (u32::MAX << (8 * self.rings)))
    }

    /// What several mills closed at once earn.
    #[inline]
    pub fn mill_quota(&self, mills: u8) -> u8 {
        if self.may_remove_multiple { mills } else { mills.min(1) }
    }
}
