//! What is wrong with a setup the player entered, with examples to look at.

use crate::{
    board::{grid, static_grid},
    parts::{Dialog, live, part},
    play::{Examined, Play},
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::Opening;
use parlour_scene::Grid;

#[component]
pub fn VerdictDialog(play: Play) -> impl IntoView {
    let open = RwSignal::new(false);
    // The browser can close the dialog by itself too; then the verdict is dropped.
    Effect::new(move || open.set(play.dialogs.examined.with(Option::is_some)));
    Effect::new(move |was: Option<bool>| {
        let is = open.get();
        if was == Some(true) && !is {
            play.dialogs.examined.set(None);
        }
        is
    });
    view! {
        <Dialog id="verdict" title=word("ui.examined") open>
            {part(move || play.dialogs.examined.with(|examined| match examined {
                Some(examined) => told(play, examined),
                None => ().into_any(),
            }))}
        </Dialog>
    }
}

fn grid_of(play: Play, setup: &str) -> Option<Grid> {
    let table = play.game.open(setup, Opening::default()).ok()?;
    grid(&table.scene(None).board).cloned()
}

fn told(play: Play, examined: &Examined) -> AnyView {
    let Examined { setup, verdict } = examined;
    let text = verdict.text.clone();
    let puzzle = setup.clone().unwrap_or_else(|| play.ask(|table| table.setup()));
    let puzzle = grid_of(play, &puzzle);
    let examples = (1u32..)
        .zip(&verdict.examples)
        .filter_map(|(n, example)| {
            let mut solved = grid_of(play, example)?;
            // What the example adds to the puzzle is styled like the player's entries.
            for (cell, given) in solved.cells.iter_mut().zip(puzzle.iter().flat_map(|puzzle| &puzzle.cells)) {
                cell.given = given.given;
            }
            let label = play.say(&Message::new("ui.example").int("n", n));
            Some(static_grid(&solved, &verdict.cells, label))
        })
        .collect_view()
        .into_any();
    let anyway = setup.clone().filter(|_| !verdict.examples.is_empty()).map(|setup| {
        let open = move |_| {
            play.dialogs.examined.set(None);
            play.play_anyway(&setup);
        };
        view! {
            <button type="button" class="button primary" id="verdict-anyway" on:click=open>
                {word("ui.play-anyway")}
            </button>
        }
    });
    view! {
        <p id="verdict-text" data-code=verdict.code.clone()>{live(move || play.say(&text))}</p>
        <div class="examples">{examples}</div>
        <div class="dialog-actions">
            {anyway}
            <button type="button" class="button" id="verdict-close" on:click=move |_| play.dialogs.examined.set(None)>
                {word("ui.understood")}
            </button>
        </div>
    }
    .into_any()
}
