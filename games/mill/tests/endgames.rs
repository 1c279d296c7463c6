//! Endgames by the tables of the repository: what is won is won, in the shortest way, against best defence.

use crate::{
    common::start,
    tables::{options, random_turn},
};
use parlour_brain::Budget;
use parlour_kernel::{Rng, Rules};
use parlour_mill::{
    brain::{
        Engine, Limits, exact_actions,
        tables::{Sector, Tables, Value},
    },
    rules::{Dialect, Fen, Mill},
};
use std::{path::Path, sync::Arc};

/// The tables of the repository, and the rules that they are for.
pub const FOLDERS: [(&str, &str); 4] = [
    ("nine", "nine"),
    ("custodian", "nine custodian=1"),
    ("intervention", "nine intervention=1"),
    ("capture", "capture"),
];

fn tables(folder: &str, rules: &str) -> Tables {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/mill/tables").join(folder);
    Tables::open(&path, &options(rules)).expect("tables of the repository")
}

/// A random position that is won for the side to move.
fn won(rng: &mut Rng, tables: &Tables, rules: &str) -> Mill {
    let options = options(rules);
    let sectors: Vec<Sector> =
        tables.summaries().filter(|summary| summary.wins > 0).map(|summary| summary.sector).collect();
    loop {
        let sector = sectors[rng.below(sectors.len() as u32) as usize];
        let position = random_turn(rng, sector, &options);
        if let Ok(verdict) = tables.probe(&position)
            && verdict.value == Value::Win
        {
            let fen = Fen::of(&position, &options, Dialect::Squares);
            return start(&format!("{rules}; fen {fen}"));
        }
    }
}

/// Plays won positions to their end: the engine for the winner, the longest defence by the tables against it.
fn what_is_won_is_won(folder: &str, rules: &str, games: u32) {
    let tables = Arc::new(tables(folder, rules));
    let mut rng = Rng::stream(31, 0);
    let mut engine = Engine::new(12);
    engine.use_tables(Some(Arc::clone(&tables)));
    for number in 0..games {
        let mut game = won(&mut rng, &tables, rules);
        let plies = exact_actions(&game, &tables).expect("the tables reach")[0].verdict.plies;
        let from = game.fen().to_string();
        let winner = game.board().side();
        let mut turns = 0;
        while game.board().ending().is_none() {
            let side = game.board().side();
            let defence = exact_actions(&game, &tables).filter(|_| side != winner);
            let action = if let Some(all) = defence {
                all[0].action
            } else {
                let budget = &mut Budget::nodes(20_000);
                engine.search(&game, Limits::default(), budget).expect("something to do").action
            };
            game.apply(&action, &mut Vec::new()).expect("legal");
            turns += u8::from(game.board().ending().is_some() || game.board().side() != side);
        }
        let ending = game.board().ending().expect("over");
        assert_eq!(ending.winner, Some(winner), "game {number} of {rules}: {from}");
        assert!(plies.is_none_or(|plies| plies == turns), "game {number} of {rules}: {from}");
    }
}

#[test]
fn won_endgames_are_never_let_go() {
    for (folder, rules) in FOLDERS {
        what_is_won_is_won(folder, rules, 25);
    }
}

/// The same a thousand times for each set of rules.
#[test]
#[ignore = "a sample runs with the others"]
fn a_thousand_won_endgames_are_never_let_go() {
    for (folder, rules) in FOLDERS {
        what_is_won_is_won(folder, rules, 1_000);
        println!("{rules}: 1000 of 1000 won");
    }
}
