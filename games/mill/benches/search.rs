//! Searches to fixed depths: asserts that the result never changes, measures nodes per second. A node is a
//! position that the search enters, leaves included.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use parlour_brain::Budget;
use parlour_kernel::Rules;
use parlour_mill::{
    brain::{Engine, Limits, SearchResult},
    rules::{Mill, Setup},
};

fn search(mut engine: Engine, game: &Mill, depth: u32) -> SearchResult {
    let limits = Limits { depth, ..Limits::default() };
    engine.search(game, limits, &mut Budget::nodes(u64::MAX)).expect("something to do")
}

fn depths(bench: &mut Criterion) {
    for (name, setup, depth) in [
        ("start", "nine", 14),
        ("moving", "nine; fen @**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10", 18),
        ("even", "nine; fen O@*O**@O/*@@O*O**/*O*O@*@@ w m s 7 0 7 0 0 0 0 0 0 0 0 0 20", 17),
        ("twelve", "twelve", 11),
    ] {
        let setup: Setup = setup.parse().expect("a readable setup");
        let game = Mill::start(&setup).expect("a sound setup");
        let expected = search(Engine::new(18), &game, depth);
        let mut group = bench.benchmark_group("search");
        group.throughput(Throughput::Elements(expected.nodes));
        group.sample_size(10);
        // A fresh engine for every run; creating it is not measured.
        let search = |engine| assert_eq!(search(engine, &game, depth), expected);
        group.bench_function(name, |bencher| {
            bencher.iter_batched(|| Engine::new(18), search, BatchSize::PerIteration);
        });
    }
}

criterion_group!(benches, depths);
criterion_main!(benches);
