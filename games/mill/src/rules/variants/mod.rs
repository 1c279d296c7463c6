//! Rules that only some variants have, one file a group.

pub(super) mod hand;
pub(super) mod mill_count;
pub(super) mod one_time;
pub(super) mod placing_end;
pub(super) mod repeated;
pub(super) mod stalemate;
