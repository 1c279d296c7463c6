//! Helpers that keep the wasm small. Every closure in a view is a type of its own, and the framework is
//! compiled again for each. Boxed, or behind a signal, they share one type, provided the framework only sees
//! them after boxing.

use leptos::prelude::*;

/// A derived value for use in a view.
pub fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    fn boxed<T: Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T> {
        Signal::derive(value)
    }
    boxed(Box::new(value))
}

/// A part of a view that is rebuilt whenever what it reads changes.
pub fn part(made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    fn boxed(made: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || made()).into_any()
    }
    boxed(Box::new(made))
}

/// A part of a view that exists while a condition holds; it is rebuilt each time.
pub fn while_true(holds: Signal<bool>, made: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let holds = settled(holds);
    part(move || if holds.get() { made() } else { ().into_any() })
}

/// Notifies only when the value changes.
fn settled(holds: Signal<bool>) -> Memo<bool> {
    Memo::new(move |_| holds.get())
}
