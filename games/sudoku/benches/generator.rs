//! How many minimal puzzles one core makes per second; every one is checked to be unique.
//!
//! `cargo bench -p parlour-sudoku --bench generator`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_brain::Budget;
use parlour_sudoku::{
    brain::{Symmetry, Wish, generate, solver::Solver},
    rules::Grid,
};

const PUZZLES: u64 = 200;

fn make(wish: &Wish) -> Vec<Grid> {
    let made = (1..=PUZZLES).map(|seed| generate(wish, seed, &mut Budget::nodes(u64::MAX)));
    made.collect::<Result<_, _>>().expect("a wish that every grid fulfils")
}

fn puzzles(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("generate");
    group.throughput(Throughput::Elements(PUZZLES)).sample_size(20);
    let mut solver = Solver::new();
    for (symmetry, name) in Symmetry::ALL {
        let wish = Wish { symmetry, clues: None };
        group.bench_function(name, |bencher| bencher.iter(|| make(&wish)));
        assert!(make(&wish).iter().all(|puzzle| solver.is_unique(puzzle)), "{name}");
    }
    let wish = Wish { symmetry: Symmetry::HalfTurn, clues: Some(32) };
    group.bench_function("half-turn/32", |bencher| bencher.iter(|| make(&wish)));
    assert!(make(&wish).iter().all(|puzzle| solver.is_unique(puzzle) && puzzle.clues() == 32));
}

criterion_group!(benches, puzzles);
criterion_main!(benches);
