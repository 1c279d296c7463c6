//! The rule check over the whole grid; its budget is a microsecond.

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_sudoku::rules::{Setup, validate_grid};
use std::hint::black_box;

fn validate(criterion: &mut Criterion) {
    let full: Setup = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
        .parse()
        .expect("a full grid");
    let broken: Setup = "5555.....".repeat(9).parse().expect("81 cells");
    assert!(validate_grid(&full.digits).is_empty());
    assert_eq!(validate_grid(&broken.digits).len(), 36);
    criterion.bench_function("validate a full grid", |bencher| {
        bencher.iter(|| validate_grid(black_box(&full.digits)));
    });
    criterion.bench_function("validate a broken grid", |bencher| {
        bencher.iter(|| validate_grid(black_box(&broken.digits)));
    });
}

criterion_group!(benches, validate);
criterion_main!(benches);
