//! What a visitor sees before the board: the game's name, Play, Instructions.

use crate::{
    browser,
    parts::{Dialog, closed, open_while},
    play::Play,
    speech::{help, word, word_of},
};
use leptos::{html, prelude::*};

/// Automated tests skip it unless the address asks for it.
pub fn is_wanted() -> bool {
    browser::has_parameter("splash=1") || !browser::is_driven()
}

#[component]
pub fn Splash(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let instructions = RwSignal::new(false);
    let dialog = NodeRef::<html::Dialog>::new();
    open_while(dialog, open);
    let id = play.game.id;
    let paragraphs = play.game.card.help;
    view! {
        <dialog id="splash" class="splash" aria-labelledby="splash-title" node_ref=dialog on:close=closed(dialog, open)>
            <div class="splash-body">
                <img src=format!("/emblems/{id}.svg") alt="" width="480" height="300"/>
                <h2 id="splash-title">{word_of(format!("game.{id}"))}</h2>
                <p>{word_of(format!("game.{id}-about"))}</p>
                <button type="button" class="button primary large" id="splash-play" on:click=move |_| open.set(false)>
                    {word("ui.play")}
                </button>
                <button
                    type="button"
                    class="button"
                    id="splash-first"
                    on:click=move |_| {
                        open.set(false);
                        play.first_round();
                    }
                >
                    {word("ui.first")}
                </button>
                <button
                    type="button"
                    class="button"
                    id="splash-instructions"
                    on:click=move |_| instructions.set(true)
                >
                    {word("ui.instructions")}
                </button>
            </div>
        </dialog>
        <Dialog id="instructions" title=word("ui.instructions") open=instructions>
            {paragraphs.iter().map(|key| view! { <p>{help(key)}</p> }.into_any()).collect_view()}
        </Dialog>
    }
}
