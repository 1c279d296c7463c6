//! Games as wished: there is nothing to search for, since a game's dice follow from its seed.

use crate::rules::{Setup, ShutBox};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Fault, Message, ReadError};

/// Reads the wish as a setup.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShutBoxGenerator;

impl Generator<ShutBox> for ShutBoxGenerator {
    fn generate(&self, wish: &str, _seed: u64, _budget: &mut Budget) -> Result<Setup, Message> {
        wish.parse().map_err(|error: ReadError| error.message())
    }
}
