//! Mouse, pen and finger on a grid: press, drag, double press, hold. Tells the game which cells, and does not
//! know what that means.

use super::grid;
use crate::{browser, play::Play};
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use parlour_scene::Input;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Two presses of the same cell within this time are a double press.
const DOUBLE_MS: f64 = 350.0;

/// How long a press must last to count as holding the cell.
const HOLD: Duration = Duration::from_millis(650);

/// A finger that moves more pixels than this is no longer holding.
const STILL: i32 = 12;

/// On spaced grids a drag reaches a cell only near its centre: within this fraction of its width.
const REACH: f64 = 0.36;

#[derive(Clone, Copy)]
pub struct Pointer {
    state: StoredValue<State>,
    /// The cell being held.
    pub held: RwSignal<Option<u16>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether the board is larger than its frame. If so, a finger scrolls it, and a tap counts on release.
    pub scrolls: RwSignal<bool>,
}

#[derive(Clone, Default)]
struct State {
    /// The last press, in case the next one makes it a double press.
    pressed: Option<Press>,
    /// The cell the drag has reached.
    dragged: Option<u16>,
    /// Where the pointer went down, and its last position.
    from: (i32, i32),
    last: (i32, i32),
    /// What to enter on release.
    waiting: Option<Input>,
}

/// A past press: where and when, and how many entries the game had before and after it.
#[derive(Clone, Copy)]
struct Press {
    cell: u16,
    at: f64,
    before: usize,
    after: usize,
}

impl Pointer {
    pub fn new() -> Self {
        Pointer {
            state: StoredValue::new(State::default()),
            held: RwSignal::new(None),
            timer: StoredValue::new(None),
            scrolls: RwSignal::new(false),
        }
    }

    /// A press picks a cell; Shift adds it, Ctrl toggles it; a double press picks everything like it.
    pub fn press(self, play: Play, event: &PointerEvent) {
        let at = (event.client_x(), event.client_y());
        let Some(cell) = cell_at(at).filter(|_| event.button() == 0) else { return };
        let (now, before) = (event.time_stamp(), entries(play));
        let pressed = self.state.with_value(|state| state.pressed);
        // An entry made between two presses makes them separate.
        let again =
            pressed.filter(|first| first.cell == cell && now - first.at < DOUBLE_MS && first.after == before);
        let twice = again.is_some_and(|first| first.before == before);
        let holds = holds(play, cell);
        let input = match (event.shift_key(), event.ctrl_key() || event.meta_key()) {
            (true, _) => Some(Input::Reach(cell)),
            (_, true) => Some(Input::Toggle(cell)),
            _ if twice => Some(Input::Alike(cell)),
            // The first press of a double press has already entered something; the second must not.
            _ if again.is_some() => None,
            _ => Some(Input::Pick(cell)),
        };
        let is_late = event.pointer_type() == "touch" && self.scrolls.get_untracked();
        self.state.set_value(State {
            pressed: (!twice).then_some(Press { cell, at: now, before, after: before }),
            dragged: (!is_late).then_some(cell),
            from: at,
            last: at,
            waiting: input.clone().filter(|_| is_late),
        });
        if holds {
            self.begin_to_hold(play, cell);
        }
        if let Some(input) = input.filter(|_| !is_late) {
            self.enter(play, &input);
        }
    }

    /// Enters what a press stands for. That may remove the pressed cell from the page.
    fn enter(self, play: Play, input: &Input) {
        play.input(input);
        let after = entries(play);
        self.state.try_update_value(|state| {
            if let Some(press) = &mut state.pressed {
                press.after = after;
            }
        });
    }

    /// A drag reaches every cell on the way, even those a fast pointer skips.
    pub fn drag(self, play: Play, event: &PointerEvent) {
        let State { dragged, from, last, .. } = self.state.get_value();
        let at = (event.client_x(), event.client_y());
        if (at.0 - from.0).abs().max((at.1 - from.1).abs()) > STILL {
            self.let_go();
        }
        if event.buttons() & 1 == 0 {
            return self.state.update_value(|state| state.dragged = None);
        }
        let Some(mut before) = dragged else { return };
        self.state.update_value(|state| state.last = at);
        for cell in way(play, (before, last), at) {
            if cell != before {
                before = cell;
                self.state.update_value(|state| (state.pressed, state.dragged) = (None, Some(cell)));
                play.input(&Input::Reach(cell));
            }
        }
    }

    /// On release, a tap that was waiting for it counts.
    pub fn lift(self, play: Play) {
        self.end_hold();
        let waiting = self.state.try_update_value(|state| state.waiting.take()).flatten();
        if let Some(input) = waiting {
            self.enter(play, &input);
        }
    }

    /// The pointer left, or is now scrolling the board.
    pub fn let_go(self) {
        self.end_hold();
        self.state.update_value(|state| state.waiting = None);
    }

    fn begin_to_hold(self, play: Play, cell: u16) {
        self.end_hold();
        let hold = move || {
            if self.held.try_get_untracked() == Some(Some(cell)) {
                self.let_go();
                self.state.update_value(|state| (state.pressed, state.dragged) = (None, None));
                play.input(&Input::Hold(cell));
            }
        };
        self.timer.set_value(set_timeout_with_handle(hold, HOLD).ok());
        self.held.set(Some(cell));
    }

    fn end_hold(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.held.get_untracked().is_some() {
            self.held.set(None);
        }
    }
}

fn entries(play: Play) -> usize {
    play.ask(|table| table.log().records().len())
}

/// Whether holding a cell does anything.
fn holds(play: Play, cell: u16) -> bool {
    play.scene.with_untracked(|scene| {
        grid(&scene.board).and_then(|grid| grid.cells.get(usize::from(cell))).is_some_and(|cell| cell.holds)
    })
}

/// The cells between the last cell and the pointer's new position on the screen.
fn way(play: Play, (before, last): (u16, (i32, i32)), at: (i32, i32)) -> Vec<u16> {
    let shape = play.scene.with_untracked(|scene| {
        grid(&scene.board).map(|grid| (i32::from(grid.columns), grid.layout.is_spaced()))
    });
    let Some((columns, spaced)) = shape else { return Vec::new() };
    if spaced {
        let (right, down) = (at.0 - last.0, at.1 - last.1);
        let steps = (right.abs().max(down.abs()) / 6).max(1);
        let on_way = |step: i32| (last.0 + right * step / steps, last.1 + down * step / steps);
        return (1..=steps).filter_map(|step| middle_at(on_way(step))).collect();
    }
    let Some(to) = cell_at(at) else { return Vec::new() };
    let (from, to) = (i32::from(before), i32::from(to));
    let (row, column) = (from / columns, from % columns);
    let (down, right) = (to / columns - row, to % columns - column);
    let steps = down.abs().max(right.abs());
    let on_way = |step: i32| {
        // Rounds to the nearest cell on the line.
        let part = |whole: i32| (2 * whole * step + steps * whole.signum()) / (2 * steps);
        u16::try_from((row + part(down)) * columns + column + part(right)).ok()
    };
    (1..=steps).filter_map(on_way).collect()
}

/// The cell at a position. Touch events keep going to the element first touched, so it has to be looked up.
fn cell_at(at: (i32, i32)) -> Option<u16> {
    number_of(&element_at(at)?)
}

/// The same, but only near the cell's centre, so that a drag can pass between other cells at the corners.
fn middle_at(at: (i32, i32)) -> Option<u16> {
    let element = element_at(at)?;
    let place = element.get_bounding_client_rect();
    let off = |at: i32, start: f64, length: f64| (f64::from(at) - start - length / 2.0).abs();
    let across = off(at.0, place.left(), place.width()).max(off(at.1, place.top(), place.height()));
    number_of(&element).filter(|_| across < place.width() * REACH)
}

#[expect(clippy::cast_precision_loss, reason = "places on a screen are small numbers")]
fn element_at(at: (i32, i32)) -> Option<Element> {
    let found = document().element_from_point(at.0 as f32, at.1 as f32)?;
    Some(found.closest("[data-cell]").ok()??.unchecked_into())
}

fn number_of(element: &Element) -> Option<u16> {
    element.get_attribute("data-cell")?.parse().ok()
}

/// Whether the board is larger than its frame.
pub fn is_larger_than_frame() -> bool {
    browser::find(".grid-frame").is_some_and(|frame| {
        frame.scroll_width() > frame.client_width() + 1 || frame.scroll_height() > frame.client_height() + 1
    })
}
