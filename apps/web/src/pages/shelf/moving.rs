//! Everything as one file, and files that people bring: saves and whole shelves.

use super::{super::open::take_shelf, Shelf};
use crate::{
    browser, javascript,
    parts::{live, part},
    progress,
    settings::{Settings, settings},
    speech::{announcer, voice, word},
    stats, store,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_catalog::GAMES;
use parlour_kernel::{Fault, Message};
use parlour_midend::{
    EndingChange, GameStatistics, Progress, Replay,
    shelf::{Archive, Item, Packed, Survey, Taken, TakenIn, pack_games, take_in, take_text},
};
use parlour_scene::Day;
use parlour_table::LoadError;
use wasm_bindgen::JsCast;

/// Everything of this person as one text.
fn packed() -> String {
    let plain = |item, game: &str, text: Option<String>| {
        text.map(|text| Packed { item, game: game.to_owned(), name: String::new(), text })
    };
    let mut items: Vec<Packed> = Vec::new();
    items.extend(plain(Item::Settings, "", browser::recall(crate::settings::KEY)));
    for game in GAMES {
        items.extend(plain(Item::Statistics, game.id, browser::recall(&stats::key(game.id))));
        items.extend(plain(Item::Solved, game.id, browser::recall(&progress::key(game.id))));
        items.extend(pack_games(game.id, &store::Texts::of(game.id)));
    }
    Archive::write(&items)
}

/// What is here stays: settings, statistics and progress come to where there are none.
fn take(packed: &Packed, settings: RwSignal<Settings>) -> Taken {
    let unknown = || Taken::Refused(Message::new("ui.shelf-item-unknown"));
    let written = |key: &str| if browser::keep(key, &packed.text) { Taken::In } else { Taken::Full };
    let game = || parlour_catalog::game(&packed.game);
    match packed.item {
        Item::Left | Item::Over | Item::Ended => match game() {
            Some(game) => take_in(game, packed, &mut store::Texts::of(game.id)),
            None => Taken::Refused(LoadError::OtherGame(packed.game.clone()).message()),
        },
        Item::Unknown => unknown(),
        Item::Settings => match serde_json::from_str::<Settings>(&packed.text) {
            Err(_) => unknown(),
            Ok(_) if browser::recall(crate::settings::KEY).is_some() => Taken::There,
            Ok(brought) => {
                settings.set(brought);
                Taken::In
            }
        },
        Item::Statistics => match (game(), serde_json::from_str::<GameStatistics>(&packed.text)) {
            (None, _) | (_, Err(_)) => unknown(),
            (Some(game), Ok(_)) if stats::recall(game.id) != GameStatistics::default() => Taken::There,
            (Some(game), Ok(_)) => written(&stats::key(game.id)),
        },
        Item::Solved => {
            let Some(game) = game() else { return unknown() };
            let mut progress = progress::recall(game.id);
            if !progress.join(&Progress::read(&packed.text)) {
                return Taken::There;
            }
            if browser::keep(&progress::key(game.id), &progress.write()) { Taken::In } else { Taken::Full }
        }
    }
}

/// Shows what became of the files.
fn show(shelf: Shelf, texts: &[String], settings: RwSignal<Settings>) {
    let mut told = TakenIn::default();
    for text in texts {
        told.add(take_text(text, &mut |item| take(item, settings)));
    }
    shelf.look();
    shelf.told.set(told.messages());
}

fn brought(shelf: Shelf, settings: RwSignal<Settings>, event: &web_sys::Event) {
    let event = event.clone();
    spawn_local(async move {
        let texts: js_sys::Array = javascript::files_in(&event).await.unchecked_into();
        let texts: Vec<String> = texts.iter().filter_map(|text| text.as_string()).collect();
        if !texts.is_empty() && !shelf.rows.is_disposed() {
            show(shelf, &texts, settings);
        }
        if let Some(input) =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
        {
            // The same file may be chosen again.
            input.set_value("");
        }
    });
}

/// Saving everything and bringing files.
pub(super) fn tools(shelf: Shelf) -> AnyView {
    let (voice, announcer, settings) = (voice(), announcer(), settings());
    let export = move |_| {
        let name = format!("parlour-{}.shelf", Day::at(browser::now().0));
        let text = packed();
        spawn_local(async move { javascript::save_file(&name, &text).await });
    };
    if let Some(text) = take_shelf() {
        shelf.offered.set(Some(text));
    }
    Effect::new(move || {
        let told = shelf.told.get();
        let said: Vec<String> = untrack(|| told.iter().map(|line| voice.speaker().say(line)).collect());
        announcer.say(&said);
    });
    let told = part(move || {
        let line = |line: &Message| view! { <li>{voice.speaker().say(line)}</li> }.into_any();
        let told = shelf.told.with(|told| told.iter().map(line).collect_view());
        view! { <ul class="shelf-told" hidden=live(move || shelf.told.with(Vec::is_empty))>{told}</ul> }
            .into_any()
    });
    view! {
        <div class="shelf-tools">
            <button type="button" class="button" id="shelf-export" on:click=export>
                {word("ui.shelf-export")}
            </button>
            <label class="button" for="shelf-import">{word("ui.shelf-import")}</label>
            <input
                type="file"
                id="shelf-import"
                class="unseen"
                multiple
                on:change=move |event| brought(shelf, settings, &event)
            />
            <span class="quiet shelf-drop">{word("ui.shelf-drop")}</span>
        </div>
        {offer(shelf, settings)}
        {told}
    }
    .into_any()
}

/// A shelf that came by a link or from another app: what it holds, and whether to take it in.
fn offer(shelf: Shelf, settings: RwSignal<Settings>) -> AnyView {
    let voice = voice();
    part(move || {
        let survey = shelf.offered.with(|offered| Survey::of(offered.as_ref()?).ok());
        let Some(survey) = survey else { return ().into_any() };
        let line = |line: &Message| view! { <li>{voice.speaker().say(line)}</li> }.into_any();
        let lines = survey.messages(|game| parlour_catalog::game(game).is_some());
        let take = move |_| {
            // Not here: what is shown from then on outlives this offer.
            spawn_local(async move {
                let text = shelf.offered.try_update(Option::take).flatten();
                show(shelf, text.as_slice(), settings);
            });
        };
        view! {
            <section class="shelf-offer" id="shelf-offer" role="alertdialog" aria-labelledby="shelf-offer-title">
                <h2 id="shelf-offer-title">{word("ui.shelf-holds")}</h2>
                <ul>{lines.iter().map(line).collect_view()}</ul>
                <div class="own-actions">
                    <button type="button" class="button primary" id="shelf-take" on:click=take>
                        {word("ui.shelf-take")}
                    </button>
                    <button type="button" class="button" id="shelf-decline" on:click=move |_| shelf.offered.set(None)>
                        {word("ui.shelf-decline")}
                    </button>
                </div>
            </section>
        }
        .into_any()
    })
    .into_any()
}

/// Earlier versions wrote finished games into the statistics, where there is little room. They move to the shelf; from the
/// statistics they go only when they are stored there. Whether any moved.
pub(super) async fn move_replays() -> bool {
    let mut moved = Vec::new();
    for game in GAMES {
        for finished in stats::recall(game.id).recent.into_iter().filter(|finished| !finished.save.is_empty())
        {
            let Ok(table) = game.load(&finished.save) else { continue };
            if let Some(Replay::File(name)) = store::follow_ending(EndingChange::Reached, table.as_ref()) {
                moved.push((game.id, name, finished.save));
            }
        }
    }
    if moved.is_empty() || !javascript::settled_kept().await.is_truthy() {
        return false;
    }
    for (game, name, save) in &moved {
        if store::recall_over(game, name).is_some() {
            stats::point_to(game, name, save);
        }
    }
    true
}

/// Files may be dropped anywhere on the page.
pub(super) fn drop_zone(shelf: Shelf, page: AnyView) -> AnyView {
    let settings = settings();
    let over = window_event_listener_untyped("dragover", |event| event.prevent_default());
    let dropped = window_event_listener_untyped("drop", move |event| {
        event.prevent_default();
        brought(shelf, settings, &event);
    });
    on_cleanup(move || {
        over.remove();
        dropped.remove();
    });
    page
}
