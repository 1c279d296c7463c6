//! The keyboard on a game page: keys of commands and cells, and those that every game shares.

use super::Play;
use crate::{board, browser};
use leptos::{ev, leptos_dom::helpers::request_animation_frame, prelude::*};
use scene::{Held, Input};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens while the page is open. `help` opens the list of keys; `mute` switches the sound.
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
        // A click beside everything that can be clicked makes dice in the air rest.
        if !within("button, a, dialog") {
            play.skip();
        }
        let command = target.as_ref().and_then(|target| target.closest(".command, .bar-button").ok()?);
        match command {
            Some(command) if browser::is_by_key(&event) => hand_on_focus(command),
            // A command clicked with a pointer keeps no focus: Enter would do it again instead of confirming.
            Some(_) => browser::leave(),
            None => {}
        }
    });
    on_cleanup(move || {
        handle.remove();
        clicks.remove();
    });
}

/// Gives the focus to what comes next, once the page shows what a command did that was pressed by a key: from a command
/// that cannot be used again, or has gone; and from Reset, which the next Enter would do once more.
fn hand_on_focus(command: Element) {
    request_animation_frame(move || {
        let is_elsewhere = browser::focused().is_some_and(|focused| {
            !focused.is_same_node(Some(&command)) && !focused.matches("body").unwrap_or(false)
        });
        let id = command.id();
        let stays = browser::find(&format!("#{id}:enabled")).is_some() && id != "cmd-reset";
        match (is_elsewhere, stays) {
            (true, _) => {}
            (false, true) => browser::focus(&format!("#{id}")),
            (false, false) if command.matches(".bar-button").unwrap_or(false) => {
                browser::focus(".bar-button:enabled");
            }
            (false, false) if browser::find(".command.primary:enabled").is_some() => {
                browser::focus(".command.primary:enabled");
            }
            // Nothing to be confirmed yet: the next step is on the board, and Enter must wait for it.
            (false, false) => browser::focus(".commands"),
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
