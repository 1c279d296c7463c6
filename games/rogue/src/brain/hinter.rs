//! Hints: what the autoplayer would do now.

use crate::{
    brain::auto::Autoplayer,
    rules::{Action, Rogue, Seen},
};
use parlour_brain::{Budget, Hint, Hinter};
use parlour_kernel::Message;

/// Advises what a fresh autoplayer would do.
#[derive(Clone, Copy, Debug, Default)]
pub struct RogueHinter;

impl Hinter<Rogue> for RogueHinter {
    fn hint(&self, seen: &Seen<'_>, budget: &mut Budget) -> Option<Hint> {
        if !budget.spend(1) {
            return None;
        }
        let action = Autoplayer::default().choose(seen)?;
        let cell = match action {
            Action::Move(direction) | Action::Open(direction) | Action::Close(direction) => {
                seen.hero().to(direction)
            }
            Action::Zap(_, cell) => cell,
            _ => seen.hero(),
        };
        let foe = seen.foe_at(cell).filter(|_| matches!(action, Action::Move(_)));
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or("");
        let technique = if foe.is_some() { "strike" } else { verb };
        let mut message = Message::new(format!("rogue.hint-{technique}"));
        if let Some(foe) = foe {
            message = message.message("monster", foe.species.message()).int("chance", 5 * foe.to_hit);
        }
        if let Some(label) = action.letter().and_then(|letter| seen.carried(letter)) {
            message = message.message("item", label.message());
        }
        Some(Hint {
            then: Vec::new(),
            technique: technique.to_owned(),
            action: text,
            cells: vec![cell.index() as u16],
            text: message,
            columns: Vec::new(),
            choices: Vec::new(),
            stages: Vec::new(),
        })
    }
}
