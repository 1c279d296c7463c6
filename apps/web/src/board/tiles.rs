//! Paints tiles and dice: a flat wooden box whose tiles are buttons for keyboard and screen reader. The 3D
//! scene replaces the drawing where it is wanted and possible; the buttons stay.

use super::{
    box_3d::Box3dView,
    die::{Die, spin},
};
use crate::{
    browser,
    parts::{live, part, while_true},
    play::Play,
    settings::{BoardView, Settings, settings},
    speech::word,
};
use leptos::{html, prelude::*};
use parlour_scene::{Board, Input, Tiles};
use web_sys::KeyboardEvent;

/// The most tiles per row on a narrow screen; more are split into two rows.
const NARROW_ROW: usize = 6;

pub fn tiles_board(play: Play) -> AnyView {
    let tiles = Memo::new(move |_| {
        play.scene.with(|scene| match &scene.board {
            Board::Tiles(tiles) => tiles.clone(),
            _ => Tiles { tiles: Vec::new(), dice: Vec::new() },
        })
    });
    view! { <TilesBoard play tiles/> }.into_any()
}

#[component]
fn TilesBoard(play: Play, tiles: Memo<Tiles>) -> impl IntoView {
    let count = Memo::new(move |_| tiles.with(|tiles| tiles.tiles.len()));
    let dice_count = Memo::new(move |_| tiles.with(|tiles| tiles.dice.len()));
    let focus = RwSignal::new(0usize);
    let spin = spin(play);
    let settings = settings();
    let (ready, failed) = (RwSignal::new(false), RwSignal::new(false));
    let flattened = RwSignal::new(false);
    let wanted = Memo::new(move |_| settings.with(Settings::wants_depth) && !failed.get());
    Effect::new(move || {
        if !wanted.get() {
            ready.set(false);
        }
    });
    let floor = NodeRef::<html::Div>::new();
    let narrow = |count: usize| if count > NARROW_ROW { count.div_ceil(2) } else { count };
    let buttons = part(move || {
        (0..count.get())
            .map(|cell| view! { <TileButton play tiles cell focus/> }.into_any())
            .collect_view()
            .into_any()
    });
    let dice = part(move || {
        let die = |place| {
            let shown = live(move || tiles.with(|tiles| tiles.dice.get(place).copied().unwrap_or(0)));
            view! { <Die play place spin shown/> }
        };
        (0..dice_count.get()).map(|place| die(place).into_any()).collect_view().into_any()
    });
    let deep = while_true(wanted.into(), move || {
        view! { <Box3dView play tiles ready failed flattened/> }.into_any()
    });
    view! {
        <div
            class="box"
            class:deep=wanted
            class:ready=live(move || ready.get() && wanted.get())
            style:--columns=live(move || count.get().to_string())
            style:--columns-narrow=live(move || narrow(count.get()).to_string())
        >
            <div
                class="tiles"
                role="group"
                aria-label=word("web.tiles")
                on:keydown=move |event| rove(&event, focus, count.get_untracked())
            >
                {buttons}
            </div>
            <div class="floor" node_ref=floor>
                <div class="dice" aria-hidden="true">
                    {dice}
                </div>
                {deep}
            </div>
        </div>
        {told_flattened(flattened)}
    }
}

/// Tells the player that 3D was too slow here, and offers to turn it back on.
fn told_flattened(flattened: RwSignal<bool>) -> AnyView {
    let settings = settings();
    let again = move |_| {
        settings.update(|settings| settings.view = BoardView::Deep);
        flattened.set(false);
    };
    while_true(flattened.into(), move || {
        view! {
            <p class="flattened" id="flattened" role="status">
                {word("web.flattened")}
                <button type="button" class="button small" id="deep-again" on:click=again>
                    {word("web.deep-again")}
                </button>
            </p>
        }
        .into_any()
    })
}

#[component]
fn TileButton(play: Play, tiles: Memo<Tiles>, cell: usize, focus: RwSignal<usize>) -> impl IntoView {
    let tile = Memo::new(move |_| tiles.with(|tiles| tiles.tiles.get(cell).cloned()));
    let is = move |ask: fn(&parlour_scene::Tile) -> bool| {
        live(move || tile.with(|tile| tile.as_ref().is_some_and(ask)))
    };
    let number = tile.with_untracked(|tile| tile.as_ref().map_or(0, |tile| tile.number));
    let key = tile.with_untracked(|tile| tile.as_ref().map_or(' ', |tile| tile.key));
    let place = cell as u16;
    let hinted = Memo::new(move |_| play.coach.hints_at(place));
    let (usable, picked) = (is(|tile| tile.enabled), is(|tile| tile.picked));
    view! {
        <button
            type="button"
            class="tile"
            id=format!("tile-{number}")
            data-cell=cell.to_string()
            class:up=is(|tile| tile.up)
            class:down=is(|tile| !tile.up)
            class:picked=picked
            class:hinted=hinted
            aria-pressed=live(move || picked.get().to_string())
            aria-disabled=live(move || (!usable.get() || play.is_held()).to_string())
            aria-label=live(move || {
                tile.with(|tile| tile.as_ref().map(|tile| play.say(&tile.spoken)).unwrap_or_default())
            })
            aria-keyshortcuts=key.to_string()
            tabindex=live(move || if focus.get() == cell { "0" } else { "-1" })
            on:focus=move |_| focus.set(cell)
            on:click=move |_| play.input(&Input::Pick(place))
        >
            <span class="plate" aria-hidden="true">
                <span class="front">{number}</span>
                <span class="back" data-number=number.to_string()></span>
            </span>
        </button>
    }
}

/// Arrow keys move the focus along the row, wrapping around; Home and End go to its ends.
fn rove(event: &KeyboardEvent, focus: RwSignal<usize>, count: usize) {
    if count == 0 || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let now = focus.get_untracked();
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (now + 1) % count,
        "ArrowLeft" | "ArrowUp" => (now + count - 1) % count,
        "Home" => 0,
        "End" => count - 1,
        _ => return,
    };
    event.prevent_default();
    focus.set(next);
    browser::focus(&format!("[data-cell=\"{next}\"]"));
}
