//! How Hidato presents itself: scenes, inputs, cues. Knows the rules, but no brain and no drawing.

mod ahead;
mod card;
mod daily;
mod draft;
mod first_round;
mod focus;
mod input;
mod look;
mod naming;
mod pencil;
mod report;
mod scene;
mod tell;

use crate::rules::{Action, Event, Hidato, Illegal, Place, Seen, Setup};
use draft::Draft;
use focus::Focus;
use parlour_kernel::Rules;
use parlour_scene::{
    Card, Cue, Input, Intent, Present, Scene, Setting, Sitting, Step, StepName, Strength, Summary, Tale,
    Tally,
};
use serde_json::Value;

/// The player's focus and input, how the board is shown, and what was taken over from the sitting.
#[derive(Clone, Debug)]
pub struct Ui {
    focus: Focus,
    /// Digits typed so far, as a number; 0 for none.
    typed: u16,
    /// Whether entries are pencil marks.
    noting: bool,
    /// Whether clearing was requested once and waits for confirmation.
    clearing: bool,
    guide: bool,
    look_ahead: bool,
    pencil: bool,
    strength: Strength,
    /// Mistakes that count: numbers tried where they cannot go.
    slips: u32,
    /// Where the last such try was made, until the next input.
    wrong: Option<Place>,
    marks: pencil::Marks,
    draft: Option<Draft>,
    /// Whether rows and columns are numbered.
    coordinates: bool,
    /// What was asked for when the board was made.
    wish: Option<String>,
}

impl Default for Ui {
    fn default() -> Self {
        Ui {
            focus: Focus::Nowhere,
            typed: 0,
            noting: false,
            clearing: false,
            guide: true,
            look_ahead: false,
            pencil: false,
            strength: Strength::Medium,
            slips: 0,
            wrong: None,
            marks: pencil::Marks::new(),
            draft: None,
            coordinates: false,
            wish: None,
        }
    }
}

impl Present for Hidato {
    type Ui = Ui;

    const CARD: Card = card::CARD;

    fn choices(setup: &Setup) -> String {
        format!("relation={}", setup.relation.word())
    }

    fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
        match &ui.draft {
            Some(draft) => scene::drawing_board(draft),
            None => scene::scene(seen, ui),
        }
    }

    fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
        match &mut ui.draft {
            Some(draft) => draft::input(draft, input),
            None => input::input(seen, ui, input),
        }
    }

    fn configure(ui: &mut Ui, setting: &str, word: &str) {
        let on = word == Setting::ON;
        match setting {
            "guide" => ui.guide = on,
            "look-ahead" => ui.look_ahead = on,
            "coordinates" => ui.coordinates = on,
            "pencil" => (ui.pencil, ui.noting) = (on, ui.noting && on),
            "highlight" => {
                ui.strength = match word {
                    "low" => Strength::Low,
                    "high" => Strength::High,
                    _ => Strength::Medium,
                }
            }
            _ => {}
        }
    }

    fn greet(seen: &Seen<'_>) -> Option<Action> {
        seen.goes_on().map(|_| Action::Auto)
    }

    fn note(seen: &Seen<'_>, ui: &Ui, text: &str) -> Option<(String, String)> {
        if ui.draft.is_some() { draft::read(text) } else { pencil::read(seen, ui, text) }
    }

    fn refresh(seen: &Seen<'_>, ui: &mut Ui, sitting: &Sitting<'_>) {
        ui.slips = Illegal::counted(sitting.counts);
        let wrong = sitting.wrong.and_then(|action| seen.read(action).ok());
        ui.wrong = wrong.and_then(|action| action.place());
        ui.marks = pencil::marks(seen, sitting.notes);
        ui.wish = Some(sitting.wish).filter(|wish| !wish.is_empty()).map(str::to_owned);
        ui.draft = draft::drawing(seen, ui, sitting.notes);
        ui.focus = ui.focus.settled(seen);
        ui.clearing = false;
    }

    fn name_step(after: &Seen<'_>, actions: &[Action]) -> StepName {
        naming::name_step(after, actions)
    }

    fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
        tell::tell(seen, event, out);
    }

    fn rebuff(seen: &Seen<'_>, action: &Action, out: &mut Vec<Cue>) {
        let columns = seen.board().columns();
        let cells = action.place().map(|place| focus::place_number(place, columns)).into_iter().collect();
        out.push(Cue::Flash { cells });
    }

    fn report(
        seen: &Seen<'_>,
        ui: &Ui,
        sitting: &Sitting<'_>,
        steps: &[Step<'_, Self>],
    ) -> Vec<(&'static str, Value)> {
        report::report(seen, ui, sitting, steps)
    }

    fn tally(tale: &Tale<'_, Event>) -> Vec<Tally> {
        tell::tally(tale)
    }

    fn summary(seen: &Seen<'_>, tale: &Tale<'_, Event>) -> Option<Summary> {
        Some(tell::summary(seen, tale))
    }
}
