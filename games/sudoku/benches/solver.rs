//! How many puzzles per second are solved and proven unique on one core, by set and by backend. Every
//! answer is checked. Without the large sets there is nothing to measure.
//!
//! `cargo bench -p parlour-sudoku --bench solver`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_sudoku::{
    brain::solver::{Backend, LineResult, Solver},
    rules::{Cell, Grid},
};
use parlour_testkit::large_set;
use std::hint::black_box;

/// How many lines have no solution, one, more.
fn classes(solver: &mut Solver, lines: &[&str]) -> [usize; 3] {
    let mut classes = [0; 3];
    for line in lines {
        let class = match black_box(solver.solve_line(line.as_bytes())) {
            LineResult::None => 0,
            LineResult::Unique(_) => 1,
            LineResult::Many => 2,
            LineResult::Unreadable => panic!("{line}"),
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
        let Some(text) = large_set(&format!("sudoku/{file}")) else { continue };
        let lines: Vec<&str> = text.lines().collect();
        group.throughput(Throughput::Elements(lines.len() as u64));
        let mut solver = Solver::new();
        assert_eq!(classes(&mut solver, &lines), wanted, "{file}");
        group.bench_function(file, |bencher| bencher.iter(|| classes(&mut solver, &lines)));
    }
}

fn paths(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("path");
    group.sample_size(10);
    let Some(text) = large_set("sudoku/17clue_8000.txt") else { return };
    let lines: Vec<&str> = text.lines().collect();
    group.throughput(Throughput::Elements(lines.len() as u64));
    for path in [Backend::Words, Backend::Registers, Backend::Avx2, Backend::Avx512] {
        let Some(mut solver) = Solver::with_backend(path) else { continue };
        group.bench_function(format!("{path:?}"), |bencher| bencher.iter(|| classes(&mut solver, &lines)));
    }
}

/// Removes clues from a full grid as long as the solution stays unique; returns how many are left.
fn reduce(solver: &mut Solver, full: &Grid) -> usize {
    let mut grid = *full;
    // 40 and 81 are coprime: this visits all cells in a scattered order.
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
    let Some(text) = large_set("sudoku/minimal_10000.txt") else { return };
    let mut solver = Solver::new();
    let mut solution = |line: &str| -> Grid {
        let puzzle: Grid = line.parse().expect("81 cells");
        solver.first(&puzzle).expect("a solution")
    };
    let full: Vec<Grid> = text.lines().take(500).map(&mut solution).collect();
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
