//! A side without a move: what the rules grant it, and which stones it may take.

use crate::rules::{EndReason, Options, Phase, Position, Relief, Stalemate};

/// The side to move has no move.
pub(in crate::rules) fn blocked(position: &mut Position, options: &Options) {
    let side = position.side;
    match options.stalemate_action {
        Stalemate::Loses => position.finish(Some(side.other()), EndReason::NoMove),
        Stalemate::Draw => position.finish(None, EndReason::NoMove),
        Stalemate::Passes => {
            position.give_turn(side.other());
            position.phase = Phase::Moving;
            if position.is_blocked(options) {
                position.finish(None, EndReason::NoMove);
            }
        }
        Stalemate::RemovesAndMoves => relieve(position, Relief::ThenMove, options),
        Stalemate::RemovesAndPasses => relieve(position, Relief::None, options),
        Stalemate::BothRemove => {
            position.owed[side.other().index()] = 1;
            relieve(position, Relief::Both, options);
        }
    }
}

fn relieve(position: &mut Position, relief: Relief, options: &Options) {
    position.owed[position.side.index()] = 1;
    position.relief = relief;
    position.adjacent_only = true;
    if position.removable(options).is_empty() {
        position.finish(Some(position.side.other()), EndReason::NoMove);
    }
}

/// Both sides remove a stone: the second one's turn, or the first one's move after it.
pub(in crate::rules) fn second_removal(position: &mut Position, options: &Options) {
    let them = position.side.other();
    if position.owed(them) == 0 {
        position.settle();
        return position.pass(options);
    }
    position.give_turn(them);
    if position.removable(options).is_empty() {
        position.owed[them.index()] = 0;
        position.settle();
        position.pass(options);
    }
}

/// The side to move begins its turn with a removal. If it is blocked and the rules grant a relief, only
/// stones adjacent to its own count.
pub(in crate::rules) fn judge_owed(position: &mut Position, options: &Options) {
    let relieved = matches!(
        options.stalemate_action,
        Stalemate::RemovesAndMoves | Stalemate::RemovesAndPasses | Stalemate::BothRemove
    );
    position.adjacent_only = relieved && position.owed(position.side) > 0 && position.is_blocked(options);
    if position.removable(options).is_empty() {
        position.owed[position.side.index()] = 0;
        position.end_turn(false, options);
    }
}
