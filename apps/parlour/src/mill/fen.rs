//! `fen`: prints a position as FEN, or parses one and prints it back.

use super::position::{PositionArguments, refuse};
use crate::report::{self, Status};
use clap::Args;
use parlour_kernel::Message;
use serde_json::json;

/// Arguments of `mill fen`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour mill fen --moves 'a1 b2 a4 c3 a7'
  parlour mill fen --fen '********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1'

Without moves a FEN is only read and printed back, inconsistent values included. That a mill stands open beside
captures is not in a FEN: keep such positions as moves, or as a saved game.")]
pub struct Show {
    #[command(flatten)]
    position: PositionArguments,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Show {
    pub fn run(&self) -> Status {
        let text = match self.text() {
            Ok(text) => text,
            Err(reasons) => return refuse(&reasons, self.json),
        };
        if self.json {
            report::result(json!({ "fen": text }));
        } else {
            report::result(text);
        }
        Status::Done
    }

    fn text(&self) -> Result<String, Vec<Message>> {
        if self.position.moves.is_none()
            && let Some(fen) = self.position.fen()?
        {
            return Ok(fen.to_string());
        }
        Ok(self.position.game()?.fen().to_string())
    }
}
