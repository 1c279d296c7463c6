//! Lets the engine play the first turn of positions whose good turns are certified elsewhere. They are in the large sets, not
//! in the repository (`PARLOUR_SHARED`); without them it says so.
//!
//! `cargo run --release -p parlour-mill --example certified -- [--tables DIR] [--judge DIR] [--movetime MS] [--nodes N]`
//!
//! The engine asks the tables in `--tables`. A turn that no list has is right too if the tables in `--judge` (or else those)
//! say that it keeps the value. Prints what was missed, then how many were right of how many: all of them, and those of the
//! moving phase with at most ten stones.

use parlour_brain::Budget;
use parlour_kernel::Rules;
use parlour_mill::{
    brain::{
        Engine, Limits,
        tables::{Tables, Value},
    },
    rules::{Mill, Options, Setup, Side},
};
use parlour_testkit::large_set;
use std::{path::Path, process::exit, sync::Arc, thread, time::Duration};

/// The memory of the engine: 32 MB.
const TABLE_BITS: u32 = 20;
/// Up to so many stones on the board are counted apart.
const FEW: u8 = 10;

struct Row<'a> {
    id: &'a str,
    objective: &'a str,
    turns: &'a str,
    game: Mill,
    good: Vec<&'a str>,
}

fn row(line: &str) -> Option<Row<'_>> {
    let cells: Vec<&str> = line.split('\t').collect();
    let [id, objective, turns, fen, shortest, other] = cells.as_slice() else { return None };
    let setup: Setup = format!("nine; fen {fen}").parse().ok()?;
    let good = [*shortest, *other].into_iter().flat_map(|list| list.split('|')).filter(|turn| *turn != "-");
    Some(Row { id, objective, turns, game: Mill::start(&setup).ok()?, good: good.collect() })
}

/// The turn that the engine plays, and the game after it.
fn first_turn(engine: &mut Engine, game: &Mill, time: Option<Duration>, nodes: u64) -> (String, Mill) {
    let (mut game, side, mut words) = (game.clone(), game.board().side(), Vec::new());
    while game.board().ending().is_none() && game.board().side() == side {
        let mut budget = Budget::nodes(nodes);
        if let Some(time) = time {
            let canceller = budget.canceller();
            drop(thread::spawn(move || {
                thread::sleep(time);
                canceller.cancel();
            }));
        }
        let Some(best) = engine.search(&game, Limits::default(), &mut budget) else { break };
        game.apply(&best.action, &mut Vec::new()).expect("engines play by the rules");
        words.push(best.action.to_string());
    }
    (words.join(" "), game)
}

/// Whether tables say that a turn kept the value that was to be kept.
fn keeps(row: &Row<'_>, after: &Mill, judge: &Tables) -> bool {
    let mover = row.game.board().side();
    let wanted = if row.objective == "win" { Value::Win } else { Value::Draw };
    let value = match after.board().ending() {
        Some(ending) => Some(match ending.winner {
            Some(winner) if winner == mover => Value::Win,
            Some(_) => Value::Loss,
            None => Value::Draw,
        }),
        None => judge.probe(after.board()).ok().map(|verdict| match verdict.value {
            Value::Win => Value::Loss,
            Value::Draw => Value::Draw,
            Value::Loss => Value::Win,
        }),
    };
    value == Some(wanted)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let after = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1));
    let number = |name: &str| after(name).and_then(|word| word.parse::<u64>().ok());
    let open = |folder: &String| match Tables::open(Path::new(folder), &Options::NINE) {
        Ok(tables) => Arc::new(tables),
        Err(fault) => {
            eprintln!("{folder}: {fault:?}");
            exit(1);
        }
    };
    let tables = after("--tables").map(open);
    let judge = after("--judge").map(open).or_else(|| tables.clone());
    let nodes = number("--nodes");
    let time = nodes.is_none().then(|| Duration::from_millis(number("--movetime").unwrap_or(500)));
    let Some(text) = large_set("mill/certified_puzzles.tsv") else { return };
    let [mut all, mut few] = [[0_u32; 2]; 2];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let row = row(line).expect("a row of six cells with a sound position");
        let mut engine = Engine::new(TABLE_BITS);
        engine.use_tables(tables.clone());
        let (turn, game) = first_turn(&mut engine, &row.game, time, nodes.unwrap_or(u64::MAX));
        let is_right = row.good.contains(&turn.as_str())
            || judge.as_ref().is_some_and(|judge| keeps(&row, &game, judge));
        let position = row.game.board();
        let stones: u8 = Side::BOTH.iter().map(|side| position.on_board(*side)).sum();
        let is_moving = Side::BOTH.iter().all(|side| position.hand(*side) == 0);
        let counts: &mut [&mut [u32; 2]] =
            if is_moving && stones <= FEW { &mut [&mut all, &mut few] } else { &mut [&mut all] };
        for [right, rows] in counts.iter_mut() {
            *rows += 1;
            *right += u32::from(is_right);
        }
        if !is_right {
            println!("{}\t{} in {}\t{stones} stones\tplayed {turn}", row.id, row.objective, row.turns);
        }
    }
    println!("all\t{} of {}", all[0], all[1]);
    println!("moving phase, at most {FEW} stones\t{} of {}", few[0], few[1]);
}
