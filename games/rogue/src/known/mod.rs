//! What follows from what the hero knows: ways over known ground, and the odds of a fight. Shared by `view` and
//! `brain`, and like them given `Seen` only. Knows neither of them.

pub mod odds;
pub mod paths;
