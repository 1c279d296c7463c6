//! Times opening a saved game, telling its story and reviewing it: the longest replay of each kind of history
//! in `data/replays`. Digests are asserted, so that nothing is optimised away.
//!
//! `cargo bench -p parlour-table`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use parlour_hidato::rules::Hidato;
use parlour_kernel::{Digest, Rules};
use parlour_mill::rules::Mill;
use parlour_rogue::rules::Rogue;
use parlour_shutbox::rules::ShutBox;
use parlour_table::{Rewind, Save, Table};
use std::{fs, path::Path};

/// A replay and the digest it ends in.
fn replay(name: &str) -> (String, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/replays");
    let save = fs::read_to_string(folder.join(name)).expect("replays are part of the repository");
    let digests = fs::read_to_string(folder.join("digests.txt")).expect("so are their digests");
    let line = digests.lines().find_map(|line| line.strip_prefix(name)).expect("every replay has one");
    (save, line.trim().to_owned())
}

/// Opens a save like a program with several games: it looks at the game's id first.
fn open<G: Rules>(save: &str) -> Table<G> {
    let save = Save::read(save).expect("a sound save");
    assert_eq!(save.game(), G::ID);
    save.replay().expect("a replay that fits these rules")
}

fn measure<G: Rules>(bench: &mut Criterion, name: &str) {
    let (save, digest) = replay(name);
    let table = open::<G>(&save);
    let entries = table.log().records().len();
    let check = |found: Digest| assert_eq!(found.to_string(), digest);
    let mut group = bench.benchmark_group(name);
    group.throughput(Throughput::Elements(entries as u64));
    group.bench_function("load", |bencher| bencher.iter(|| check(open::<G>(&save).state().digest())));
    group.bench_function("story", |bencher| bencher.iter(|| assert!(!table.story().all.is_empty())));
    group.bench_function("look back", |bencher| {
        bencher.iter(|| {
            let mut rewind = Rewind::new(&table);
            check(rewind.state_after(&table, entries).digest());
        });
    });
    group.finish();
}

fn replays(bench: &mut Criterion) {
    // Every action ends the history.
    measure::<Rogue>(bench, "rogue-won.save");
    // Chance between the steps.
    measure::<ShutBox>(bench, "shutbox-8.save");
    // Every action can be undone.
    measure::<Mill>(bench, "mill-lasker.save");
    // Undone, redone, and selections in between.
    measure::<Hidato>(bench, "hidato-4.save");
}

criterion_group!(benches, replays);
criterion_main!(benches);
