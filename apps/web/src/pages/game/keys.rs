//! The list of keys: those of the scene's commands and cells as they are now, and those every game shares.

use crate::{
    board,
    parts::{Dialog, part},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_scene::Board;

/// Keys that mean the same in every game.
const SHARED: [(&str, &str); 4] =
    [("Esc", "ui.key-cancel"), ("Ctrl Z", "undo"), ("Ctrl Y", "redo"), ("?", "ui.keys")];

/// Keys of boards that one walks over: those in blocks and others; and of those that one does not.
const WALKED: [(&str, &str); 4] = [
    ("← ↑ ↓ →", "ui.key-walk"),
    ("1 … 9", "ui.key-digits"),
    ("F1 … F9", "ui.key-filter"),
    ("Enter", "ui.key-switch"),
];
const CYCLED: [(&str, &str); 5] = [
    ("Tab", "ui.key-cycle"),
    ("← ↑ ↓ →", "ui.key-around"),
    ("Enter", "ui.key-act"),
    ("0 … 9", "ui.key-numbers"),
    ("Esc 2×", "ui.key-leave"),
];
const STEPPED: [(&str, &str); 2] = [("← ↑ ↓ →", "ui.key-around"), ("Enter", "ui.key-act")];
const ROVED: [(&str, &str); 1] = [("← →", "ui.key-arrows")];

/// Commands that the shared keys name already.
const NAMED: [&str; 2] = ["undo", "redo"];

#[component]
pub fn KeysHelp(play: Play) -> impl IntoView {
    let title = word("ui.keys");
    let rows = move || {
        part(move || {
            let board: &[(&str, &str)] = play.scene.with(|scene| match board::grid(&scene.board) {
                Some(grid) if !grid.layout.is_spaced() => &WALKED[..],
                Some(_) => &CYCLED,
                None if !matches!(scene.board, Board::Tiles(_)) => &STEPPED,
                None => &ROVED,
            });
            let mut rows = play.scene.with(|scene| {
                let named = |command: &&parlour_scene::Command| {
                    !command.key.is_empty() && !NAMED.contains(&command.id.as_ref())
                };
                let commands = scene.commands.iter().filter(named);
                let exact = board::glyphs(&scene.board).is_some();
                let name = |key: &str| if exact { key.to_owned() } else { key_name(key) };
                commands.map(|command| (name(&command.key), play.say(&command.label))).collect::<Vec<_>>()
            });
            let cells = play.scene.with(|scene| board::cell_keys(&scene.board));
            let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
            let voice = play.speaker();
            if !cells.is_empty() {
                rows.push((cells.join(" "), voice.word("ui.key-cells")));
            }
            let pause = play.game.card.timed.then_some(("P", "ui.pause"));
            let mute = play.scene.with(|scene| (!scene.claims("m")).then_some(("M", "ui.key-mute")));
            let others = SHARED.iter().chain(board).chain(&pause).chain(&mute);
            rows.extend(others.map(|(key, label)| ((*key).to_owned(), voice.word(label))));
            rows.into_iter()
                .map(|(keys, label)| {
                    let keys = keys
                        .split(' ')
                        .map(|key| view! { <kbd>{key.to_owned()}</kbd> }.into_any())
                        .collect_view();
                    view! { <div class="key-row"><dt>{keys}</dt><dd>{label}</dd></div> }.into_any()
                })
                .collect_view()
                .into_any()
        })
    };
    view! {
        <Dialog id="keys" title open=play.dialogs.keys>
            <dl class="keys">{rows()}</dl>
        </Dialog>
    }
}

/// A key as it is written on keyboards: letters large, names as they are.
fn key_name(key: &str) -> String {
    if key == " " {
        return "Space".to_owned();
    }
    let part = |part: &str| if part.len() == 1 { part.to_ascii_uppercase() } else { part.to_owned() };
    key.split('+').map(part).collect::<Vec<_>>().join(" ")
}
