//! One game in several places, and games that replace others. The store is a map; a page is a controller.

use parlour_midend::{
    AnyTable, Brought, Controller, Effects, Game, Kept, Manners, Moment, Opening, SHELF_ROOM, Slot, SlotName,
    Slots, Waiting, bring, keep, look, name_of, reclaim, slots_are_apart, solved_puzzle,
};
use parlour_scene::Input;
use parlour_table::{PuzzleName, Time};
use std::{cell::RefCell, collections::BTreeMap, rc::Rc, time::Duration};

/// A stored game that is not the one played last.
struct Left {
    slot: SlotName,
    text: String,
}

fn games_left(store: &Store) -> Vec<Left> {
    let last = store.read(Slot::Last);
    let text = |slot: SlotName| store.read(Slot::Left(&slot)).map(|text| Left { slot, text });
    store.left().into_iter().filter_map(text).filter(|left| Some(&left.text) != last.as_ref()).collect()
}

const MANNERS: Manners =
    Manners { pause: Duration::from_millis(600), moves: true, reviews: false, teacher_stays: false };

/// What several pages share.
#[derive(Clone, Default)]
pub(super) struct Store {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    /// How many more texts fit.
    room: Option<usize>,
}

impl Store {
    /// With room for so many texts.
    pub fn with_room(room: usize) -> Self {
        Store { room: Some(room), ..Store::default() }
    }

    fn names(&self, kind: &str) -> Vec<SlotName> {
        self.texts.borrow().keys().filter_map(|key| key.strip_prefix(kind).map(SlotName::new)).collect()
    }
}

fn key(slot: Slot<'_>) -> String {
    match slot {
        Slot::Last => "last".to_owned(),
        Slot::Left(name) => format!("left.{name}"),
        Slot::Over(name) => format!("over.{name}"),
        Slot::Ended => "ended".to_owned(),
    }
}

impl Slots for Store {
    fn read(&self, slot: Slot<'_>) -> Option<String> {
        self.texts.borrow().get(&key(slot)).cloned()
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        let mut texts = self.texts.borrow_mut();
        let fits = texts.contains_key(&key(slot)) || self.room.is_none_or(|room| texts.len() < room);
        if fits {
            texts.insert(key(slot), text.to_owned());
        }
        fits
    }

    fn remove(&mut self, slot: Slot<'_>) {
        self.texts.borrow_mut().remove(&key(slot));
    }

    fn left(&self) -> Vec<SlotName> {
        self.names("left.")
    }

    fn over(&self) -> Vec<SlotName> {
        self.names("over.")
    }
}

#[test]
fn slots_of_all_names_are_apart() {
    slots_are_apart(&mut Store::default());
}

fn at(milliseconds: u64) -> Moment {
    Moment { running: Duration::from_millis(milliseconds), wall: Time(1_000_000 + milliseconds) }
}

/// A page that shows a game.
pub(super) struct Page {
    pub game: &'static Game,
    pub control: Controller,
    store: Store,
}

impl Page {
    /// With a new game somebody chose.
    pub fn begin(game: &str, setup: &str, seed: u64, opened: u64, store: &Store) -> Page {
        let game = parlour_catalog::game(game).expect("of the house");
        let opening = Opening { seed: Some(seed), players: game.players(), now: Time(opened) };
        let table = game.open(setup, opening).expect("a sound setup");
        let mut page = Page::with(game, table, store);
        page.control.choose();
        page
    }

    /// With the last game.
    pub fn open(game: &str, store: &Store) -> Page {
        let game = parlour_catalog::game(game).expect("of the house");
        let text = store.read(Slot::Last).expect("a game was left");
        let mut page = Page::with(game, game.load(&text).expect("its own save"), store);
        page.control.kept(&text);
        page
    }

    fn with(game: &'static Game, table: Box<dyn AnyTable>, store: &Store) -> Page {
        Page { game, control: Controller::new(table, MANNERS, at(0)), store: store.clone() }
    }

    fn keep(&mut self) -> Kept {
        keep(&mut self.control, self.game, &mut self.store, Time(7777))
    }

    fn look(&self) -> Kept {
        look(&self.control, &self.store)
    }

    fn act(&mut self, action: &str, time: u64) -> Kept {
        let effects = self.control.follow(&[action.to_owned()], at(time));
        assert_eq!(effects.refused, None, "{action}");
        self.keep()
    }

    /// The page, showing a newer save.
    pub fn again(&self, text: &str) -> Page {
        let mut page = Page::with(self.game, self.game.load(text).expect("its own save"), &self.store);
        page.control.kept(text);
        page
    }

    fn next(&self) -> String {
        let all = self.control.table().legal();
        all.into_iter().find(|action| action != "reset").expect("something to do")
    }

    /// Plays some legal step without storing it.
    pub fn only_step(&mut self, time: u64) {
        let effects = self.control.follow(&[self.next()], at(time));
        assert_eq!(effects.refused, None);
    }

    /// Plays some legal step that does not end the game.
    pub fn step(&mut self, time: u64) -> Kept {
        self.act(&self.next(), time)
    }

    fn entries(&self) -> usize {
        self.control.table().log().records().len()
    }

    fn stored_entries(&self) -> usize {
        let text = self.store.read(Slot::Last).expect("kept");
        self.game.load(&text).expect("its own save").log().records().len()
    }
}

#[test]
fn a_stale_page_that_is_left_writes_nothing_over_what_was_played_elsewhere() {
    for game in ["sudoku", "hidato", "mill", "shutbox", "rogue"] {
        let store = Store::default();
        let mut a = Page::begin(game, "", 1, 5, &store);
        assert_eq!(a.step(10), Kept::Done, "{game}");
        let mut b = Page::open(game, &store);
        assert_eq!(a.look(), Kept::Done, "{game}: nothing has happened");
        for time in [20, 30, 40] {
            assert_eq!(b.step(time), Kept::Done, "{game}");
        }
        let newest = store.read(Slot::Last).expect("kept");
        assert_eq!(a.look(), Kept::Elsewhere(newest.clone()), "{game}");
        a.control.in_sight(false, at(4000));
        assert_eq!(a.keep(), Kept::Elsewhere(newest.clone()), "{game}");
        assert_eq!(store.read(Slot::Last), Some(newest), "{game}");
        assert!(b.entries() > a.entries() && b.stored_entries() == b.entries());
    }
}

#[test]
fn of_two_clocks_the_one_that_ran_longer_counts() {
    let store = Store::default();
    let mut a = Page::begin("hidato", "", 1, 5, &store);
    a.step(10);
    let mut b = Page::open("hidato", &store);
    b.control.tick(false, at(3000));
    assert_eq!(b.keep(), Kept::Done);
    a.control.tick(false, at(1000));
    assert_eq!(a.keep(), Kept::Done);
    let stored = a.game.load(&store.read(Slot::Last).expect("kept")).expect("its own save");
    assert_eq!(stored.session().played, 3010);
}

#[test]
fn a_game_that_went_on_in_two_places_is_two_games() {
    let store = Store::default();
    let mut a = Page::begin("hidato", "", 1, 5, &store);
    a.step(10);
    let mut b = Page::open("hidato", &store);
    assert_eq!(b.step(20), Kept::Done);
    assert_eq!(a.step(30), Kept::Parted, "it was not told in time");
    assert_ne!(name_of(a.control.table()), name_of(b.control.table()));
    let left = games_left(&store);
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].text, b.control.table().save());
    assert_eq!((a.step(40), a.stored_entries()), (Kept::Done, a.entries()));
    // The other page continues with what is on the shelf.
    assert_eq!(b.step(50), Kept::Done);
    assert_eq!(store.read(Slot::Last), Some(b.control.table().save()));
    assert_eq!(games_left(&store)[0].text, a.control.table().save());
}

#[test]
fn a_game_that_was_written_over_in_the_same_moment_is_stored_again() {
    let store = Store::default();
    let mut a = Page::begin("hidato", "", 1, 5, &store);
    a.step(10);
    // The other page sees storage as it was before the step here.
    let before = Store { texts: Rc::new(RefCell::new(store.texts.borrow().clone())), room: None };
    let mut b = Page::open("hidato", &before);
    a.step(20);
    b.step(30);
    *store.texts.borrow_mut() = before.texts.borrow().clone();
    b.store = store.clone();
    let reclaims = |page: &mut Page| reclaim(&mut page.control, page.game, &mut store.clone(), Time(99));
    assert_eq!((reclaims(&mut b), reclaims(&mut a)), (Kept::Done, Kept::Parted));
    assert_eq!((reclaims(&mut b), reclaims(&mut a)), (Kept::Done, Kept::Done), "once is enough");
    assert_eq!(store.read(Slot::Last), Some(a.control.table().save()));
    assert_eq!(games_left(&store)[0].text, b.control.table().save());
    assert_eq!((a.step(40), b.step(50)), (Kept::Done, Kept::Done));
}

#[test]
fn the_computer_moves_in_one_place_only() {
    let store = Store::default();
    let mut a = Page::begin("mill", "", 1, 5, &store);
    a.step(10);
    assert!(matches!(a.control.table().waiting(), Waiting::Bot(..)));
    let mut b = Page::open("mill", &store);
    b.control.follow_elsewhere();
    b.control.shown(at(20));
    b.control.tick(false, at(5000));
    assert!(b.control.questions().is_empty(), "it is left to the other page");
    a.control.shown(at(20));
    a.control.tick(false, at(5000));
    assert_eq!(a.control.questions().len(), 1);
    // Whoever plays here brings the game here.
    b.control.input(&Input::Pick(0), at(6000));
    b.control.tick(false, at(9000));
    assert_eq!(b.control.questions().len(), 1);
    // Both moved at once: the second takes over what the first wrote.
    assert_eq!(
        (a.step_of_computer(5001), b.step_of_computer(9001)),
        (Kept::Done, Kept::Elsewhere(a.saved()))
    );
}

impl Page {
    fn step_of_computer(&mut self, time: u64) -> Kept {
        let all = self.control.table().legal();
        self.control.act(&all[time as usize % all.len()], at(time));
        self.keep()
    }

    fn saved(&self) -> String {
        self.store.read(Slot::Last).expect("kept")
    }
}

#[test]
fn a_game_that_makes_room_for_another_goes_to_the_shelf_and_comes_back() {
    let store = Store::default();
    let mut first = Page::begin("sudoku", "", 1, 5, &store);
    first.step(10);
    let first_text = first.saved();
    let mut second = Page::begin("sudoku", "", 1, 6, &store);
    assert_eq!(second.keep(), Kept::Done);
    let texts = |left: Vec<Left>| left.into_iter().map(|left| left.text).collect::<Vec<_>>();
    assert_eq!(texts(games_left(&store)), std::slice::from_ref(&first_text));
    // An untouched one is not worth a place.
    let mut third = Page::begin("sudoku", "", 1, 7, &store);
    assert_eq!((third.keep(), games_left(&store).len()), (Kept::Done, 1));
    third.step(20);
    let third_text = third.saved();

    let left = games_left(&store).remove(0);
    let opened = third.game.load(&left.text).expect("its own save");
    let mut again = Page::with(third.game, opened, &store);
    again.control.choose();
    assert_eq!(again.keep(), Kept::Done);
    assert_eq!(texts(games_left(&store)), [third_text], "they changed places");
    assert_eq!(again.entries(), first.entries());
}

#[test]
fn the_page_of_the_game_that_made_room_leaves_the_new_one_alone() {
    let store = Store::default();
    let mut old = Page::begin("hidato", "", 1, 5, &store);
    old.step(10);
    let mut new = Page::begin("hidato", "", 1, 6, &store);
    new.step(20);
    let text = new.saved();
    old.control.in_sight(false, at(3000));
    assert_eq!((old.keep(), old.saved()), (Kept::Done, text.clone()));
    // Somebody plays on there: now that one was played last, and the other is on the shelf.
    assert_eq!(old.step(4000), Kept::Done);
    assert_eq!(games_left(&store).iter().map(|left| left.text.as_str()).collect::<Vec<_>>(), [text]);
}

#[test]
fn starting_over_leaves_what_was_played_on_the_shelf() {
    let store = Store::default();
    let mut page = Page::begin("shutbox", "", 7, 5, &store);
    page.step(10);
    page.step(20);
    let Effects { left, .. } = page.control.command("reset", false, at(30));
    let left = left.expect("a game was left");
    assert_eq!(page.keep(), Kept::Done);
    assert_eq!(parlour_midend::shelve(page.game, &mut page.store, &left), Kept::Done);
    let shelf = games_left(&store);
    assert_eq!(shelf.len(), 1);
    let table = page.game.load(&shelf[0].text).expect("its own save");
    assert_eq!(table.log().records().len() + 1, page.entries());
    assert_eq!(page.control.command("reset", false, at(40)).left, None, "nothing was played since");
}

#[test]
fn a_full_store_loses_nothing_and_says_so() {
    let mut store = Store::default();
    let mut first = Page::begin("sudoku", "", 1, 5, &store);
    first.step(10);
    store.room = Some(1);
    let mut second = Page::begin("sudoku", "", 1, 6, &store);
    assert_eq!(second.keep(), Kept::Failed);
    assert_eq!(store.read(Slot::Last), Some(first.control.table().save()));

    store.room = None;
    for number in 0..SHELF_ROOM {
        store.write(Slot::Left(&SlotName::new(&number.to_string())), "not a save");
    }
    let mut third = Page::begin("sudoku", "", 1, 6, &store);
    assert_eq!(third.keep(), Kept::ShelfFull);
    assert_eq!(store.read(Slot::Last), Some(first.control.table().save()));
    assert_eq!(games_left(&store).len(), SHELF_ROOM, "what cannot be read is listed, too");
}

#[test]
fn what_cannot_be_opened_is_put_on_the_shelf_as_it_is() {
    let mut store = Store::default();
    store.write(Slot::Last, "a save of tomorrow");
    let mut page = Page::begin("mill", "", 1, 5, &store);
    assert_eq!(page.keep(), Kept::Done);
    let left = games_left(&store);
    assert_eq!(left[0].text, "a save of tomorrow");
    assert!(page.game.load(&left[0].text).is_err());
}

#[test]
fn a_puzzle_with_a_name_lies_under_it() {
    let store = Store::default();
    let mut puzzle = Page::begin("hidato", "", 1, 5, &store);
    puzzle.control.session_mut().puzzle = PuzzleName::new("first-steps-1");
    puzzle.step(10);
    let text = puzzle.saved();
    assert_eq!(store.read(Slot::Left(&SlotName::new("first-steps-1"))), Some(text.clone()));
    assert!(games_left(&store).is_empty(), "it is the one that is played");
    let mut other = Page::begin("hidato", "", 1, 6, &store);
    assert_eq!(other.keep(), Kept::Done);
    assert_eq!(games_left(&store).iter().map(|left| &*left.slot).collect::<Vec<_>>(), ["first-steps-1"]);
}

/// A dungeon run that the player quits.
fn dead_run(store: &Store) -> (Page, String) {
    let mut page = Page::begin("rogue", "", 1, 5, store);
    page.step(10);
    let early = page.saved();
    for time in 11..20_000 {
        if page.control.table().outcome().is_some() {
            break;
        }
        let all = page.control.table().legal();
        let next = all.iter().find(|action| *action == "quit").unwrap_or(&all[time as usize * 7 % all.len()]);
        page.control.act(&next.clone(), at(time));
    }
    assert!(page.control.table().outcome().is_some(), "it ends");
    assert_eq!(page.keep(), Kept::Done);
    (page, early)
}

#[test]
fn a_run_that_has_ended_goes_on_nowhere() {
    let store = Store::default();
    let mut page = Page::begin("rogue", "", 1, 5, &store);
    page.step(10);
    let mut second = Page::open("rogue", &store);
    drop(page);
    let (dead, early) = dead_run(&store);
    assert_eq!((store.read(Slot::Last), games_left(&store).len()), (None, 0));
    assert_eq!(name_of(dead.control.table()), name_of(second.control.table()));
    assert_eq!(second.look(), Kept::EndedElsewhere);
    assert_eq!(second.step(30), Kept::EndedElsewhere);
    assert_eq!(store.read(Slot::Last), None);

    let mut linked = dead.game.load(&early).expect("its own save");
    assert_eq!(bring(linked.as_mut(), &store, Time(9)), Brought::Viewed);
}

#[test]
fn a_link_continues_no_run_as_ranked() {
    let store = Store::default();
    let mut page = Page::begin("rogue", "", 1, 5, &store);
    page.step(10);
    let early = page.saved();
    page.step(20);
    let open = |text: &str| page.game.load(text).expect("its own save");
    let mut linked = open(&early);
    assert_eq!(bring(linked.as_mut(), &store, Time(9)), Brought::Known(page.saved()), "it is further here");
    let elsewhere = Store::default();
    let mut linked = open(&early);
    assert_eq!(bring(linked.as_mut(), &elsewhere, Time(9)), Brought::Played);
    assert!(!linked.counts() && open(&early).counts());
}

#[test]
fn a_link_to_a_game_that_is_here_brings_a_copy_unless_it_is_as_far_or_goes_on_from_it() {
    let store = Store::default();
    let mut page = Page::begin("hidato", "", 1, 5, &store);
    page.step(10);
    let early = page.saved();
    page.step(20);
    let now = page.saved();
    let open = |text: &str| page.game.load(text).expect("its own save");
    assert_eq!(bring(open(&now).as_mut(), &store, Time(9)), Brought::Known(now.clone()));
    let mut linked = open(&early);
    assert_eq!(bring(linked.as_mut(), &store, Time(9)), Brought::Played);
    assert_ne!(name_of(linked.as_ref()), name_of(page.control.table()));
    page.step(30);
    let mut further = open(&page.saved());
    let mut before = store.clone();
    before.write(Slot::Last, &now);
    assert_eq!(bring(further.as_mut(), &before, Time(9)), Brought::Played);
    assert_eq!(name_of(further.as_ref()), name_of(page.control.table()), "it is the same game");
}

#[test]
fn a_link_to_a_solved_puzzle_marks_nothing() {
    let game = parlour_catalog::game("sudoku").expect("of the house");
    let text = std::fs::read_to_string(
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/saves/sudoku-v1-finished.save"),
    );
    let mut table = game.load(&text.expect("a save of ours")).expect("it loads");
    table.session_mut().puzzle = PuzzleName::new("2026-11-19-easy");
    assert_eq!(solved_puzzle(table.as_ref()), Some("2026-11-19-easy"), "where it was solved");
    assert_eq!(bring(table.as_mut(), &Store::default(), Time(9)), Brought::Played);
    assert_eq!(solved_puzzle(table.as_ref()), None, "where it was brought");
}
