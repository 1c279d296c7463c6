//! The generator behind the house's trait: from a wish in words to a setup.

use crate::{
    brain::{Wish, generate},
    rules::{Hidato, Setup},
};
use ::brain::{Budget, Generator};
use kernel::{Fault, Message, ReadError};

/// Makes new boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Maker;

impl Generator<Hidato> for Maker {
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<Setup, Message> {
        let wish: Wish = wish.parse().map_err(|error: ReadError| error.message())?;
        generate(&wish, seed, budget).map(|made| made.setup).map_err(|unmade| unmade.message())
    }
}
