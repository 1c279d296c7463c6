//! How long a new board takes; every one is checked to be unique.
//!
//! `cargo bench -p parlour-hidato --bench generator`

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_brain::Budget;
use parlour_hidato::{
    brain::{
        Puzzle, Wish, generate,
        solver::{self, Solved},
    },
    rules::Hidato,
};
use parlour_kernel::Rules;

fn boards(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("generate");
    group.sample_size(20);
    for text in
        ["rows=8 cols=8", "rows=10 cols=10", "rows=15 cols=15", "relation=hex rows=11 cols=11 shape=hexagon"]
    {
        let wish: Wish = text.parse().expect("a wish");
        let mut seed = 0;
        group.bench_function(text, |bencher| {
            bencher.iter(|| {
                seed += 1;
                let made = generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("there is a path");
                let puzzle = Puzzle::of(&Hidato::start(&made.setup).expect("a sound board"));
                let solved = solver::solve(&puzzle, &mut Budget::nodes(u64::MAX));
                assert!(matches!(solved, Some(Solved::Unique(filling)) if filling == made.solution));
            });
        });
    }
}

criterion_group!(benches, boards);
criterion_main!(benches);
