//! The engine: deepens step by step within a budget, natively on several threads. It reads no
//! clock; whoever has one cancels the budget.

use super::{
    field::Field,
    lean::{Lean, suits},
    search::{MOST_PLIES, SURE, Search, Shared, WIN},
    table::Table,
    weights::Weights,
    whole::Whole,
};
use crate::rules::{Action, Actions, Mill, Options, Position};
use brain::Budget;
use std::sync::atomic::AtomicBool;

/// What the engine found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best action.
    pub action: Action,
    /// Its worth for the side to move: 100 is about a stone.
    pub score: i32,
    /// To which depth all actions were looked at.
    pub depth: u32,
    /// Positions visited: each that the search entered, ends of lines and of games too, once for every visit.
    pub nodes: u64,
    /// The line expected, the best action first.
    pub line: Vec<Action>,
}

impl Thought {
    /// In how many plies the game is won (or, if negative, lost), where that was seen to the end.
    pub fn plies_to_end(&self) -> Option<i32> {
        plies_to_end(self.score)
    }
}

/// In how many plies a score says the game ends: won, or lost if negative.
pub fn plies_to_end(score: i32) -> Option<i32> {
    match score {
        _ if score >= SURE => Some(WIN - score),
        _ if score <= -SURE => Some(-WIN - score),
        _ => None,
    }
}

/// How far the engine looks, beside its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The greatest depth in actions.
    pub depth: u32,
    /// Threads; one where the system has none. With more than one, the same question may get different answers.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { depth: Engine::MOST_DEPTH, threads: 1 }
    }
}

/// An engine with what it remembers from earlier questions.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    weights: Weights,
    generation: u8,
}

impl Engine {
    /// No search goes deeper.
    pub const MOST_DEPTH: u32 = 64;

    /// An engine whose memory takes 2 to the `bits` times 32 bytes.
    pub fn new(bits: u32) -> Self {
        Engine::with_weights(bits, Weights::TUNED)
    }

    /// The same with values of its own.
    pub fn with_weights(bits: u32, weights: Weights) -> Self {
        Engine { table: Table::new(bits), weights, generation: 0 }
    }

    fn shared<'a>(&'a self, options: &'a Options, stop: &'a AtomicBool) -> Shared<'a> {
        Shared { options, weights: &self.weights, table: &self.table, generation: self.generation, stop }
    }

    /// Looks for the best action; `None` where the game is over. Without any budget it is a legal one at least.
    pub fn think(&mut self, game: &Mill, limits: Limits, budget: &mut Budget) -> Option<Thought> {
        self.think_aloud(game, limits, budget, |_| {})
    }

    /// The same, and tells of every depth that is done.
    pub fn think_aloud(
        &mut self,
        game: &Mill,
        limits: Limits,
        budget: &mut Budget,
        tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        match diagonals_if_plain(game) {
            Some(false) => self.think_on::<Lean<false>>(game, limits, budget, tell),
            Some(true) => self.think_on::<Lean<true>>(game, limits, budget, tell),
            None => self.think_on::<Whole>(game, limits, budget, tell),
        }
    }

    fn think_on<F: Field>(
        &mut self,
        game: &Mill,
        limits: Limits,
        budget: &mut Budget,
        mut tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        let fallback = first_action(game.board(), game)?;
        self.generation = (self.generation + 1) % 64;
        let stop = AtomicBool::new(false);
        let shared = self.shared(game.options(), &stop);
        let mut answer = None;
        with_helpers::<F, _>(shared, game, limits, || {
            let mut search = Search::<F>::new(shared, game, Some(budget));
            deepen(&mut search, game.board(), limits.depth, 1, |thought| {
                tell(thought);
                answer = Some(thought.clone());
            });
            answer.as_mut().map(|thought: &mut Thought| thought.nodes = search.nodes)
        });
        // A budget too small for even one depth still gets an action.
        let guess = || Thought { action: fallback, score: 0, depth: 0, nodes: 0, line: vec![fallback] };
        Some(answer.unwrap_or_else(guess))
    }

    /// The worth of every action, best first, each looked at to the same depth.
    pub fn compare(&mut self, game: &Mill, depth: u32, budget: &mut Budget) -> Vec<(Action, i32)> {
        match diagonals_if_plain(game) {
            Some(false) => self.compare_on::<Lean<false>>(game, depth, budget),
            Some(true) => self.compare_on::<Lean<true>>(game, depth, budget),
            None => self.compare_on::<Whole>(game, depth, budget),
        }
    }

    fn compare_on<F: Field>(&mut self, game: &Mill, depth: u32, budget: &mut Budget) -> Vec<(Action, i32)> {
        self.generation = (self.generation + 1) % 64;
        let stop = AtomicBool::new(false);
        let options = game.options();
        let shared = self.shared(options, &stop);
        let mut search = Search::new(shared, game, Some(budget));
        let root = F::of(game.board());
        let mut actions = Actions::new();
        game.board().actions(options, &mut actions);
        let mut compared: Vec<(Action, i32)> = actions.iter().map(|action| (*action, 0)).collect();
        search.path.enter(root.trace());
        for depth in 1..=depth.min(Engine::MOST_DEPTH) {
            let mut scores = compared.clone();
            for (action, score) in &mut scores {
                let child = root.after(*action, options);
                let same_side = child.side() == root.side();
                *score = search.child_again(&child, same_side, depth.cast_signed() - 1, (-WIN, WIN), 0);
                if search.stopped {
                    return compared;
                }
            }
            scores.sort_by_key(|(_, score)| -score);
            compared = scores;
        }
        search.path.leave();
        compared
    }
}

/// Whether the board has diagonals, where the rules are plain enough for the quick way.
fn diagonals_if_plain(game: &Mill) -> Option<bool> {
    suits(game.board(), game.options()).then_some(game.options().has_diagonal_lines)
}

fn first_action(position: &Position, game: &Mill) -> Option<Action> {
    let mut actions = Actions::new();
    position.actions(game.options(), &mut actions);
    actions.first().copied()
}

/// Searches deeper and deeper; reports each depth that was finished, and the last one as far as it went.
fn deepen<F: Field>(
    search: &mut Search<'_, F>,
    position: &Position,
    most: u32,
    first: u32,
    mut report: impl FnMut(&Thought),
) {
    let root = F::of(position);
    let mut score = 0;
    for depth in first..=most.min(Engine::MOST_DEPTH) {
        let mut reach = 40;
        loop {
            let window =
                if depth < 4 { (-WIN, WIN) } else { ((score - reach).max(-WIN), (score + reach).min(WIN)) };
            let found = search.search(&root, depth.cast_signed(), window, 0);
            let line = search.line().to_vec();
            if search.stopped {
                // What was found of an unfinished depth is better than the last one, if it is anything.
                if let Some(action) = line.first() {
                    report(&Thought {
                        action: *action,
                        score: found,
                        depth: depth - 1,
                        nodes: search.nodes,
                        line,
                    });
                }
                return;
            }
            let inside = found > window.0 && found < window.1;
            if inside || (window.0 == -WIN && window.1 == WIN) || reach > WIN {
                score = found;
                if let Some(action) = line.first() {
                    report(&Thought { action: *action, score, depth, nodes: search.nodes, line });
                }
                break;
            }
            score = found;
            reach *= 8;
        }
        if plies_to_end(score).is_some_and(|plies| plies.unsigned_abs() <= depth)
            || depth as usize >= MOST_PLIES
        {
            return;
        }
    }
}

/// Runs the search proper, with others beside it that fill the table.
#[cfg(not(target_arch = "wasm32"))]
fn with_helpers<F: Field, T>(shared: Shared<'_>, game: &Mill, limits: Limits, main: impl FnOnce() -> T) -> T {
    use std::{sync::atomic::Ordering, thread};
    thread::scope(|scope| {
        for number in 1..limits.threads {
            // Every other one begins deeper, so that they do not all do the same.
            let first = 1 + number as u32 % 2;
            scope.spawn(move || {
                let mut search = Search::<F>::new(shared, game, None);
                deepen(&mut search, game.board(), limits.depth, first, |_| {});
            });
        }
        let result = main();
        shared.stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Where there are no threads the search proper is all.
#[cfg(target_arch = "wasm32")]
fn with_helpers<F: Field, T>(_: Shared<'_>, _: &Mill, _: Limits, main: impl FnOnce() -> T) -> T {
    main()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;
    use kernel::Rules;

    /// Where the rules are plain, the quick way finds what the way for all rules finds, by the same steps.
    #[test]
    fn both_ways_to_search_find_the_same() {
        for (setup, depth) in [
            ("nine", 8),
            ("nine; fen O@*O**@O/*@@O*O**/*O*O@*@@ w m s 7 0 7 0 0 0 0 0 0 0 0 0 20", 12),
            ("nine; fen OO****@*/**@***O*/***@*@** w m s 3 0 4 0 0 0 0 0 0 0 0 0 45", 6),
            ("nine; fen *@*@*O@@/O@O*OOOO/*O@*@*O@ w p r 9 0 8 1 1 0 0 0 0 0 0 0 9", 8),
            ("chengsanqi; fen O@*O**@*/*@@O*O**/*O*O@*@* b m s 6 0 6 0 0 0 0 0 0 0 0 97 70", 10),
            ("nerenchi", 7),
        ] {
            let setup: Setup = setup.parse().expect("a readable setup");
            let game = Mill::start(&setup).expect("a sound setup");
            assert!(suits(game.board(), game.options()), "{setup}");
            let limits = Limits { depth, threads: 1 };
            let budget = || Budget::nodes(u64::MAX);
            let quick = Engine::new(12).think(&game, limits, &mut budget());
            let thorough = Engine::new(12).think_on::<Whole>(&game, limits, &mut budget(), |_| {});
            assert_eq!(quick, thorough, "{setup}");
            let compared = Engine::new(12).compare(&game, 4, &mut budget());
            assert_eq!(compared, Engine::new(12).compare_on::<Whole>(&game, 4, &mut budget()), "{setup}");
        }
    }
}
