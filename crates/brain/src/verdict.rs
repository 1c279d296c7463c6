//! What a judge says about a setup or about a game under way.

use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// What a judge found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// Stable word for the kind of verdict, such as `many`.
    pub code: String,
    /// The verdict as a sentence.
    pub text: Message,
    /// The cells of the board that it is about.
    pub cells: Vec<u16>,
    /// Setups that show it, such as two solutions that differ in those cells.
    pub examples: Vec<String>,
}
