//! How the roguelike is presented: scenes, input, plans, cues. Given only what the hero knows; knows neither
//! a brain nor how to draw.

mod card;
mod describe;
mod first_round;
mod input;
mod keys;
mod map;
mod plan;
mod scene;
mod sheets;
mod tell;
mod verb;

use crate::rules::{Action, Cell, Event, Letter, Note, Rogue, Seen, Setup};
use parlour_scene::{Card, Cue, Input, Intent, Present, Scene, Setting, Sitting, Summary, Tale, Tally};
use plan::Plan;
use std::collections::BTreeMap;
use verb::Mode;

/// The player's side of a run: the open question, and what continues by itself.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    mode: Mode,
    plan: Option<Plan>,
    /// The last message before the latest input: those after it are new.
    before: Option<Note>,
    /// A trap the player has been warned about.
    dared: Option<Cell>,
    /// Where items were dropped on purpose, with the depth: exploring leaves them there.
    left: Vec<(u8, Cell)>,
    /// Whether exploring leaves items where they are.
    leaves: bool,
    /// The player's names for unknown items, by the keys of their notes.
    names: BTreeMap<String, String>,
}

impl Present for Rogue {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    /// Leaves out the seed, which is new in every run.
    fn choices(setup: &Setup) -> String {
        let Setup::Options(options) = setup else { return String::new() };
        let words = options.to_string();
        let options =
            words.split(' ').filter(|word| !word.starts_with("seed=") && !word.starts_with("wizard="));
        options.collect::<Vec<_>>().join(" ")
    }

    fn configure(ui: &mut Ui, setting: &str, word: &str) {
        if setting == card::PICKUP {
            ui.leaves = word == Setting::OFF;
        }
    }

    fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
        scene::scene(seen, ui)
    }

    fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
        input::input(seen, ui, input)
    }

    fn next(seen: &Seen<'_>, ui: &mut Ui) -> Option<Action> {
        let action = ui.plan.as_mut()?.next(seen, &ui.left);
        if action.is_none() {
            ui.plan = None;
        }
        action
    }

    /// `call a NAME` names an unknown item.
    fn note(seen: &Seen<'_>, _ui: &Ui, text: &str) -> Option<(String, String)> {
        let mut words = text.splitn(3, ' ');
        let (verb, letter) = (words.next()?, words.next()?);
        let mut letters = letter.chars();
        let letter = Letter::of(letters.next()?).filter(|_| verb == "call" && letters.next().is_none())?;
        let word = describe::note_word(&seen.carried(letter)?)?;
        Some((word, words.next().unwrap_or_default().trim().to_owned()))
    }

    fn refresh(seen: &Seen<'_>, ui: &mut Ui, sitting: &Sitting<'_>) {
        ui.names.clone_from(sitting.notes);
        ui.dared = ui.dared.filter(|cell| cell.distance(seen.hero()) == 1);
        if seen.ending().is_some() {
            (ui.mode, ui.plan) = (Mode::Walk, None);
        }
    }

    fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
        tell::tell(seen, event, out);
    }

    fn reveal(&self) -> Option<serde_json::Value> {
        Rogue::reveal(self)
    }

    fn counts(seen: &Seen<'_>) -> bool {
        !seen.is_marked()
    }

    fn tally(tale: &Tale<'_, Event>) -> Vec<Tally> {
        tell::tally(tale)
    }

    fn figures(seen: &Seen<'_>, _tale: &Tale<'_, Event>) -> Vec<Tally> {
        tell::figures(seen)
    }

    fn summary(seen: &Seen<'_>, _tale: &Tale<'_, Event>) -> Option<Summary> {
        tell::summary(seen)
    }
}
