//! Links that carry a game. `/GAME#s=` is a setup and `/GAME#r=` a save, each as base64url text; `/GAME#p=`
//! is the name of a puzzle, verbatim; `/GAME#k=` a finished game stored on this device, by its end time;
//! `/GAME#u=` an unfinished game on the shelf and `/GAME#o=` a finished one; `/GAME#m=` a setup from which the player went
//! wrong, as base64url text. Pages of this site also lead to `/GAME#b=`, a position to try something on, `/GAME#w=`, a wish for
//! a new game, and `/GAME#first`, the first round.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const FIRST: &str = "first";

/// What a link carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Carried {
    /// A setup to start from.
    Setup(String),
    /// A position that a page of this site leads to.
    Board(String),
    /// What to ask the generator for.
    Wish(String),
    /// A whole game so far.
    Save(String),
    /// The name of a pack puzzle or daily puzzle.
    Puzzle(String),
    /// A finished game stored on this device, by its end time.
    Kept(String),
    /// A game on this device's shelf, by its slot.
    Left(String),
    /// A finished game on this device's shelf, by its slot.
    Over(String),
    /// A setup from which the player went wrong.
    Slip(String),
    /// The game's first round.
    First,
    Damaged,
}

/// Parses what follows `#`; `None` if it is not one of our links.
pub fn read(fragment: &str) -> Option<Carried> {
    let carried = |data| decode(data);
    if fragment == FIRST {
        return Some(Carried::First);
    }
    if let Some(data) = fragment.strip_prefix("r=") {
        return Some(carried(data).map_or(Carried::Damaged, Carried::Save));
    }
    if let Some(data) = fragment.strip_prefix("m=") {
        return Some(carried(data).map_or(Carried::Damaged, Carried::Slip));
    }
    if let Some(name) = fragment.strip_prefix("p=") {
        return Some(Carried::Puzzle(name.to_owned()));
    }
    if let Some(time) = fragment.strip_prefix("k=") {
        return Some(Carried::Kept(time.to_owned()));
    }
    if let Some(slot) = fragment.strip_prefix("u=") {
        return Some(Carried::Left(slot.to_owned()));
    }
    if let Some(slot) = fragment.strip_prefix("o=") {
        return Some(Carried::Over(slot.to_owned()));
    }
    if let Some(data) = fragment.strip_prefix("b=") {
        return Some(carried(data).map_or(Carried::Damaged, Carried::Board));
    }
    if let Some(data) = fragment.strip_prefix("w=") {
        return Some(carried(data).map_or(Carried::Damaged, Carried::Wish));
    }
    let data = fragment.strip_prefix("s=")?;
    Some(carried(data).map_or(Carried::Damaged, Carried::Setup))
}

/// A link to a game's first round.
pub fn to_first(game: &str) -> String {
    format!("/{game}#{FIRST}")
}

/// A link to a whole game.
pub fn to_save(game: &str, save: &str) -> String {
    format!("/{game}#r={}", encode(save))
}

/// A link to a finished game stored on this device, by its end time.
pub fn to_kept(game: &str, time: u64) -> String {
    format!("/{game}#k={time}")
}

/// A link to a game on this device's shelf.
pub fn to_left(game: &str, slot: &str) -> String {
    format!("/{game}#u={slot}")
}

/// A link to a finished game on this device's shelf, to look back at it.
pub fn to_over(game: &str, slot: &str) -> String {
    format!("/{game}#o={slot}")
}

/// A link to a pack puzzle or daily puzzle.
pub fn to_puzzle(game: &str, name: &str) -> String {
    format!("/{game}#p={name}")
}

/// A link to a setup from which the player went wrong.
pub fn to_slip(game: &str, setup: &str) -> String {
    format!("/{game}#m={}", encode(setup))
}

/// A link to a setup.
pub fn to_setup(game: &str, setup: &str) -> String {
    format!("/{game}#s={}", encode(setup))
}

/// A link within the site to a position to try something on.
pub fn to_board(game: &str, text: &str) -> String {
    format!("/{game}#b={}", encode(text))
}

/// A link within the site to a new game for a wish.
pub fn to_wish(game: &str, wish: &str) -> String {
    format!("/{game}#w={}", encode(wish))
}

fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 4 / 3 + 3);
    for chunk in text.as_bytes().chunks(3) {
        let word =
            chunk.iter().fold(0u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for place in 0..=chunk.len() {
            out.push(char::from(ALPHABET[(word >> (18 - 6 * place) & 63) as usize]));
        }
    }
    out
}

/// The text that was encoded, if it is one.
pub fn decode(data: &str) -> Option<String> {
    let value = |byte: u8| ALPHABET.iter().position(|known| *known == byte).map(|place| place as u32);
    let mut bytes = Vec::with_capacity(data.len() * 3 / 4);
    for chunk in data.as_bytes().chunks(4) {
        if chunk.len() == 1 {
            return None;
        }
        let mut word = 0;
        for byte in chunk {
            word = word << 6 | value(*byte)?;
        }
        word <<= 6 * (4 - chunk.len());
        bytes.extend_from_slice(&word.to_be_bytes()[1..chunk.len()]);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{Carried, read, to_board, to_first, to_save, to_setup, to_wish};

    #[test]
    fn what_a_link_carries_comes_back() {
        for text in ["", "a", "ab", "abc", "tiles=9 dice=mand7", "parlour 1 ä“\n{\"x\":[1,2]}\n"] {
            let save = to_save("g", text);
            assert_eq!(read(save.trim_start_matches("/g#")), Some(Carried::Save(text.to_owned())));
            let setup = to_setup("g", text);
            assert_eq!(read(setup.trim_start_matches("/g#")), Some(Carried::Setup(text.to_owned())));
            let board = to_board("g", text);
            assert_eq!(read(board.trim_start_matches("/g#")), Some(Carried::Board(text.to_owned())));
            let wish = to_wish("g", text);
            assert_eq!(read(wish.trim_start_matches("/g#")), Some(Carried::Wish(text.to_owned())));
        }
    }

    #[test]
    fn damage_is_told_apart_from_nothing() {
        assert_eq!(read("r=A"), Some(Carried::Damaged));
        assert_eq!(read("s=a*b_"), Some(Carried::Damaged));
        assert_eq!(read("m=a*b_"), Some(Carried::Damaged));
        assert_eq!(read("r=_____w"), Some(Carried::Damaged), "not UTF-8");
        assert_eq!(read("main"), None);
        assert_eq!(read(to_first("g").trim_start_matches("/g#")), Some(Carried::First));
    }
}
