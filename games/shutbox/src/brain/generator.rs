//! Games as wished: there is nothing to search for, since a game's dice follow from its seed.

use super::hindsight::{Hindsight, drawn};
use crate::rules::{DiceCount, Setup, ShutBox, Variant};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Fault, Message, ReadError};

/// Reads the wish as a setup.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShutBoxGenerator;

impl Generator<ShutBox> for ShutBoxGenerator {
    fn generate(&self, wish: &str, _seed: u64, _budget: &mut Budget) -> Result<Setup, Message> {
        wish.parse().map_err(|error: ReadError| error.message())
    }

    /// The first throws, as if each were of two dice, and what they allow a player alone.
    fn prove(&self, wish: &str, seed: u64, setup: &Setup, budget: &mut Budget) -> Option<String> {
        let variant = Variant::check(setup).ok()?;
        let is_wished = self.generate(wish, seed, budget).is_ok_and(|wished| wished == *setup);
        let is_alone = variant.players == 1 && variant.rounds == 1;
        let Hindsight { best, exact, .. } =
            Hindsight::of(&variant, |number, count| drawn(seed, number, count));
        let throws: Vec<String> = (0..u64::from(variant.size.tiles()))
            .map(|number| drawn(seed, number, DiceCount::Two).to_string())
            .collect();
        let is_met = is_wished && is_alone && best <= exact && budget.spend(1);
        is_met.then(|| format!("dice={} best={best} exact={exact}", throws.join(",")))
    }
}
