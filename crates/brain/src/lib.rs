//! Engines: hints, computer players, generators and judges, with a budget that can be cancelled.
#![doc = include_str!("../README.md")]
//! # Engines
//!
//! A game's engines implement the traits of this crate for its [`parlour_kernel::Rules`]:
//!
//! | trait | answers |
//! |---|---|
//! | [`Hinter`] | what is best here, and why? what is everything worth? |
//! | [`Bot`] | what do you play at this level? |
//! | [`Generator`] | make me a puzzle like this |
//! | [`Judge`] | is this puzzle sound, and is what I entered right? |
//!
//! An engine is given what one seat may know, [`parlour_kernel::Rules::Seen`], never the state. It does no
//! I/O and reads no clock: front ends turn milliseconds into a [`Budget`] of nodes, so that the same budget
//! gives the same answer on every machine.

mod analysis;
mod budget;
mod files;
mod hint;
mod luck;
mod nobody;
mod threads;
mod verdict;

pub use analysis::{Analysis, BLUNDER, DECIDED, MISTAKE, Sign, Weighed};
pub use budget::{Budget, Canceller};
pub use files::Files;
pub use hint::{Choice, End, Figure, Hint, Lesson, Link, Mark, Part, Stage};
pub use luck::Luck;
pub use nobody::Nobody;
pub use threads::{beside, helped, on_threads, start_thread, threads_were_refused};
pub use verdict::Verdict;

use parlour_kernel::{Message, Rules};

/// Explains the best thing to do.
pub trait Hinter<G: Rules> {
    /// The best action with its reason, or `None` if there is nothing to do or say.
    fn hint(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Hint>;
    /// The whole way from the start to the end, or `None` where there is none to tell or the budget ran out.
    fn explain(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<Lesson> {
        None
    }
    /// Every action with what it is worth and the best line; `None` where there is nothing to do, or for games that nobody
    /// analyses.
    fn analyse(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<Analysis> {
        None
    }
    /// What could have been reached with what chance brought, once the game is over. `story` is everything that was done, and
    /// the table's draw number n comes from stream n of its seed. `None` where there is nothing to say.
    fn hindsight(
        &self,
        _seen: &G::Seen<'_>,
        _story: &[G::Action],
        _seed: u64,
        _budget: &mut Budget,
    ) -> Option<Message> {
        None
    }
    /// The folder of files that would make its word on this better, if it has not read them.
    fn wants(&self, _seen: &G::Seen<'_>) -> Option<&'static str> {
        None
    }
    /// Reads the folder that it wants here. Files that are no good are as if they were not there.
    fn read(&mut self, _seen: &G::Seen<'_>, _files: &Files) {}
}

/// Plays at a level.
pub trait Bot<G: Rules> {
    /// Whether it wants to see every past action before it is asked.
    const FOLLOWS: bool = false;
    /// Shows a past action, oldest first, with what the bot's seat knew before it.
    fn follow(&mut self, _seen: &G::Seen<'_>, _action: &G::Action) {}
    /// An action to play now, or `None` if the seat has nothing to do, the level is unknown or the budget ran
    /// out. Between equally good actions, `luck` and the position decide, so that games differ yet each can
    /// be reproduced.
    fn choose(
        &mut self,
        seen: &G::Seen<'_>,
        level: &str,
        luck: Luck,
        budget: &mut Budget,
    ) -> Option<G::Action>;
    /// The folder of files that would make its play at this level better, if it has not read them.
    fn wants(&self, _seen: &G::Seen<'_>, _level: &str) -> Option<&'static str> {
        None
    }
    /// Reads the folder that it wants here. Files that are no good are as if they were not there.
    fn read(&mut self, _seen: &G::Seen<'_>, _files: &Files) {}
}

/// Generates setups.
pub trait Generator<G: Rules> {
    /// A setup that meets a wish, given as `id=value` words of the game's options. The same seed makes the
    /// same setup everywhere.
    ///
    /// # Errors
    /// Why none was made.
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<G::Setup, Message>;
    /// How hard a setup is, whoever made it, as `id=value` words; nothing where nobody knows.
    fn grade(&self, _setup: &G::Setup, _budget: &mut Budget) -> String {
        String::new()
    }
    /// What was checked of a setup made for a wish and a seed, as words that change with what a player meets; `None` where
    /// it is not as wished, or nobody can tell. This goes by the setup and knows nothing of how it was made.
    fn prove(&self, _wish: &str, _seed: u64, _setup: &G::Setup, _budget: &mut Budget) -> Option<String> {
        None
    }
    /// The folder of files that it needs to meet a wish, if it has not read them.
    fn wants(&self, _wish: &str) -> Option<&'static str> {
        None
    }
    /// Reads the folder that it wants for a wish. Files that are no good are as if they were not there.
    fn read(&mut self, _wish: &str, _files: &Files) {}
}

/// Answers what takes a solution, not just the rules.
pub trait Judge<G: Rules> {
    /// What a player should know about a setup before playing it; `None` if it is sound.
    fn examine(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Verdict>;
    /// How the player's entries compare with the solution.
    fn judge(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Verdict>;
    /// The puzzle with its solution entered, if it has exactly one.
    fn solution(&self, _seen: &G::Seen<'_>, _budget: &mut Budget) -> Option<G::Setup> {
        None
    }
}
