//! How long exact play takes: whole tables, duels, simulated games. Every result is checked.
//!
//! `cargo bench -p parlour-shutbox`

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use parlour_shutbox::{
    brain::{Aim, Odds, Simulation, Strategy},
    rules::{BoxSize, DiceRule, Scoring, TileSet},
};

const LEAST_SUM: Aim = Aim::LeastScore(Scoring::Sum);

/// Computes the whole table of a variant and an aim, and checks its value at the full box.
fn table(bench: &mut Criterion, name: &str, size: BoxSize, rule: DiceRule, aim: Aim, exact: &str) {
    bench.bench_function(name, |bencher| bencher.iter(|| Odds::solve(size, rule, aim)));
    assert_eq!(Odds::solve(size, rule, aim).value(TileSet::full(size)).to_string(), exact, "{name}");
}

fn tables(bench: &mut Criterion) {
    let (nine, twelve) = (BoxSize::Nine, BoxSize::Twelve);
    let least_digits = Aim::LeastScore(Scoring::Digits);
    let (mand7, opt7) = (DiceRule::Mand7, DiceRule::Opt7);
    table(bench, "table/9/minE", nine, mand7, LEAST_SUM, "57123431375/4897760256");
    table(bench, "table/9/maxP", nine, mand7, Aim::Shut, "2840041/38263752");
    table(bench, "table/12/minE", twelve, opt7, LEAST_SUM, "2671698162545299/76169967501312");
    table(bench, "table/12/maxP", twelve, opt7, Aim::Shut, "60300072913/12694994583552");
    table(bench, "table/12/minD", twelve, opt7, least_digits, "1444009485604963819506143/101559956668416");
}

fn duels(bench: &mut Criterion) {
    let (size, rule, scoring) = (BoxSize::Nine, DiceRule::Mand7, Scoring::Sum);
    table(bench, "duel/9/second", size, rule, Aim::Beat(scoring, 10), "2940025355/6530347008");
    let first = Aim::Lead { scoring, start: TileSet::full(size), ahead: 0 };
    let exact = "31748386699575019091/63968148067341828096";
    table(bench, "duel/9/first", size, rule, first, exact);
}

fn simulations(bench: &mut Criterion) {
    const GAMES: u64 = 10_000;
    let (size, rule) = (BoxSize::Nine, DiceRule::Mand7);
    let mut group = bench.benchmark_group("simulate");
    group.throughput(Throughput::Elements(GAMES));
    for (name, player, mean) in [("exact", Strategy::Exact, 11.663), ("highest", Strategy::Highest, 12.268)] {
        let simulation = Simulation::new(size, rule, player, LEAST_SUM);
        group.bench_function(name, |bencher| {
            bencher.iter_batched(|| 1..=GAMES, |seeds| simulation.run(seeds), BatchSize::SmallInput);
        });
        let (found, error) = simulation.run(1..=GAMES).mean();
        let error = error.expect("many games");
        assert!((found - mean).abs() < 4.0 * error, "{name}: {found} for {mean}");
    }
}

criterion_group!(benches, tables, duels, simulations);
criterion_main!(benches);
