//! The engine: iterative deepening within a budget, natively on several threads. It reads no clock; callers
//! with one cancel the budget.

use super::{
    exact::{ExactAction, best_line, exact_actions},
    general_node::GeneralNode,
    key::mixed,
    node::Node,
    plain_node::{PlainNode, suits},
    search::{MOST_PLIES, SURE, Search, Shared, WIN},
    symmetry::Symmetries,
    table::Table,
    tables::{Tables, Value},
    weights::Weights,
};
use crate::rules::{Action, Actions, Mill, Options, Position};
use parlour_brain::Budget;
use parlour_kernel::Rules;
use std::sync::{Arc, atomic::AtomicBool};

/// Actions of a line that tables tell.
const TOLD: usize = 16;

/// What the engine found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The best action.
    pub action: Action,
    /// The score for the side to move: 100 is about a stone.
    pub score: i32,
    /// The depth to which all actions were searched.
    pub depth: u32,
    /// Positions visited, including leaves and ends of games, once for every visit.
    pub nodes: u64,
    /// The principal variation, beginning with the best action.
    pub line: Vec<Action>,
}

impl SearchResult {
    /// In how many plies the game is won or, if negative, lost; `None` if the search did not see the end.
    pub fn plies_to_end(&self) -> Option<i32> {
        plies_to_end(self.score)
    }
}

/// In how many plies a score says the game is won or, if negative, lost.
pub fn plies_to_end(score: i32) -> Option<i32> {
    match score {
        _ if score >= SURE => Some(WIN - score),
        _ if score <= -SURE => Some(-WIN - score),
        _ => None,
    }
}

/// Limits of a search besides its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The greatest depth in actions.
    pub depth: u32,
    /// Number of threads; always one on WebAssembly. With more than one, results are not reproducible.
    pub threads: usize,
    /// Chooses between actions at the root that are nearly equal; without it, always the same one is chosen.
    pub variety: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { depth: Engine::MOST_DEPTH, threads: 1, variety: None }
    }
}

/// An engine with its transposition table.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    weights: Weights,
    generation: u8,
    endgames: Option<Arc<Tables>>,
}

impl Engine {
    /// No search goes deeper.
    pub const MOST_DEPTH: u32 = 64;

    /// An engine whose table takes 2^`bits` times 32 bytes.
    pub fn new(bits: u32) -> Self {
        Engine::with_weights(bits, Weights::TUNED)
    }

    /// The same with other weights.
    pub fn with_weights(bits: u32, weights: Weights) -> Self {
        Engine { table: Table::new(bits), weights, generation: 0, endgames: None }
    }

    /// Has searches ask exact tables, or none any more. In games by other rules they are not asked.
    pub fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.endgames = tables;
    }

    fn shared<'a>(&'a self, options: &'a Options, stop: &'a AtomicBool) -> Shared<'a> {
        let endgames = self.endgames.as_deref().filter(|tables| tables.suit(options));
        let (weights, table, generation) = (&self.weights, &self.table, self.generation);
        Shared { options, weights, table, generation, stop, endgames, among: &[] }
    }

    /// Every action with its exact worth, best first, where the engine has tables that reach so far.
    pub fn exact(&self, game: &Mill) -> Option<Vec<ExactAction>> {
        exact_actions(game, self.endgames.as_deref()?)
    }

    /// Searches for the best action; `None` if the game is over. Even without any budget the action is
    /// legal.
    pub fn search(&mut self, game: &Mill, limits: Limits, budget: &mut Budget) -> Option<SearchResult> {
        self.search_with_progress(game, limits, budget, |_| {})
    }

    /// The same, and reports every depth that is finished.
    pub fn search_with_progress(
        &mut self,
        game: &Mill,
        limits: Limits,
        budget: &mut Budget,
        mut tell: impl FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        let root = self.root(game, limits.variety);
        if let Root::Decided(result) = root {
            tell(&result);
            return Some(result);
        }
        self.search_from(game, &root, limits, budget, tell)
    }

    /// Searches for the best of these actions; `None` if the game is over.
    pub fn search_among(
        &mut self,
        game: &Mill,
        actions: &[Action],
        limits: Limits,
        budget: &mut Budget,
    ) -> Option<SearchResult> {
        self.search_from(game, &Root::Among(actions.to_vec()), limits, budget, |_| {})
    }

    fn search_from(
        &mut self,
        game: &Mill,
        root: &Root,
        limits: Limits,
        budget: &mut Budget,
        tell: impl FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        match diagonals_if_plain(game) {
            Some(false) => self.search_on::<PlainNode<false>>(game, root, limits, budget, tell),
            Some(true) => self.search_on::<PlainNode<true>>(game, root, limits, budget, tell),
            None => self.search_on::<GeneralNode>(game, root, limits, budget, tell),
        }
    }

    /// What the tables say of the actions to choose from.
    fn root(&self, game: &Mill, variety: Option<u64>) -> Root {
        let Some(exact) = self.exact(game) else { return Root::Unknown };
        let best = exact[0].verdict;
        let keeping = |keeps: &dyn Fn(&ExactAction) -> bool| {
            exact.iter().filter(|exact| keeps(exact)).map(|exact| exact.action).collect::<Vec<_>>()
        };
        let all_have_distances =
            exact.iter().all(|exact| exact.verdict.value == Value::Draw || exact.verdict.plies.is_some());
        let sign = match best.value {
            Value::Draw => return Root::Drawn(keeping(&|exact| exact.verdict.value == Value::Draw)),
            Value::Win if !all_have_distances => {
                return Root::Among(keeping(&|exact| exact.verdict.value == Value::Win));
            }
            Value::Loss if !all_have_distances => return Root::Unknown,
            Value::Win => 1,
            Value::Loss => -1,
        };
        let equal = keeping(&|exact| exact.verdict == best);
        let action = equal[(mixed(variety.unwrap_or(0)) % equal.len() as u64) as usize];
        let score = sign * (WIN - i32::from(best.plies.unwrap_or(0)));
        let mut line = vec![action];
        let mut next = game.clone();
        if let Some(tables) = &self.endgames
            && next.apply(&action, &mut Vec::new()).is_ok()
        {
            line.extend(best_line(&next, tables, TOLD - 1));
        }
        Root::Decided(SearchResult { action, score, depth: 1, nodes: exact.len() as u64, line })
    }

    fn search_on<N: Node>(
        &mut self,
        game: &Mill,
        root: &Root,
        limits: Limits,
        budget: &mut Budget,
        mut tell: impl FnMut(&SearchResult),
    ) -> Option<SearchResult> {
        let fallback = root.actions().first().copied().or_else(|| first_action(game.board(), game))?;
        self.generation = (self.generation + 1) % 64;
        let stop = AtomicBool::new(false);
        let mut shared = Shared { among: root.actions(), ..self.shared(game.options(), &stop) };
        let is_drawn = matches!(root, Root::Drawn(_));
        if is_drawn {
            // Among moves that all draw, the one that asks most of the other side; tables see no difference.
            shared.endgames = None;
        }
        let mut answer = None;
        with_helpers::<N, _>(shared, game, limits, || {
            let mut search = Search::<N>::new(shared, game, Some(budget));
            search.variety = limits.variety;
            deepen(&mut search, game.board(), limits.depth, 1, |result| {
                let score = if is_drawn { 0 } else { result.score };
                let result = SearchResult { score, ..result.clone() };
                tell(&result);
                answer = Some(result);
            });
            answer.as_mut().map(|result: &mut SearchResult| result.nodes = search.nodes)
        });
        // A budget too small for even one depth still yields an action.
        let guess = || SearchResult { action: fallback, score: 0, depth: 0, nodes: 0, line: vec![fallback] };
        Some(answer.unwrap_or_else(guess))
    }

    /// The score of every action, best first, all searched to the same depth.
    pub fn compare(&mut self, game: &Mill, depth: u32, budget: &mut Budget) -> Vec<(Action, i32)> {
        match diagonals_if_plain(game) {
            Some(false) => self.compare_on::<PlainNode<false>>(game, depth, budget),
            Some(true) => self.compare_on::<PlainNode<true>>(game, depth, budget),
            None => self.compare_on::<GeneralNode>(game, depth, budget),
        }
    }

    fn compare_on<N: Node>(&mut self, game: &Mill, depth: u32, budget: &mut Budget) -> Vec<(Action, i32)> {
        self.generation = (self.generation + 1) % 64;
        let stop = AtomicBool::new(false);
        let options = game.options();
        let shared = self.shared(options, &stop);
        let mut search = Search::new(shared, game, Some(budget));
        let root = N::of(game.board());
        let mut actions = Actions::new();
        game.board().actions(options, &mut actions);
        let mut compared: Vec<(Action, i32)> = actions.iter().map(|action| (*action, 0)).collect();
        let symmetries = Symmetries::of(game);
        search.path.enter(root.trace());
        for depth in 1..=depth.min(Engine::MOST_DEPTH) {
            let mut scores = compared.clone();
            for place in 0..scores.len() {
                let action = scores[place].0;
                let alike = scores[..place].iter().find(|(known, _)| symmetries.join(*known, action));
                if let Some((_, score)) = alike {
                    scores[place].1 = *score;
                    continue;
                }
                let child = root.after(action, options);
                let same_side = child.side() == root.side();
                scores[place].1 =
                    search.child_again(&child, same_side, depth.cast_signed() - 1, (-WIN, WIN), 0);
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

/// What exact tables say where a search begins.
enum Root {
    /// Nothing, or not enough to choose by.
    Unknown,
    /// What to do, and what comes of it.
    Decided(SearchResult),
    /// One of these actions is to be chosen: those that win, where it is not known how fast.
    Among(Vec<Action>),
    /// The game is drawn by these actions, and no other is better.
    Drawn(Vec<Action>),
}

impl Root {
    /// The actions that the search may choose from; empty where it may choose from all.
    fn actions(&self) -> &[Action] {
        match self {
            Root::Unknown | Root::Decided(_) => &[],
            Root::Among(actions) | Root::Drawn(actions) => actions,
        }
    }
}

/// Whether the board has diagonals; `None` if the rules are too special for [`PlainNode`].
fn diagonals_if_plain(game: &Mill) -> Option<bool> {
    suits(game.board(), game.options()).then_some(game.options().has_diagonal_lines)
}

fn first_action(position: &Position, game: &Mill) -> Option<Action> {
    let mut actions = Actions::new();
    position.actions(game.options(), &mut actions);
    actions.first().copied()
}

/// Iterative deepening. Reports each finished depth, and the last one as far as it went.
fn deepen<N: Node>(
    search: &mut Search<'_, N>,
    position: &Position,
    most: u32,
    first: u32,
    mut report: impl FnMut(&SearchResult),
) {
    let root = N::of(position);
    let mut score = 0;
    for depth in first..=most.min(Engine::MOST_DEPTH) {
        let mut reach = 40;
        loop {
            let window =
                if depth < 4 { (-WIN, WIN) } else { ((score - reach).max(-WIN), (score + reach).min(WIN)) };
            let found = search.search(&root, depth.cast_signed(), window, 0);
            let line = search.line().to_vec();
            if search.stopped {
                // A partial result of an unfinished depth is better than the previous depth.
                if let Some(action) = line.first() {
                    report(&SearchResult {
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
                    report(&SearchResult { action: *action, score, depth, nodes: search.nodes, line });
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

/// Runs the main search, with helper threads that fill the table.
#[cfg(not(target_arch = "wasm32"))]
fn with_helpers<N: Node, T>(shared: Shared<'_>, game: &Mill, limits: Limits, main: impl FnOnce() -> T) -> T {
    use std::sync::atomic::Ordering;
    let helper = |number: usize| {
        // Every other helper begins one deeper, so that they do not all do the same work.
        let first = 1 + (number as u32 + 1) % 2;
        move || {
            let mut search = Search::<N>::new(shared, game, None);
            deepen(&mut search, game.board(), limits.depth, first, |_| {});
        }
    };
    parlour_brain::helped(limits.threads.saturating_sub(1), helper, |_| {
        let result = main();
        shared.stop.store(true, Ordering::Relaxed);
        result
    })
}

/// Without threads there is only the main search.
#[cfg(target_arch = "wasm32")]
fn with_helpers<N: Node, T>(_: Shared<'_>, _: &Mill, _: Limits, main: impl FnOnce() -> T) -> T {
    main()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    /// Where the rules are plain, both kinds of node lead to the same search.
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
            let limits = Limits { depth, ..Limits::default() };
            let budget = || Budget::nodes(u64::MAX);
            let quick = Engine::new(12).search(&game, limits, &mut budget());
            let thorough = Engine::new(12).search_on::<GeneralNode>(
                &game,
                &Root::Unknown,
                limits,
                &mut budget(),
                |_| {},
            );
            assert_eq!(quick, thorough, "{setup}");
            let compared = Engine::new(12).compare(&game, 4, &mut budget());
            assert_eq!(
                compared,
                Engine::new(12).compare_on::<GeneralNode>(&game, 4, &mut budget()),
                "{setup}"
            );
        }
    }
}
