//! Line icons for buttons, one path each, on a grid of 24.

use leptos::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Undo,
    Redo,
    Lamp,
    Menu,
    Close,
    Star,
    Tools,
    Pause,
    Play,
    First,
    Back,
    On,
    Last,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Icon::Undo => "m9 5-5 5 5 5M4.5 10H15a5 5 0 0 1 0 10H9",
            Icon::Redo => "m15 5 5 5-5 5M19.5 10H9a5 5 0 0 0 0 10h6",
            Icon::Lamp => "m12 2v4M7.5 6h9L20 15H4ZM9.5 15a2.5 2.5 0 0 0 5 0M12 20v2M6 19l-1 1.5M18 19l1 1.5",
            Icon::Menu => "m4 7h16M4 12h16M4 17h16",
            Icon::Close => "m6 6 12 12M18 6 6 18",
            Icon::Tools => "m4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
            Icon::Pause => "m8 5v14M16 5v14",
            Icon::Play => "m8 5 11 7-11 7Z",
            Icon::First => "m7 5v14M18 5l-7 7 7 7",
            Icon::Back => "m15 5-7 7 7 7",
            Icon::On => "m9 5 7 7-7 7",
            Icon::Last => "m17 5v14M6 5l7 7-7 7",
            Icon::Star => "m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z",
        }
    }
}

/// Decorative: the text beside it, or the button's label, says what it means.
pub fn icon(which: Icon) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=which.path()></path>
        </svg>
    }
}
