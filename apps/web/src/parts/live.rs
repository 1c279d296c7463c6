//! Pieces of views that are compiled once. Every closure in a view is a type of its own, and the framework is
//! compiled anew for each of them; behind a signal, or behind a box, they are all alike. It keeps the page small.

use leptos::prelude::*;

/// A value in a view that follows what it is made from.
pub fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A part of a view that is made anew whenever what it is made from changes.
pub fn part(made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let made: Box<dyn Fn() -> AnyView + Send> = Box::new(made);
    (move || made()).into_any()
}

/// A part of a view that is there while a condition holds; it is made anew each time.
pub fn while_true(holds: Signal<bool>, made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let holds = Memo::new(move |_| holds.get());
    part(move || if holds.get() { made() } else { ().into_any() })
}
