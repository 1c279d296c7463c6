//! How long canonical forms take: full grids, puzzles, and the most symmetric grids.
//!
//! `cargo bench -p parlour-sudoku --bench canon`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_sudoku::{brain::Canonical, rules::Grid};

fn grid(text: &str) -> Grid {
    text.parse().expect("81 cells")
}

fn forms(bench: &mut Criterion) {
    let text = parlour_testkit::sample("sudoku/canonical_grids.csv");
    let known = text.lines().skip(1).map(|line| (grid(&line[..81]), grid(&line[82..163])));
    let (full, forms): (Vec<Grid>, Vec<Grid>) = known.unzip();
    for (grid, form) in full.iter().zip(&forms) {
        assert_eq!(Canonical::of(grid).map(|found| found.grid), Some(*form));
    }
    // Every third clue of each, the pattern shifted from grid to grid.
    let puzzles: Vec<Grid> = (0..).zip(&full).map(|(shift, full)| every_third(full, shift)).collect();
    let template = "1...........1...........1...1...........1...........1...1...........1...........1";
    let sets = [
        ("full", full[1..].to_vec()),
        ("most-symmetric", full[..1].to_vec()),
        ("puzzles", puzzles),
        ("one-digit", vec![grid(template)]),
        ("empty", vec![Grid::EMPTY]),
    ];
    let mut group = bench.benchmark_group("canon");
    for (name, grids) in sets {
        group.throughput(Throughput::Elements(grids.len() as u64));
        group.bench_function(name, |bencher| {
            bencher
                .iter(|| grids.iter().filter_map(Canonical::of).map(|form| form.automorphisms).sum::<u64>());
        });
    }
}

fn every_third(full: &Grid, shift: usize) -> Grid {
    let kept =
        std::array::from_fn(|i| if (i + i / 9 + shift).is_multiple_of(3) { full.numbers()[i] } else { 0 });
    Grid::from_numbers(kept).expect("digits")
}

criterion_group!(benches, forms);
criterion_main!(benches);
