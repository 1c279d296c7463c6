//! `parlour drive`: a game over a line protocol, for bots, tests and other programs.

use crate::{
    lines,
    opening::OpeningArguments,
    play::wall_clock,
    report::{self, Status},
};
use clap::Args;
use parlour_brain::Budget;
use parlour_kernel::{Fault, Message, Turn};
use parlour_midend::{AnyTable, Ask, PLAY_NODES};
use parlour_table::{Refused, Time};
use parlour_text::Speaker;
use serde_json::{Value, json};
use std::path::Path;

/// Play a game over a line protocol
#[derive(Args)]
#[command(
    after_help = "Commands: act ACTION (or SETTING on|off), legal, state, undo, redo, hint, position, reveal, save PATH, quit\n\
    @MILLISECONDS before a command is the time it happens at, since 1970; without it the clock tells the time\n\n\
    Example:\n  printf 'act roll\\nlegal\\nstate\\nquit\\n' | parlour drive shutbox --seed 7\n  \
    printf 'act set 0 1 5\\nstate\\n' | parlour drive sudoku --seed 7\n  \
    printf '@1000 act auto\\n@2500 undo\\nstate\\n' | parlour drive hidato --seed 7"
)]
pub struct Arguments {
    #[command(flatten)]
    opening: OpeningArguments,
}

/// Opens the game and answers until the input ends.
pub fn run(arguments: &Arguments) -> Status {
    let table = match arguments.opening.open(wall_clock()) {
        Ok(table) => table,
        Err(reasons) => {
            reasons.iter().for_each(report::tell);
            return Status::Refused;
        }
    };
    // A command may save the game, heard or not.
    report::files_too();
    let mut driver = Driver { table, speaker: crate::language::speaker() };
    for line in lines::commands() {
        match line.trim() {
            "quit" => break,
            line => report::result(driver.answer_line(line)),
        }
    }
    Status::Done
}

struct Driver {
    table: Box<dyn AnyTable>,
    speaker: Speaker,
}

impl Driver {
    /// Answers one line: a command, optionally with its time in front.
    fn answer_line(&mut self, line: &str) -> Value {
        let Some(stamped) = line.strip_prefix('@') else { return self.answer(line, wall_clock()) };
        let (stamp, command) = stamped.split_once(' ').unwrap_or((stamped, ""));
        match stamp.parse() {
            Ok(milliseconds) => {
                // The caller's clock may be behind ours: the game begins with its first command.
                self.table.open_at(Time(milliseconds));
                self.answer(command.trim(), Time(milliseconds))
            }
            Err(_) => {
                self.error("bad-time", &Message::new("drive.bad-time").text("found", report::short(stamp)))
            }
        }
    }

    fn answer(&mut self, line: &str, now: Time) -> Value {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "act" => match self.table.act(rest.trim(), now) {
                Ok(done) => self.report(&done.events),
                Err(refused) => self.refused(&refused),
            },
            "undo" => match self.table.undo(now) {
                Ok(()) => self.report(&[]),
                Err(refused) => self.refused(&refused),
            },
            "redo" => match self.table.redo(now) {
                Ok(()) => self.report(&[]),
                Err(refused) => self.refused(&refused),
            },
            "legal" => json!({"ok": true, "legal": self.table.legal()}),
            "state" => json!({"ok": true, "state": self.table.state(None)}),
            "reveal" => match self.table.reveal() {
                Some(state) => json!({"ok": true, "state": state}),
                None => self.error("no-reveal", &Message::new("drive.no-reveal")),
            },
            "position" => match self.table.position() {
                Some(position) => json!({"ok": true, "position": position}),
                None => self.error("no-position", &Message::new("drive.no-position")),
            },
            "hint" => self.hint(now),
            "save" => self.save(rest.trim()),
            _ => self.error(
                "unknown-command",
                &Message::new("drive.unknown-command").text("found", report::short(command)),
            ),
        }
    }

    /// The report after an action: its events, whose turn it is, how the game ended.
    fn report(&self, events: &[Value]) -> Value {
        let turn: Turn = self.table.turn();
        let digest = self.table.digest().to_string();
        let mut answer = json!({"ok": true, "events": events, "turn": turn, "digest": digest});
        if let (Some(outcome), Some(fields)) = (self.table.outcome(), answer.as_object_mut()) {
            fields.insert("outcome".to_owned(), json!(outcome));
        }
        answer
    }

    fn hint(&mut self, now: Time) -> Value {
        let Some(engine) = parlour_catalog::engine(self.table.game()) else {
            return self.error("no-hint", &Message::new("drive.no-hint"));
        };
        let mut thinks = match engine.open(&self.table.save()) {
            Ok(thinks) => thinks,
            Err(error) => return self.error(error.code(), &error.message()),
        };
        if let Some(folder) = thinks.wants(&Ask::Hint) {
            thinks.read(&Ask::Hint, &parlour_catalog::files(folder));
        }
        match thinks.hint(&mut Budget::nodes(PLAY_NODES)) {
            Some(hint) => {
                self.table.note_hint(now);
                let text = self.speaker.say(&hint.text);
                let choices: Vec<Value> =
                    hint.choices.iter().map(|choice| self.choice(&hint.columns, choice)).collect();
                let stage = |stage: &parlour_brain::Stage| {
                    json!({"text": self.speaker.say(&stage.text), "cells": stage.cells,
                        "marks": stage.marks, "links": stage.links})
                };
                let stages: Vec<Value> = hint.stages.iter().map(stage).collect();
                json!({"ok": true, "hint": {
                    "action": hint.action, "then": hint.then, "technique": hint.technique, "cells": hint.cells,
                    "text": text, "choices": choices, "stages": stages,
                }})
            }
            None => self.error("no-hint", &Message::new("drive.no-hint")),
        }
    }

    fn choice(&self, columns: &[Message], choice: &parlour_brain::Choice) -> Value {
        let figure = |(label, figure): (&Message, &parlour_brain::Figure)| {
            let shown = self.speaker.say(&figure.shown);
            let exact = figure.exact.as_ref().unwrap_or(&shown);
            json!({"label": self.speaker.say(label), "shown": shown, "exact": exact})
        };
        let figures: Vec<Value> = columns.iter().zip(&choice.figures).map(figure).collect();
        json!({"action": choice.action, "best": choice.best, "figures": figures})
    }

    fn save(&self, path: &str) -> Value {
        match parlour_table::write_atomically(Path::new(path), &self.table.save()) {
            Ok(()) => json!({"ok": true}),
            Err(error) => {
                let why = Message::new("drive.not-saved")
                    .text("path", report::short(path))
                    .text("why", error.to_string());
                self.error("not-saved", &why)
            }
        }
    }

    fn refused(&self, refused: &Refused) -> Value {
        self.error(refused.code(), &refused.message())
    }

    fn error(&self, code: &str, message: &Message) -> Value {
        json!({"ok": false, "error": {"code": code, "message": self.speaker.say(message)}})
    }
}
