//! Draws that need memory: the third occurrence of a position, and too many moves without placing
//! or removing. Counting and search below a position leave these out.

use crate::rules::{EndReason, Options, PointSet, Position, Recurrence, Side};

/// Ends the game if the position that was just reached is a draw.
pub(super) fn end(position: &mut Position, since: &[Recurrence], options: &Options) {
    if position.ending().is_some() || position.removes() {
        return;
    }
    if let Some(reason) =
        move_rule(position.halfmove(), Side::BOTH.map(|side| position.stones(side)), options)
    {
        return position.finish(None, reason);
    }
    let now = position.repeats_as();
    let is_latest = since.last() == Some(&now);
    if options.threefold_repetition_rule
        && is_latest
        && since.iter().filter(|known| **known == now).count() >= 3
    {
        position.finish(None, EndReason::Repetition);
    }
}

/// Whether the number of moves without placing or removing makes a draw.
#[inline]
pub fn move_rule(moves: u16, stones: [PointSet; 2], options: &Options) -> Option<EndReason> {
    if options.n_move_rule > 0 && moves >= options.n_move_rule {
        return Some(EndReason::ManyMoves);
    }
    let endgame = options.endgame_n_move_rule;
    let is_endgame = || stones.iter().any(|own| own.count() == 3);
    (endgame < options.n_move_rule && moves >= endgame && is_endgame())
        .then_some(EndReason::ManyMovesInEndgame)
}
