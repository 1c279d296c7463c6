//! `hint`: each board's next step with its reason.

use super::boards::Boards;
use crate::{interrupt, report::Status};
use clap::Args;
use parlour_brain::{Hint, Hinter};
use parlour_hidato::{
    brain::HidatoHinter,
    rules::{Hidato, Place},
};
use parlour_kernel::Rules;
use parlour_text::Speaker;
use serde_json::{Value, json};

/// Arguments of `hidato hint`.
#[derive(Args)]
#[command(after_help = "Examples:
  parlour hidato hint boards.txt                   NAME TECHNIQUE, then the reason in words
  parlour hidato hint boards.txt --json            one object a board

The easiest number that can be placed next. `none` where there is nothing to say: the board is full or has
no solution. Boards as for `parlour hidato solve`; rows and columns are counted from 1, except in actions.")]
pub struct NextStep {
    #[command(flatten)]
    boards: Boards,
}

impl NextStep {
    pub fn run(&self) -> Status {
        let interrupted = interrupt::watch();
        self.boards.map(&interrupted, || {
            let (mut budget, speaker) = (interrupted.budget(), crate::language::speaker());
            move |game: &Hidato| {
                let hint = HidatoHinter.hint(&game.seen(None), &mut budget);
                // No hint means either that it was interrupted, or that there is nothing to say.
                let stopped = hint.is_none() && !budget.spend(0);
                (!stopped).then(|| self.written(game, hint.as_ref(), &speaker))
            }
        })
    }

    fn written(&self, game: &Hidato, hint: Option<&Hint>, speaker: &Speaker) -> String {
        let name = &game.setup().name;
        let Some(hint) = hint else {
            return if self.boards.json {
                json!({ "name": name, "technique": null }).to_string()
            } else {
                format!("{name} none")
            };
        };
        if !self.boards.json {
            return format!("{name} {}\n{}", hint.technique, speaker.say(&hint.text));
        }
        let columns = u16::from(game.board().columns());
        let place =
            |cell: &u16| Place { row: (cell / columns) as u8, col: (cell % columns) as u8 }.to_string();
        let places = |cells: &[u16]| cells.iter().map(place).collect::<Vec<_>>();
        let stage = |stage: &parlour_brain::Stage| json!({ "text": speaker.say(&stage.text), "cells": places(&stage.cells) });
        let stages: Vec<Value> = hint.stages.iter().map(stage).collect();
        json!({
            "name": name, "technique": hint.technique, "action": hint.action, "cells": places(&hint.cells),
            "text": speaker.say(&hint.text), "stages": stages,
        })
        .to_string()
    }
}
