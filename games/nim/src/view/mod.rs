//! How the row of tiles presents itself: scene, input, cues. Knows the rules, and no drawing.

use crate::rules::{Nim, Seen, Take};
use parlour_kernel::{Message, Rules};
use parlour_scene::{
    Board, Card, Choice, Command, Cue, Input, Intent, Line, Present, Preset, Scene, Seats, Tale, Tally, Tile,
    Tiles, Tone,
};

impl Present for Nim {
    type Ui = ();

    const CARD: Card = Card {
        first: "tiles=12",
        presets: &[Preset { id: "row", setup: "tiles=12" }],
        options: &[Choice { id: "tiles", values: &["12", "9", "5"] }],
        seats: Seats::Two,
        seeded: false,
        help: &["nim.help"],
        ..Card::PLAIN
    };

    fn scene(seen: &Seen<'_>, (): &()) -> Scene {
        let tile = |number: u8| {
            let up = number <= seen.left();
            let spoken = Message::new(if up { "nim.tile-up" } else { "nim.tile-down" }).int("n", number);
            Tile { number, key: ' ', up, picked: false, enabled: false, spoken }
        };
        let take = |count: u8| {
            let label = Message::new("nim.take").int("n", count);
            Command::new(format!("take-{count}"), label, count.to_string(), count <= seen.most())
        };
        let left = Message::new(if seen.left() == 0 { "nim.over" } else { "nim.left" });
        Scene {
            lines: vec![Line { id: "left", text: Some(left.int("n", seen.left())), tone: Tone::Large }],
            board: Board::Tiles(Tiles { tiles: (1..=seen.tiles()).map(tile).collect(), dice: Vec::new() }),
            panels: Vec::new(),
            seats: Vec::new(),
            pad: Vec::new(),
            commands: (1..=3).map(take).collect(),
        }
    }

    fn input(_seen: &Seen<'_>, (): &mut (), input: &Input) -> Intent<Take> {
        let Input::Command(word) = input else { return Intent::Nothing };
        match word.strip_prefix("take-").and_then(|count| count.parse().ok()) {
            Some(count) => Intent::Act(vec![Take(count)]),
            None => Intent::Nothing,
        }
    }

    fn tell(seen: &Seen<'_>, event: &Take, out: &mut Vec<Cue>) {
        let gone = seen.left()..seen.left() + event.0;
        out.push(Cue::Flip { cells: gone.map(u16::from).collect(), up: false });
        if seen.outcome().is_some() {
            out.push(Cue::Say(Message::new("nim.over")));
            out.push(Cue::End { won: true });
        }
    }

    fn tally(_tale: &Tale<'_, Take>) -> Vec<Tally> {
        Vec::new()
    }
}
