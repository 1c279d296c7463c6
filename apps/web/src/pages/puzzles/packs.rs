//! Packs: how much of each is solved, and its puzzles by number.

use crate::{
    link,
    parts::{live, while_true},
    speech::{voice, word, word_of},
    store,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Game, Progress, PuzzleState};
use parlour_scene::Pack;
use wasm_bindgen::JsCast;

pub fn packs(game: &'static Game, progress: &Progress) -> AnyView {
    let packs = game.card.packs.iter().map(|pack| pack_view(game, pack, progress)).collect_view();
    view! {
        <section aria-labelledby="packs" class="packs">
            <h2 id="packs">{word("ui.packs")}</h2>
            {packs.into_any()}
        </section>
    }
    .into_any()
}

/// Closed, a pack shows its progress; open, it lists its puzzles.
fn pack_view(game: &'static Game, pack: &'static Pack, progress: &Progress) -> AnyView {
    let open = RwSignal::new(false);
    let solved = progress.count(pack);
    let voice = voice();
    let told = live(move || {
        voice.speaker().say(&Message::new("ui.solved-of").int("n", solved).int("count", pack.count))
    });
    let toggled = move |event: web_sys::Event| {
        let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    let progress = StoredValue::new(progress.clone());
    view! {
        <details class="card-panel folded pack" id=format!("pack-{}", pack.id) on:toggle=toggled>
            <summary>
                <span class="pack-name">{word_of(format!("{}.pack-{}", game.id, pack.id))}</span>
                <progress aria-hidden="true" max=pack.count.to_string() value=solved.to_string()></progress>
                <span class="pack-solved">{told}</span>
            </summary>
            {while_true(open.into(), move || progress.with_value(|progress| list(game, pack, progress)))}
        </details>
    }
    .into_any()
}

fn list(game: &'static Game, pack: &'static Pack, progress: &Progress) -> AnyView {
    let next = progress.next(pack, 0).map(|number| {
        let address = link::to_puzzle(game.id, &pack.puzzle(number).name);
        view! { <a class="button primary next-unsolved" href=address>{word("ui.next-unsolved")}</a> }
    });
    let puzzle = |number: u16| {
        let name = pack.puzzle(number).name;
        let is_begun = || store::recall_left(game.id, &name).is_some();
        let state = progress.state(&game.card, &name, is_begun);
        let spoken = match state {
            PuzzleState::New => "ui.puzzle-new",
            PuzzleState::Begun => "ui.puzzle-begun",
            PuzzleState::Solved | PuzzleState::SolvedInTime => "ui.puzzle-solved",
        };
        let voice = voice();
        let label = live(move || voice.speaker().say(&Message::new(spoken).int("n", number)));
        view! {
            <li>
                <a
                    class="puzzle"
                    class:solved=state.is_solved()
                    class:begun=state == PuzzleState::Begun
                    href=link::to_puzzle(game.id, &name)
                    aria-label=label
                >
                    {number.to_string()}
                </a>
            </li>
        }
        .into_any()
    };
    let puzzles = (1..=pack.count).map(puzzle).collect_view().into_any();
    let all_done = next.is_none().then(|| view! { <p>{word("ui.pack-done")}</p> });
    view! {
        {next}
        {all_done}
        <ul class="numbers">{puzzles}</ul>
    }
    .into_any()
}
