//! New runs: the options that were asked for, with a fresh seed.

use crate::rules::{Options, Rogue, Setup};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Fault, Message, ReadError};

/// Makes the setup of a new run.
#[derive(Clone, Copy, Debug, Default)]
pub struct RogueGenerator;

impl Generator<Rogue> for RogueGenerator {
    fn generate(&self, wish: &str, seed: u64, _budget: &mut Budget) -> Result<Setup, Message> {
        match wish.parse().map_err(|error: ReadError| error.message())? {
            Setup::Options(options) => Ok(Setup::Options(Options { seed, ..options })),
            scenario @ Setup::Scenario(_) => Ok(scenario),
        }
    }
}
