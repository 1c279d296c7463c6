//! `parlour play` and bare `parlour`: the terminal front end.

use crate::{
    language,
    opening::OpeningArguments,
    report::{self, Status},
};
use clap::Args;
use parlour_kernel::Fault;
use parlour_table::Time;
use parlour_terminal::Start;
use std::time::{SystemTime, UNIX_EPOCH};

/// Play in the terminal
#[derive(Args)]
#[command(
    after_help = "Examples:\n  parlour play shutbox\n  parlour play shutbox --seed 7 --setup 'dice=opt7 players=2'\n  \
    parlour play sudoku --setup 'symmetry=none clues=24'\n  parlour play sudoku --setup @puzzle.txt\n  parlour play shutbox --load game.save"
)]
pub struct Arguments {
    #[command(flatten)]
    opening: OpeningArguments,
    /// Learn the game in its first round, a few steps on the real board
    #[arg(long, conflicts_with_all = ["setup", "seed", "own_dice", "load"])]
    first: bool,
}

pub fn menu() -> Status {
    start(Start::Menu)
}

/// Opens the requested game, or continues the last one.
pub fn run(arguments: &Arguments) -> Status {
    let opening = &arguments.opening;
    if opening.names_only_the_game()
        && let Some(game) = parlour_catalog::game(&opening.game)
    {
        return start(if arguments.first { Start::First(game) } else { Start::Game(game) });
    }
    match opening.open(wall_clock()) {
        Ok(table) => start(Start::Play { table, save_to: opening.load.as_ref().map(Into::into) }),
        Err(reasons) => {
            reasons.iter().for_each(report::tell);
            Status::Refused
        }
    }
}

fn start(start: Start) -> Status {
    match parlour_terminal::run(start, language::asked()) {
        Ok(()) => Status::Done,
        Err(error) => {
            report::tell(language::speaker().say(&error.message()));
            Status::Refused
        }
    }
}

pub fn wall_clock() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or_default())
}
