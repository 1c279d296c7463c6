//! What happens between two scenes.

use parlour_kernel::Message;

/// Something to show, play or say once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Announce it, to screen readers too.
    Say(Message),
    /// Dice are thrown and come to rest on these faces. What follows waits until they rest.
    Roll(Vec<u8>),
    /// Tiles turn over.
    Flip {
        /// The cells that turn.
        cells: Vec<u16>,
        /// Whether they are up afterwards.
        up: bool,
    },
    /// Cells flash: something cannot be done there, or something happened there.
    Flash {
        /// The cells that flash.
        cells: Vec<u16>,
    },
    /// The game has ended.
    End {
        /// Whether somebody at this device won.
        won: bool,
    },
}
