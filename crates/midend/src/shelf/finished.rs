//! Finished games that are kept to look back at: which, under what name, and how they ended.

use crate::{
    AnyTable, EndingChange, Kept, Slot, SlotName, Slots, Words, has_goal, is_won, keeping::is_continued,
    name_of, words,
};
use parlour_kernel::Turn;
use parlour_scene::Seats;
use parlour_table::Save;

words! {
    /// How a game ended for the people at this device.
    pub enum Ended {
        /// One of them won.
        Won = "won",
        /// None of them won, but somebody else, or the game.
        #[default] Lost = "lost",
        /// Nobody won.
        Drawn = "drawn",
    }
}

impl Ended {
    /// How a table's game ended.
    pub fn of(table: &dyn AnyTable) -> Ended {
        let nobody = table.outcome().is_none_or(|outcome| outcome.winners.is_empty());
        match is_won(table) {
            true => Ended::Won,
            false if nobody && table.card().seats == Seats::Two => Ended::Drawn,
            false => Ended::Lost,
        }
    }

    /// How a kept game ended, if its save says so.
    pub(super) fn of_save(save: &Save) -> Option<Ended> {
        <Ended as Words>::of(save.session().ended())
    }
}

/// The name of a table's finished game on the shelf. One that was started over at the same table is another; a puzzle that
/// can be changed after it was solved is the same.
pub fn over_name(table: &dyn AnyTable) -> SlotName {
    SlotName::new(&match table.turn() {
        Turn::Over => format!("{}.{}", name_of(table), table.log().records().len()),
        Turn::Seat(_) | Turn::Chance => name_of(table),
    })
}

/// Keeps a game that has just ended, or lets go of it where its end was undone.
pub fn follow_ending(change: EndingChange, table: &dyn AnyTable, slots: &mut dyn Slots) -> Kept {
    if has_goal(table) {
        return Kept::Done;
    }
    let Some(_claim) = slots.claim() else { return Kept::Failed };
    match change {
        EndingChange::Reached if shelve_over(table, slots) => Kept::Done,
        EndingChange::Reached => Kept::Failed,
        EndingChange::Undone => {
            let own_name = name_of(table);
            let length = |name: &SlotName| {
                let rest = name.strip_prefix(&own_name)?;
                if rest.is_empty() { Some(0) } else { rest.strip_prefix('.')?.parse::<usize>().ok() }
            };
            let newest = slots.over().into_iter().filter(|name| length(name).is_some()).max_by_key(length);
            let own = |text: String| is_continued(&text, table);
            if let Some(name) = newest.filter(|name| slots.read(Slot::Over(name)).is_some_and(own)) {
                slots.remove(Slot::Over(&name));
            }
            Kept::Done
        }
    }
}

/// Writes a table's finished game to its slot, or beside it if another is there; false if that failed.
pub(crate) fn shelve_over(table: &dyn AnyTable, slots: &mut dyn Slots) -> bool {
    let Some(_claim) = slots.claim() else { return false };
    let Ok(save) = Save::read(&table.save()) else { return false };
    let text = save.noted_as_ended(Ended::of(table).word()).written();
    let name = over_name(table);
    let is_free = slots.read(Slot::Over(&name)).is_none_or(|there| is_continued(&there, table));
    let name = if is_free { name } else { SlotName::of_content(&text) };
    slots.write(Slot::Over(&name), &text)
}
