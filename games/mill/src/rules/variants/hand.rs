//! Mills that take from the opponent's hand while placing (Dooz).

use crate::rules::{EndReason, MillAction, Options, Position, captures::Captures, variants::placing_end};

/// The side to move closed this many mills: takes stones from the opponent's hand, or from the board if the
/// hand is empty.
pub(in crate::rules) fn take(position: &mut Position, mills: u8, options: &Options) {
    let them = position.side.other();
    let quota = options.mill_quota(mills);
    let taken = quota.min(position.hand(them));
    position.hand[them.index()] -= taken;
    if position.has_too_few(them, options) {
        return position.finish(Some(position.side), EndReason::TooFew);
    }
    if taken < quota {
        position.captures = Captures::of_mill(quota - taken);
        return position.owe(quota - taken, options);
    }
    if position.hand == [0; 2] {
        return placing_end::end(position, options);
    }
    if options.mill_formation_action == MillAction::HandThenSelf {
        position.settle();
        position.begin_turn(options);
    } else {
        position.end_turn(false, options);
    }
}
