//! The analysis beside the board: the graph of the game, the turning points, what everything is worth in the position on the
//! board. Paints what the controller holds.

use super::status::command_button;
use crate::{
    parts::{Icon, icon, live, part},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_kernel::{Message, Seat};
use parlour_midend::{Analysis, Sign, Standing, StudyView, Turning, Weighed};
use parlour_scene::command;
use wasm_bindgen::JsCast;

/// Dimensions in the drawing's own units.
const WIDTH: usize = 480;
const HALF: i32 = 60;
/// Space for the marks at the edges.
const EDGE: i32 = 10;
/// What is offered, in order.
const OFFERED: [&str; 5] =
    [command::LINE, command::BETTER, command::TURNING, command::PLAY_ON, command::ANALYSE];

/// The panel of an analysis.
pub fn study_panel(play: Play) -> AnyView {
    let said = |of: fn(&StudyView) -> Option<Message>| {
        let message = play.studied(of);
        live(move || message.get().flatten().map(|message| play.say(&message)))
    };
    let stands = said(StudyView::standing_words);
    let (thinking, looking) = (word("ui.study-thinking"), said(progress));
    let buttons = OFFERED.map(|id| command_button(play, id));
    view! {
        <section class="card-panel study" id="study" aria-labelledby="study-title">
            <h2 id="study-title">{word("ui.analysis")}</h2>
            <p class="quiet" id="study-progress">{looking}</p>
            <p class="study-stands" id="study-stands" role="status">
                {live(move || stands.get().unwrap_or_else(|| thinking.get()))}
            </p>
            <p id="study-verdict">{said(|study| study.verdict.clone())}</p>
            {part(move || play.study.with(|study| study.as_ref().map_or_else(|| ().into_any(), |study| graph(play, study))))}
            <div class="study-commands" role="group" aria-label=word("ui.analysis")>{buttons.collect_view()}</div>
            {actions(play)}
            {turning_points(play)}
            {standings(play)}
        </section>
    }
    .into_any()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn progress(study: &StudyView) -> Option<Message> {
    let words =
        || Message::new("ui.study-progress").int("done", count(study.done)).int("all", count(study.all));
    study.failed.clone().or_else(|| study.is_at_work().then(words))
}

/// Where a step stands in the drawing.
fn across(step: usize, last: usize) -> usize {
    step * WIDTH / last.max(1)
}

fn down(height: i8) -> i32 {
    HALF - i32::from(height) * HALF / 100
}

/// The graph; a table below says the same.
fn graph(play: Play, study: &StudyView) -> AnyView {
    let last = study.standings.len().saturating_sub(1);
    let known = || {
        let heights = study.standings.iter().enumerate();
        heights.filter_map(|(step, standing)| Some((across(step, last), down(standing.height?))))
    };
    let line: Vec<String> = known().map(|(x, y)| format!("{x},{y}")).collect();
    let line = if line.is_empty() { String::new() } else { format!("M{}", line.join("L")) };
    let ends = (known().next(), known().next_back());
    let area = match ends {
        (Some((first, _)), Some((end, _))) => format!("{line}L{end},{HALF}L{first},{HALF}Z"),
        _ => String::new(),
    };
    let marks = study.standings.iter().enumerate().filter_map(|(step, standing)| {
        let (sign, height) = (standing.sign?, standing.height?);
        let class = format!("sign {}", sign.word());
        let radius = if sign == Sign::Only { "3" } else { "5" };
        Some(view! { <circle class=class cx=across(step, last).to_string() cy=down(height).to_string() r=radius></circle> }.into_any())
    });
    let here = across(study.in_game, last);
    let [top, bottom] = [0, 1].map(|seat| play.name(Seat(seat)));
    let label = play.say(&Message::new("ui.study-graph").text("top", top).text("bottom", bottom));
    let pick = move |event: web_sys::MouseEvent| {
        let target = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(target) = target else { return };
        let place = target.get_bounding_client_rect();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share of a width in thousandths"
        )]
        let share = ((f64::from(event.client_x()) - place.left()) / place.width().max(1.0) * 1000.0)
            .clamp(0.0, 1000.0) as usize;
        if let Some(step) =
            play.study.with_untracked(|study| study.as_ref().map(|study| study.step_at(share)))
        {
            play.turn_to(step);
        }
    };
    view! {
        <svg
            class="study-graph"
            id="study-graph"
            viewBox=format!("-{EDGE} -{EDGE} {} {}", WIDTH + 2 * EDGE as usize, 2 * (HALF + EDGE))
            role="img"
            aria-label=label
            on:click=pick
        >
            <path class="below" d=format!("M0,0H{WIDTH}V{}H0Z", 2 * HALF)></path>
            <path class="area" d=area></path>
            <path class="middle" d=format!("M0,{HALF}H{WIDTH}")></path>
            <path class="line" d=line></path>
            <path class="here" d=format!("M{here},0V{}", 2 * HALF)></path>
            {marks.collect_view()}
        </svg>
    }
    .into_any()
}

/// Everything that can be done in the position on the board, best first.
fn actions(play: Play) -> AnyView {
    let here = play.studied(|study| study.here.clone());
    part(move || {
        let Some(Some(Analysis { found, actions, line, .. })) = here.get() else { return ().into_any() };
        let worth = play.say(&Message::new("ui.study-worth").message("found", found));
        let best = play.say(&Message::new("ui.study-best").text("line", line.join(" ")));
        let rows =
            (0..).zip(&actions).map(|(place, weighed): (usize, _)| action_row(play, weighed, place == 0));
        view! {
            <p id="study-line">{best}</p>
            <div class="choices-scroll" tabindex="0" role="group" aria-label=word("ui.study-actions")>
                <table class="choices" id="study-actions">
                    <thead>
                        <tr><th scope="col">{word("ui.choice")}</th><th scope="col">{worth}</th></tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any()
    })
}

fn action_row(play: Play, weighed: &Weighed, best: bool) -> AnyView {
    let action = weighed.action.clone();
    let spoken = Message::new("ui.study-try").text("action", action.as_str());
    let star = best
        .then(|| view! { <span class="best-mark">{icon(Icon::Star)}<span>{word("ui.best")}</span></span> });
    let (shown, wanted, named) = (play.say(&weighed.shown), action.clone(), action.clone());
    view! {
        <tr class:best=best>
            <th scope="row">
                <button
                    type="button"
                    class="choice"
                    data-choice=named
                    aria-label=live(move || play.say(&spoken))
                    on:click=move |_| play.try_out(&wanted)
                >
                    {action}
                </button>
                {star}
            </th>
            <td>{shown}</td>
        </tr>
    }
    .into_any()
}

fn turning_points(play: Play) -> AnyView {
    let turning = play.studied(|study| (study.turning.clone(), study.is_at_work()));
    let row = move |turning: &Turning| {
        let (steps, text) = (turning.steps, play.say(&turning.text));
        jump(play, steps, text)
    };
    part(move || {
        let (turning, at_work) = turning.get().unwrap_or_default();
        let list = match (turning.is_empty(), at_work) {
            (true, true) => ().into_any(),
            (true, false) => view! { <p class="quiet">{word("ui.study-none")}</p> }.into_any(),
            (false, _) => {
                let rows =
                    turning.iter().map(|point| view! { <li>{row(point)}</li> }.into_any()).collect_view();
                view! { <ol id="study-turning">{rows}</ol> }.into_any()
            }
        };
        view! { <h3>{word("ui.study-turnings")}</h3> {list} }.into_any()
    })
}

/// A button that shows the game after so many steps.
fn jump(play: Play, steps: usize, text: String) -> AnyView {
    let at = play.studied(|study| study.in_game);
    view! {
        <button
            type="button"
            class="step"
            aria-current=live(move || (at.get() == Some(steps)).then_some("step"))
            on:click=move |_| play.turn_to(steps)
        >
            {text}
        </button>
    }
    .into_any()
}

/// The graph as a table, for those who do not see it.
fn standings(play: Play) -> AnyView {
    let all = play.studied(|study| study.standings.clone());
    let row = move |(steps, standing): (usize, &Standing)| {
        let name = standing.step.as_ref().map_or_else(
            || word("ui.study-start").get(),
            |step| format!("{steps}. {}{}", play.say(step), standing.sign.map_or("", Sign::written)),
        );
        let stands = standing.text.as_ref().map(|text| play.say(text));
        view! { <tr><th scope="row">{jump(play, steps, name)}</th><td>{stands}</td></tr> }.into_any()
    };
    let rows = part(move || {
        let all = all.get().unwrap_or_default();
        all.iter().enumerate().map(row).collect_view().into_any()
    });
    view! {
        <details class="study-table">
            <summary>{word("ui.as-table")}</summary>
            <table>
                <thead>
                    <tr><th scope="col">{word("ui.study-step")}</th><th scope="col">{word("ui.study-stands")}</th></tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
    .into_any()
}
