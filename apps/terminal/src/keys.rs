//! Keys by their browser names, which scenes use.

use parlour_scene::Held;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// One key press.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Press {
    /// `a`, `Enter`, `ArrowLeft`, `F1`, ...
    pub key: String,
    pub ctrl: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Press {
    /// Converts a terminal event; `None` for keys the app does not use.
    pub fn of(event: &KeyEvent) -> Option<Self> {
        let key = match event.code {
            KeyCode::Char(c) => c.to_string(),
            KeyCode::Enter => "Enter".to_owned(),
            KeyCode::Esc => "Escape".to_owned(),
            KeyCode::Backspace => "Backspace".to_owned(),
            KeyCode::Delete => "Delete".to_owned(),
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
            KeyCode::F(number) => format!("F{number}"),
            _ => return None,
        };
        let held = |modifier| event.modifiers.contains(modifier);
        Some(Press {
            key,
            ctrl: held(KeyModifiers::CONTROL),
            shift: held(KeyModifiers::SHIFT),
            alt: held(KeyModifiers::ALT),
        })
    }

    pub fn plain(key: &str) -> Self {
        Press { key: key.to_owned(), ..Press::default() }
    }

    /// Whether it goes back to the previous screen.
    pub fn leaves(&self) -> bool {
        !self.ctrl && matches!(self.key.as_str(), "q" | "Q" | "Escape")
    }

    /// The character it types, if any.
    pub fn typed(&self) -> Option<char> {
        let mut letters = self.key.chars();
        let alone = !self.ctrl && !self.alt;
        letters.next().filter(|c| letters.next().is_none() && alone && !c.is_control())
    }

    /// Its modifiers.
    pub fn held(&self) -> Held {
        if self.ctrl {
            Held::Control
        } else if self.alt {
            Held::Alt
        } else if self.shift {
            Held::Shift
        } else {
            Held::Nothing
        }
    }

    /// Its digit and modifiers; `F3` counts as a digit too. Most terminals report Shift and a digit as the
    /// character above it, which is mapped back assuming a US keyboard.
    pub fn digit(&self) -> Option<(u8, Held)> {
        if let Some(number) = self.key.strip_prefix('F').and_then(|number| number.parse().ok()) {
            return (1..=9).contains(&number).then_some((number, Held::Function));
        }
        let mut letters = self.key.chars();
        let sign = letters.next().filter(|_| letters.next().is_none())?;
        if let Some(number) = sign.to_digit(10) {
            return Some((number as u8, self.held()));
        }
        let above =
            "!@#$%^&*(".chars().position(|above| above == sign).filter(|_| !self.ctrl && !self.alt)?;
        Some((above as u8 + 1, Held::Shift))
    }
}
