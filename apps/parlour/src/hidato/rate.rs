//! `rate`: how hard each board is, by the hardest technique it needs.

use super::boards::Boards;
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_hidato::{
    brain::{
        Puzzle,
        teach::{Level, Rated, rate},
    },
    rules::Hidato,
};
use serde_json::json;

/// Arguments of `hidato rate`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour hidato rate boards.txt                   NAME LEVEL HARDEST-TECHNIQUE STEPS
  parlour hidato rate boards.txt --json            one object a board
  parlour hidato generate --count 20 | parlour hidato rate

Levels: 1 bridge, only-cell, link; 2 dead-end; 3 distance; 4 hidden-single; 5 path-pruning, gap-paths;
6 region-size, gateway; 7 region-parity; 8 pair, triple; 9 forcing. The easiest step is always taken first.
A board without exactly one solution gets `none` or `many` in the place of the level. Boards as for
`parlour hidato solve`.")]
pub struct Rate {
    #[command(flatten)]
    boards: Boards,
}

impl Rate {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        self.boards.map(&interrupted, || {
            let mut budget = interrupted.budget();
            move |game: &Hidato| {
                let rated = rate(&Puzzle::of(game), Level::HIGHEST, &mut budget)?;
                Some(self.written(&game.setup().name, rated))
            }
        })
    }

    fn written(&self, name: &str, rated: Rated) -> String {
        let rating = match rated {
            Rated::Rated(rating) => rating,
            Rated::None | Rated::Open => {
                let result = if rated == Rated::None { "none" } else { "many" };
                return if self.boards.json {
                    json!({ "name": name, "result": result, "level": null }).to_string()
                } else {
                    format!("{name} {result}")
                };
            }
        };
        let (level, technique) = (rating.level().number(), rating.technique.word());
        if self.boards.json {
            json!({
                "name": name, "result": "unique", "level": level, "technique": technique,
                "steps": rating.steps, "effort": rating.effort,
            })
            .to_string()
        } else {
            format!("{name} {level} {technique} {}", rating.steps)
        }
    }
}
