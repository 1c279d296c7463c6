//! What a shelf from elsewhere holds, found without playing any of its games: shown before it is taken in.

use super::{Archive, ArchiveError, Item};
use crate::date;
use parlour_kernel::Message;
use parlour_scene::Day;
use parlour_table::{Save, Time};

/// What an archive says it holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// How many games of each kind, by the kind's id.
    pub games: Vec<(String, u32)>,
    /// When the first and the last of them were played.
    pub played: Option<(Time, Time)>,
    /// Whether it has statistics, solved puzzles or settings.
    pub has_records: bool,
    /// How many items are damaged or unknown.
    pub damaged: u32,
}

impl Survey {
    /// The survey of an archive.
    ///
    /// # Errors
    /// Why the text is none.
    pub fn of(text: &str) -> Result<Survey, ArchiveError> {
        let Archive { items, damaged } = Archive::read(text)?;
        let mut survey = Survey { damaged: u32::try_from(damaged).unwrap_or(u32::MAX), ..Survey::default() };
        for packed in items {
            match packed.item {
                Item::Left | Item::Over => match Save::read(&packed.text) {
                    Ok(save) => survey.count(&save),
                    Err(_) => survey.damaged = survey.damaged.saturating_add(1),
                },
                Item::Statistics | Item::Solved | Item::Settings => survey.has_records = true,
                Item::Ended => {}
                Item::Unknown => survey.damaged = survey.damaged.saturating_add(1),
            }
        }
        Ok(survey)
    }

    fn count(&mut self, save: &Save) {
        match self.games.iter_mut().find(|(game, _)| game == save.game()) {
            Some((_, count)) => *count += 1,
            None => self.games.push((save.game().to_owned(), 1)),
        }
        let (opened, last) = (save.session().opened, save.last());
        // Played without a clock.
        if opened == Time(0) {
            return;
        }
        let (first, latest) = self.played.unwrap_or((opened, last));
        self.played = Some((first.min(opened), latest.max(last)));
    }

    /// The survey in sentences, for a house that has these games.
    pub fn messages(&self, is_known: impl Fn(&str) -> bool) -> Vec<Message> {
        let of_game = |(game, count): &(String, u32)| {
            let name =
                if is_known(game) { format!("game.{game}") } else { "ui.shelf-holds-other".to_owned() };
            Message::new("ui.shelf-holds-games").int("n", *count).message("game", Message::new(name))
        };
        let mut all: Vec<Message> = self.games.iter().map(of_game).collect();
        if let Some((first, last)) = self.played {
            let day = |time: Time| date(Day::at(time.0));
            all.push(
                Message::new("ui.shelf-holds-days").message("from", day(first)).message("to", day(last)),
            );
        }
        if self.has_records {
            all.push(Message::new("ui.shelf-holds-records"));
        }
        if self.damaged > 0 {
            all.push(Message::new("ui.shelf-holds-damaged").int("n", self.damaged));
        }
        all
    }
}
