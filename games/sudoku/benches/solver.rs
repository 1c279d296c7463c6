//! How many puzzles a second are solved with proof, on one core, by set and by path. Every answer is checked
//! too. Without the shared data there is nothing to measure, and it says so.
//!
//! `cargo bench -p sudoku --bench solver`

#[path = "../tests/data/mod.rs"]
mod data;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use sudoku::{
    brain::solver::{Answer, Path, Solver},
    rules::{Cell, Grid},
};

/// How many lines have no solution, one, more.
fn classes(solver: &mut Solver, lines: &[String]) -> [usize; 3] {
    let mut classes = [0; 3];
    for line in lines {
        let class = match black_box(solver.solve_line(line.as_bytes())) {
            Answer::None => 0,
            Answer::Unique(_) => 1,
            Answer::Many => 2,
            Answer::Unreadable => panic!("{line}"),
        };
        classes[class] += 1;
    }
    classes
}

fn sets(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("solve");
    group.sample_size(10);
    for (file, wanted) in [
        ("17clue_8000.txt", [0, 8000, 0]),
        ("hardest_se11_8000.txt", [0, 8000, 0]),
        ("hardest_1106_half.txt", [0, 188, 0]),
        ("top1465_half.txt", [0, 733, 0]),
        ("easy_10000.txt", [0, 10000, 0]),
        ("minimal_10000.txt", [0, 10000, 0]),
        ("multi_solution_2000.txt", [0, 0, 2000]),
        ("unchecked_8000.txt", [3762, 9, 4229]),
    ] {
        let Some(lines) = data::lines(file) else { continue };
        group.throughput(Throughput::Elements(lines.len() as u64));
        let mut solver = Solver::new();
        assert_eq!(classes(&mut solver, &lines), wanted, "{file}");
        group.bench_function(file, |bencher| bencher.iter(|| classes(&mut solver, &lines)));
    }
}

fn paths(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("path");
    group.sample_size(10);
    let Some(lines) = data::lines("17clue_8000.txt") else { return };
    group.throughput(Throughput::Elements(lines.len() as u64));
    for path in [Path::Words, Path::Registers, Path::Avx2, Path::Avx512] {
        let Some(mut solver) = Solver::on(path) else { continue };
        group.bench_function(format!("{path:?}"), |bencher| bencher.iter(|| classes(&mut solver, &lines)));
    }
}

/// Leaves out clue after clue of a full grid as long as the rest has one solution; how many are left.
fn reduce(solver: &mut Solver, full: &Grid) -> usize {
    let mut grid = *full;
    // 40 has no common factor with 81: a walk over all cells in an order of no pattern.
    for cell in (0..81_u16).filter_map(|step| Cell::new((step * 40 % 81) as u8)) {
        let Some(digit) = grid.get(cell) else { continue };
        grid.set(cell, None);
        if solver.another(&grid, cell, digit).is_some() {
            grid.set(cell, Some(digit));
        }
    }
    grid.clues()
}

fn leaving_out(bench: &mut Criterion) {
    let Some(lines) = data::lines("minimal_10000.txt") else { return };
    let mut solver = Solver::new();
    let full: Vec<Grid> =
        lines[..500].iter().map(|line| solver.first(&data::grid(line)).expect("a solution")).collect();
    assert!(full.iter().all(|grid| (17..=40).contains(&reduce(&mut solver, grid))));
    let mut group = bench.benchmark_group("reduce");
    group.sample_size(10);
    group.throughput(Throughput::Elements(full.len() as u64));
    group.bench_function("minimal", |bencher| {
        bencher.iter(|| full.iter().map(|grid| reduce(&mut solver, grid)).sum::<usize>());
    });
}

criterion_group!(benches, sets, paths, leaving_out);
criterion_main!(benches);
