//! Letters for the cells a hint refers to: its text says `A (r1c4)`, and the board shows the same letter
//! there. Cells are lettered in the order they are first named.

use parlour_brain::Hint;
use parlour_kernel::{Arg, Message};

/// The available letters; cells beyond them are only named.
const LETTERS: &[u8; 26] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The letters of a hint by stage: those that are new in each.
pub(super) type StageLetters = Vec<Vec<(u16, char)>>;

/// Writes letters into the texts of a hint about a grid with this many columns.
pub(super) fn write_letters(hint: &mut Hint, columns: u8) -> StageLetters {
    let mut pen = Pen { columns: u16::from(columns), known: Vec::new() };
    let mut stages = Vec::new();
    let mut texts: Vec<&mut Message> = hint.stages.iter_mut().map(|stage| &mut stage.text).collect();
    texts.push(&mut hint.text);
    for text in texts {
        let before = pen.known.len();
        pen.message(text);
        stages.push(pen.known[before..].to_vec());
    }
    stages
}

struct Pen {
    columns: u16,
    known: Vec<(u16, char)>,
}

impl Pen {
    fn message(&mut self, message: &mut Message) {
        for (_, arg) in &mut message.args {
            match arg {
                Arg::Text(text) => *text = self.text(text),
                Arg::Message(message) => self.message(message),
                Arg::Int(_) | Arg::Decimal(_) | Arg::Seat(_) => {}
            }
        }
    }

    /// A text with letters before the names of cells.
    fn text(&mut self, text: &str) -> String {
        let parts = text.split_inclusive(|sign: char| !sign.is_ascii_alphanumeric());
        let lettered = |part: &str| {
            let name = part.trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric());
            match self.letter(name) {
                Some(letter) => format!("{letter} ({name}){}", &part[name.len()..]),
                None => part.to_owned(),
            }
        };
        parts.map(lettered).collect()
    }

    /// The letter of a cell named like `r1c4`, assigned now if it has none.
    fn letter(&mut self, name: &str) -> Option<char> {
        let (row, column) = name.strip_prefix('r')?.split_once('c')?;
        let (row, column) = (row.parse::<u16>().ok()?.checked_sub(1)?, column.parse::<u16>().ok()?);
        let column = column.checked_sub(1).filter(|column| *column < self.columns)?;
        let cell = row.checked_mul(self.columns)?.checked_add(column)?;
        if let Some((_, letter)) = self.known.iter().find(|(known, _)| *known == cell) {
            return Some(*letter);
        }
        let letter = char::from(*LETTERS.get(self.known.len())?);
        self.known.push((cell, letter));
        Some(letter)
    }
}

#[cfg(test)]
mod tests {
    use super::write_letters;
    use parlour_brain::{Hint, Stage};
    use parlour_kernel::Message;

    #[test]
    fn cells_are_lettered_in_the_order_they_are_named() {
        let stage = |text: Message| Stage::new(text, Vec::new());
        let standing = Message::new("standing").int("value", 4).text("place", "r2c1");
        let mut hint = Hint {
            action: "place 0 1".to_owned(),
            then: Vec::new(),
            technique: "bridge".to_owned(),
            cells: vec![1],
            text: Message::new("all").text("place", "r1c2"),
            columns: Vec::new(),
            choices: Vec::new(),
            stages: vec![
                stage(Message::new("look").int("value", 3)),
                stage(Message::new("why").message("before", standing).text("cells", "r1c2, r2c1, r9c9, x1")),
            ],
        };
        let letters = write_letters(&mut hint, 3);
        assert_eq!(letters, [vec![], vec![(3, 'A'), (1, 'B')], vec![]]);
        assert_eq!(
            hint.stages[1].text.to_string(),
            "why before=(standing value=4 place=A (r2c1)) cells=B (r1c2), A (r2c1), r9c9, x1"
        );
        assert_eq!(hint.text.to_string(), "all place=B (r1c2)");
    }
}
