//! What clicks and keys mean in Shut the Box.

use super::{Ui, scene::adds_up};
use crate::rules::{Action, DiceCount, Phase, Seen, Throw, Tile, TileSet};
use parlour_scene::{Input, Intent};

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    match input {
        Input::Pick(cell) => {
            pick(seen, ui, u8::try_from(*cell).ok().and_then(|cell| Tile::new(cell.checked_add(1)?)))
        }
        Input::Digit(number, _) => pick(seen, ui, Tile::new(*number)),
        Input::Confirm => submit(seen, ui),
        Input::Cancel => {
            let nothing = ui.picked.is_empty() && ui.typed.is_empty();
            ui.picked = TileSet::EMPTY;
            ui.typed.clear();
            if nothing { Intent::Nothing } else { Intent::Ui }
        }
        Input::Command(id) => command(seen, ui, id),
        Input::Reach(_)
        | Input::Toggle(_)
        | Input::Alike(_)
        | Input::Hold(_)
        | Input::Cycle { .. }
        | Input::Step(..) => Intent::Nothing,
    }
}

fn command(seen: &Seen<'_>, ui: &mut Ui, id: &str) -> Intent<Action> {
    let roll = |count| Intent::Act(vec![Action::Roll(count)]);
    match id {
        "roll" => roll(seen.dice_choice().counts()[0]),
        "roll-1" => roll(DiceCount::One),
        "roll-2" => roll(DiceCount::Two),
        "submit" => submit(seen, ui),
        "reset" => Intent::Act(vec![Action::Reset]),
        _ => match id.strip_prefix("die-").and_then(|face| face.parse().ok()) {
            Some(face) => type_die(seen, ui, face),
            None => Intent::Nothing,
        },
    }
}

/// Selects or deselects a tile; does nothing for a fallen tile, or before a roll.
fn pick(seen: &Seen<'_>, ui: &mut Ui, tile: Option<Tile>) -> Intent<Action> {
    match (tile, seen.phase()) {
        (Some(tile), Phase::Rolled(_)) if seen.up().has(tile) => {
            ui.picked = ui.picked.toggled(tile);
            Intent::Ui
        }
        _ => Intent::Nothing,
    }
}

fn submit(seen: &Seen<'_>, ui: &Ui) -> Intent<Action> {
    if adds_up(seen, ui) { Intent::Act(vec![Action::PutDown(ui.picked)]) } else { Intent::Nothing }
}

/// Own dice: the throw counts once every die is typed.
fn type_die(seen: &Seen<'_>, ui: &mut Ui, face: u8) -> Intent<Action> {
    let Phase::Rolling(count) = seen.phase() else { return Intent::Nothing };
    ui.typed.push(face);
    let throw = match (count, ui.typed.as_slice()) {
        (DiceCount::One, [first]) => Throw::new(*first, 0),
        (DiceCount::Two, [first, second]) => Throw::new(*first, *second),
        _ => None,
    };
    throw.map_or(Intent::Ui, |throw| Intent::Act(vec![Action::Dice(throw)]))
}
