//! The slim bar at the top: home, title, the commands every game has, the menu. On a phone its commands move
//! to the bottom.

use super::{Icon, icon, live};
use crate::{
    browser,
    play::{BAR, MUTE_WRITTEN, Play},
    puzzle_links::{address, has_puzzles, puzzles_word},
    settings::settings,
    speech::word,
};
use leptos::prelude::*;

/// With a game, the bar shows its name as the page heading, and its commands.
#[component]
pub fn Bar(play: Option<Play>, title: Signal<String>) -> impl IntoView {
    view! {
        <header class="bar">
            <a href="/" class="bar-home" id="home" aria-label=word("ui.home-link")>
                <img src="/icon.svg" alt="" width="32" height="32"/>
                <span class="bar-house">{word("parlour")}</span>
            </a>
            {play.map(|_| view! { <h1 class="bar-name" tabindex="-1">{title}</h1> })}
            <nav class="bar-commands" aria-label=word("ui.commands")>
                {play
                    .map(|play| {
                        BAR.into_iter().filter(|id| play.may_offer(id)).map(|id| view! { <BarCommand play id/> }.into_any()).collect_view()
                    })}
                <button
                    type="button"
                    id="menu"
                    class="bar-button"
                    aria-haspopup="true"
                    popovertarget="menu-list"
                >
                    {icon(Icon::Menu)}
                    <span class="bar-label">{word("ui.menu")}</span>
                </button>
                <Menu play/>
            </nav>
        </header>
    }
}

#[component]
fn BarCommand(play: Play, id: &'static str) -> impl IntoView {
    let drawing = match id {
        "undo" => Icon::Undo,
        "redo" => Icon::Redo,
        _ => Icon::Lamp,
    };
    let key = live(move || {
        play.scene.with(|scene| {
            let command = scene.commands.iter().find(|command| command.id == id);
            command.map(|command| command.key.to_string()).unwrap_or_default()
        })
    });
    view! {
        <button
            type="button"
            class="bar-button"
            id=format!("cmd-{id}")
            disabled=live(move || !play.is_open(id))
            aria-keyshortcuts=key
            on:click=move |_| play.command(id)
        >
            {icon(drawing)}
            <span class="bar-label">{word(id)}</span>
        </button>
    }
}

/// Everything else to go to or do. A click on an entry closes the menu before the entry acts: a dialog it
/// opens then returns the focus to the menu button, not to an invisible entry.
#[component]
fn Menu(play: Option<Play>) -> impl IntoView {
    let settings = settings();
    let close = |event: web_sys::MouseEvent| {
        if let Some(list) = browser::find("#menu-list:popover-open") {
            // It is open, so it can be hidden.
            let _ = list.hide_popover();
        }
        if browser::is_by_key(&event) {
            browser::focus("#menu");
        } else {
            browser::leave();
        }
    };
    // Help opens at the game the visitor came from.
    let help = play.map_or_else(|| "/help".to_owned(), |play| format!("/help#{}", play.game.id));
    let mute_label = {
        let (on, off) = (word("ui.mute"), word("ui.unmute"));
        live(move || if settings.with(|settings| settings.sound) { on.get() } else { off.get() })
    };
    view! {
        <div id="menu-list" class="menu" popover="auto" on:click:capture=close>
            {play
                .map(|play| {
                    view! {
                        <button type="button" id="cmd-new" aria-keyshortcuts="n" on:click=move |_| play.command("new")>
                            {word("new")}
                        </button>
                        {has_puzzles(&play.game.card)
                            .then(|| view! { <a href=address(play.game) id="menu-puzzles">{puzzles_word(play.game)}</a> })}
                        <button type="button" id="menu-first" on:click=move |_| play.first_round()>
                            {word("ui.first")}
                        </button>
                        <button type="button" id="menu-share" on:click=move |_| play.dialogs.sharing.set(true)>
                            {word("ui.share")}
                        </button>
                        <button type="button" id="menu-keys" aria-keyshortcuts="?" on:click=move |_| play.dialogs.keys.set(true)>
                            {word("ui.keys")}
                        </button>
                    }
                })}
            <button
                type="button"
                id="menu-mute"
                aria-keyshortcuts=MUTE_WRITTEN.1
                on:click=move |_| settings.update(|settings| settings.sound = !settings.sound)
            >
                {mute_label}
            </button>
            <a href="/days" id="menu-days">{word("ui.days")}</a>
            <a href="/shelf" id="menu-shelf">{word("ui.shelf")}</a>
            <a href=help id="menu-help">{word("ui.help")}</a>
            // Beside the app, not in it.
            <a href="/book/" target="_self" id="menu-book">{word("ui.book")}</a>
            <a href="/open" id="menu-open">{word("ui.open")}</a>
            <a href="/stats" id="menu-stats">{word("ui.stats")}</a>
            <a href="/settings" id="menu-settings">{word("ui.settings")}</a>
        </div>
    }
}
