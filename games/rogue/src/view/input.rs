//! What keys, touches and commands mean: an action, the start of a plan, or a question to answer first.

use super::{
    Ui,
    plan::{Goal, Plan},
    verb::{Mode, Toward, Verb},
};
use crate::rules::{Action, Cell, Class, Direction, Hand, Illegal, Letter, Seen, Terrain};
use parlour_kernel::{Fault, Message};
use parlour_scene::{Direction as Step, Held, Input, Intent};

pub(super) fn input(seen: &Seen<'_>, ui: &mut Ui, input: &Input) -> Intent<Action> {
    // Any input ends the plan that is running.
    ui.plan = None;
    match input {
        Input::Command(id) => command(seen, ui, id),
        Input::Step(step, held) => {
            let direction = match step {
                Step::Up => Direction::N,
                Step::Down => Direction::S,
                Step::Left => Direction::W,
                Step::Right => Direction::E,
            };
            toward(seen, ui, direction, *held)
        }
        Input::Digit(5, _) => command(seen, ui, "rest"),
        Input::Digit(digit, held) => match of_digit(*digit) {
            Some(direction) => toward(seen, ui, direction, *held),
            None => Intent::Nothing,
        },
        Input::Pick(number) => cell_of(*number).map_or(Intent::Nothing, |cell| touch(seen, ui, cell)),
        Input::Hold(number) | Input::Toggle(number) => {
            let Some(cell) = cell_of(*number) else { return Intent::Nothing };
            ui.mode = Mode::Look(cell);
            Intent::Ui
        }
        Input::Cycle { back } => cycle(seen, ui, *back),
        Input::Confirm => confirm(seen, ui),
        Input::Cancel => {
            ui.mode = Mode::Walk;
            Intent::Ui
        }
        Input::Reach(_) | Input::Alike(_) => Intent::Nothing,
    }
}

/// Directions as on a number pad.
fn of_digit(digit: u8) -> Option<Direction> {
    use Direction::{E, N, Ne, Nw, S, Se, Sw, W};
    let pad = [None, Some(Sw), Some(S), Some(Se), Some(W), None, Some(E), Some(Nw), Some(N), Some(Ne)];
    pad.get(usize::from(digit)).copied().flatten()
}

fn cell_of(number: u16) -> Option<Cell> {
    Cell::all().nth(usize::from(number))
}

fn letter_of(text: &str) -> Option<Letter> {
    text.chars().next().and_then(Letter::of)
}

/// Plays an action, and closes any open question.
fn act(seen: &Seen<'_>, ui: &mut Ui, action: Action) -> Intent<Action> {
    ui.mode = Mode::Walk;
    ui.before = seen.notes().next_back().copied();
    if matches!(action, Action::Drop(_)) {
        ui.left.push((seen.depth(), seen.hero()));
    }
    Intent::Act(vec![action])
}

fn go(seen: &Seen<'_>, ui: &mut Ui, goal: Goal) -> Intent<Action> {
    ui.mode = Mode::Walk;
    match Plan::new(seen, goal, !ui.leaves, &ui.left) {
        Ok(plan) => {
            ui.before = seen.notes().next_back().copied();
            ui.plan = Some(plan);
            Intent::Ui
        }
        Err(why) => Intent::Refuse(why),
    }
}

/// A direction: a step, a run, or the answer to a question.
fn toward(seen: &Seen<'_>, ui: &mut Ui, direction: Direction, held: Held) -> Intent<Action> {
    match ui.mode {
        Mode::Way(toward) => act(seen, ui, toward.action(seen.hero(), direction)),
        Mode::Look(cell) => {
            ui.mode = Mode::Look(moved(cell, direction, held));
            Intent::Ui
        }
        Mode::Aim(letter, cell) => {
            ui.mode = Mode::Aim(letter, moved(cell, direction, held));
            Intent::Ui
        }
        Mode::Walk if held != Held::Nothing => go(seen, ui, Goal::Run(direction)),
        Mode::Walk => step(seen, ui, direction),
        _ => Intent::Nothing,
    }
}

/// A step; onto a known trap only if the player insists.
fn step(seen: &Seen<'_>, ui: &mut Ui, direction: Direction) -> Intent<Action> {
    let cell = seen.hero().to(direction);
    let risky = seen.terrain(cell) == Terrain::Trap && seen.foe_at(cell).is_none();
    if risky && ui.dared != Some(cell) {
        ui.dared = Some(cell);
        return Intent::Refuse(Message::new("rogue.trap-ahead"));
    }
    act(seen, ui, Action::Move(direction))
}

/// The cursor one cell further, or eight, up to the edge of the map.
fn moved(cell: Cell, direction: Direction, held: Held) -> Cell {
    let (dx, dy) = direction.delta();
    let far = if held == Held::Nothing { 1 } else { 8 };
    let to = |far: i32| Cell::at(i32::from(cell.x()) + dx * far, i32::from(cell.y()) + dy * far);
    (1..=far).rev().find_map(to).unwrap_or(cell)
}

/// A touch: a step beside the hero, travel elsewhere; on the hero, whatever can be done there.
fn touch(seen: &Seen<'_>, ui: &mut Ui, cell: Cell) -> Intent<Action> {
    match ui.mode {
        Mode::Aim(letter, aimed) if aimed == cell => act(seen, ui, Action::Zap(letter, cell)),
        Mode::Aim(letter, _) => {
            ui.mode = Mode::Aim(letter, cell);
            Intent::Ui
        }
        Mode::Look(looked) if looked != cell => {
            ui.mode = Mode::Look(cell);
            Intent::Ui
        }
        Mode::Way(toward) => match Direction::between(seen.hero(), cell) {
            Some(direction) => act(seen, ui, toward.action(seen.hero(), direction)),
            None => Intent::Refuse(Message::new("rogue.beside-you")),
        },
        _ if cell == seen.hero() => here(seen, ui),
        _ => match Direction::between(seen.hero(), cell) {
            Some(direction) if seen.may(&Action::Move(direction)).is_ok() => {
                ui.mode = Mode::Walk;
                step(seen, ui, direction)
            }
            _ => go(seen, ui, Goal::Travel(cell)),
        },
    }
}

/// What can be done where the hero is.
fn here(seen: &Seen<'_>, ui: &mut Ui) -> Intent<Action> {
    let choices = [Action::Pickup, Action::Down, Action::Up, Action::Search];
    let action = choices.into_iter().find(|action| seen.may(action).is_ok());
    action.map_or_else(|| Intent::Refuse(Illegal::Over.message()), |action| act(seen, ui, action))
}

fn confirm(seen: &Seen<'_>, ui: &mut Ui) -> Intent<Action> {
    match ui.mode {
        Mode::Look(cell) if cell == seen.hero() => {
            ui.mode = Mode::Walk;
            Intent::Ui
        }
        Mode::Look(cell) => go(seen, ui, Goal::Travel(cell)),
        Mode::Aim(letter, cell) => act(seen, ui, Action::Zap(letter, cell)),
        Mode::Walk => here(seen, ui),
        _ => {
            ui.mode = Mode::Walk;
            Intent::Ui
        }
    }
}

/// Moves the cursor to the next point of interest: monsters, then items and stairs, nearest first.
fn cycle(seen: &Seen<'_>, ui: &mut Ui, back: bool) -> Intent<Action> {
    let at = match ui.mode {
        Mode::Look(cell) | Mode::Aim(_, cell) => cell,
        _ => seen.hero(),
    };
    let near = |cell: &Cell| (seen.hero().distance(*cell), cell.index());
    let mut points: Vec<Cell> = seen.foes().filter(|foe| foe.in_view).map(|foe| foe.cell).collect();
    points.sort_unstable_by_key(near);
    if !matches!(ui.mode, Mode::Aim(..)) {
        let stairs = |cell: &Cell| matches!(seen.terrain(*cell), Terrain::StairsDown | Terrain::StairsUp);
        let mut others: Vec<Cell> =
            Cell::all().filter(|cell| seen.thing(*cell).is_some() || stairs(cell)).collect();
        others.retain(|cell| *cell != seen.hero() && !points.contains(cell));
        others.sort_unstable_by_key(near);
        points.extend(others);
    }
    if points.is_empty() {
        return Intent::Refuse(Message::new("rogue.nothing-in-sight"));
    }
    let count = points.len();
    let next = match (points.iter().position(|cell| *cell == at), back) {
        (Some(index), false) => (index + 1) % count,
        (Some(index), true) => (index + count - 1) % count,
        (None, false) => 0,
        (None, true) => count - 1,
    };
    ui.mode = match ui.mode {
        Mode::Aim(letter, _) => Mode::Aim(letter, points[next]),
        _ => Mode::Look(points[next]),
    };
    Intent::Ui
}

fn command(seen: &Seen<'_>, ui: &mut Ui, id: &str) -> Intent<Action> {
    if let Some((word, rest)) = id.split_once('-') {
        match (word, Direction::of(rest)) {
            ("go", Some(direction)) => return toward(seen, ui, direction, Held::Nothing),
            ("run", Some(direction)) => return toward(seen, ui, direction, Held::Shift),
            ("item", _) => return letter_of(rest).map_or(Intent::Nothing, |it| item(seen, ui, it)),
            ("hand", _) => return hand(seen, ui, rest),
            ("name", _) => return name(seen, ui, rest),
            _ => {}
        }
    }
    if let Some(verb) = Verb::of(id) {
        return match ui.mode {
            Mode::Thing(letter) => of_thing(seen, ui, verb, letter),
            _ => choose(seen, ui, verb),
        };
    }
    match id {
        "explore" => go(seen, ui, Goal::Explore),
        "rest" => go(seen, ui, Goal::Rest),
        "search" => act(seen, ui, Action::Search),
        "pickup" => act(seen, ui, Action::Pickup),
        "takeoff" => act(seen, ui, Action::TakeOff),
        "refill" => act(seen, ui, Action::Refill),
        "down" => stairs(seen, ui, Action::Down, Terrain::StairsDown),
        "up" => stairs(seen, ui, Action::Up, Terrain::StairsUp),
        "open" => door(seen, ui, Toward::Open),
        "close" => door(seen, ui, Toward::Close),
        "remove" => match seen.equipment() {
            [_, _, Some(_), Some(_), _] => decide(ui, Mode::Finger),
            [_, _, None, Some(_), _] => act(seen, ui, Action::Remove(Hand::Right)),
            _ => act(seen, ui, Action::Remove(Hand::Left)),
        },
        "pack" => decide(ui, Mode::Pack),
        "told" => decide(ui, Mode::Told),
        "look" => {
            let looks = matches!(ui.mode, Mode::Look(_));
            decide(ui, if looks { Mode::Walk } else { Mode::Look(seen.hero()) })
        }
        "close-sheet" => decide(ui, Mode::Walk),
        _ => Intent::Nothing,
    }
}

fn decide(ui: &mut Ui, mode: Mode) -> Intent<Action> {
    ui.mode = mode;
    Intent::Ui
}

/// Takes the stairs the hero stands on, or travels to the ones he knows.
fn stairs(seen: &Seen<'_>, ui: &mut Ui, action: Action, kind: Terrain) -> Intent<Action> {
    let known = Cell::all().find(|cell| seen.terrain(*cell) == kind);
    match known {
        Some(cell) if cell != seen.hero() => go(seen, ui, Goal::Travel(cell)),
        _ => act(seen, ui, action),
    }
}

/// Opens or shuts a door beside the hero, asking which one only if there are several.
fn door(seen: &Seen<'_>, ui: &mut Ui, toward: Toward) -> Intent<Action> {
    let action = |way: Direction| toward.action(seen.hero(), way);
    let mut doors = Direction::all().filter(|way| seen.may(&action(*way)).is_ok());
    match (doors.next(), doors.next()) {
        (Some(only), None) => act(seen, ui, action(only)),
        (Some(_), Some(_)) => decide(ui, Mode::Way(toward)),
        // The refusal says what is missing.
        (None, _) => act(seen, ui, action(Direction::N)),
    }
}

/// Lists the items a verb applies to, or says that there are none.
fn choose(seen: &Seen<'_>, ui: &mut Ui, verb: Verb) -> Intent<Action> {
    if seen.pack().any(|(letter, label)| verb.fits(seen, letter, &label)) {
        return decide(ui, Mode::Choose(verb));
    }
    ui.mode = Mode::Walk;
    Intent::Refuse(Message::new(format!("rogue.nothing-to-{}", verb.word())))
}

/// A letter of the pack, as the answer to the open question.
fn item(seen: &Seen<'_>, ui: &mut Ui, letter: Letter) -> Intent<Action> {
    match ui.mode {
        Mode::Choose(verb) => of_thing(seen, ui, verb, letter),
        Mode::About(scroll) => act(seen, ui, Action::Read(scroll, Some(letter))),
        Mode::Pack if seen.carried(letter).is_some() => decide(ui, Mode::Thing(letter)),
        _ => Intent::Nothing,
    }
}

fn of_thing(seen: &Seen<'_>, ui: &mut Ui, verb: Verb, letter: Letter) -> Intent<Action> {
    match verb {
        Verb::Quaff => act(seen, ui, Action::Quaff(letter)),
        Verb::Eat => act(seen, ui, Action::Eat(letter)),
        Verb::Wield => act(seen, ui, Action::Wield(letter)),
        Verb::Wear => act(seen, ui, Action::Wear(letter)),
        Verb::Light => act(seen, ui, Action::Light(letter)),
        Verb::Drop => act(seen, ui, Action::Drop(letter)),
        Verb::Throw => decide(ui, Mode::Way(Toward::Throw(letter))),
        Verb::Call => decide(ui, Mode::Guess(letter)),
        Verb::Read => match seen.may(&Action::Read(letter, None)) {
            Err(Illegal::NoTarget) => {
                let mut others = seen.pack().map(|(other, _)| other);
                let any = others.any(|other| seen.may(&Action::Read(letter, Some(other))).is_ok());
                let at = Toward::Read(letter);
                let held = |way: Direction| seen.may(&at.action(seen.hero(), way)).is_ok();
                match any {
                    true => decide(ui, Mode::About(letter)),
                    false if Direction::all().any(held) => decide(ui, Mode::Way(at)),
                    false => act(seen, ui, Action::Read(letter, None)),
                }
            }
            _ => act(seen, ui, Action::Read(letter, None)),
        },
        Verb::Zap => {
            let foes = seen.foes().filter(|foe| foe.in_view).map(|foe| foe.cell);
            let nearest = foes.min_by_key(|cell| (seen.hero().distance(*cell), cell.index()));
            decide(ui, Mode::Aim(letter, nearest.unwrap_or(seen.hero())))
        }
        Verb::PutOn => match seen.equipment() {
            [_, _, Some(_), None, _] => act(seen, ui, Action::PutOn(letter, Hand::Right)),
            // With a ring on each hand, the refusal says so.
            _ => act(seen, ui, Action::PutOn(letter, Hand::Left)),
        },
    }
}

fn hand(seen: &Seen<'_>, ui: &mut Ui, word: &str) -> Intent<Action> {
    let Some((hand, _)) = Hand::ALL.into_iter().find(|(_, known)| *known == word) else {
        return Intent::Nothing;
    };
    match ui.mode {
        Mode::Finger | Mode::Thing(_) => act(seen, ui, Action::Remove(hand)),
        _ => Intent::Nothing,
    }
}

/// The player's guess at what an item is, kept as a note beside the game.
fn name(seen: &Seen<'_>, ui: &mut Ui, which: &str) -> Intent<Action> {
    let Mode::Guess(letter) = ui.mode else { return Intent::Nothing };
    let Some(label) = seen.carried(letter) else { return Intent::Nothing };
    let kinds: &'static [crate::rules::ItemKind] = Class::kinds(label.class);
    let name = which.parse::<usize>().ok().and_then(|which| kinds.get(which)).map_or("", |sort| sort.name);
    ui.mode = Mode::Walk;
    Intent::Note(format!("call {} {name}", letter.letter()))
}
