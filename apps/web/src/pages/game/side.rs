//! The panel beside the board: players, coach, what the scene wants told, the history. A sheet on a phone.

use super::{coach::CoachPanel, options::options};
use crate::{
    parts::{live, part, while_true},
    play::Play,
    puzzle_links::{address, has_puzzles, puzzles_word},
    speech::word,
};
use leptos::prelude::*;
use parlour_scene::{Panel, SeatLine};
use wasm_bindgen::JsCast;

#[component]
pub fn Side(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let toggle = {
        let (show, hide) = (word("ui.show-details"), word("ui.hide-details"));
        live(move || if open.get() { hide.get() } else { show.get() })
    };
    view! {
        <aside class="side" class:open=open aria-label=word("ui.details")>
            <button
                type="button"
                class="sheet-handle"
                id="sheet"
                aria-expanded=live(move || open.get().to_string())
                aria-controls="side-body"
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {toggle}
            </button>
            <div class="side-body" id="side-body">
                <Seats play/>
                <CoachPanel play/>
                {of_pack(play)}
                <Panels play/>
                {options(play)}
                <History play/>
            </div>
        </aside>
    }
}

#[component]
fn Seats(play: Play) -> impl IntoView {
    let seats = Memo::new(move |_| play.scene.with(|scene| scene.seats.clone()));
    let heading = word("ui.players");
    let lines = move || {
        part(move || seats.get().iter().map(|line| seat(play, line).into_any()).collect_view().into_any())
    };
    while_true(live(move || seats.with(|seats| !seats.is_empty())), move || {
        view! {
            <section class="card-panel" aria-labelledby="seats-title">
                <h2 id="seats-title">{heading}</h2>
                <ol class="seats" id="seats">{lines()}</ol>
            </section>
        }
        .into_any()
    })
}

fn seat(play: Play, line: &SeatLine) -> impl IntoView + use<> {
    let parts: Vec<String> = line.parts.iter().map(|part| play.say(part)).collect();
    let turn = line.to_move.then(|| word("ui.to-move"));
    let won = line.won.then(|| word("ui.winner"));
    view! {
        <li class="seat" class:to-move=line.to_move class:won=line.won data-seat=line.seat.0.to_string()>
            <span class="seat-name">{play.name(line.seat)}</span>
            <span class="seat-mark">{turn}{won}</span>
            <span class="seat-total">{play.say(&line.total)}</span>
            <span class="seat-parts">{parts.join(" + ")}</span>
        </li>
    }
}

/// Which pack or day the puzzle is of, and the way to all of them.
fn of_pack(play: Play) -> AnyView {
    if !has_puzzles(&play.game.card) {
        return ().into_any();
    }
    let called = live(move || {
        play.scene.track();
        play.named().map(|named| play.say(&named.message(play.game)))
    });
    view! {
        <section class="card-panel of-pack">
            <p class="pack-name" id="of-pack">{called}</p>
            <a href=address(play.game) id="to-puzzles">{puzzles_word(play.game)}</a>
        </section>
    }
    .into_any()
}

#[component]
fn Panels(play: Play) -> impl IntoView {
    let panels = Memo::new(move |_| play.scene.with(|scene| scene.panels.clone()));
    let panel = move |panel: Panel| {
        let title = format!("panel-{}-title", panel.id);
        view! {
            <section class="card-panel" id=format!("panel-{}", panel.id) aria-labelledby=title.clone()>
                <h2 id=title.clone()>{play.say(&panel.title)}</h2>
                {panel.lines.iter().map(|line| view! { <p>{play.say(line)}</p> }.into_any()).collect_view()}
            </section>
        }
    };
    part(move || panels.get().into_iter().map(|shown| panel(shown).into_any()).collect_view().into_any())
}

/// What was done so far, in the game's own notation; made only for who looks at it.
#[component]
fn History(play: Play) -> impl IntoView {
    let open = RwSignal::new(false);
    let seed = live(move || {
        play.scene.track();
        match play.ask(|table| table.seed()) {
            _ if !play.game.card.seeded => String::new(),
            Some(seed) => {
                play.say(&parlour_kernel::Message::new("ui.seed-is").text("seed", seed.to_string()))
            }
            // Where setups are made, some come from people, and there is no chance.
            None if play.game.card.made => String::new(),
            None => play.say(&parlour_kernel::Message::new("ui.own-dice")),
        }
    });
    let toggled = move |event: web_sys::Event| {
        let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    view! {
        <details class="card-panel folded" id="history" on:toggle=toggled>
            <summary>{word("ui.history")}</summary>
            <p class="quiet" id="seed">{seed}</p>
            {while_true(open.into(), move || entries(play))}
        </details>
    }
}

/// The list changes only with the game: who walks along it by keys must not lose their place.
fn entries(play: Play) -> AnyView {
    let listed = Memo::new(move |_| {
        play.scene.track();
        play.waiting.track();
        play.ask(|table| {
            let line = table.line();
            let entry = |(index, record): (usize, &parlour_table::Record)| {
                // Only what stands can be looked at again.
                let steps = line.binary_search(&index).ok().map(|place| place + 1);
                parlour_midend::written(&record.entry).map(|text| (text, steps))
            };
            table.log().records().iter().enumerate().filter_map(entry).collect::<Vec<_>>()
        })
    });
    part(move || {
        let entries = listed.get();
        if entries.is_empty() {
            return view! { <p class="quiet">{word("ui.history-empty")}</p> }.into_any();
        }
        let entries = entries.into_iter().map(|(text, steps)| entry(play, text, steps)).collect_view();
        view! { <ol>{entries}</ol> }.into_any()
    })
}

fn entry(play: Play, text: String, steps: Option<usize>) -> AnyView {
    match steps {
        None => view! { <li>{text}</li> }.into_any(),
        Some(steps) => view! {
            <li>
                <button
                    type="button"
                    class="step"
                    aria-current=live(move || (play.reviewed.get() == Some(steps)).then_some("step"))
                    on:click=move |_| play.review(Some(steps))
                >
                    {text}
                </button>
            </li>
        }
        .into_any(),
    }
}
