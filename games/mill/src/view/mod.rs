//! How Mill presents itself: scenes, inputs, cues. Knows the rules, but no brain and no drawing.

mod arrange;
mod bring;
mod card;
mod first_round;
mod input;
mod look;
mod place;
mod practice;
mod scene;
mod tell;

use crate::rules::{Action, Event, Mill, Point, Seen, Setup};
use arrange::Arranged;
use parlour_kernel::{Message, ReadError};
use parlour_scene::{Brought, Card, Cue, Input, Intent, Present, Scene, Setting, Sitting, Tale, Tally};
use practice::Practice;

/// The cursor, and the stone picked up.
#[derive(Clone, Debug)]
pub struct Ui {
    cursor: Point,
    /// The stone picked to be moved.
    from: Option<Point>,
    /// Whether what can be taken or reached is marked.
    targets: bool,
    /// A position being set up.
    arranged: Option<Arranged>,
    /// What is to be practised.
    practice: Option<Practice>,
}

impl Default for Ui {
    fn default() -> Self {
        let cursor = Point::all().next().expect("a board has points");
        Ui { cursor, from: None, targets: true, arranged: None, practice: None }
    }
}

impl Present for Mill {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    fn choices(setup: &Setup) -> String {
        bring::choices(setup)
    }

    fn bring(text: &str, rules: &str) -> Result<Brought<Setup, Action>, ReadError> {
        bring::bring(text, rules)
    }

    fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
        match &ui.arranged {
            Some(arranged) => arrange::scene(seen, ui, arranged),
            None => scene::scene(seen, ui),
        }
    }

    fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
        if ui.arranged.is_some() { arrange::input(seen, ui, input) } else { input::input(seen, ui, input) }
    }

    fn configure(ui: &mut Ui, setting: &str, word: &str) {
        if setting == "targets" {
            ui.targets = word == Setting::ON;
        }
    }

    fn refresh(seen: &Seen<'_>, ui: &mut Ui, sitting: &Sitting<'_>) {
        ui.practice = Practice::of(sitting.wish, sitting.grade);
        ui.from = ui.from.filter(|from| input::movable(seen).has(*from));
    }

    fn write_turn(actions: &[Action]) -> Option<(String, Message)> {
        tell::turn(actions)
    }

    fn copied(seen: &Seen<'_>, panel: &str) -> Option<String> {
        match panel {
            "fen" => Some(seen.fen().to_string()),
            "record" => Some(seen.whole_record()),
            _ => None,
        }
    }

    fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
        tell::tell(seen, event, out);
    }

    fn tally(tale: &Tale<'_, Event>) -> Vec<Tally> {
        tell::tally(&tale.story)
    }
}
