//! `moves`: the legal actions of a position.

use super::position::{PositionArguments, refuse};
use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::Rules;
use serde_json::json;

/// Arguments of `mill moves`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill moves --moves 'd6 f4'
  parlour mill moves --rules 'nine custodian=1' --moves '1. e4 f4 2. g4'
  parlour mill moves --fen '@**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 0 0 0 0 0 0 10'

Sorted as text; an empty line when the game is over.")]
pub struct Moves {
    #[command(flatten)]
    position: PositionArguments,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Moves {
    pub fn run(&self) -> Status {
        let game = match self.position.game() {
            Ok(game) => game,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        let mut actions = Vec::new();
        game.legal(&mut actions);
        let mut texts: Vec<String> = actions.iter().map(|action| game.write(action)).collect();
        texts.sort_unstable();
        if self.json {
            report::result(json!({ "legal": texts }));
        } else {
            report::result(texts.join(" "));
        }
        Status::Done
    }
}
