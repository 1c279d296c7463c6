//! How long a level, a new game and a turn take. Results are asserted, so that nothing is optimised away.
//!
//! `cargo bench -p parlour-rogue`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_kernel::{Rng, Rules};
use parlour_rogue::{
    brain::auto::Autoplayer,
    rules::{Action, Direction, Options, Rogue, Setup, rooms_of},
};
use parlour_table::{Session, Table, Time};

fn making(bench: &mut Criterion) {
    let mut seed = 0;
    bench.bench_function("level", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let rooms = rooms_of(&Options::of_seed(seed), 10).len();
            assert!((6..=12).contains(&rooms));
        });
    });
    bench.bench_function("new game", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let game = Rogue::start(&Setup::Options(Options::of_seed(seed))).expect("sound");
            assert_eq!(game.seen(None).vitals().hp, 12);
        });
    });
}

/// A strong hero somewhere on a level.
fn scenario(depth: u8) -> Rogue {
    let text = format!(
        r#"{{"seed":"9","currentLevel":{depth},"player":{{"maxHp":30000,"hunger":2000,"level":5,
        "equipment":{{"lightSource":{{"type":"ARTIFACT","name":"star"}},
        "armor":{{"type":"ARMOR","name":"plate mail","bonus":9}}}}}}}}"#
    );
    Rogue::start(&text.parse().expect("readable")).expect("sound")
}

/// Random steps and waits, as many turns as asked.
fn walk(game: &mut Rogue, turns: u32, rng: &mut Rng) -> u32 {
    let mut events = Vec::new();
    let before = game.seen(None).turn();
    while game.seen(None).turn() - before < turns {
        let (direction, _) = Direction::ALL[rng.below(8) as usize];
        events.clear();
        if game.apply(&Action::Move(direction), &mut events).is_err() {
            game.apply(&Action::Wait, &mut events).expect("always legal");
        }
        assert!(game.outcome().is_none(), "the hero is strong");
    }
    game.seen(None).turn() - before
}

fn turns(bench: &mut Criterion) {
    const TURNS: u32 = 500;
    let mut group = bench.benchmark_group("turns");
    group.throughput(Throughput::Elements(u64::from(TURNS)));
    for depth in [1, 10] {
        let start = scenario(depth);
        group.bench_function(format!("depth {depth}"), |bencher| {
            let mut rng = Rng::stream(1, 1);
            bencher.iter(|| {
                let mut game = start.clone();
                assert!(walk(&mut game, TURNS, &mut rng) >= TURNS);
            });
        });
    }
    group.finish();
}

fn crowd(bench: &mut Criterion) {
    const TURNS: u32 = 200;
    // Twenty monsters that think and see the hero, on open ground around him.
    let monsters: Vec<String> = (0..20)
        .map(|number| {
            let letter = ["C", "M", "H", "O", "K", "Q", "W", "T", "Z", "V"][number % 10];
            let (x, y) = (2 + 3 * (number % 10), if number < 10 { 2 } else { 12 });
            format!(r#"{{"letter":"{letter}","position":{{"x":{x},"y":{y}}},"hp":9000,"state":"HUNTING"}}"#)
        })
        .collect();
    let rows: Vec<String> = (0..15)
        .map(|y| {
            if y == 0 || y == 14 {
                format!("\"{}\"", "#".repeat(34))
            } else {
                format!("\"#{}#\"", ".".repeat(32))
            }
        })
        .collect();
    let text = format!(
        r#"{{"seed":"9","currentLevel":10,"levels":[[10,{{"rows":[{}],"monsters":[{}]}}]],
        "player":{{"position":{{"x":16,"y":7}},"maxHp":30000,"hunger":2000,
        "equipment":{{"lightSource":{{"type":"ARTIFACT","name":"star"}}}}}}}}"#,
        rows.join(","),
        monsters.join(",")
    );
    let start = Rogue::start(&text.parse().expect("readable")).expect("sound");
    let mut group = bench.benchmark_group("turns");
    group.throughput(Throughput::Elements(u64::from(TURNS)));
    group.bench_function("depth 10, 20 awake", |bencher| {
        let mut rng = Rng::stream(1, 1);
        bencher.iter(|| {
            let mut game = start.clone();
            assert!(walk(&mut game, TURNS, &mut rng) >= TURNS);
        });
    });
    group.finish();
}

fn autoplayer(bench: &mut Criterion) {
    let game = scenario(5);
    bench.bench_function("a decision of the autoplayer", |bencher| {
        bencher.iter(|| assert!(Autoplayer::default().choose(&game.seen(None)).is_some()));
    });
}

/// A save is a replay: loading plays it again, through a table.
fn loading(bench: &mut Criterion) {
    let played = (1..40).map(|seed| {
        let setup = Setup::Options(Options::of_seed(seed));
        let mut table = Table::<Rogue>::open(setup, None, Session::default()).expect("sound");
        let mut player = Autoplayer::default();
        while let Some(action) = player.choose(&table.state().seen(None)) {
            table.step(&[action], Time(0), &mut Vec::new()).expect("legal");
        }
        table
    });
    let longest = played.max_by_key(|table| table.log().records().len()).expect("some were played");
    let (save, digest) = (longest.save(), longest.state().digest());
    let mut group = bench.benchmark_group("load");
    group.throughput(Throughput::Elements(longest.log().records().len() as u64));
    group.bench_function("turns", |bencher| {
        bencher.iter(|| {
            let again = parlour_table::load::<Rogue>(&save).expect("our own save");
            assert_eq!(again.state().digest(), digest);
        });
    });
    group.finish();
}

criterion_group!(benches, making, turns, crowd, loading, autoplayer);
criterion_main!(benches);
