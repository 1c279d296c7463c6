//! What `cargo xtask fuzz` builds and starts: long runs of targets, one input again, or random play.
//!
//! `parlour-fuzz [--minutes N] [--target T]... [--seed N]`, `parlour-fuzz --target T --input FILE`,
//! `parlour-fuzz --play ACTIONS [--game G] [--seed N]`, `parlour-fuzz --list targets`.

use parlour_fuzz::{TARGETS, Target, long, seed, soak, target_of};
use std::{env, fs, process::ExitCode, time::Duration};

/// What was asked for.
#[derive(Default)]
struct Wish {
    minutes: Option<f64>,
    targets: Vec<&'static Target>,
    seed: Option<u64>,
    input: Option<String>,
    actions: Option<u64>,
    game: Option<String>,
    is_list: bool,
}

fn wish(words: impl Iterator<Item = String>) -> Result<Wish, String> {
    let (mut wish, mut words) = (Wish::default(), words);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let bad = || format!("{word} {value}: not a number");
        match word.as_str() {
            "--minutes" => wish.minutes = Some(value.parse().map_err(|_| bad())?),
            "--seed" => wish.seed = Some(value.parse().map_err(|_| bad())?),
            "--play" => wish.actions = Some(value.parse().map_err(|_| bad())?),
            "--game" => wish.game = Some(value),
            "--input" => wish.input = Some(value),
            "--list" => wish.is_list = true,
            "--target" => {
                let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                let found =
                    target_of(&value).ok_or_else(|| format!("no target {value}; there are {names:?}"))?;
                wish.targets.push(found);
            }
            _ => return Err(format!("{word} is no option")),
        }
    }
    Ok(wish)
}

fn run(wish: Wish) -> Result<bool, String> {
    if wish.is_list {
        for target in TARGETS {
            println!("{}", target.name);
        }
        return Ok(true);
    }
    let seed = wish.seed.unwrap_or_else(seed);
    if let Some(actions) = wish.actions {
        return Ok(soak::soak(actions, wish.game.as_deref(), seed));
    }
    if let Some(file) = wish.input {
        let target = wish.targets.first().ok_or("--input needs a --target")?;
        let bytes = fs::read(&file).map_err(|error| format!("{file}: {error}"))?;
        (target.run)(&bytes);
        println!("{}: no law is broken", target.name);
        return Ok(true);
    }
    let chosen = if wish.targets.is_empty() { TARGETS.iter().collect() } else { wish.targets };
    let minutes = wish.minutes.unwrap_or(1.0);
    let mut is_whole = true;
    for target in chosen {
        println!("{}: {minutes} minutes, seed {seed}", target.name);
        let ran = long(target, Duration::from_secs_f64(60.0 * minutes), seed);
        let ran = ran.map_err(|error| format!("{}: {error}", target.name))?;
        println!(
            "{}: {} inputs tried, {} kept, {} edges, {} findings",
            target.name, ran.tried, ran.inputs, ran.edges, ran.findings
        );
        is_whole &= ran.findings == 0;
    }
    Ok(is_whole)
}

fn main() -> ExitCode {
    match wish(env::args().skip(1)).and_then(run) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}
