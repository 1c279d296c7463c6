//! The keyboard on a game page: keys for commands and cells, and those every game shares.

use super::Play;
use crate::{board, browser};
use leptos::{ev, leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_scene::{Board, Direction, Held, Input, command};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Mutes the sound, with Ctrl: plain letters belong to the games.
const MUTE: &str = "m";
/// The same as written for people, and for `aria-keyshortcuts`.
pub const MUTE_WRITTEN: (&str, &str) = ("Ctrl+M", "Control+M");

/// Pauses timed games.
const PAUSE: &str = "p";

/// Listens while the page is open. `help` opens the list of keys; `mute` toggles the sound.
pub fn listen(play: Play, help: impl Fn() + 'static, mute: impl Fn() + 'static) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let taken = !event.default_prevented() && !is_elsewhere() && press(play, &event, &help, &mute);
        if taken {
            event.prevent_default();
        }
    });
    let clicks = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within =
            |selector| target.as_ref().is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))));
        // A click on empty space makes tumbling dice rest.
        if !within("button, a, dialog") {
            play.skip();
        }
        let command = target
            .as_ref()
            .and_then(|target| target.closest(".command, .bar-button, .pad button, .clock button").ok()?);
        match command {
            Some(command) if browser::is_by_key(&event) => hand_on_focus(command),
            // A command clicked with a pointer keeps no focus: Enter would repeat it instead of confirming.
            Some(_) => browser::leave(),
            None => {}
        }
    });
    on_cleanup(move || {
        handle.remove();
        clicks.remove();
    });
}

/// After a command was pressed by key, moves the focus on, once the page shows the result, if the command is
/// now disabled or gone, or if it starts over and a second Enter would do so again.
fn hand_on_focus(command: Element) {
    request_animation_frame(move || {
        let is_elsewhere = browser::focused().is_some_and(|focused| {
            !focused.is_same_node(Some(&command)) && !focused.matches("body").unwrap_or(false)
        });
        let id = command.id();
        let stays = browser::find(&format!("#{id}:enabled:not(.starts-over)")).is_some();
        match (is_elsewhere, stays) {
            (true, _) => {}
            (false, true) => browser::focus(&format!("#{id}")),
            (false, false) if command.matches(".bar-button").unwrap_or(false) => {
                browser::focus(".bar-button:enabled");
            }
            (false, false) if browser::find(".command.primary:enabled").is_some() => {
                browser::focus(".command.primary:enabled");
            }
            // Nothing to confirm yet: the next step is on the board, and Enter must wait for it.
            (false, false) => browser::focus(".commands, .cell.cursor"),
        }
    });
}

/// Whether keys belong to something else: a field being typed in, an open dialog or menu.
fn is_elsewhere() -> bool {
    if browser::find("dialog[open], :popover-open").is_some() {
        return true;
    }
    let Some(element) = browser::focused() else { return false };
    element.matches("select, textarea, input:not([type=checkbox]):not([type=radio])").unwrap_or(false)
}

/// Handles a key; true if it did anything.
fn press(play: Play, event: &KeyboardEvent, help: impl Fn(), mute: impl Fn()) -> bool {
    let key = event.key();
    let control = event.ctrl_key() || event.meta_key();
    if play.autoplay.watching.get_untracked() {
        return stops_watching(play, &key);
    }
    if pauses(play, &key) && !control && !event.alt_key() {
        play.pause(!play.clock.paused.get_untracked());
        return true;
    }
    let presses = key == " " && is_on_control();
    if !control && !event.alt_key() && !presses && play.review_key(&key) {
        return true;
    }
    let walks = play.scene.with_untracked(|scene| !matches!(scene.board, Board::Tiles(_)));
    if walks && walk(play, event) {
        return true;
    }
    let on_board = walks && board::has_focus();
    if on_board && key == "Escape" && !is_focused(play) {
        // Nothing left to cancel: leave the board, so that Tab moves on over the page.
        play.input(&Input::Cancel);
        browser::leave();
        return true;
    }
    let taken = command_key(play, event, help, mute);
    if taken && on_board {
        board::focus_cursor(play);
    }
    taken
}

/// Whether a cell of the board has the focus.
fn is_focused(play: Play) -> bool {
    play.scene.with_untracked(|scene| board::grid(&scene.board).is_some_and(|grid| grid.focused))
}

/// Keys for commands and cells, and those every game shares.
fn command_key(play: Play, event: &KeyboardEvent, help: impl Fn(), mute: impl Fn()) -> bool {
    let key = event.key();
    let control = event.ctrl_key() || event.meta_key();
    let walks = play
        .scene
        .with_untracked(|scene| board::grid(&scene.board).is_some() || board::glyphs(&scene.board).is_some());
    if control {
        let id = match (key.to_ascii_lowercase().as_str(), event.shift_key()) {
            (MUTE, false) => {
                mute();
                return true;
            }
            ("z", false) => command::UNDO,
            ("z", true) | ("y", _) => command::REDO,
            (letter, false) => return run(play, &format!("Ctrl+{letter}")),
            _ => return false,
        };
        play.command(id);
        return true;
    }
    if event.alt_key() {
        return false;
    }
    match key.as_str() {
        "?" => help(),
        "Escape" => {
            let idle = play.scene.with_untracked(|scene| {
                board::glyphs(&scene.board).is_some_and(|map| map.cursor.is_none() && map.sheet.is_none())
            });
            play.input(&Input::Cancel);
            if idle {
                // Nothing left to cancel: leave the map, so that Tab moves on over the page.
                browser::focus("#told");
            }
        }
        "Enter" | " " if is_on_control() && !(key == "Enter" && confirms_from_board(play)) => return false,
        "Enter" if walks => play.input(&Input::Confirm),
        " " => return run(play, " ") || play.skip(),
        "Delete" => return run(play, "Backspace"),
        _ => return command_or_cell(play, &key),
    }
    true
}

/// Any key stops watching, except navigation keys and bare modifiers.
fn stops_watching(play: Play, key: &str) -> bool {
    let held = matches!(key, "Shift" | "Control" | "Alt" | "Meta" | "AltGraph" | "Tab");
    if key == "+" {
        play.faster();
        return true;
    }
    let presses = matches!(key, "Enter" | " ") && is_on_control();
    let stops = !held && !presses;
    if stops {
        play.stop_watching();
    }
    stops
}

fn pauses(play: Play, key: &str) -> bool {
    let free = || !play.scene.with_untracked(|scene| scene.claims(PAUSE));
    play.game.card.timed && key.eq_ignore_ascii_case(PAUSE) && free()
}

/// Keys for boards with a cursor: steps and numbers, with modifiers.
fn walk(play: Play, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let held = match (event.ctrl_key() || event.meta_key(), event.alt_key(), event.shift_key()) {
        (true, ..) => Held::Control,
        (_, true, _) => Held::Alt,
        (.., true) => Held::Shift,
        _ => Held::Nothing,
    };
    let direction = match key.as_str() {
        _ if held == Held::Alt => None,
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        _ if held == Held::Control => None,
        letter => Direction::of_letter(&letter.to_ascii_lowercase())
            .filter(|_| play.scene.with_untracked(|scene| matches!(scene.board, Board::Grid(_)))),
    };
    if key == "Tab" && matches!(held, Held::Nothing | Held::Shift) {
        let cycles =
            play.scene.with_untracked(|scene| board::grid(&scene.board).is_some_and(|grid| grid.cycles));
        let cycles = cycles && board::has_focus() || looks_around(play);
        if cycles {
            play.input(&Input::Cycle { back: held == Held::Shift });
            board::focus_cursor(play);
        }
        return cycles;
    }
    if let Some(direction) = direction {
        play.input(&Input::Step(direction, held));
        board::focus_cursor(play);
        return true;
    }
    let filters = play.scene.with_untracked(|scene| board::has_notes(&scene.board));
    let function =
        key.strip_prefix('F').and_then(|number| number.parse().ok()).filter(|n| (1..=9).contains(n));
    let digit = match function {
        Some(number) if held == Held::Nothing && filters => Some(Input::Digit(number, Held::Function)),
        // Ctrl+0 belongs to the browser, like any other key without a number.
        _ => number(event).filter(|n| *n > 0 || held == Held::Nothing).map(|n| Input::Digit(n, held)),
    };
    if let Some(digit) = &digit {
        play.input(digit);
    }
    digit.is_some()
}

/// Whether Tab cycles through what is on the map instead of the page: while looking around and while playing.
/// Elsewhere on the page Tab moves on as usual; Escape leads there.
fn looks_around(play: Play) -> bool {
    let (looks, plays) = play.scene.with_untracked(|scene| match board::glyphs(&scene.board) {
        Some(map) => (map.cursor.is_some(), map.sheet.is_none()),
        None => (false, false),
    });
    let on_page = browser::focused().is_some_and(|element| !element.matches("body").unwrap_or(false));
    looks || plays && !on_page && !play.over.get_untracked()
}

/// The digit on a key, whatever Shift or the keyboard layout make of it.
fn number(event: &KeyboardEvent) -> Option<u8> {
    let code = event.code();
    code.strip_prefix("Digit").unwrap_or(&event.key()).parse().ok().filter(|n| *n < 10)
}

/// Whether the focused element handles Enter and Space itself.
fn is_on_control() -> bool {
    browser::focused().is_some_and(|element| element.matches("button, a, summary, input").unwrap_or(false))
}

/// On a cell of the board, Enter confirms the pending action if it can, and picks otherwise.
fn confirms_from_board(play: Play) -> bool {
    let on_board = browser::focused().is_some_and(|element| element.matches("[data-cell]").unwrap_or(false));
    on_board && play.scene.with_untracked(|scene| scene.command_for_key("Enter").is_some())
}

/// Runs the command bound to a key; false if there is none.
fn run(play: Play, key: &str) -> bool {
    let command =
        play.scene.with_untracked(|scene| scene.command_for_key(key).map(|command| command.id.clone()));
    if let Some(id) = &command {
        play.command(id);
    }
    command.is_some()
}

fn command_or_cell(play: Play, key: &str) -> bool {
    if run(play, key) {
        return true;
    }
    if let Some(cell) = play.scene.with_untracked(|scene| board::cell_for_key(&scene.board, key)) {
        play.input(&Input::Pick(cell));
        return true;
    }
    if let Ok(digit) = key.parse::<u8>() {
        play.input(&Input::Digit(digit, Held::Nothing));
        return true;
    }
    false
}
