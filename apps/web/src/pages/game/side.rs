//! The panel beside the board: players, coach, the scene's own panels, move history. On a phone it is a
//! sheet.

use super::{coach::CoachPanel, options::options};
use crate::{
    board::glyphs,
    browser, javascript,
    later::study_over,
    parts::{live, part, while_true},
    play::Play,
    puzzle_links::{address, has_puzzles, puzzles_word},
    speech::word,
};
use leptos::{prelude::*, task::spawn_local};
use parlour_kernel::Message;
use parlour_midend::{Round, TakenTurn};
use parlour_scene::{Panel, SeatLine};
use wasm_bindgen::JsCast;

/// When the list of moves fits beside a board.
const ROOMY: &str = "(min-width: 64rem) and (min-height: 40rem)";

#[component]
pub fn Side(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let toggle = {
        let (show, hide) = (word("ui.show-details"), word("ui.hide-details"));
        live(move || if open.get() { hide.get() } else { show.get() })
    };
    let on_map = play.scene.with_untracked(|scene| glyphs(&scene.board).is_some());
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
                {study_over(play)}
                <Seats play/>
                {while_true(live(move || play.study.with(Option::is_none) && play.first.with(Option::is_none)), move || view! { <CoachPanel play/> }.into_any())}
                {of_pack(play)}
                <Panels play/>
                {options(play)}
                // A map shows its messages below it, and finished runs are reviewed step by step.
                {(!on_map).then(|| view! { <History play/> })}
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
    let note = line.note.as_ref().map(|note| play.say(note));
    let turn = line.to_move.then(|| word("ui.to-move"));
    let won = line.won.then(|| word("ui.winner"));
    view! {
        <li class="seat" class:to-move=line.to_move class:won=line.won data-seat=line.seat.0.to_string()>
            <span class="seat-name">{play.name(line.seat)}</span>
            <span class="seat-mark">{turn}{won}</span>
            <span class="seat-total">{play.say(&line.total)}</span>
            <span class="seat-parts">{note.unwrap_or_else(|| parts.join(" + "))}</span>
        </li>
    }
}

/// Which pack or day the puzzle belongs to, with a link to the rest.
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
                {copy_button(play, panel.id)}
            </section>
        }
    };
    part(move || panels.get().into_iter().map(|shown| panel(shown).into_any()).collect_view().into_any())
}

/// A copy button, for panels meant to be used elsewhere.
fn copy_button(play: Play, panel: &'static str) -> Option<impl IntoView> {
    play.ask(|table| table.copied(panel))?;
    let copy = move |_| {
        let Some(text) = play.ask(|table| table.copied(panel)) else { return };
        spawn_local(async move {
            let copied = javascript::copy_text(&text).await.is_truthy();
            let told = Message::new(if copied { "ui.copied-text" } else { "ui.not-copied-text" });
            play.notice.try_set(Some(told));
        });
    };
    Some(view! {
        <button type="button" class="button small" id=format!("copy-{panel}") on:click=copy>
            {word("ui.copy")}
        </button>
    })
}

/// The moves so far in the game's notation, built only when opened. Where it is laid out in rows, it starts
/// open if there is room.

#[component]
fn History(play: Play) -> impl IntoView {
    let in_rows = play.ask(|table| table.rounds().is_some());
    let open = RwSignal::new(in_rows && browser::prefers(ROOMY));
    let seed = live(move || {
        play.scene.track();
        match play.ask(|table| table.seed()) {
            _ if !play.game.card.seeded => String::new(),
            Some(seed) => play.say(&Message::new("ui.seed-is").text("seed", seed.to_string())),
            // Games with generated setups have no chance, and their setups may come from the player.
            None if play.game.card.made => String::new(),
            None => play.say(&Message::new("ui.own-dice")),
        }
    });
    let toggled = move |event: web_sys::Event| {
        let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    view! {
        <details class="card-panel folded" id="history" open=open.get_untracked() on:toggle=toggled>
            <summary>{word("ui.history")}</summary>
            <p class="quiet" id="seed">{seed}</p>
            {while_true(open.into(), move || if in_rows { rounds(play) } else { entries(play) })}
        </details>
    }
}

/// One row per round; the newest is scrolled into view.
fn rounds(play: Play) -> AnyView {
    let listed = Memo::new(move |_| {
        play.scene.track();
        play.waiting.track();
        play.ask(|table| table.rounds().unwrap_or_default())
    });
    Effect::new(move || {
        listed.track();
        request_animation_frame(|| browser::bring_into("#history ol", "#history li:last-child .round"));
    });
    let turn = move |turn: Option<TakenTurn>| match turn {
        None => view! { <span class="no-turn">"…"</span> }.into_any(),
        Some(turn) => {
            let said = Message::new("ui.turn-of").seat("who", turn.seat).message("turn", turn.spoken.clone());
            let (steps, text) = (turn.steps, turn.text.clone());
            // The visible text is part of the label, so that voice control users can say what they see.
            let label = live({
                let text = text.clone();
                move || format!("{text}, {}", play.say(&said))
            });
            view! {
                <button
                    type="button"
                    class="step"
                    aria-label=label
                    aria-current=live(move || play.reviewed.get().is_some_and(|at| turn.is_at(at)).then_some("step"))
                    on:click=move |_| play.review(Some(steps))
                >
                    {text}
                </button>
            }
            .into_any()
        }
    };
    part(move || {
        let rows = listed.get();
        if rows.is_empty() {
            return view! { <p class="quiet">{word("ui.history-empty")}</p> }.into_any();
        }
        let row = |round: Round| {
            let [first, second] = round.turns;
            // The second side has not answered the first side's newest turn yet.
            let second = second.map(|second| turn(Some(second)));
            view! {
                <li>
                    <span class="round">{format!("{}.", round.number)}</span>
                    {turn(first)}
                    {second}
                </li>
            }
            .into_any()
        };
        view! { <ol class="rounds">{rows.into_iter().map(row).collect_view()}</ol> }.into_any()
    })
}

/// Rebuilt only when the game changes: someone moving along it by keyboard must not lose their place.
fn entries(play: Play) -> AnyView {
    let listed = Memo::new(move |_| {
        play.scene.track();
        play.waiting.track();
        play.ask(|table| {
            let line = table.line();
            let entry = |(index, name): (usize, Message)| {
                // Only moves that have not been undone can be reviewed.
                let steps = line.binary_search(&index).ok().map(|place| place + 1);
                (name, steps)
            };
            table.listed().into_iter().map(entry).collect::<Vec<_>>()
        })
    });
    part(move || {
        let entries = listed.get();
        if entries.is_empty() {
            return view! { <p class="quiet">{word("ui.history-empty")}</p> }.into_any();
        }
        let entries =
            entries.into_iter().map(|(name, steps)| entry(play, play.say(&name), steps)).collect_view();
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
