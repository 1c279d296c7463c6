//! Keys under the names that browsers give them, which is how scenes name theirs.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// One press of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Press {
    /// `a`, `Enter`, `ArrowLeft`, ...
    pub key: String,
    pub ctrl: bool,
}

impl Press {
    /// The press of a terminal event; nothing for keys that nobody here uses.
    pub fn of(event: &KeyEvent) -> Option<Self> {
        let key = match event.code {
            KeyCode::Char(c) => c.to_string(),
            KeyCode::Enter => "Enter".to_owned(),
            KeyCode::Esc => "Escape".to_owned(),
            KeyCode::Backspace => "Backspace".to_owned(),
            KeyCode::Tab => "Tab".to_owned(),
            KeyCode::BackTab => "BackTab".to_owned(),
            KeyCode::Left => "ArrowLeft".to_owned(),
            KeyCode::Right => "ArrowRight".to_owned(),
            KeyCode::Up => "ArrowUp".to_owned(),
            KeyCode::Down => "ArrowDown".to_owned(),
            KeyCode::Home => "Home".to_owned(),
            KeyCode::End => "End".to_owned(),
            KeyCode::PageUp => "PageUp".to_owned(),
            KeyCode::PageDown => "PageDown".to_owned(),
            _ => return None,
        };
        Some(Press { key, ctrl: event.modifiers.contains(KeyModifiers::CONTROL) })
    }

    /// A key pressed alone.
    pub fn plain(key: &str) -> Self {
        Press { key: key.to_owned(), ctrl: false }
    }

    /// Whether it leads back to where one came from.
    pub fn leaves(&self) -> bool {
        !self.ctrl && matches!(self.key.as_str(), "q" | "Q" | "Escape")
    }

    /// The one character it types, if it types one.
    pub fn typed(&self) -> Option<char> {
        let mut letters = self.key.chars();
        letters.next().filter(|c| letters.next().is_none() && !self.ctrl && !c.is_control())
    }
}
