//! The list of keys: those of the scene's commands and cells as they are now, and those every game shares.

use crate::{
    board,
    parts::{Dialog, part},
    play::Play,
    voice::word,
};
use leptos::prelude::*;

/// Keys that mean the same in every game.
const SHARED: [(&str, &str); 8] = [
    ("Esc", "ui.key-cancel"),
    ("Ctrl Z", "undo"),
    ("Ctrl Y", "redo"),
    ("H", "hint"),
    ("N", "new"),
    ("M", "ui.key-mute"),
    ("← →", "ui.key-arrows"),
    ("?", "ui.keys"),
];

/// Commands that the shared keys name already.
const NAMED: [&str; 4] = ["undo", "redo", "hint", "new"];

#[component]
pub fn KeysHelp(play: Play) -> impl IntoView {
    let title = word("ui.keys");
    let rows = move || {
        part(move || {
            let mut rows = play.scene.with(|scene| {
                let named = |command: &&scene::Command| {
                    !command.key.is_empty() && !NAMED.contains(&command.id.as_ref())
                };
                let commands = scene.commands.iter().filter(named);
                commands
                    .map(|command| (command.key.to_ascii_uppercase(), play.say(&command.label)))
                    .collect::<Vec<_>>()
            });
            let cells = play.scene.with(|scene| board::cell_keys(&scene.board));
            let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
            let voice = play.speaker();
            rows.push((cells.join(" "), voice.word("ui.key-cells")));
            rows.extend(SHARED.map(|(key, label)| (key.to_owned(), voice.word(label))));
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
        <Dialog id="keys" title open=play.keys>
            <dl class="keys">{rows()}</dl>
        </Dialog>
    }
}
