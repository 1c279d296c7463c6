//! The engine to fixed depths: asserts that the answer is always the same, measures nodes a second. A node is a position
//! that the search enters, be it the end of a line; what is only listed is none.

use brain::Budget;
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::Rules;
use mill::{
    brain::{Engine, Limits, Thought},
    rules::{Mill, Setup},
};

fn think(mut engine: Engine, game: &Mill, depth: u32) -> Thought {
    let limits = Limits { depth, threads: 1 };
    engine.think(game, limits, &mut Budget::nodes(u64::MAX)).expect("something to do")
}

fn search(bench: &mut Criterion) {
    for (name, setup, depth) in [
        ("start", "nine", 14),
        ("moving", "nine; fen @**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10", 18),
        ("even", "nine; fen O@*O**@O/*@@O*O**/*O*O@*@@ w m s 7 0 7 0 0 0 0 0 0 0 0 0 20", 17),
        ("twelve", "twelve", 11),
    ] {
        let setup: Setup = setup.parse().expect("a readable setup");
        let game = Mill::start(&setup).expect("a sound setup");
        let expected = think(Engine::new(18), &game, depth);
        let mut group = bench.benchmark_group("search");
        group.throughput(Throughput::Elements(expected.nodes));
        group.sample_size(10);
        // An engine that has seen nothing yet for every run; making it is no part of the search.
        let search = |engine| assert_eq!(think(engine, &game, depth), expected);
        group.bench_function(name, |bencher| {
            bencher.iter_batched(|| Engine::new(18), search, BatchSize::PerIteration);
        });
    }
}

criterion_group!(benches, search);
criterion_main!(benches);
