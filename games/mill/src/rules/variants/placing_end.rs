//! The end of placing: who starts moving, what a full board means, when placing stops early.

use crate::rules::{
    BoardFull, EndReason, MillAction, Options, Position, Side, captures::Captures, variants::mill_count,
};

/// Stones with which all points can be filled.
const FILLING: u8 = 12;

/// Whether placing stops now, with two points left.
pub(in crate::rules) fn stops_early(position: &Position, options: &Options) -> bool {
    options.stop_placing_when_two_empty_squares
        && options.piece_count == FILLING
        && position.empty().count() == 2
}

/// All stones are placed and no removal is pending: the moving phase begins.
pub(in crate::rules) fn end(position: &mut Position, options: &Options) {
    position.settle();
    position.marked = options.closed();
    let mut starter = starter(position, options);
    if options.mill_formation_action == MillAction::Count {
        position.owed = mill_count::owed(position, options);
    } else if options.piece_count == FILLING && position.empty().is_empty() {
        match options.board_full_action {
            BoardFull::FirstLoses => return position.finish(Some(Side::Black), EndReason::BoardFull),
            BoardFull::Draw => return position.finish(None, EndReason::BoardFull),
            BoardFull::FirstThenSecond => (position.owed, starter) = ([1, 1], Side::White),
            BoardFull::SecondThenFirst => (position.owed, starter) = ([1, 1], Side::Black),
            BoardFull::Starter => position.owed[starter.index()] = 1,
        }
    }
    position.captures = Captures::NONE;
    position.give_turn(starter);
    position.begin_turn(options);
}

/// White, or Black if the defender starts. If hands can be unequal, the turn simply passes.
fn starter(position: &Position, options: &Options) -> Side {
    let passes_on = options.may_move_in_placing_phase
        || options.mill_formation_action == MillAction::HandThenOpponent
        || (options.mill_formation_action == MillAction::HandThenSelf && options.may_remove_multiple);
    match (options.is_defender_move_first, passes_on) {
        (true, _) => Side::Black,
        (false, true) => position.side.other(),
        (false, false) => Side::White,
    }
}
