//! Exact tables: solves the sectors with the fewest stones, asserting the known counts, and asks them, asserting how many
//! positions are won. An element is an entry solved and checked, or a position asked.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_kernel::Rng;
use parlour_mill::{
    brain::tables::{Plan, Report, Solved, Tables, Value, Wish},
    rules::{Options, Pair, PointSet, Preset},
};
use std::{fs, path::PathBuf, thread};

fn plan(options: Options, stones: u8) -> Plan {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables-bench");
    let _ = fs::remove_dir_all(&folder);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    Plan { options, stones, folder, resumes: true, with_distances: true, threads }
}

fn wins(plan: &Plan) -> u64 {
    let mut wins = 0;
    let end = plan.run(&mut |report| {
        if let Report::Solved(summary) = report {
            wins += summary.wins;
        }
        Wish::GoOn
    });
    assert_eq!(end, Ok(Solved::Whole));
    wins
}

fn solving(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("solve");
    group.sample_size(10);
    for (name, stones, expected) in
        [("nine", 6, 2_232_160), ("nine", 7, 5_063_056), ("morabaraba", 6, 2_240_880)]
    {
        let options = Preset::of(name).expect("a named game").options;
        let entries = plan(options, stones).work().expect("rules that can be tabled") / 2;
        group.throughput(Throughput::Elements(entries));
        group.bench_function(format!("{name}-{stones}"), |bencher| {
            bencher.iter(|| assert_eq!(wins(&plan(options, stones)), expected));
        });
    }
}

fn asking(bench: &mut Criterion) {
    let plan = plan(Options::NINE, 7);
    wins(&plan);
    let tables = Tables::open(&plan.folder, &plan.options).expect("tables just made");
    let mut rng = Rng::stream(1, 0);
    let positions: Vec<Pair> = (0..10_000)
        .map(|_| {
            let mut points: Vec<u32> = (0..24).collect();
            rng.shuffle(&mut points);
            let set = |points: &[u32]| points.iter().fold(0, |set, point| set | 1 << point);
            Pair::new(PointSet::from_bits(set(&points[..3])), PointSet::from_bits(set(&points[3..7])))
        })
        .collect();
    let count = || {
        let won = |stones: &&Pair| tables.verdict(**stones).is_ok_and(|verdict| verdict.value == Value::Win);
        positions.iter().filter(won).count()
    };
    let expected = count();
    // About 1,629,336 of 12,113,640 placements.
    assert!((1_200..1_500).contains(&expected), "{expected}");
    let mut group = bench.benchmark_group("probe");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("nine-3-4", |bencher| bencher.iter(|| assert_eq!(count(), expected)));
}

criterion_group!(benches, solving, asking);
criterion_main!(benches);
