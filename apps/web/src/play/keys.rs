//! The keyboard on a game page: keys of commands and cells, and those that every game shares.

use super::Play;
use crate::{board, browser};
use leptos::{ev, prelude::*};
use scene::{Held, Input};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// Listens while the page is open. `help` opens the list of keys; `mute` switches the sound.
pub fn listen(play: Play, help: impl Fn() + 'static, mute: impl Fn() + 'static) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let taken = !event.default_prevented() && !is_elsewhere() && press(play, &event, &help, &mute);
        if taken {
            event.prevent_default();
        }
    });
    let clicks = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let within =
            |selector| target.as_ref().is_some_and(|target| matches!(target.closest(selector), Ok(Some(_))));
        // A click beside everything that can be clicked makes dice in the air rest.
        if !within("button, a, dialog") {
            play.skip();
        }
        // A command clicked with a pointer keeps no focus: Enter would do it again instead of confirming.
        if event.detail() > 0
            && within(".command, .bar-button")
            && let Some(button) = browser::focused()
        {
            // Taking the focus away cannot fail for an element that has it.
            let _ = button.blur();
        }
    });
    on_cleanup(move || {
        handle.remove();
        clicks.remove();
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

/// Does what a key stands for; true if it stands for anything.
fn press(play: Play, event: &KeyboardEvent, help: impl Fn(), mute: impl Fn()) -> bool {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        let id = match (key.to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => "undo",
            ("z", true) | ("y", _) => "redo",
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
        "m" | "M" => mute(),
        "Escape" => play.input(&Input::Cancel),
        "Enter" | " " if is_on_control() && !(key == "Enter" && confirms_from_board(play)) => return false,
        " " => return play.skip(),
        _ => return command_or_cell(play, &key),
    }
    true
}

/// Whether the focus is on something that Enter and Space operate by themselves.
fn is_on_control() -> bool {
    browser::focused().is_some_and(|element| element.matches("button, a, summary, input").unwrap_or(false))
}

/// On a cell of the board, Enter confirms what is prepared if that can be done, and picks otherwise.
fn confirms_from_board(play: Play) -> bool {
    let on_board = browser::focused().is_some_and(|element| element.matches("[data-cell]").unwrap_or(false));
    on_board && play.scene.with_untracked(|scene| scene.command_for_key("Enter").is_some())
}

fn command_or_cell(play: Play, key: &str) -> bool {
    let (command, cell) = play.scene.with_untracked(|scene| {
        let command = scene.command_for_key(key).map(|command| command.id.clone());
        (command, board::cell_for_key(&scene.board, key))
    });
    if let Some(id) = command {
        play.command(&id);
        return true;
    }
    if let Some(cell) = cell {
        play.input(&Input::Pick(cell));
        return true;
    }
    if let Ok(digit) = key.parse::<u8>() {
        play.input(&Input::Digit(digit, Held::Nothing));
        return true;
    }
    false
}
