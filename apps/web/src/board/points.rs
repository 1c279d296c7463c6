//! Paints point boards: a wooden board with inlaid lines, whose points are buttons for keyboard and screen
//! reader. Stones slide along the last move and can be dragged. Knows stones and marks, but no rules.

use crate::{
    parts::{live, part},
    play::Play,
    speech::word,
};
use leptos::prelude::*;
use parlour_scene::{Board, Input, Mark, Point, Points, SeatLine, Stone};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// How far the pointer must move, in pixels, for a press to become a drag.
const DRAG: i32 = 8;

/// The point of the stone being dragged, and where the pointer went down.
type Dragged = Option<(u16, i32, i32)>;

/// Everything a point's appearance depends on.
#[derive(Clone, PartialEq)]
struct Look {
    point: Point,
    shines: bool,
    /// If the last move ended here: how many columns and rows away it began.
    arrived: Option<(i16, i16)>,
    /// Whether the last move began here.
    left: bool,
    cursor: bool,
    hinted: bool,
    flashed: bool,
}

fn points(board: &Board) -> Option<&Points> {
    match board {
        Board::Points(points) => Some(points),
        _ => None,
    }
}

pub fn points_board(play: Play) -> AnyView {
    let count = Memo::new(move |_| {
        play.scene.with(|scene| points(&scene.board).map_or(0, |board| board.points.len()))
    });
    let inlay =
        Memo::new(move |_| play.scene.with(|scene| points(&scene.board).map(inlay_of).unwrap_or_default()));
    let glow =
        Memo::new(move |_| play.scene.with(|scene| points(&scene.board).map(glow_of).unwrap_or_default()));
    let size = Memo::new(move |_| play.scene.with(|scene| points(&scene.board).map_or(1, size_of)));
    let buttons = part(move || (0..count.get()).map(|cell| point_view(play, cell)).collect_view().into_any());
    let dragged = StoredValue::new(Dragged::None);
    view! {
        {trays(play)}
        <div
            class="points"
            role="group"
            aria-label=word("web.points")
            style:--places=live(move || size.get().to_string())
            on:pointerdown=move |event| press(play, dragged, &event)
            on:pointermove=move |event| drag(dragged, &event)
            on:pointerup=move |event| drop_stone(play, dragged, &event)
            on:pointercancel=move |event: PointerEvent| lay_back(dragged, &event)
        >
            <svg class="inlay" viewBox=live(move || view_box(size.get())) aria-hidden="true">
                <path d=live(move || inlay.get())/>
                <path class="glow" d=live(move || glow.get())/>
            </svg>
            {names(size)}
            {buttons}
        </div>
    }
    .into_any()
}

/// The trays beside the board: stones in hand and stones lost.
fn trays(play: Play) -> AnyView {
    let stones = Memo::new(move |_| {
        play.scene.with(|scene| {
            let stones = points(&scene.board).map(|board| (board.hands.clone(), board.lost.clone()));
            let (hands, lost) = stones.unwrap_or_default();
            let lines = scene.seats.iter().zip(hands).zip(lost);
            lines.map(|((line, hand), lost)| (line.clone(), hand, lost)).collect::<Vec<_>>()
        })
    });
    part(move || {
        let shown = stones.get().into_iter().map(|(line, hand, lost)| tray(play, &line, hand, lost));
        view! { <div class="trays" id="trays">{shown.collect_view()}</div> }.into_any()
    })
}

fn tray(play: Play, line: &SeatLine, hand: u8, lost: u8) -> AnyView {
    let kind = if line.seat.0 == 0 { "first" } else { "second" };
    let stone = |class: String| view! { <span class=class></span> }.into_any();
    let in_hand = (0..hand).map(|_| stone(format!("small-stone {kind}"))).collect_view();
    let gone = (0..lost).map(|_| stone("small-stone gone".to_owned())).collect_view();
    let said = line.note.as_ref().map(|note| play.say(note)).unwrap_or_default();
    let name = play.name(line.seat);
    let label = format!("{name}: {said}");
    view! {
        <div class=format!("tray {kind}") class:to-move=line.to_move role="img" aria-label=label.clone() title=label>
            <span class="tray-name"><span class=format!("small-stone {kind}")></span>{name}</span>
            <span class="tray-stones">{in_hand}{gone}</span>
        </div>
    }
    .into_any()
}

/// The letters and numbers along the edges that name the points.
fn names(size: Memo<u8>) -> AnyView {
    part(move || {
        let size = size.get();
        let edge = |place: u8| {
            let letter = char::from(b'a' + place).to_string();
            let at = place.to_string();
            view! {
                <span class="edge file" style:--at=at.clone() aria-hidden="true">{letter}</span>
                <span class="edge rank" style:--at=at aria-hidden="true">{(size - place).to_string()}</span>
            }
            .into_any()
        };
        (0..size).map(edge).collect_view().into_any()
    })
}

/// The number of places per side.
fn size_of(board: &Points) -> u8 {
    board.points.iter().map(|point| point.column.max(point.row) + 1).max().unwrap_or(1)
}

/// One unit per place, with the point in its centre.
fn view_box(size: u8) -> String {
    format!("0 0 {size} {size}")
}

fn inlay_of(board: &Points) -> String {
    board.lines.iter().map(|(a, b)| segment(board, &[*a, *b])).collect()
}

fn glow_of(board: &Points) -> String {
    board.shining.iter().map(|row| segment(board, row)).collect()
}

/// A line through points, as an SVG path.
fn segment(board: &Points, cells: &[u16]) -> String {
    let point = |cell: &u16| board.points.get(usize::from(*cell));
    let places = cells.iter().filter_map(point).enumerate().map(|(index, point)| {
        let pen = if index == 0 { 'M' } else { 'L' };
        format!("{pen}{}.5 {}.5", point.column, point.row)
    });
    places.collect()
}

fn point_view(play: Play, cell: usize) -> AnyView {
    let look = Memo::new(move |_| look_of(play, cell));
    let stone = Memo::new(move |_| {
        look.with(|look| {
            look.as_ref().and_then(|look| Some((look.point.stone?, look.arrived, look.point.target)))
        })
    });
    let (column, row) =
        look.with_untracked(|look| look.as_ref().map_or((0, 0), |look| (look.point.column, look.point.row)));
    let name = look.with_untracked(|look| look.as_ref().map_or("", |look| look.point.name));
    let pressed =
        live(move || look.with(|look| look.as_ref().is_some_and(|look| look.point.picked).then_some("true")));
    view! {
        <button
            type="button"
            class=live(move || look.with(|look| class_of(look.as_ref())))
            style:--x=column.to_string()
            style:--y=row.to_string()
            id=format!("point-{name}")
            data-cell=cell.to_string()
            tabindex=live(move || look.with(|look| if look.as_ref().is_some_and(|look| look.cursor) { "0" } else { "-1" }))
            aria-pressed=pressed
            aria-disabled=live(move || look.with(|look| if look.as_ref().is_some_and(|look| look.point.open) { "false" } else { "true" }))
            aria-label=live(move || look.with(|look| look.as_ref().map(|look| play.say(&look.point.spoken))))
            on:click=move |_| play.input(&Input::Pick(cell as u16))
        >
            {part(move || stone.get().map_or_else(|| ().into_any(), stone_view))}
        </button>
    }
    .into_any()
}

fn stone_view((stone, arrived, target): (Stone, Option<(i16, i16)>, Option<Mark>)) -> AnyView {
    let kind = match stone {
        Stone::First => "first",
        Stone::Second => "second",
        Stone::Dead => "dead",
    };
    let class = match arrived {
        Some((0, 0)) => format!("stone {kind} laid"),
        Some(_) => format!("stone {kind} slid"),
        None => format!("stone {kind}"),
    };
    let (right, down) = arrived.unwrap_or_default();
    let mark = target.map(|mark| {
        let path = match mark {
            Mark::Cross => "M28 28L72 72M72 28L28 72",
            Mark::Bracket => "M34 18H20V82H34M66 18H80V82H66",
            Mark::DoubleBracket => "M34 14H18V86H34M42 24H28V76H42M66 14H82V86H66M58 24H72V76H58",
            Mark::Arc => "M18 64Q50 -6 82 64M82 64L66 56M82 64L86 46",
        };
        view! { <svg class="mark" viewBox="0 0 100 100" aria-hidden="true"><path d=path/></svg> }.into_any()
    });
    view! {
        <span class=class style:--dx=right.to_string() style:--dy=down.to_string()>
            {mark}
        </span>
    }
    .into_any()
}

fn look_of(play: Play, cell: usize) -> Option<Look> {
    let place = cell as u16;
    let hinted = play.coach.hints_at(place);
    let flashed = play.flashed.with(|cells| cells.contains(&place));
    play.scene.with(|scene| {
        let board = points(&scene.board)?;
        let point = board.points.get(cell)?.clone();
        let arrived = board.last.filter(|(_, to)| *to == place).map(|(from, _)| {
            let from = from.and_then(|from| board.points.get(usize::from(from)));
            let away = |from: u8, to: u8| i16::from(from) - i16::from(to);
            from.map_or((0, 0), |from| (away(from.column, point.column), away(from.row, point.row)))
        });
        let left = board.last.is_some_and(|(from, _)| from == Some(place));
        let shines = board.shining.iter().any(|row| row.contains(&place));
        Some(Look { point, shines, arrived, left, cursor: board.cursor == place, hinted, flashed })
    })
}

fn class_of(look: Option<&Look>) -> String {
    let mut class = "point".to_owned();
    let Some(Look { point, shines, arrived, left, hinted, flashed, .. }) = look else { return class };
    for (holds, name) in [
        (point.picked, " picked"),
        (point.open, " open"),
        (point.stone.is_none(), " free"),
        (point.target.is_some(), " target"),
        (*shines, " shines"),
        (arrived.is_some(), " arrived"),
        (*left, " left"),
        (*hinted, " hinted"),
        (*flashed, " flashed"),
    ] {
        if holds {
            class.push_str(name);
        }
    }
    class
}

/// Starts a drag if the stone can be picked.
fn press(play: Play, dragged: StoredValue<Dragged>, event: &PointerEvent) {
    let Some(cell) = cell_at(event).filter(|_| event.button() == 0) else { return };
    let movable = play.scene.with_untracked(|scene| {
        let point = points(&scene.board).and_then(|board| board.points.get(usize::from(cell)));
        point.is_some_and(|point| point.open && point.stone.is_some() && point.target.is_none())
    });
    dragged.set_value(movable.then_some((cell, event.client_x(), event.client_y())));
}

/// Moves the stone with the pointer once it has moved far enough to be a drag.
fn drag(dragged: StoredValue<Dragged>, event: &PointerEvent) {
    let Some((cell, x, y)) = dragged.get_value() else { return };
    let (right, down) = (event.client_x() - x, event.client_y() - y);
    let Some(stone) = stone_of(cell) else { return };
    if right.abs().max(down.abs()) >= DRAG {
        // Setting a valid style property cannot fail.
        let _ = stone.style().set_property("translate", &format!("{right}px {down}px"));
        let _ = stone.class_list().add_1("dragged");
    }
}

/// Moves the stone if it was released on another point.
fn drop_stone(play: Play, dragged: StoredValue<Dragged>, event: &PointerEvent) {
    let Some((from, x, y)) = dragged.get_value() else { return };
    lay_back(dragged, event);
    let moved = (event.client_x() - x).abs().max((event.client_y() - y).abs()) >= DRAG;
    let Some(to) = cell_at(event).filter(|to| moved && *to != from) else { return };
    let picked = play.scene.with_untracked(|scene| {
        let point = points(&scene.board).and_then(|board| board.points.get(usize::from(from)));
        point.is_some_and(|point| point.picked)
    });
    if !picked {
        play.input(&Input::Pick(from));
    }
    play.input(&Input::Pick(to));
}

fn lay_back(dragged: StoredValue<Dragged>, _event: &PointerEvent) {
    if let Some(stone) = dragged.get_value().and_then(|(cell, ..)| stone_of(cell)) {
        let _ = stone.style().remove_property("translate");
        let _ = stone.class_list().remove_1("dragged");
    }
    dragged.set_value(None);
}

fn stone_of(cell: u16) -> Option<HtmlElement> {
    let found = document().query_selector(&format!("[data-cell=\"{cell}\"] .stone")).ok()??;
    found.dyn_into().ok()
}

fn cell_at(event: &PointerEvent) -> Option<u16> {
    #[expect(clippy::cast_precision_loss, reason = "places on a screen are small numbers")]
    let found = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    let cell = found.iter().find_map(|found| found.dyn_into::<Element>().ok()?.closest(".point").ok()?)?;
    cell.get_attribute("data-cell")?.parse().ok()
}
