//! A scene's pad: keys for numbers or colours, entry modes, and tools, which fold into a menu on a small
//! screen. Knows no game; empty for a scene without a pad.

use super::status::command_button;
use crate::{
    parts::{Icon, icon, live, part},
    play::{BAR, Play},
    speech::word,
};
use leptos::prelude::*;
use parlour_scene::{Command, Held, Input, PadKey, Place};

pub fn pad(play: Play) -> AnyView {
    view! {
        <section class="pad" aria-label=word("ui.pad")>
            <div class="modes" role="group" aria-label=word("ui.modes")>{commands(play, Place::Mode)}</div>
            <div class="keys-of-pad" role="group" aria-label=word("ui.pad-keys")>
                {keys(play)}
                {commands(play, Place::Main)}
            </div>
            <button
                type="button"
                class="button tools-button"
                id="tools-open"
                popovertarget="tools"
                disabled=live(move || play.clock.paused.get())
            >
                {icon(Icon::Tools)}
                <span class="unseen">{word("ui.tools")}</span>
            </button>
            <div class="tools" id="tools" popover="auto" role="group" aria-label=word("ui.tools") on:click=close>
                {commands(play, Place::Tool)}
            </div>
        </section>
    }
    .into_any()
}

/// Closes the tools, where they are a menu, once one was used.
fn close(_: web_sys::MouseEvent) {
    if let Some(tools) = crate::browser::find("#tools:popover-open") {
        // It is open, so it can be hidden.
        let _ = tools.hide_popover();
    }
}

fn ids(commands: &[Command], place: Place) -> Vec<String> {
    let here = |command: &&Command| {
        command.place == place && !BAR.contains(&command.id.as_ref()) && command.id != "new"
    };
    commands.iter().filter(here).map(|command| command.id.to_string()).collect()
}

fn commands(play: Play, place: Place) -> AnyView {
    let ids = Memo::new(move |_| play.scene.with(|scene| ids(&scene.commands, place)));
    part(move || ids.get().iter().map(|id| command_button(play, id)).collect_view().into_any())
}

/// One key per position, whose meaning follows the scene. CSS draws the symbols; the labels say more.
fn keys(play: Play) -> AnyView {
    let count = Memo::new(move |_| play.scene.with(|scene| scene.pad.len()));
    part(move || (0..count.get()).map(|place| key(play, place)).collect_view().into_any())
}

fn key(play: Play, place: usize) -> AnyView {
    let key = Memo::new(move |_| play.scene.with(|scene| scene.pad.get(place).cloned()));
    let of = move |ask: fn(&PadKey) -> String| live(move || key.with(|key| key.as_ref().map(ask)));
    let digit = key.with_untracked(|key| key.as_ref().map_or(0, |key| key.digit));
    let enter = move |_| {
        if let Some(key) = key.get_untracked() {
            play.input(&Input::Digit(key.digit, Held::Nothing));
        }
    };
    view! {
        <button
            type="button"
            class=live(move || key.with(|key| key.as_ref().map_or_else(String::new, class_of)))
            id=format!("pad-{digit}")
            aria-pressed=of(|key| key.pressed.to_string())
            aria-label=live(move || key.with(|key| key.as_ref().map(|key| play.say(&key.spoken))))
            disabled=live(move || play.clock.paused.get())
            data-digit=of(|key| key.digit.to_string())
            data-left=of(|key| key.left.map(|left| left.to_string()).unwrap_or_default())
            on:click=enter
        >
        </button>
    }
    .into_any()
}

fn class_of(key: &PadKey) -> String {
    match (key.colour, key.left) {
        (true, _) => format!("pad-key colour-{}", key.digit),
        (false, Some(0)) => "pad-key done".to_owned(),
        (false, _) => "pad-key".to_owned(),
    }
}
