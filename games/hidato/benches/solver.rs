//! The solver on the large sets: a pack at once, and the hardest boards one by one.

#[path = "../tests/data/mod.rs"]
mod data;

use criterion::{Criterion, criterion_group, criterion_main};
use data::Item;
use parlour_brain::Budget;
use parlour_hidato::brain::solver::{self, Solved};
use std::hint::black_box;

/// The boards of a file of the large sets.
fn boards(file: &str) -> Option<Vec<Item>> {
    Some(data::boards(&parlour_testkit::large_set(&format!("hidato/{file}"))?))
}

/// Solves a board, and checks the solution.
fn solve(item: &Item) {
    let solved = solver::solve(black_box(&item.puzzle), &mut Budget::nodes(u64::MAX));
    let Some(Solved::Unique(filling)) = solved else { panic!("{} has one solution", item.name) };
    assert!(filling.values().iter().map(|value| value.number()).eq(item.solution.iter().copied()));
}

fn packs(criterion: &mut Criterion) {
    let Some(items) = boards("packs.txt") else { return };
    assert_eq!(items.len(), 140);
    criterion.bench_function("solve packs.txt", |bencher| bencher.iter(|| items.iter().for_each(solve)));
}

fn hard(criterion: &mut Criterion) {
    let Some(items) = boards("hard.txt") else { return };
    for item in items {
        criterion.bench_function(&format!("solve {}", item.name), |bencher| bencher.iter(|| solve(&item)));
    }
}

fn sparse(criterion: &mut Criterion) {
    let Some(items) = boards("stress.txt") else { return };
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
    let Some(items) = boards("counts.txt") else { return };
    let count_all = |item: &Item| {
        let count = solver::count(black_box(&item.puzzle), 0, &mut Budget::nodes(u64::MAX));
        assert_eq!(Some(count.solutions), item.solutions, "{}", item.name);
    };
    criterion.bench_function("count counts.txt", |bencher| bencher.iter(|| items.iter().for_each(count_all)));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = packs, hard, sparse, counts
}
criterion_main!(benches);
