//! Opens an address in the user's browser, if there is one.
use std::process::{Command, Stdio};

/// Tries to open a browser; if that fails, the printed address is enough.
pub fn open(address: &str) {
    if let Some(mut opener) = opener() {
        let quiet = opener.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        drop(quiet.spawn());
    }
}

fn opener() -> Option<Command> {
    if cfg!(windows) {
        Some(Command::new("explorer"))
    } else if cfg!(target_os = "macos") {
        Some(Command::new("open"))
    } else {
        // Without a display, `xdg-open` would start a text browser on our terminal.
        let screen = ["DISPLAY", "WAYLAND_DISPLAY"];
        let has_screen = screen.iter().any(|name| std::env::var_os(name).is_some());
        has_screen.then(|| Command::new("xdg-open"))
    }
}
