//! Changing a game's keys: press a command, then the key it should have.

use crate::{
    parts::{live, part},
    settings::settings,
    speech::{Voice, announcer, voice, word, word_of},
};
use leptos::{ev, prelude::*};
use parlour_kernel::Message;
use parlour_midend::Listed;
use parlour_scene::Key;

#[component]
pub fn Bindings(game: &'static Listed) -> impl IntoView {
    let (settings, voice, announcer) = (settings(), voice(), announcer());
    let waits = RwSignal::new(None::<&'static Key>);
    let told = RwSignal::new(None::<Message>);
    let tell = move |message: Message| {
        announcer.say(&[untrack(|| voice.speaker().say(&message))]);
        told.set(Some(message));
    };
    let pressed = window_event_listener(ev::keydown, move |event| {
        let Some(known) = waits.get_untracked() else { return };
        let key = event.key();
        if matches!(key.as_str(), "Shift" | "Control" | "Alt" | "AltGraph" | "Meta") {
            return;
        }
        event.prevent_default();
        waits.set(None);
        if key == "Escape" || key == "Tab" {
            told.set(None);
        } else {
            let rebound =
                settings.try_update(|settings| settings.habits_mut(game.id).bind(&game.card, known, &key));
            if let Some(rebound) = rebound {
                tell(rebound.told(known, &key));
            }
        }
    });
    on_cleanup(move || pressed.remove());
    let reset = move |_| {
        settings.update(|settings| settings.habits_mut(game.id).reset_keys(&game.card));
        waits.set(None);
        tell(Message::new("ui.bind-reset-done"));
    };
    let heading = format!("keys-{}", game.id);
    let about = live(move || {
        let game = Message::new(format!("game.{}", game.id));
        voice.speaker().say(&Message::new("ui.bind").message("game", game))
    });
    let rows = game.card.keys.iter().map(|known| row(game, known, waits, voice)).collect_view();
    view! {
        <details class="game-keys" id=heading>
            <summary>{about}</summary>
            <p class="bind-told" id=format!("keys-told-{}", game.id)>
                {live(move || told.with(|told| told.as_ref().map(|told| voice.speaker().say(told))))}
            </p>
            <ul class="bindings">{rows}</ul>
            <button type="button" class="button" id=format!("reset-{}", game.id) on:click=reset>
                {word("ui.bind-reset")}
            </button>
        </details>
    }
}

fn row(
    game: &'static Listed,
    known: &'static Key,
    waits: RwSignal<Option<&'static Key>>,
    voice: Voice,
) -> AnyView {
    let settings = settings();
    let is_asked = move || waits.get().is_some_and(|asked| asked.id == known.id);
    let shown = part(move || {
        if is_asked() {
            return view! { <span class="bind-asked">{word("ui.bind-press")}</span> }.into_any();
        }
        let key = settings.with(|settings| settings.habits(game.id).key(known));
        view! { <kbd>{key}</kbd> }.into_any()
    });
    let what = word_of(known.label.to_owned());
    // While it waits for a key, its visible text is its name.
    let label = live(move || {
        let key = settings.with(|settings| settings.habits(game.id).key(known));
        let row = Message::new("ui.bind-row").text("what", what.get()).text("key", key);
        (!is_asked()).then(|| voice.speaker().say(&row))
    });
    view! {
        <li>
            <span aria-hidden="true">{what}</span>
            <button
                type="button"
                class="button"
                id=format!("bind-{}-{}", game.id, known.id)
                aria-label=label
                aria-pressed=live(move || is_asked().to_string())
                on:click=move |_| waits.set(Some(known))
            >
                {shown}
            </button>
        </li>
    }
    .into_any()
}
