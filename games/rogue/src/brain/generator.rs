//! New runs: the options that were asked for, with a fresh seed.

use super::auto::Autoplayer;
use crate::rules::{Flaw, Options, Rogue, Setup, generate};
use parlour_brain::{Budget, Generator};
use parlour_kernel::{Digest, Fault, Message, ReadError, Rules, digest_of};

/// Actions of the autoplayer that a new run is tried with.
const TRIED: u32 = 300;

/// Makes the setup of a new run.
#[derive(Clone, Copy, Debug, Default)]
pub struct RogueGenerator;

impl Generator<Rogue> for RogueGenerator {
    fn generate(&self, wish: &str, seed: u64, _budget: &mut Budget) -> Result<Setup, Message> {
        match wish.parse().map_err(|error: ReadError| error.message())? {
            Setup::Options(options) => Ok(Setup::Options(Options { seed, ..options })),
            scenario @ Setup::Scenario(_) => {
                let told = |flaws: Vec<Flaw>| {
                    flaws.first().map_or(Message::new("rogue.flaw-bad-value"), Fault::message)
                };
                Rogue::start(&scenario).map(|_| scenario).map_err(told)
            }
        }
    }

    /// That every level can be made, and that the first turns can be played.
    fn prove(&self, wish: &str, seed: u64, setup: &Setup, budget: &mut Budget) -> Option<String> {
        let Setup::Options(options) = setup else { return None };
        let is_wished = self.generate(wish, seed, budget).is_ok_and(|wished| wished == *setup);
        let turns = played(Rogue::start(setup).ok()?, budget)?;
        let levels: Vec<Digest> =
            (1..=options.levels).map(|depth| digest_of(&generate::level(options, depth))).collect();
        let (levels, all) = (levels.len(), digest_of(&levels));
        (is_wished && turns > 0).then(|| format!("levels={levels} made={all}"))
    }
}

/// How many turns the autoplayer plays before it dies, at most so many; `None` if it does what is not allowed.
fn played(mut run: Rogue, budget: &mut Budget) -> Option<u32> {
    let (mut player, mut events) = (Autoplayer::default(), Vec::new());
    for _ in 0..TRIED {
        let Some(action) = player.choose(&run.seen(None)).filter(|_| budget.spend(1)) else { break };
        events.clear();
        run.apply(&action, &mut events).ok()?;
    }
    Some(run.seen(None).turn())
}
