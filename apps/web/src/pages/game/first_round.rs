//! What a first round says, above the board: the step at hand, how far it is, and a way out. Comes in the later file.

use crate::{
    parts::{live, part},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_scene::command;

pub fn first_round_panel(play: Play) -> AnyView {
    let view = Memo::new(move |_| play.first.get());
    let title = live(move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            let at = Message::new(if view.is_done { "ui.first-over" } else { "ui.first-at" });
            Some(play.say(&at.int("n", count(view.at)).int("all", count(view.all))))
        })
    });
    let text = live(move || view.with(|view| view.as_ref().map(|view| play.say(&view.text))));
    let skip = part(move || {
        if view.with(|view| view.as_ref().is_none_or(|view| view.is_done)) {
            return ().into_any();
        }
        view! {
            <button type="button" class="button small" id="first-skip" on:click=move |_| play.command(command::REAL)>
                {word("ui.first-skip")}
            </button>
        }
        .into_any()
    });
    view! {
        <section class="first-round" id="first-round" aria-labelledby="first-title">
            <h2 id="first-title">{title}</h2>
            <p id="first-text">{text}</p>
            {skip}
        </section>
    }
    .into_any()
}
