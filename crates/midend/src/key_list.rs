//! A game's list of keys, built from what its scene says keys do, so that both front ends show the same and
//! nothing false. A front end adds its own keys.

use parlour_kernel::Message;
use parlour_scene::{Board, Card, Command, Held, InputKind, Scene, command};

/// What some keys do.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyRow {
    /// The keys, any of which does it; keys pressed together, or a group such as the arrows, are one
    /// space-separated text.
    pub keys: Vec<String>,
    /// What they do.
    pub does: Message,
}

/// The keys of a scene: its board's first, then its commands', then those of every table.
pub fn key_rows(scene: &Scene, card: &Card) -> Vec<KeyRow> {
    let mut list = List(Vec::new());
    for meaning in scene.meanings {
        list.add(input_keys(meaning.of, &scene.board), Message::new(meaning.label));
    }
    if let Board::Tiles(tiles) = &scene.board {
        let keys: Vec<String> = tiles.tiles.iter().map(|tile| tile.key.to_string()).collect();
        let keys = match keys.as_slice() {
            [first, .., ninth] if keys.len() == 9 => format!("{first} … {ninth}"),
            _ => keys.join(" "),
        };
        list.add([keys], Message::new("ui.key-cells"));
        list.add(["← →".to_owned()], Message::new("ui.key-along"));
        list.add(["Space".to_owned()], Message::new("ui.key-pick"));
    }
    let taken = |command: &Command| {
        let same = |other: &Command| other.id != command.id && other.key == command.key && other.enabled;
        !command.enabled && scene.commands.iter().any(same)
    };
    let exact = matches!(scene.board, Board::Glyphs(_));
    for command in scene.commands.iter().filter(|command| !command.key.is_empty() && !taken(command)) {
        list.add([key_name(&command.key, exact)], command.label.clone());
        let chord = match command.id.as_ref() {
            command::UNDO => Some("Ctrl Z"),
            command::REDO => Some("Ctrl Y"),
            _ => None,
        };
        list.add(chord.map(str::to_owned), command.label.clone());
    }
    if card.timed && !scene.claims("p") {
        list.add(["P".to_owned()], Message::new("ui.pause"));
    }
    list.add(["?".to_owned()], Message::new("ui.keys"));
    list.0
}

struct List(Vec<KeyRow>);

impl List {
    /// Adds keys to the row with the same meaning, or a new row.
    fn add(&mut self, keys: impl IntoIterator<Item = String>, does: Message) {
        let keys = keys.into_iter();
        match self.0.iter_mut().find(|row| row.does == does) {
            Some(row) => row.keys.extend(keys),
            None => self.0.push(KeyRow { keys: keys.collect(), does }),
        }
    }
}

/// The keys for a kind of input on a board.
fn input_keys(of: InputKind, board: &Board) -> Vec<String> {
    let grid = matches!(board, Board::Grid(_));
    let of_step = |held: &str| {
        let letters = ["W A S D", "H J K L"].into_iter().filter(|_| grid);
        ["← ↑ ↓ →"].into_iter().chain(letters).map(|keys| format!("{held}{keys}")).collect()
    };
    let keys: Vec<&str> = match of {
        InputKind::Step(Held::Nothing) => return of_step(""),
        InputKind::Step(Held::Shift) => return of_step("Shift "),
        InputKind::Step(Held::Control) => vec!["Ctrl ← ↑ ↓ →"],
        InputKind::Step(Held::Alt | Held::Function) => vec!["Alt ← ↑ ↓ →"],
        InputKind::Digit(Held::Nothing) if grid => vec!["0 … 9"],
        InputKind::Digit(Held::Nothing) => vec!["1 … 9"],
        InputKind::Digit(Held::Shift) => vec!["Shift 1 … 9"],
        InputKind::Digit(Held::Control) => vec!["Ctrl 1 … 9"],
        InputKind::Digit(Held::Alt) => vec!["Alt 1 … 9"],
        InputKind::Digit(Held::Function) => vec!["F1 … F9"],
        InputKind::Cycle => return vec!["Tab".to_owned(), ["Shift", "Tab"].join(" ")],
        InputKind::Confirm => vec!["Enter"],
        InputKind::Cancel => vec!["Esc"],
    };
    keys.into_iter().map(str::to_owned).collect()
}

/// A key's display name: letters in upper case, unless both cases are separate keys; named keys unchanged.
pub fn key_name(key: &str, exact: bool) -> String {
    let part = |part: &str| match part {
        " " => "Space".to_owned(),
        "PageUp" => "PgUp".to_owned(),
        letter if letter.len() == 1 && !exact => letter.to_ascii_uppercase(),
        name => name.to_owned(),
    };
    // A plus on its own is a key.
    match key.split_once('+').filter(|(held, rest)| !held.is_empty() && !rest.is_empty()) {
        Some((held, rest)) => format!("{held} {}", part(rest)),
        None => part(key),
    }
}

#[cfg(test)]
mod tests {
    use super::key_name;

    #[test]
    fn keys_are_written_as_on_keyboards() {
        let names = [("r", "R"), (" ", "Space"), ("Ctrl+a", "Ctrl A"), ("+", "+"), ("Enter", "Enter")];
        for (key, name) in names {
            assert_eq!(key_name(key, false), name);
        }
        assert_eq!((key_name("r", true), key_name("R", true)), ("r".to_owned(), "R".to_owned()));
    }
}
