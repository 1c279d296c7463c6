//! Paints glyph maps: a canvas, the same rows as text for screen readers, gauges, messages, and lists that
//! open over the map. Knows glyphs and light, but no game.

use super::glyphs;
use crate::{
    browser, javascript,
    parts::{live, part},
    play::Play,
    settings::{Settings, settings},
    speech::word,
};
use leptos::{html, leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_scene::{Gauge, Glyphs, Input, Sheet, Sight, Told, Tone};
use serde_json::json;
use web_sys::{HtmlCanvasElement, MouseEvent, PointerEvent};

/// How many messages are shown below the map; older ones are in the message list.
const SHOWN: usize = 40;
/// How far a finger must slide, in pixels, to count as a step.
const SLIDE: i32 = 24;

fn of<T: Clone + PartialEq + Send + Sync + 'static>(play: Play, ask: fn(&Glyphs) -> T) -> Memo<Option<T>> {
    Memo::new(move |_| play.scene.with(|scene| glyphs(&scene.board).map(ask)))
}

pub fn glyphs_board(play: Play) -> AnyView {
    let canvas = NodeRef::<html::Canvas>::new();
    let settings = settings();
    Effect::new(move || {
        let (motion, hinted) = (settings.with(Settings::moves), play.coach.hinted());
        let flashed = play.flashed.get();
        play.scene.with(|scene| {
            if let (Some(canvas), Some(board)) = (canvas.get(), glyphs(&scene.board)) {
                paint(&canvas, board, &hinted, &flashed, motion);
            }
        });
    });
    let looked = Memo::new(move |_| {
        play.scene.with(|scene| {
            let looks = glyphs(&scene.board).is_some_and(|board| board.cursor.is_some());
            let panel = scene.panels.iter().find(|panel| panel.id == "look").filter(|_| looks);
            panel.map(|panel| panel.lines.iter().map(|line| play.say(line)).collect::<Vec<_>>())
        })
    });
    Effect::new(move || {
        if let Some(lines) = looked.get() {
            play.speak(&lines);
        }
    });
    let look = live(move || looked.with(|lines| lines.as_ref().map(|lines| lines.join(" "))));
    let rows = of(play, |board| board.rows().collect::<Vec<_>>().join("\n"));
    let text = live(move || rows.get().unwrap_or_default());
    let touched = move |event: &MouseEvent| {
        let at = |canvas: HtmlCanvasElement| javascript::cell_at(&canvas, event.client_x(), event.client_y());
        canvas.get_untracked().map(at).and_then(|cell| u16::try_from(cell).ok())
    };
    let pressed = StoredValue::new(None::<(i32, i32)>);
    let down = move |event: PointerEvent| {
        pressed.set_value((event.pointer_type() != "mouse").then(|| (event.client_x(), event.client_y())));
    };
    // A slide is not a click.
    let up = move |event: PointerEvent| {
        let slid = pressed.get_value().and_then(|(x, y)| slide(event.client_x() - x, event.client_y() - y));
        pressed.set_value(None);
        if let Some(way) = slid {
            play.command(way);
        }
    };
    let click = move |event: MouseEvent| {
        if let Some(cell) = touched(&event) {
            play.input(&Input::Pick(cell));
        }
    };
    let hold = move |event: MouseEvent| {
        if let Some(cell) = touched(&event) {
            event.prevent_default();
            play.input(&Input::Hold(cell));
        }
    };
    view! {
        <div class="map">
            <div class="map-frame">
                <canvas
                    id="map"
                    role="img"
                    aria-label=word("web.map")
                    node_ref=canvas
                    on:pointerdown=down
                    on:pointerup=up
                    on:click=click
                    on:contextmenu=hold
                />
            </div>
            <section class="unseen" aria-label=word("web.map-as-text")>
                <pre id="map-text">{text}</pre>
            </section>
            {sheet_place(play)}
            {gauges_view(play)}
            <p class="look" id="look" aria-hidden="true">{look}</p>
            {log_view(play)}
        </div>
    }
    .into_any()
}

/// The step a slide stands for: the nearest of eight directions.
fn slide(dx: i32, dy: i32) -> Option<&'static str> {
    if dx.abs().max(dy.abs()) < SLIDE {
        return None;
    }
    // Orthogonal if one component is more than twice the other.
    let x = if dx.abs() * 2 > dy.abs() { dx.signum() } else { 0 };
    let y = if dy.abs() * 2 > dx.abs() { dy.signum() } else { 0 };
    Some(match (x, y) {
        (0, -1) => "go-n",
        (1, -1) => "go-ne",
        (1, 0) => "go-e",
        (1, 1) => "go-se",
        (0, 1) => "go-s",
        (-1, 1) => "go-sw",
        (-1, 0) => "go-w",
        _ => "go-nw",
    })
}

fn paint(canvas: &HtmlCanvasElement, board: &Glyphs, hinted: &[u16], flashed: &[u16], motion: bool) {
    let signs: String = board.cells.iter().map(|cell| cell.sign).collect();
    // One letter per cell, in upper case if it should stand out.
    let ink = |cell: &parlour_scene::Glyph| {
        let first = if cell.strong { b'A' } else { b'a' };
        char::from(first + cell.ink as u8)
    };
    let light = |cell: &parlour_scene::Glyph| match cell.sight {
        Sight::Never => ' ',
        Sight::Remembered => '~',
        Sight::Lit(light) => char::from(b'!' + light.min(100) / 2),
    };
    let inks: String = board.cells.iter().map(ink).collect();
    let lights: String = board.cells.iter().map(light).collect();
    let more = json!({
        "centre": board.centre, "cursor": board.cursor, "path": board.path, "marked": hinted, "flashed": flashed,
        "motion": motion,
    });
    javascript::paint_map(canvas, board.columns, &signs, &inks, &lights, &more.to_string());
}

fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "plain",
        Tone::Large => "wary",
        Tone::Good => "good",
        Tone::Bad => "bad",
    }
}

fn gauges_view(play: Play) -> AnyView {
    let gauges = of(play, |board| board.gauges.clone());
    let gauge = move |gauge: &Gauge| {
        let bar = gauge.full.map(|full| {
            view! { <span class="gauge-bar" style:--full=format!("{full}%") aria-hidden="true"></span> }
                .into_any()
        });
        view! {
            <div class=format!("gauge {}", tone(gauge.tone)) id=format!("gauge-{}", gauge.id.to_ascii_lowercase())>
                <dt>{play.say(&gauge.label)}</dt>
                <dd>{play.say(&gauge.value)}{bar}</dd>
            </div>
        }
        .into_any()
    };
    let shown = part(move || gauges.get().unwrap_or_default().iter().map(gauge).collect_view().into_any());
    view! { <dl class="gauges" id="gauges">{shown}</dl> }.into_any()
}

fn log_view(play: Play) -> AnyView {
    let log = of(play, |board| {
        let newest = board.log.len().saturating_sub(SHOWN);
        board.log[newest..].to_vec()
    });
    let line = move |told: &Told| {
        let text = play.say(&told.text);
        let times = (told.times > 1).then(|| format!(" ×{}", told.times));
        view! { <li class=tone(told.tone) class:fresh=told.fresh>{text}{times}</li> }.into_any()
    };
    let shown = part(move || log.get().unwrap_or_default().iter().rev().map(line).collect_view().into_any());
    view! { <ol class="told" id="told" tabindex="0" aria-label=word("web.told")>{shown}</ol> }.into_any()
}

/// The open list, if there is one; its first line takes the focus.
fn sheet_place(play: Play) -> AnyView {
    let sheet = Memo::new(move |_| play.scene.with(|scene| glyphs(&scene.board)?.sheet.clone()));
    part(move || match sheet.get() {
        Some(sheet) => {
            request_animation_frame(|| browser::focus(".sheet-list button, #sheet-close"));
            sheet_view(play, &sheet)
        }
        None => ().into_any(),
    })
}

fn sheet_view(play: Play, sheet: &Sheet) -> AnyView {
    let lines = sheet.lines.iter().map(|line| view! { <p>{play.say(line)}</p> }.into_any()).collect_view();
    let entries = sheet.entries.iter().map(|entry| {
        let (command, key) = (entry.command.to_string(), entry.key.to_string());
        let note = entry.note.as_ref().map(|note| {
            view! { <span class="sheet-note">{play.say(note)}</span> }.into_any()
        });
        view! {
            <li>
                <button type="button" id=format!("entry-{command}") aria-keyshortcuts=key.clone() on:click=move |_| play.command(&command)>
                    <kbd aria-hidden="true">{key.clone()}</kbd>
                    <span>{play.say(&entry.text)}</span>
                    {note}
                </button>
            </li>
        }
        .into_any()
    });
    let entries = entries.collect_view();
    view! {
        <section class="map-sheet" id="sheet-over" role="dialog" aria-labelledby="sheet-title">
            <h2 id="sheet-title">{play.say(&sheet.title)}</h2>
            <div class="sheet-lines">{lines}</div>
            <ul class="sheet-list">{entries}</ul>
            <button type="button" class="button small" id="sheet-close" on:click=move |_| play.command("close-sheet")>
                {word("ui.close")}
            </button>
        </section>
    }
    .into_any()
}
