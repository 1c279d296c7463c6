//! Perft from the empty board and in the moving phase: asserts the counts, measures actions per second. The
//! last action of each sequence is counted, not made.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_mill::rules::{Fen, Options, Position, Preset, perft};
use std::hint::black_box;

fn measure(bench: &mut Criterion, name: &str, start: &Position, options: &Options, depth: u32, count: u64) {
    let mut group = bench.benchmark_group("perft");
    group.throughput(Throughput::Elements(count));
    group.sample_size(10);
    group.bench_function(name, |bencher| {
        bencher.iter(|| assert_eq!(perft(black_box(start), options, depth), count));
    });
}

fn from_the_start(bench: &mut Criterion) {
    for (name, depth, count) in [
        ("nine", 6, 96_223_680),
        ("russian", 6, 96_223_680),
        ("chengsanqi", 6, 96_223_680),
        ("twelve", 6, 96_052_320),
        ("morabaraba", 6, 96_052_320),
        ("zhiqi", 6, 96_052_320),
        ("lasker", 6, 185_274_424),
    ] {
        let options = Preset::of(name).expect("a named game").options;
        measure(bench, name, &Position::start(&options), &options, depth, count);
    }
}

fn while_moving(bench: &mut Criterion) {
    let options = Options::NINE;
    for (name, fen, depth, count) in [
        ("moving", "@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10", 4, 3446),
        ("flying", "O*****O*/@*@OOOO*/***OO*@O b m s 9 0 3 0 0 0 0 0 0 0 0 0 45", 4, 131_862),
    ] {
        let fen: Fen = fen.parse().expect("a good FEN");
        let start = fen.check(&options).expect("a sound position");
        measure(bench, name, &start, &options, depth, count);
    }
}

criterion_group!(benches, from_the_start, while_moving);
criterion_main!(benches);
