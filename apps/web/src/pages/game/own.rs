//! Bring your own game: a puzzle, position or record pasted as text, or a board to type a puzzle on.

use crate::{
    parts::live,
    play::Play,
    speech::{word, word_of},
};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::Message;

/// The fields for it. A text that names no rules uses those of the form; errors go to `flaws`.
pub fn own_setup(
    play: Play,
    rules: Callback<(), String>,
    busy: RwSignal<bool>,
    flaws: RwSignal<Vec<Message>>,
) -> AnyView {
    let text = RwSignal::new(String::new());
    let check = move |_| {
        busy.set(true);
        flaws.set(Vec::new());
        spawn_local(async move {
            let told = play.consider(text.get_untracked(), rules.run(())).await;
            busy.try_set(false);
            flaws.try_set(told.into_iter().collect());
        });
    };
    let on_board = play.game.card.blank.map(|blank| {
        let open = move |_| {
            play.dialogs.choosing.set(false);
            play.play_anyway(blank);
        };
        view! {
            <button type="button" class="button" id="own-board" on:click=open>
                {word("ui.own-board")}
            </button>
        }
    });
    let empty = live(move || text.with(|text| text.trim().is_empty()) || busy.get());
    view! {
        <fieldset class="own">
            <legend>{word(if play.game.card.made { "ui.own" } else { "ui.bring" })}</legend>
            <label for="own-text">{word_of(format!("{}.own-about", play.game.id))}</label>
            <textarea
                id="own-text"
                rows="4"
                spellcheck="false"
                autocomplete="off"
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="own-actions">
                <button type="button" class="button" id="own-check" disabled=empty on:click=check>
                    {word("ui.own-check")}
                </button>
                {on_board}
            </div>
        </fieldset>
    }
    .into_any()
}
