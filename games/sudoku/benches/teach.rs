//! How many puzzles one core rates per second, and how fast one technique is searched; every result is checked.
//!
//! `cargo bench -p parlour-sudoku --bench teach`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_brain::Budget;
use parlour_sudoku::{
    brain::{
        Wish, generate,
        teach::{Board, Rater, Rating, Teacher, Tenths},
    },
    rules::Setup,
};

const PUZZLES: u64 = 200;
/// The bound that the published figure is about.
const BELOW: Tenths = Tenths(80);

fn boards() -> Vec<Board> {
    let wish = Wish::default();
    let make = |seed| generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("every grid leads to one");
    (1..=PUZZLES).map(|seed| Board::known(&Setup::of(make(seed)), true)).collect()
}

fn rate(bench: &mut Criterion) {
    let mut rater = Rater::default();
    let is_below = |rating: &Rating| rating.explained.is_some_and(|explained| explained.whole < BELOW);
    let boards: Vec<Board> = boards().into_iter().filter(|board| is_below(&rater.rate(board))).collect();
    assert!(boards.len() as u64 > PUZZLES * 9 / 10, "most puzzles are below");
    let mut group = bench.benchmark_group("teach");
    group.throughput(Throughput::Elements(boards.len() as u64)).sample_size(10);
    group.bench_function("rate", |bencher| {
        bencher.iter(|| {
            let found = boards.iter().filter(|board| is_below(&rater.rate(board))).count();
            assert_eq!(found, boards.len());
        });
    });
    let mut teacher = Teacher::default();
    group.bench_function("path", |bencher| {
        bencher.iter(|| assert!(boards.iter().all(|board| teacher.path(board).complete)));
    });
}

criterion_group!(benches, rate);
criterion_main!(benches);
