//! Tables already computed in this process, so that a second hint is instant.

use crate::{
    brain::{Aim, Odds},
    rules::{BoxSize, DiceRule},
};
use std::sync::{Arc, Mutex, PoisonError};

type Key = (BoxSize, DiceRule, Aim);

/// More tables than one game needs (64 KiB each, and as much for payoffs); the oldest is dropped first.
const KEPT: usize = 16;

static TABLES: Mutex<Vec<(Key, Arc<Odds>)>> = Mutex::new(Vec::new());

impl Odds {
    /// The table of a box, a rule and an aim, computed once and shared.
    pub fn of(size: BoxSize, rule: DiceRule, aim: Aim) -> Arc<Self> {
        let key = (size, rule, aim);
        // The list is always consistent, so poisoning does not matter.
        let find = || {
            let tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
            tables.iter().find(|(known, _)| *known == key).map(|(_, odds)| Arc::clone(odds))
        };
        if let Some(odds) = find() {
            return odds;
        }
        // Computed without holding the lock: two threads may do the same work, but none waits.
        let odds = Arc::new(Odds::solve(size, rule, aim));
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() >= KEPT {
            tables.remove(0);
        }
        tables.push((key, Arc::clone(&odds)));
        odds
    }
}
