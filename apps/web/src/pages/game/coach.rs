//! The coach: a sentence with the reason, every choice with its figures, and how good the last move was.

use super::review;
use crate::{
    parts::{Icon, icon, live, part},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::Message;
use parlour_midend::{Choice, Coach};

#[component]
pub fn CoachPanel(play: Play) -> impl IntoView {
    let (title, quiet, thinking, judge) =
        (word("ui.coach"), word("ui.coach-quiet"), word("ui.coach-thinking"), word("ui.judge-now"));
    let exact = RwSignal::new(false);
    let body = part(move || {
        play.coach.hint.with(|hint| match hint {
            Coach::Quiet | Coach::Silent => view! { <p class="quiet">{quiet}</p> }.into_any(),
            Coach::Thinks => view! { <p class="quiet">{thinking}</p> }.into_any(),
            Coach::Failed(why) => view! { <p id="hint-failed" class="failed">{play.say(why)}</p> }.into_any(),
            Coach::Says(..) => given(play, hint, exact).into_any(),
        })
    });
    let judged =
        live(move || play.coach.judged.with(|judged| judged.as_ref().map(|verdict| play.say(verdict))));
    // Where entries are checked against a solution, a move is right or wrong, not better or worse.
    let review = (!play.game.card.judged).then(|| {
        view! {
            <button
                type="button"
                class="button small"
                id="judge"
                disabled=live(move || !play.is_open("undo"))
                on:click=move |_| play.review_step()
            >
                {judge}
            </button>
        }
    });
    view! {
        <section class="card-panel coach" id="coach" aria-labelledby="coach-title">
            <h2 id="coach-title">{title}</h2>
            {body}
            {review::review(play, true)}
            <p id="judged" class="judged">{judged}</p>
            {review}
        </section>
    }
}

fn given(play: Play, hint: &Coach, exact: RwSignal<bool>) -> impl IntoView + use<> {
    let head = |column: &Message| view! { <th scope="col">{play.say(column)}</th> }.into_any();
    let heads = hint.columns().iter().map(head).collect_view();
    let rows = hint.choices().iter().map(|choice| row(play, choice).into_any()).collect_view();
    let some = !hint.choices().is_empty();
    let fractions =
        hint.choices().iter().flat_map(|choice| &choice.figures).any(|figure| figure.exact.is_some());
    let actions = hint.actions();
    let follow = (!actions.is_empty()).then_some(move |_| play.follow(&actions));
    let told = stages(play, hint);
    let more = hint.has_more().then(|| {
        let which = if hint.said().len() == 1 { "hint-why" } else { "hint-show" };
        let label = live(move || {
            let speaker = play.speaker();
            speaker.word(&speaker.key_of(play.game.id, which))
        });
        view! {
            <button type="button" class="button small" id="hint-more" on:click=move |_| play.command("hint")>
                {label}
            </button>
        }
    });
    view! {
        {told}
        {more}
        {follow
            .map(|follow| {
                view! {
                    <button type="button" class="button small" id="hint-do" on:click=follow>
                        {word("ui.do-it")}
                    </button>
                }
            })}
        {some
            .then(|| {
                view! {
                    <div class="choices-scroll" tabindex="0" role="group" aria-label=word("ui.choices")>
                        <table class="choices" id="choices" class:exact=exact>
                            <thead>
                                <tr><th scope="col">{word("ui.choice")}</th>{heads}</tr>
                            </thead>
                            <tbody>{rows}</tbody>
                        </table>
                    </div>
                    {fractions.then(|| exact_button(exact))}
                }
            })}
    }
}

/// Exact fractions are shown only on request.
fn exact_button(exact: RwSignal<bool>) -> AnyView {
    view! {
        <button
            type="button"
            class="button small"
            id="exact"
            aria-pressed=live(move || exact.get().to_string())
            on:click=move |_| exact.update(|exact| *exact = !*exact)
        >
            {word("ui.exact")}
        </button>
    }
    .into_any()
}

/// The hint so far: all of it, or as many stages as were asked for.
fn stages(play: Play, hint: &Coach) -> AnyView {
    if let ([said], false) = (hint.said().as_slice(), hint.has_more()) {
        return view! { <p id="hint-text" class="hint-text">{play.say(said)}</p> }.into_any();
    }
    let told =
        hint.said().into_iter().map(|said| view! { <p class="hint-text">{play.say(said)}</p> }.into_any());
    view! { <div id="hint-text" class="hint-stages">{told.collect_view()}</div> }.into_any()
}

fn row(play: Play, choice: &Choice) -> impl IntoView + use<> {
    let action = choice.action.clone();
    let label = if choice.cells.is_empty() {
        view! { <span>{action}</span> }.into_any()
    } else {
        let cells = choice.cells.clone();
        let spoken = Message::new("ui.try-choice").text("choice", action.as_str());
        view! {
            <button
                type="button"
                class="choice"
                data-choice=action.clone()
                aria-label=live(move || play.say(&spoken))
                on:click=move |_| play.pick_exactly(&cells)
            >
                {action.clone()}
            </button>
        }
        .into_any()
    };
    let best = choice.best.then(|| {
        view! { <span class="best-mark">{icon(Icon::Star)}<span>{word("ui.best")}</span></span> }
    });
    let figures = choice
        .figures
        .iter()
        .map(|figure| {
            let exact = figure.exact.as_deref().map(|exact| view! { <small>{breakable(exact)}</small> });
            view! { <td title=figure.exact.clone()>{play.say(&figure.shown)}{exact}</td> }.into_any()
        })
        .collect_view();
    view! {
        <tr class:best=choice.best>
            <th scope="row">{label}{best}</th>
            {figures}
        </tr>
    }
}

/// Allows a line break after the slash.
fn breakable(fraction: &str) -> impl IntoView + use<> {
    match fraction.split_once('/') {
        Some((above, below)) => view! { {format!("{above}/")}<wbr/>{below.to_owned()} }.into_any(),
        None => fraction.to_owned().into_any(),
    }
}
