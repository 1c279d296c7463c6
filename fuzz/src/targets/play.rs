//! Actions as a script or a player would send them, legal or not.

use super::tables::shown;
use parlour_catalog::GAMES;
use parlour_midend::{AnyTable, Opening};
use parlour_table::Time;

/// Lines that are played.
const LONGEST: usize = 64;

/// Lines are actions: one is accepted exactly if it is legal (or another spelling of a legal one), a refusal changes nothing,
/// undo and redo lead back, and the whole game replays. A line of one byte picks from the legal actions, so that games get
/// somewhere. The first line is a setup, and so chooses the game; if no game reads it, the length does.
pub fn actions(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let (first, rest) = text.split_once('\n').unwrap_or(("", &text));
    let seed = (!bytes.len().is_multiple_of(3)).then_some(bytes.len() as u64);
    let opening = Opening { seed, ..Opening::default() };
    let chosen = GAMES.iter().find_map(|game| {
        let table = (!first.trim().is_empty()).then(|| game.open(first, opening.clone()).ok())??;
        Some((game, table))
    });
    let (game, mut table) = chosen.unwrap_or_else(|| {
        let game = &GAMES[bytes.len() % GAMES.len()];
        (game, game.open("", opening).expect("a preset"))
    });
    for line in rest.lines().take(LONGEST) {
        play(table.as_mut(), line);
    }
    let again = game.load(&table.save()).expect("our own save");
    assert_eq!(again.digest(), table.digest(), "replay differs from play");
    if let Some(position) = table.position() {
        let there = game.open(&position, Opening::seeded(1)).expect("a position can be started from");
        assert_eq!(there.position(), Some(position), "a position leads to itself");
    }
    shown(table.as_ref());
}

fn play(table: &mut dyn AnyTable, line: &str) {
    let legal = table.legal();
    let picked = match line.as_bytes() {
        [byte] => legal.get(usize::from(*byte) % legal.len().max(1)).map_or(line, String::as_str),
        _ => line,
    };
    let before = table.digest();
    match picked {
        "undo" => {
            if table.undo(Time(0)).is_err() {
                assert_eq!(table.digest(), before, "nothing to undo, and yet it changed");
            } else if table.redo(Time(0)).is_ok() {
                let _ = table.undo(Time(0));
            }
        }
        "redo" => {
            let _ = table.redo(Time(0));
        }
        action => {
            if let Err(refused) = table.act(action, Time(0)) {
                assert!(
                    !legal.iter().any(|listed| listed == action),
                    "{action} is listed but refused: {refused}"
                );
                assert_eq!(table.digest(), before, "{action} was refused and changed the state");
            }
        }
    }
}
