//! A scene's status lines and commands. Every line keeps its space even when empty, so nothing jumps.

use crate::{
    browser,
    parts::{Icon, icon, live, part, while_true},
    play::{BAR, Play},
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_scene::{Command, Line, Place, Tone};

/// The lines right below the board: the outcome, or what to do next.
const MESSAGE: &str = "message";
const TODO: &str = "todo";

fn tone_class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "line plain",
        Tone::Large => "line large",
        Tone::Good => "line good",
        Tone::Bad => "line bad",
    }
}

fn line_ids(play: Play) -> Memo<Vec<&'static str>> {
    Memo::new(move |_| play.scene.with(|scene| scene.lines.iter().map(|line| line.id).collect()))
}

/// The status lines above the board.
#[component]
pub fn Status(play: Play) -> impl IntoView {
    let ids = line_ids(play);
    let lines = part(move || {
        let above = ids.get().into_iter().filter(|id| ![MESSAGE, TODO].contains(id));
        above.map(|id| view! { <StatusLine play id/> }.into_any()).collect_view().into_any()
    });
    view! { <div class="status">{lines}</div> }
}

#[component]
fn StatusLine(play: Play, id: &'static str) -> impl IntoView {
    let line =
        Memo::new(move |_| play.scene.with(|scene| scene.lines.iter().find(|line| line.id == id).cloned()));
    let class =
        live(move || line.with(|line| tone_class(line.as_ref().map_or(Tone::Plain, |line| line.tone))));
    view! { <p id=id class=class>{live(move || text(play, line))}</p> }
}

fn text(play: Play, line: Memo<Option<Line>>) -> String {
    line.with(|line| {
        line.as_ref().and_then(|line| line.text.as_ref()).map(|text| play.say(text)).unwrap_or_default()
    })
}

/// The scene's message, with space below it for refusals and other notices.
#[component]
pub fn MessageLine(play: Play) -> impl IntoView {
    let has_todo = play.scene.with_untracked(|scene| scene.lines.iter().any(|line| line.id == TODO));
    view! {
        <div class="messages">
            <p id="unstored" role="alert" hidden=live(move || play.unstored.with(Option::is_none))>
                {live(move || play.unstored.get().map(|unstored| play.say(&Message::new(unstored.key()))))}
            </p>
            {while_true(live(move || play.opening.with(Option::is_some)), move || opening(play))}
            <StatusLine play id=MESSAGE/>
            {has_todo.then(|| view! { <StatusLine play id=TODO/> })}
            <p id="notice" class="notice">
                {live(move || play.notice.with(|notice| notice.as_ref().map(|notice| play.say(notice))))}
            </p>
            {while_true(live(move || play.offers_first_round()), move || first_offer(play))}
        </div>
    }
}

/// How much of a game from a link is opened.
fn opening(play: Play) -> AnyView {
    let said = live(move || play.opening.get().map(|progress| play.say(&progress.message())));
    view! {
        <p id="opening">
            <span role="status">{said}</span>
            <button type="button" class="button small" id="opening-stop" on:click=move |_| play.opening.set(None)>
                {word("web.opening-stop")}
            </button>
        </p>
    }
    .into_any()
}

/// The first round for somebody who is new here, in the place of the notice.
fn first_offer(play: Play) -> AnyView {
    view! {
        <p class="first-offer">
            <button type="button" class="button small" id="first-take" on:click=move |_| play.first_round()>
                {word("ui.first-offer")}
            </button>
            <button
                type="button"
                class="round"
                id="first-decline"
                aria-label=word("ui.first-decline")
                on:click=move |_| play.forget_first_offer()
            >
                {icon(Icon::Close)}
            </button>
        </p>
    }
    .into_any()
}

/// With more tools than this, they go into a menu.
const TOOLS: usize = 6;

/// The scene's commands, except those in the bar: board commands as buttons, tools in a menu if there are
/// many.
pub fn commands(play: Play) -> AnyView {
    let ids = Memo::new(move |_| {
        play.scene.with(|scene| {
            let here = |command: &&Command| {
                let elsewhere = matches!(command.place, Place::Key | Place::End);
                !BAR.contains(&command.id.as_ref()) && command.id != "new" && !elsewhere
            };
            let all: Vec<&Command> = scene.commands.iter().filter(here).collect();
            let many = all.iter().filter(|command| command.place == Place::Tool).count() > TOOLS;
            let back = |command: &Command| many && command.place == Place::Tool;
            let ids = |tools: bool| {
                let those = all.iter().filter(move |command| back(command) == tools);
                those.map(|command| command.id.to_string()).collect::<Vec<_>>()
            };
            (ids(false), ids(true))
        })
    });
    let buttons = move |ids: &[String]| ids.iter().map(|id| command_button(play, id)).collect_view();
    let shown = part(move || {
        ids.with(|(main, tools)| {
            let more = (!tools.is_empty()).then(|| {
                view! {
                    <button type="button" class="button command" id="more" aria-haspopup="true" popovertarget="more-list">
                        {word("ui.more-commands")}
                    </button>
                    <div id="more-list" class="menu more" popover="auto" on:click=close>{buttons(tools)}</div>
                }
            });
            view! { {buttons(main)} {more} }.into_any()
        })
    });
    view! { <div class="commands" role="group" tabindex="-1" aria-label=word("ui.moves")>{shown}</div> }
        .into_any()
}

/// Closes the tools menu once a tool was chosen.
fn close(_: web_sys::MouseEvent) {
    if let Some(list) = browser::find("#more-list:popover-open") {
        // It is open, so it can be hidden.
        let _ = list.hide_popover();
    }
}

pub fn command_button(play: Play, id: &str) -> AnyView {
    let wanted = id.to_owned();
    let command = Memo::new(move |_| {
        play.scene.with(|scene| scene.commands.iter().find(|command| command.id == wanted).cloned())
    });
    let of = move |ask: fn(&Command) -> bool| {
        live(move || command.with(|command| command.as_ref().is_some_and(ask)))
    };
    let label = live(move || {
        command.with(|command| command.as_ref().map(|command| play.say(&command.label)).unwrap_or_default())
    });
    let key = live(move || command.with(|command| command.as_ref().map(|command| command.key.to_string())));
    let pressed = live(move || {
        let pressed = command.with(|command| command.as_ref().and_then(|command| command.pressed));
        pressed.map(|on| on.to_string())
    });
    // Keys with longer names are only shown in the list of keys.
    let cap = part(move || match key.get() {
        Some(key) if key.len() == 1 => {
            let exact = play.scene.with_untracked(|scene| crate::board::glyphs(&scene.board).is_some());
            let key = if exact { key } else { key.to_ascii_uppercase() };
            view! { <kbd aria-hidden="true">{key}</kbd> }.into_any()
        }
        _ => ().into_any(),
    });
    let (open, run) = (id.to_owned(), id.to_owned());
    view! {
        <button
            type="button"
            class="button command"
            class:short=live(move || label.with(|label| label.chars().count() < 3))
            id=format!("cmd-{id}")
            class:primary=of(|command| command.primary)
            class:starts-over=of(|command| command.starts_over)
            disabled=live(move || !play.is_open(&open))
            aria-pressed=pressed
            aria-keyshortcuts=key
            on:click=move |_| play.command(&run)
        >
            <span>{label}</span>
            {cap}
        </button>
    }
    .into_any()
}
