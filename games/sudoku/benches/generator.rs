//! How many minimal puzzles one core makes per second, and how long one of a wished level or rating takes; every one is
//! checked.
//!
//! `cargo bench -p parlour-sudoku --bench generator`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_brain::Budget;
use parlour_sudoku::{
    brain::{
        RatingRange, Symmetry, Wish, generate,
        solver::Solver,
        teach::{Board, Level, Rater, Tenths},
    },
    rules::{Grid, Setup},
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
        let wish = Wish { symmetry, ..Wish::default() };
        group.bench_function(name, |bencher| bencher.iter(|| make(&wish)));
        assert!(make(&wish).iter().all(|puzzle| solver.is_unique(puzzle)), "{name}");
    }
    let wish = Wish { symmetry: Symmetry::HalfTurn, clues: Some(32), ..Wish::default() };
    group.bench_function("half-turn/32", |bencher| bencher.iter(|| make(&wish)));
    assert!(make(&wish).iter().all(|puzzle| solver.is_unique(puzzle) && puzzle.clues() == 32));
}

/// One puzzle of every level and of ratings in steps of a half, for each of these seeds in turn.
const SEEDS: u64 = 20;

fn aimed(bench: &mut Criterion) {
    let levels = Level::ALL.map(|level| Wish { level: Some(level), ..Wish::default() });
    let halves = (10..70).step_by(5).filter_map(|least| RatingRange::new(Tenths(least), Tenths(least + 5)));
    let ratings = halves.map(|range| Wish { rating: Some(range), ..Wish::default() });
    let mut rater = Rater::default();
    let mut group = bench.benchmark_group("aim");
    group.sample_size(10);
    for wish in levels.into_iter().chain(ratings) {
        let mut seed = 0;
        group.bench_function(wish.to_string(), |bencher| {
            bencher.iter(|| {
                seed = seed % SEEDS + 1;
                let puzzle =
                    generate(&wish, seed, &mut Budget::nodes(u64::MAX)).expect("no such wish is too rare");
                let grade = rater.rate(&Board::known(&Setup::of(puzzle), true));
                assert!(wish.level.is_none_or(|level| grade.level == level));
                let whole = grade.explained.map(|explained| explained.whole);
                assert!(wish.rating.is_none_or(|range| {
                    whole.is_some_and(|whole| range.least() <= whole && whole <= range.most())
                }));
            });
        });
    }
}

criterion_group!(benches, puzzles, aimed);
criterion_main!(benches);
