//! Storage that fails: at one call, from one call on, or only for some slots. Nothing fails silently, and nothing that was said
//! to be stored is lost.

use super::keeping::{Page, Store};
use parlour_midend::{Claim, EndingChange, Kept, Slot, SlotName, Slots, keep, shelf::follow_ending};
use parlour_table::{Log, Save, Time};
use std::{cell::Cell, cmp::Ordering, rc::Rc};

/// Which calls fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// Only this one.
    At(u32),
    /// This one and all after it.
    From(u32),
}

/// A store whose hands fail.
#[derive(Clone)]
struct Failing {
    store: Store,
    fault: Rc<Cell<Option<Fault>>>,
    calls: Rc<Cell<u32>>,
}

impl Failing {
    fn fails(&self) -> bool {
        let call = self.calls.replace(self.calls.get() + 1);
        match self.fault.get() {
            Some(Fault::At(wanted)) => call == wanted,
            Some(Fault::From(first)) => call >= first,
            None => false,
        }
    }
}

impl Slots for Failing {
    fn claim(&self) -> Option<Claim> {
        (!self.fails()).then(Claim::default)
    }

    fn read(&self, slot: Slot<'_>) -> Option<String> {
        self.store.read(slot)
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        !self.fails() && self.store.write(slot, text)
    }

    fn remove(&mut self, slot: Slot<'_>) {
        if !self.fails() {
            self.store.remove(slot);
        }
    }

    fn left(&self) -> Vec<SlotName> {
        self.store.left()
    }

    fn over(&self) -> Vec<SlotName> {
        self.store.over()
    }
}

impl Page {
    /// Stores the game, and keeps its replay if it is over, as front ends do.
    fn kept(&mut self, hands: &mut Failing, now: Time) -> Kept {
        let kept = keep(&mut self.control, self.game, hands, now);
        if !matches!(kept, Kept::Done | Kept::Parted) || self.control.table().outcome().is_none() {
            return kept;
        }
        let replay = follow_ending(EndingChange::Reached, self.control.table(), hands);
        if replay == Kept::Done {
            return kept;
        }
        self.control.note_kept(&replay);
        replay
    }
}

/// Every log in the store, as lines.
fn stored(store: &Store) -> Vec<Vec<String>> {
    let (left, over) = (store.left(), store.over());
    let slots = left.iter().map(Slot::Left).chain(over.iter().map(Slot::Over)).chain([Slot::Last]);
    let saves = slots.filter_map(|slot| Save::read(&store.read(slot)?).ok());
    saves.map(|save| save.lines().to_vec()).collect()
}

/// Whether some stored log has all of this one.
fn is_there(lines: &[String], stored: &[Vec<String>]) -> bool {
    let has_all =
        |other: &Vec<String>| matches!(Log::compare(other, lines), Some(Ordering::Equal | Ordering::Greater));
    stored.iter().any(has_all)
}

/// Two pages play one game, in turns that a number decides, over hands that fail once in some way.
fn played(game: &str, fault: Fault, mut order: u32) {
    let store = Store::default();
    let (cell, calls) = (Rc::new(Cell::new(None)), Rc::new(Cell::new(0)));
    let mut hands = Failing { store: store.clone(), fault: Rc::clone(&cell), calls };
    let mut a = Page::begin(game, "", 1, 5, &store);
    a.step(10);
    let mut pages = [a, Page::open(game, &store)];
    cell.set(Some(fault));
    let mut said: Vec<Vec<String>> = Vec::new();
    for round in 0..12_u64 {
        let page = &mut pages[(order & 1) as usize];
        order >>= 1;
        if page.control.table().outcome().is_some() {
            continue;
        }
        page.only_step(100 * (round + 1));
        let kept = page.kept(&mut hands, Time(7000 + round));
        let is_told = page.control.unstored().is_some();
        assert_eq!(is_told, matches!(kept, Kept::Failed | Kept::ShelfFull), "{game} {fault:?} {round}");
        match kept {
            Kept::Done | Kept::Parted => said.push(page.control.table().log().lines_after(0)),
            Kept::Elsewhere(text) => *page = page.again(&text),
            Kept::Failed | Kept::ShelfFull | Kept::EndedElsewhere => {}
        }
        let stored = stored(&store);
        for lines in &said {
            assert!(is_there(lines, &stored), "{game} {fault:?} {round}: lost {lines:?} of {stored:?}");
        }
    }
    // Whatever was not stored can be, as soon as the hands are well.
    cell.set(None);
    for page in &mut pages {
        let lines = page.control.table().log().lines_after(0);
        if page.control.unstored().is_some() {
            let kept = page.kept(&mut hands, Time(9000));
            assert_eq!(page.control.unstored(), None, "{game} {fault:?}");
            // A run with a permanent ending has one life: the first to be stored is the one that counts.
            let is_other_life = page.control.table().card().mortal && matches!(kept, Kept::Elsewhere(_));
            assert!(is_other_life || is_there(&lines, &stored(&store)), "{game} {fault:?}: {kept:?}");
        }
    }
}

#[test]
fn hands_that_fail_lose_nothing_that_was_said_to_be_stored() {
    for game in ["sudoku", "hidato", "mill", "shutbox", "rogue"] {
        for call in 0..20 {
            for order in [0b0101_0101_0101, 0b0011_0011_0011, 0b0110_1001_0110] {
                played(game, Fault::At(call), order);
                played(game, Fault::From(call), order);
            }
        }
    }
}
