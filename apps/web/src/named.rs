//! Puzzles that everybody makes alike: of a pack by their number, of a day by its date. Their names are read here.

use crate::{parts::live, voice::voice};
use catalog::Listed;
use kernel::Message;
use leptos::prelude::*;
use scene::{Card, Day, Made, Pack};

/// A puzzle with a name.
#[derive(Clone, Copy)]
pub enum Named {
    /// Of a pack, by its number.
    Numbered(Pack, u16),
    /// Of a day and a kind.
    OfDay(Day, &'static str),
}

impl Named {
    /// The puzzle with a name; none where the game has no such.
    pub fn of(card: &Card, name: &str) -> Option<Named> {
        let numbered = |pack: &Pack| {
            let number = name.strip_prefix(pack.id)?.strip_prefix('-')?.parse().ok()?;
            (1..=pack.count).contains(&number).then_some(Named::Numbered(*pack, number))
        };
        let of_kind = |kind: &&'static str| {
            let before = name.strip_suffix(kind)?.strip_suffix('-')?;
            let day = Day::of(before.get(before.len().checked_sub(DATE)?..)?)?;
            Some(Named::OfDay(day, kind))
        };
        let found = card.packs.iter().find_map(numbered);
        let found = found.or_else(|| card.daily?.kinds.iter().find_map(of_kind))?;
        (found.made(card)?.name == name).then_some(found)
    }

    /// What it is made from.
    pub fn made(self, card: &Card) -> Option<Made> {
        match self {
            Named::Numbered(pack, number) => Some(pack.puzzle(number)),
            Named::OfDay(day, kind) => card.daily.map(|daily| (daily.puzzle)(day, kind)),
        }
    }

    /// What people call it.
    pub fn called(self, game: &Listed) -> Message {
        match self {
            Named::Numbered(pack, number) => {
                let pack = Message::new(format!("{}.pack-{}", game.id, pack.id));
                Message::new("ui.of-pack").message("pack", pack).int("n", number)
            }
            Named::OfDay(day, kind) => {
                let kind = Message::new(format!("{}.daily-{kind}", game.id));
                Message::new("ui.of-day").message("kind", kind).message("date", date(day))
            }
        }
    }
}

/// Letters of a date, `2026-11-16`.
const DATE: usize = 10;

/// A day as people write it.
pub fn date(day: Day) -> Message {
    let (year, month, day) = day.date();
    let month = Message::new(format!("ui.month-{month}"));
    Message::new("ui.date").int("day", day).message("month", month).int("year", year)
}

/// Whether a game has packs or a puzzle of the day.
pub fn has_puzzles(card: &Card) -> bool {
    !card.packs.is_empty() || card.daily.is_some()
}

/// What a game's packs and days are called, in a link to them: in the game's own words where it has any.
pub fn puzzles_word(game: &'static Listed) -> Signal<String> {
    let voice = voice();
    let own = format!("{}.puzzles", game.id);
    live(move || {
        let speaker = voice.speaker();
        speaker.word(if speaker.knows(&own) { &own } else { "ui.puzzles" })
    })
}

/// The address of a game's packs and days.
pub fn address(game: &Listed) -> String {
    format!("/{}/puzzles", game.id)
}

#[cfg(test)]
mod tests {
    use super::Named;
    use scene::Day;

    #[test]
    fn names_of_every_kind_are_read_and_no_others() {
        let card = catalog::game("hidato").expect("a game of the house").card;
        let pack = card.packs[1];
        let daily = card.daily.expect("a puzzle of the day");
        let day = Day::of("2026-11-16").expect("a date");
        let names =
            [pack.puzzle(1).name, pack.puzzle(pack.count).name, (daily.puzzle)(day, daily.kinds[1]).name];
        for name in names {
            let made = Named::of(&card, &name).and_then(|named| named.made(&card));
            assert_eq!(made.map(|made| made.name), Some(name));
        }
        for name in
            ["", "parlour", "parlour-0", "parlour-41", "parlour-01", "daily-2026-02-30-classic", "classic"]
        {
            assert!(Named::of(&card, name).is_none(), "{name}");
        }
    }
}
