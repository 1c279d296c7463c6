//! Paints grids: ruled, or spaced with a path through the cells. To keyboards and screen readers it is an
//! ARIA grid. Knows numbers, notes and colours, but no rules.

use super::{
    arrows::arrows,
    cell::{Look, cell_view, looks},
    coordinates, grid,
    grid_drawing::{class_of, extent},
    layout::Layout,
    pointer::{Pointer, is_larger_than_frame},
    ribbon::{Drawing, ribbon},
};
use crate::{
    browser,
    parts::{live, part},
    play::Play,
    speech::word,
};
use leptos::{ev, leptos_dom::helpers::request_animation_frame, prelude::*};
use parlour_scene::{Grid, Strength};

/// Reads a value from the current grid, or `other` if there is none; tracks.
fn of_grid<T: Clone + Send + Sync + 'static>(play: Play, other: T, ask: fn(&Grid) -> T) -> Signal<T> {
    live(move || play.scene.with(|scene| grid(&scene.board).map_or_else(|| other.clone(), ask)))
}

pub fn grid_board(play: Play) -> AnyView {
    let found = of_grid(play, Layout::EMPTY, Layout::of);
    let layout = Memo::new(move |_| found.get());
    let rows = part(move || {
        let layout = layout.get();
        let looks = looks(play);
        let rows = looks.chunks(layout.columns).enumerate();
        rows.map(|(row, looks)| row_view(play, &layout, row, looks)).collect_view().into_any()
    });
    let pointer = Pointer::new();
    let spaced = layout.get_untracked().kind.is_spaced();
    let shown = of_grid(play, String::new(), shown_of);
    let class = live(move || {
        let layout = layout.get();
        if layout.kind.is_spaced() {
            format!("{}{}", class_of(&layout), shown.get())
        } else {
            "grid".to_owned()
        }
    });
    let numbered = of_grid(play, false, |grid| grid.coordinates);
    let class = live(move || if numbered.get() { format!("{} numbered", class.get()) } else { class.get() });
    let over = spaced.then(|| over_cells(play, layout, pointer));
    let labels = part(move || {
        if numbered.get() {
            coordinates::labels(&layout.get(), &play.scene.with_untracked(|scene| scene.board.clone()))
        } else {
            ().into_any()
        }
    });
    let painted = view! {
        <div
            class=class
            role="grid"
            aria-label=word("web.grid")
            aria-describedby=spaced.then_some("grid-about")
            aria-multiselectable=(!spaced).then_some("true")
            style:--columns=live(move || layout.get().columns.to_string())
            style:--wide=live(move || extent(&layout.get()).0)
            style:--high=live(move || extent(&layout.get()).1)
            on:pointerdown=move |event| pointer.press(play, &event)
            on:pointermove=move |event| pointer.drag(play, &event)
            on:pointerup=move |_| pointer.lift(play)
            on:pointercancel=move |_| pointer.let_go()
            on:pointerleave=move |_| pointer.let_go()
            on:contextmenu=move |event: web_sys::MouseEvent| {
                if pointer.held.get_untracked().is_some() {
                    event.prevent_default();
                }
            }
        >
            {rows}
            {over}
            {arrows(play, layout)}
            {labels}
        </div>
    }
    .into_any();
    if spaced { framed(play, layout, pointer, painted) } else { painted }
}

/// The layer above the cells: the path, and the ring around a cell being held.
fn over_cells(play: Play, layout: Memo<Layout>, pointer: Pointer) -> AnyView {
    let drawing = Memo::new(move |_| {
        let layout = layout.get();
        let empty = Grid::plain(1, Vec::new(), 0);
        play.scene.with(|scene| Drawing::of(grid(&scene.board).unwrap_or(&empty), &layout))
    });
    let ring = part(move || match pointer.held.get() {
        Some(cell) => {
            let (x, y) = layout.get_untracked().place(cell.into());
            view! { <i class="holding" aria-hidden="true" style:--x=x.to_string() style:--y=y.to_string()></i> }
                .into_any()
        }
        None => ().into_any(),
    });
    view! { {ribbon(drawing.into())}{ring} }.into_any()
}

/// A scrolling frame for boards larger than the page; it follows the play.
fn framed(play: Play, layout: Memo<Layout>, pointer: Pointer, painted: AnyView) -> AnyView {
    let measure = move || {
        request_animation_frame(move || {
            let scrolls = is_larger_than_frame();
            if pointer.scrolls.try_get_untracked().is_some_and(|before| before != scrolls) {
                pointer.scrolls.set(scrolls);
            }
        });
    };
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let goes_on_at = of_grid(play, None, |grid| grid.cells.iter().position(|cell| cell.anchor));
    let goes_on_at = Memo::new(move |_| goes_on_at.get());
    Effect::new(move || {
        layout.track();
        measure();
        if let Some(cell) = goes_on_at.get() {
            request_animation_frame(move || {
                browser::bring_into(".grid-frame", &format!("[data-cell=\"{cell}\"]"));
            });
        }
    });
    view! {
        <div class="grid-frame" class:scrolls=pointer.scrolls>{painted}</div>
        <p id="grid-about" class="unseen">{word("web.grid-about")}</p>
    }
    .into_any()
}

/// CSS classes for how a spaced grid is drawn.
fn shown_of(grid: &Grid) -> String {
    let strength = match grid.strength {
        Strength::Low => " low",
        Strength::Medium => " medium",
        Strength::High => " high",
    };
    let focused = if grid.focused { " focused" } else { "" };
    let drawn = if grid.drawn { " drawn" } else { "" };
    [strength, focused, drawn].concat()
}

fn row_view(play: Play, layout: &Layout, row: usize, looks: &[RwSignal<Look>]) -> AnyView {
    let first = row * layout.columns;
    let cells = (first..).zip(looks).map(|(cell, look)| cell_view(play, layout, cell, *look)).collect_view();
    view! { <div role="row" class="grid-row">{cells.into_any()}</div> }.into_any()
}
