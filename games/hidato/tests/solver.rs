//! Every sample and every board of the large sets is solved exactly, and a naive solver agrees on small
//! boards.

use crate::naive;

use crate::data::{Item, boards};
use crate::naive::solves;
use parlour_brain::Budget;
use parlour_hidato::{
    brain::{
        Puzzle,
        solver::{self, Solved},
    },
    rules::{Board, Relation, Value},
};
use parlour_testkit::sample;
use proptest::prelude::*;

fn unlimited() -> Budget {
    Budget::nodes(u64::MAX)
}

fn solve(puzzle: &Puzzle) -> Solved {
    solver::solve(puzzle, &mut unlimited()).expect("a budget without limits")
}

fn assert_one_solution(item: &Item) {
    let Solved::Unique(filling) = solve(&item.puzzle) else { panic!("{} has not one solution", item.name) };
    let numbers: Vec<u16> = filling.values().iter().map(|value| value.number()).collect();
    assert_eq!(numbers, item.solution, "{}", item.name);
    let count = solver::count(&item.puzzle, 2, &mut unlimited());
    assert_eq!((count.solutions, count.complete), (1, true), "{}", item.name);
}

fn assert_count(item: &Item) {
    let wanted = item.solutions.expect("told in the head");
    for (limit, wanted) in [(0, wanted), (wanted + 1, wanted), (2, wanted.min(2))] {
        let count = solver::count(&item.puzzle, limit, &mut unlimited());
        assert_eq!((count.solutions, count.complete), (wanted, true), "{} {limit}", item.name);
    }
    match solve(&item.puzzle) {
        Solved::None => assert_eq!(wanted, 0, "{}", item.name),
        Solved::Unique(_) => assert_eq!(wanted, 1, "{}", item.name),
        Solved::Many(one, other) => {
            assert!(wanted > 1 && one != other, "{}", item.name);
            assert!(solves(&one, &item.puzzle) && solves(&other, &item.puzzle), "{}", item.name);
        }
    }
}

fn assert_many(item: &Item) {
    let Solved::Many(one, other) = solve(&item.puzzle) else { panic!("{} has many", item.name) };
    assert!(one != other && solves(&one, &item.puzzle) && solves(&other, &item.puzzle), "{}", item.name);
    let count = solver::count(&item.puzzle, 5, &mut unlimited());
    assert!(count.complete && count.solutions > 1, "{}", item.name);
}

#[test]
fn samples_come_out_exact() {
    let [unique, counted, sparse] =
        ["boards.txt", "counts.txt", "sparse.txt"].map(|file| boards(&sample(&format!("hidato/{file}"))));
    assert!(unique.len() >= 25 && counted.len() >= 25 && sparse.len() == 3);
    unique.iter().for_each(assert_one_solution);
    counted.iter().for_each(assert_count);
    sparse.iter().for_each(assert_many);
    let has = |wanted: &dyn Fn(u64) -> bool| {
        counted.iter().filter(|item| item.solutions.is_some_and(wanted)).count()
    };
    assert!(has(&|count| count == 0) >= 8 && has(&|count| count > 1) >= 8, "samples of every class");
}

mod large_sets {
    use super::*;

    /// The boards of a file, checking how many there are.
    fn large_set(file: &str, number: usize) -> Option<Vec<Item>> {
        let items = boards(&parlour_testkit::large_set(&format!("hidato/{file}"))?);
        assert_eq!(items.len(), number, "{file}");
        Some(items)
    }

    #[test]
    fn boards_with_one_solution() {
        for (file, number) in
            [("packs.txt", 140), ("classics.txt", 8), ("generated.txt", 62), ("hard.txt", 10)]
        {
            let Some(items) = large_set(file, number) else { return };
            items.iter().for_each(assert_one_solution);
        }
    }

    #[test]
    fn exact_counts() {
        let Some(items) = large_set("counts.txt", 14) else { return };
        items.iter().for_each(assert_count);
    }

    #[test]
    fn sparse_boards_with_many_solutions() {
        let Some(items) = large_set("stress.txt", 14) else { return };
        items.iter().for_each(assert_many);
    }
}

#[test]
fn a_budget_ends_the_work() {
    let open = Board::new(Relation::King, 12, 12, &[true; 144]);
    let puzzle = Puzzle { givens: vec![None; 144], board: open, links: vec![] };
    let count = solver::count(&puzzle, 0, &mut Budget::nodes(3000));
    assert!(!count.complete && count.solutions > 0, "{count:?}");
    let budget = &mut unlimited();
    budget.canceller().cancel();
    assert!(!solver::count(&puzzle, 0, budget).complete);
}

/// Shapes of up to 16 cells, some values given, some neighbours linked.
fn puzzles() -> impl Strategy<Value = Puzzle> {
    let relation = prop::sample::select(Relation::ALL.map(|(relation, _)| relation).to_vec());
    let usable = prop::collection::vec(prop::bool::weighted(0.85), 16);
    let givens = prop::collection::vec((0..16_usize, 1..=16_u16), 0..4);
    let links = prop::collection::vec((0..16_usize, 0..8_usize), 0..3);
    (relation, prop::sample::select(vec![(4, 4), (2, 8), (3, 5)]), usable, givens, links).prop_map(
        |(relation, (rows, columns), usable, numbers, pairs)| {
            let length = usize::from(rows) * usize::from(columns);
            let board = Board::new(relation, rows, columns, &usable[..length]);
            let mut givens = vec![None; usize::from(board.size())];
            for (at, number) in numbers {
                let fits = at < givens.len() && number <= board.size();
                if fits && !givens.contains(&Value::new(number)) {
                    givens[at] = Value::new(number);
                }
            }
            let cells: Vec<_> = board.cells().collect();
            let link = |(at, to): (usize, usize)| {
                let cell = *cells.get(at)?;
                Some((cell, *board.neighbours(cell).get(to)?))
            };
            let links = pairs.into_iter().filter_map(link).collect();
            Puzzle { givens, links, board }
        },
    )
}

proptest! {
    #[test]
    fn a_naive_solver_agrees(puzzle in puzzles()) {
        prop_assume!(puzzle.board.size() > 0);
        let wanted = naive::count(&puzzle, 500);
        prop_assert_eq!(solver::count(&puzzle, 500, &mut unlimited()).solutions, wanted);
        match solve(&puzzle) {
            Solved::None => prop_assert_eq!(wanted, 0),
            Solved::Unique(filling) => prop_assert!(wanted == 1 && solves(&filling, &puzzle)),
            Solved::Many(one, other) => {
                prop_assert!(wanted > 1 && one != other && solves(&one, &puzzle) && solves(&other, &puzzle));
            }
        }
    }
}
