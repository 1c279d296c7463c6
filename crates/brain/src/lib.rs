//! What thinks: hints, computer players, generators and judges, with a budget that can be cancelled.
//!
//! A brain is given what one seat may know, [`kernel::Rules::Seen`], never the state. It does no
//! I/O and reads no clock: front ends turn milliseconds into budgets.
//!
//! ```
//! use brain::Budget;
//!
//! let mut budget = Budget::nodes(2);
//! assert!(budget.spend(1));
//! let cancel = budget.canceller();
//! cancel.cancel();
//! assert!(!budget.spend(1), "cancelled work stops at its next node");
//! ```

mod budget;
mod hint;
mod verdict;

pub use budget::{Budget, Canceller};
pub use hint::{Choice, Figure, Hint, Stage};
pub use verdict::Verdict;

use kernel::{Message, Rules};

/// Explains the best thing to do.
pub trait Hinter<G: Rules> {
    /// The best action with its reason, or `None` where there is nothing to do or to say.
    fn hint(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Hint>;
}

/// Plays at a level.
pub trait Bot<G: Rules> {
    /// Whether it wants to be shown what was played before it is asked.
    const FOLLOWS: bool = false;
    /// What was done, and what the seat that is asked knew before it: everything so far, oldest first.
    fn follow(&mut self, _seen: &G::Seen<'_>, _action: &G::Action) {}
    /// An action to do now, or `None` where the seat has nothing to do, the level is unknown or
    /// the budget ran out.
    fn choose(&mut self, seen: &G::Seen<'_>, level: &str, budget: &mut Budget) -> Option<G::Action>;
}

/// Makes setups.
pub trait Generator<G: Rules> {
    /// A setup as wished for, `id=value` words of the game's options; the same seed makes the
    /// same setup everywhere.
    ///
    /// # Errors
    /// Why there is none.
    fn generate(&self, wish: &str, seed: u64, budget: &mut Budget) -> Result<G::Setup, Message>;
}

/// Compares with the solution what rules alone cannot tell.
pub trait Judge<G: Rules> {
    /// What a player should know of a setup before playing it; `None` where all is well.
    fn examine(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Verdict>;
    /// How what was entered compares with the solution.
    fn judge(&self, seen: &G::Seen<'_>, budget: &mut Budget) -> Option<Verdict>;
}
