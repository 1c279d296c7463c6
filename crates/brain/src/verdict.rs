//! What a judge says about a setup or a game in progress.

use parlour_kernel::Message;
use serde::{Deserialize, Serialize};

/// A judge's finding.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// A stable word for the kind of verdict, such as `many`.
    pub code: String,
    /// The verdict as a sentence.
    pub text: Message,
    /// The board cells it is about.
    pub cells: Vec<u16>,
    /// Setups that demonstrate it, such as two solutions that differ in those cells.
    pub examples: Vec<String>,
}
