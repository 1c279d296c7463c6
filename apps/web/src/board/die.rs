//! One die, seen from above.

use crate::{
    parts::live,
    play::{Dice, Play},
};
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use std::time::Duration;

/// Which of the seven pip positions each face uses: rows from the top, left to right.
const PIPS: [[bool; 7]; 7] = {
    const O: bool = false;
    const X: bool = true;
    [
        [O, O, O, O, O, O, O],
        [O, O, O, X, O, O, O],
        [X, O, O, O, O, O, X],
        [X, O, O, X, O, O, X],
        [X, X, O, O, O, X, X],
        [X, X, O, X, O, X, X],
        [X, X, X, O, X, X, X],
    ]
};

/// How often a tumbling die shows a new face.
const TURN: Duration = Duration::from_millis(85);

/// A number that keeps changing while dice are tumbling.
pub fn spin(play: Play) -> RwSignal<u8> {
    let spin = RwSignal::new(0u8);
    let tumbling = Memo::new(move |_| play.dice.with(|dice| matches!(dice, Dice::Tumbling(_))));
    Effect::new(move || {
        if tumbling.get()
            && let Ok(handle) =
                set_interval_with_handle(move || spin.update(|n| *n = n.wrapping_add(1)), TURN)
        {
            on_cleanup(move || handle.clear());
        }
    });
    spin
}

/// The die at index `place`; `shown` is its face in the scene.
#[component]
pub fn Die(play: Play, place: usize, shown: Signal<u8>, spin: RwSignal<u8>) -> impl IntoView {
    let face = Memo::new(move |_| {
        play.dice.with(|dice| match dice {
            Dice::AsShown => shown.get(),
            Dice::Lying(faces) => faces.get(place).copied().unwrap_or(0),
            Dice::Tumbling(_) => {
                let turn = usize::from(spin.get()) * (2 * place + 1) + 3 * place;
                [1, 5, 3, 6, 2, 4][turn % 6]
            }
        })
    });
    let tumbling = live(move || play.dice.with(|dice| matches!(dice, Dice::Tumbling(_))));
    let pips = (0..7)
        .map(|pip| {
            let on = live(move || PIPS[usize::from(face.get()).min(6)][pip]);
            view! { <span class="pip" class:on=on></span> }.into_any()
        })
        .collect_view();
    view! {
        <span
            class="die"
            class:tumbling=tumbling
            class:waiting=live(move || face.get() == 0)
            data-face=live(move || face.get().to_string())
        >
            {pips}
        </span>
    }
}
