//! Lists the current keys of the game on the table, or of any game for the help page.

use crate::{
    board,
    parts::{Dialog, part},
    play::{MUTE_WRITTEN, Play},
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{KeyRow, key_rows};
use parlour_scene::{Card, Scene};
use parlour_text::Speaker;

#[component]
pub fn KeysHelp(play: Play) -> impl IntoView {
    let name = format!("game.{}", play.game.id);
    let title = Signal::derive(move || {
        play.say(&Message::new("ui.keys-of").message("game", Message::new(name.clone())))
    });
    let rows =
        move || part(move || play.scene.with(|scene| key_table(scene, &play.game.card, &play.speaker())));
    view! {
        <Dialog id="keys" title open=play.dialogs.keys>
            {rows()}
        </Dialog>
    }
}

/// The keys of a scene, plus the page's own.
pub fn key_table(scene: &Scene, card: &Card, speaker: &Speaker) -> AnyView {
    let row =
        |keys: &[&str], label: &'static str| KeyRow { keys: vec![keys.join(" ")], does: Message::new(label) };
    let mut rows = key_rows(scene, card);
    if board::grid(&scene.board).is_some_and(|grid| grid.cycles) {
        rows.push(row(&["Esc", "Esc"], "ui.key-leave"));
    }
    rows.push(row(&[MUTE_WRITTEN.0], "ui.key-mute"));
    let rows = rows
        .into_iter()
        .map(|row| {
            view! { <div class="key-row"><dt>{caps(&row.keys, speaker)}</dt><dd>{speaker.say(&row.does)}</dd></div> }
                .into_any()
        })
        .collect_view();
    view! { <dl class="keys">{rows}</dl> }.into_any()
}

/// Key caps: keys pressed together or listed as one group are kept together.
fn caps(keys: &[String], speaker: &Speaker) -> impl IntoView + use<> {
    let one = |key: &str| view! { <kbd>{key.to_owned()}</kbd> }.into_any();
    let group = |keys: &String| {
        view! { <span class="key-group">{speaker.keys(keys).split(' ').map(one).collect_view()}</span> }
            .into_any()
    };
    keys.iter().map(group).collect_view()
}
