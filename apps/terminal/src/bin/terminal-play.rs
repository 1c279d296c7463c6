//! The terminal front end on its own, without the web app: for tests and development. `terminal-play [GAME
//! [SEED [SETUP]]]`; with `PARLOUR_BROKEN` set, new seeds panic.

use parlour_midend::Opening;
use parlour_terminal::{Start, World, run_in};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut world = World::real();
    if std::env::var_os("PARLOUR_BROKEN").is_some() {
        world.seed = Box::new(|| panic!("asked to panic"));
    }
    let start = match words.as_slice() {
        [] => Ok(Start::Menu),
        [game] => parlour_catalog::game(game).map(Start::Game).ok_or_else(|| game.clone()),
        [game, seed, setup @ ..] => open(game, seed, &setup.join(" ")),
    };
    let ended = start.and_then(|start| run_in(world, start).map_err(|error| error.to_string()));
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn open(game: &str, seed: &str, setup: &str) -> Result<Start, String> {
    let seed = seed.parse().map_err(|_| seed.to_owned())?;
    let game = parlour_catalog::game(game).ok_or_else(|| game.to_owned())?;
    let table = game.open(setup, Opening::seeded(seed)).map_err(|error| error.to_string())?;
    Ok(Start::Play { table, save_to: None })
}
