//! What happens between two scenes.

use parlour_kernel::Message;

/// Something to show, play or say once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// Say it, to ears as well as eyes.
    Say(Message),
    /// Dice are thrown and come to rest on these faces. What follows is told when they rest.
    Roll(Vec<u8>),
    /// Tiles turn over.
    Flip {
        /// Which cells.
        cells: Vec<u16>,
        /// Whether they stand up afterwards.
        up: bool,
    },
    /// Cells draw the eye for a moment: something cannot be done there, or something came about there.
    Flash {
        /// Which cells.
        cells: Vec<u16>,
    },
    /// The game has ended.
    End {
        /// Whether somebody at this device has reason to be glad.
        won: bool,
    },
}
