//! A native dialog, so that focus stays inside and Esc closes it; a click outside closes it too.

use super::{Icon, icon, while_true};
use crate::speech::word;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

/// A dialog that is open while `open` is true.
#[component]
pub fn Dialog(
    id: &'static str,
    title: Signal<String>,
    open: RwSignal<bool>,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    open_while(dialog, open);
    let outside = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if target.is_some_and(|target| target.id() == id) {
            open.set(false);
        }
    };
    let heading = format!("{id}-title");
    view! {
        <dialog
            id=id
            class="dialog"
            aria-labelledby=heading.clone()
            node_ref=dialog
            on:close=closed(dialog, open)
            on:click=outside
        >
            <div class="dialog-body">
                <h2 id=heading.clone()>{title}</h2>
                {while_true(open.into(), move || children())}
                <button
                    type="button"
                    class="round dialog-close"
                    aria-label=word("ui.close")
                    on:click=move |_| open.set(false)
                >
                    {icon(Icon::Close)}
                </button>
            </div>
        </dialog>
    }
}

/// Keeps the dialog element open as a modal while `open` is true.
pub fn open_while(dialog: NodeRef<html::Dialog>, open: RwSignal<bool>) {
    Effect::new(move || {
        let Some(element) = dialog.get() else { return };
        match (open.get(), element.open()) {
            // Both fail only for an element outside the page.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
}

/// Handles the browser's `close` event, from Esc or otherwise. It arrives a frame late: a dialog reopened
/// meanwhile stays open.
pub fn closed(dialog: NodeRef<html::Dialog>, open: RwSignal<bool>) -> impl FnMut(web_sys::Event) + 'static {
    move |_| {
        if !dialog.get_untracked().is_some_and(|element| element.open()) {
            open.set(false);
        }
    }
}
