//! Pieces of views that are compiled once. Every closure in a view is a type of its own, and the framework is
//! compiled anew for each of them; behind a signal, or behind a box, they are all alike. It keeps the page small,
//! as long as what the framework gets is made where the type of the closure is no longer known.

use leptos::prelude::*;

/// A value in a view that follows what it is made from.
pub fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    fn boxed<T: Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T> {
        Signal::derive(value)
    }
    boxed(Box::new(value))
}

/// A part of a view that is made anew whenever what it is made from changes.
pub fn part(made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    fn boxed(made: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || made()).into_any()
    }
    boxed(Box::new(made))
}

/// A part of a view that is there while a condition holds; it is made anew each time.
pub fn while_true(holds: Signal<bool>, made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let holds = settled(holds);
    part(move || if holds.get() { made() } else { ().into_any() })
}

/// Tells only of changes, not of every look at what it is made from.
fn settled(holds: Signal<bool>) -> Memo<bool> {
    Memo::new(move |_| holds.get())
}
