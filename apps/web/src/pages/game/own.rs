//! A setup of one's own, for games whose setups are made: pasted as text, or typed on an empty board.

use crate::{
    parts::{handler, live},
    play::Play,
    voice::{word, word_of},
};
use kernel::Message;
use leptos::{prelude::*, task::spawn_local};

/// The fields for a setup of one's own; what cannot be read goes to `flaws`.
pub fn own_setup(play: Play, busy: RwSignal<bool>, flaws: RwSignal<Vec<Message>>) -> AnyView {
    let text = RwSignal::new(String::new());
    let check = move |_| {
        busy.set(true);
        flaws.set(Vec::new());
        spawn_local(async move {
            let told = play.consider(text.get_untracked()).await;
            busy.try_set(false);
            flaws.try_set(told.into_iter().collect());
        });
    };
    let on_board = move |_| {
        play.choosing.set(false);
        play.play_anyway(play.game.card.blank.unwrap_or_default());
    };
    let empty = live(move || text.with(|text| text.trim().is_empty()) || busy.get());
    view! {
        <fieldset class="own">
            <legend>{word("ui.own")}</legend>
            <label for="own-text">{word_of(format!("{}.own-about", play.game.id))}</label>
            <textarea
                id="own-text"
                rows="4"
                spellcheck="false"
                autocomplete="off"
                prop:value=text
                on:input=handler(move |event| text.set(event_target_value(&event)))
            ></textarea>
            <div class="own-actions">
                <button type="button" class="button" id="own-check" disabled=empty on:click=handler(check)>
                    {word("ui.own-check")}
                </button>
                <button type="button" class="button" id="own-board" on:click=handler(on_board)>
                    {word("ui.own-board")}
                </button>
            </div>
        </fieldset>
    }
    .into_any()
}
