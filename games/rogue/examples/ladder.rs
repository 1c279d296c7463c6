//! How far the autoplayer gets, and what it dies of: `cargo run --release -p parlour-rogue --example ladder -- GAMES SEED`.

use parlour_rogue::brain::auto::play;
use std::collections::BTreeMap;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let (games, first) = (arguments.next().unwrap_or(100), arguments.next().unwrap_or(1));
    let played: Vec<_> = (first..first + games).map(play).collect();
    let share = |count: usize| count as u64 * 1000 / games.max(1);
    println!("won      {:>5} per mille", share(played.iter().filter(|game| game.won).count()));
    println!("stalled  {:>5} per mille", share(played.iter().filter(|game| game.stalled).count()));
    for depth in 2..=10 {
        println!(
            "depth {depth:<2} {:>5} per mille",
            share(played.iter().filter(|game| game.depth >= depth).count())
        );
    }
    let mut causes: BTreeMap<String, usize> = BTreeMap::new();
    for game in played.iter().filter(|game| !game.won) {
        *causes.entry(game.cause.clone().unwrap_or_else(|| "stalled".to_owned())).or_default() += 1;
    }
    let mut causes: Vec<(usize, String)> = causes.into_iter().map(|(cause, count)| (count, cause)).collect();
    causes.sort_unstable_by(|a, b| b.cmp(a));
    for (count, cause) in causes {
        println!("{cause:<16} {:>5} {}", share(count), "#".repeat((share(count) / 5) as usize));
    }
    for at in 1..=10 {
        let here: Vec<_> = played.iter().filter(|game| game.at == at && !game.won).collect();
        let levels: usize = here.iter().map(|game| usize::from(game.level)).sum();
        println!(
            "died on {at:<2} {:>5} per mille, at level {}",
            share(here.len()),
            levels / here.len().max(1)
        );
    }
}
