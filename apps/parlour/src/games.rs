//! `parlour games`: lists the games with their rules version and options.

use crate::report::{self, Status};
use clap::Args;
use parlour_catalog::GAMES;
use parlour_midend::Game;
use parlour_text::Speaker;
use serde_json::{Map, Value, json};

/// List the games
#[derive(Args)]
pub struct Arguments {
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Status {
    let speaker = crate::language::speaker();
    for game in GAMES {
        if arguments.json {
            report::result(as_json(game, &Speaker::english()));
        } else {
            print(game, &speaker);
        }
    }
    Status::Done
}

fn print(game: &Game, speaker: &Speaker) {
    let name = speaker.word(&format!("game.{}", game.id));
    report::result(format!("{}  {name} (rules {})", game.id, game.version));
    for option in game.card.options {
        report::result(format!("  {}={}", option.id, option.values.join("|")));
    }
    for preset in game.card.presets {
        report::result(format!("  {}: {}", preset.id, preset.setup));
    }
}

fn as_json(game: &Game, speaker: &Speaker) -> Value {
    let options: Map<String, Value> =
        game.card.options.iter().map(|option| (option.id.to_owned(), json!(option.values))).collect();
    let usual: Map<String, Value> = game
        .card
        .options
        .iter()
        .map(|option| (option.id.to_owned(), json!(game.card.usual(option))))
        .collect();
    let presets: Map<String, Value> =
        game.card.presets.iter().map(|preset| (preset.id.to_owned(), json!(preset.setup))).collect();
    json!({
        "game": game.id,
        "name": speaker.word(&format!("game.{}", game.id)),
        "rules": game.version,
        "options": options,
        "usual": usual,
        "presets": presets,
        "levels": game.card.levels,
        "made": game.card.made,
    })
}
