//! How the roguelike presents itself: scenes, inputs, plans, cues. Knows the rules, no brain, no drawing; and of a run
//! only what the hero knows.

mod card;
mod input;
mod keys;
mod map;
mod odds;
mod plan;
mod scene;
mod sheets;
mod tell;
mod verb;
mod ways;
mod words;

use crate::rules::{Action, Cell, Event, Letter, Note, Rogue, Seen, Setup};
use ::scene::{Card, Cue, Input, Intent, Present, Scene, Sitting, Summary, Tale, Tally};
use plan::Plan;
use std::collections::BTreeMap;
use verb::Mode;

/// What the player is about to do.
#[derive(Clone, Debug, Default)]
pub struct Ui {
    /// What stands to be decided.
    mode: Mode,
    /// What goes on by itself.
    plan: Option<Plan>,
    /// The last thing told before the newest deed: what came after it is news.
    before: Option<Note>,
    /// A trap that the player was warned of.
    dared: Option<Cell>,
    /// Where things were put down on purpose, by depth.
    left: Vec<(u8, Cell)>,
    /// What the player calls things, by the words of their notes.
    names: BTreeMap<String, String>,
}

impl Present for Rogue {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    /// The seed is no option: each run has its own.
    fn choices(setup: &Setup) -> String {
        let Setup::Options(options) = setup else { return String::new() };
        let words = options.to_string();
        let options =
            words.split(' ').filter(|word| !word.starts_with("seed=") && !word.starts_with("wizard="));
        options.collect::<Vec<_>>().join(" ")
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

    /// `call a NAME` names what is not known yet.
    fn note(seen: &Seen<'_>, _ui: &Ui, text: &str) -> Option<(String, String)> {
        let mut words = text.splitn(3, ' ');
        let (verb, letter) = (words.next()?, words.next()?);
        let mut letters = letter.chars();
        let letter = Letter::of(letters.next()?).filter(|_| verb == "call" && letters.next().is_none())?;
        let word = words::note_word(&seen.carried(letter)?)?;
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
