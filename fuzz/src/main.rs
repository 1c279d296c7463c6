//! `cargo run --release -p parlour-fuzz -- [TARGET|all] [COUNT] [SEED]`: a longer run than the tests'.

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "all".to_owned());
    let count = words.next().and_then(|word| word.parse().ok()).unwrap_or(1_000_000);
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let chosen: Vec<_> =
        parlour_fuzz::TARGETS.iter().filter(|target| name == "all" || target.name == name).collect();
    if chosen.is_empty() {
        eprintln!("no target {name}; there are {:?}", parlour_fuzz::TARGETS);
        return ExitCode::from(2);
    }
    for target in chosen {
        match parlour_fuzz::run(target, count, seed) {
            Ok(()) => println!("{}: {count} mutations, seed {seed}, no law broken", target.name),
            Err(error) => {
                eprintln!("{}: {error}", target.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
