//! The solver on the shared boards: a pack at once, and the hardest boards one by one.

#[path = "../tests/data/mod.rs"]
mod data;

use brain::Budget;
use criterion::{Criterion, criterion_group, criterion_main};
use data::Item;
use hidato::brain::solver::{self, Solved};
use std::hint::black_box;

/// Solves a board, and is sure that it came out right.
fn solve(item: &Item) {
    let solved = solver::solve(black_box(&item.puzzle), &mut Budget::nodes(u64::MAX));
    let Some(Solved::Unique(filling)) = solved else { panic!("{} has one solution", item.name) };
    assert!(filling.values().iter().map(|value| value.number()).eq(item.solution.iter().copied()));
}

fn packs(criterion: &mut Criterion) {
    let Some(items) = data::boards("packs.txt") else { return };
    assert_eq!(items.len(), 140);
    criterion.bench_function("solve packs.txt", |bencher| bencher.iter(|| items.iter().for_each(solve)));
}

fn hard(criterion: &mut Criterion) {
    let Some(items) = data::boards("hard.txt") else { return };
    for item in items {
        criterion.bench_function(&format!("solve {}", item.name), |bencher| bencher.iter(|| solve(&item)));
    }
}

fn sparse(criterion: &mut Criterion) {
    let Some(items) = data::boards("stress.txt") else { return };
    for item in items {
        criterion.bench_function(&format!("two of {}", item.name), |bencher| {
            bencher.iter(|| {
                let solved = solver::solve(black_box(&item.puzzle), &mut Budget::nodes(u64::MAX));
                assert!(matches!(solved, Some(Solved::Many(one, other)) if one != other));
            });
        });
    }
}

fn counts(criterion: &mut Criterion) {
    let Some(items) = data::boards("counts.txt") else { return };
    let count = |item: &Item| {
        let tally = solver::count(black_box(&item.puzzle), 0, &mut Budget::nodes(u64::MAX));
        assert_eq!(Some(tally.solutions), item.solutions, "{}", item.name);
    };
    criterion.bench_function("count counts.txt", |bencher| bencher.iter(|| items.iter().for_each(count)));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = packs, hard, sparse, counts
}
criterion_main!(benches);
