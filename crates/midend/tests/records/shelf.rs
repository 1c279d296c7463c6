//! The shelf: what lies on it, what is found by searching, and what comes and goes as one text.

use super::keeping::Store;
use parlour_kernel::{Message, checksum};
use parlour_midend::{
    AnyTable, EndingChange, Game, Kept, Opening, RanksDays, Slot, SlotName, Slots, Words,
    shelf::{
        Archive, ArchiveError, Ended, Entry, Item, Kind, Packed, Place, ShelfOrder, ShelfState, ShelfView,
        Taken, TakenIn, all_at_once, entries, follow_ending, over_name, pack_games, put_back, rename,
        take_in, verify,
    },
    shelve,
};
use parlour_scene::Day;
use parlour_table::{LoadError, Save, Time};
use std::{fs, path::Path};

const DAY: u64 = 86_400_000;

fn house(id: &str) -> &'static Game {
    parlour_catalog::game(id).expect("of the house")
}

/// A save among those of every version.
fn kept(file: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/saves");
    fs::read_to_string(folder.join(file)).expect("in the repository")
}

/// Shut the Box with some actions played.
fn played(opened: u64, actions: &[&str]) -> Box<dyn AnyTable> {
    let opening = Opening { now: Time(opened), ..Opening::seeded(7) };
    let mut table = house("shutbox").open("", opening).expect("a sound setup");
    for action in actions {
        table.act(action, Time(opened + 1000)).expect("it is legal");
    }
    table
}

fn places(store: &Store) -> Vec<Place> {
    entries(house("shutbox"), store).into_iter().map(|entry| entry.place).collect()
}

fn packed(item: Item, text: &str) -> Packed {
    Packed { item, game: "shutbox".to_owned(), name: String::new(), text: text.to_owned() }
}

#[test]
fn entries_of_all_kinds_lie_on_the_shelf_the_newest_first() {
    let (game, mut store) = (house("shutbox"), Store::default());
    store.write(Slot::Last, &played(5 * DAY, &["roll"]).save());
    store.write(Slot::Left(&SlotName::new("a")), &played(9 * DAY, &["roll", "9"]).save());
    store.write(Slot::Left(&SlotName::new("untouched")), &played(8 * DAY, &[]).save());
    store.write(Slot::Left(&SlotName::new("b")), "not a save");
    store.write(Slot::Left(&SlotName::new("c")), &kept("shutbox-v1-tomorrow.refused-newer-format.save"));
    store.write(Slot::Over(&SlotName::new("d")), &kept("shutbox-v1-finished.save"));
    let found = entries(game, &store);
    let kind = |place: &Place| &found.iter().find(|entry| entry.place == *place).expect("it lies there").kind;
    let left = |name: &str| Place::Left(SlotName::new(name));
    assert_eq!(found.len(), 5);
    assert_eq!(*kind(&left("a")), Kind::UnderWay);
    assert_eq!(*kind(&Place::Last), Kind::UnderWay);
    assert_eq!(*kind(&left("b")), Kind::Unreadable(LoadError::Truncated));
    assert!(matches!(kind(&left("c")), Kind::Newer(LoadError::NewerFormat(_))));
    assert!(
        matches!(kind(&Place::Over(SlotName::new("d"))), Kind::Finished(_)),
        "an older one has no note of its end"
    );
    assert!(found.windows(2).all(|pair| pair[0].last >= pair[1].last));
    let played = &found.iter().find(|entry| entry.place == left("a")).expect("it lies there");
    let preview = played.preview(game).expect("it can be opened");
    assert!(preview.lines.iter().any(|line| line.key == "ui.shelf-steps"), "{:?}", preview.lines);
}

#[test]
fn every_game_is_kept_when_it_ends_and_let_go_when_the_end_is_undone() {
    let all = [
        "hidato-v2-finished",
        "mill-v1-finished",
        "rogue-v2-finished",
        "shutbox-v1-finished",
        "sudoku-v1-finished",
    ];
    for file in all {
        let text = kept(&format!("{file}.save"));
        let game = house(Save::read(&text).expect("a save").game());
        let table = game.load(&text).expect("it is loaded by every version");
        let mut store = Store::default();
        assert_eq!(follow_ending(EndingChange::Reached, table.as_ref(), &mut store), Kept::Done);
        let found = entries(game, &store);
        assert_eq!(found.len(), 1, "{file}");
        let Kind::Finished(ended) = &found[0].kind else { panic!("{file}: {:?}", found[0].kind) };
        assert_eq!(*ended, Ended::of(table.as_ref()));
        assert_eq!(found[0].place, Place::Over(over_name(table.as_ref())));
        assert_eq!(verify(game, &found[0].text), Ok(table.digest()), "a note of the end changes no state");
        follow_ending(EndingChange::Undone, table.as_ref(), &mut store);
        assert_eq!(store.over().len(), 0, "{file}");
    }
}

#[test]
fn a_name_stays_with_the_game_and_changes_no_state() {
    let (game, mut store) = (house("shutbox"), Store::default());
    let table = played(DAY, &["roll"]);
    store.write(Slot::Left(&SlotName::new("a")), &table.save());
    let place = Place::Left(SlotName::new("a"));
    let text = rename(&mut store, &place, "  Sunday\n with Anna ").expect("it is there");
    assert_eq!(store.read(Slot::Left(&SlotName::new("a"))).as_deref(), Some(text.as_str()));
    let again = game.load(&text).expect("still a save");
    assert_eq!((again.session().title(), again.digest()), ("Sunday with Anna", table.digest()));
    assert_eq!(entries(game, &store)[0].title, "Sunday with Anna");
    let long = "ä".repeat(200);
    rename(&mut store, &place, &long).expect("it is there");
    assert_eq!(entries(game, &store)[0].title.chars().count(), parlour_midend::shelf::TITLE_LETTERS);
    assert_eq!(rename(&mut store, &place, " "), Some(table.save()), "as it was before");
    assert_eq!(rename(&mut store, &Place::Last, "nothing"), None);
    store.write(Slot::Left(&SlotName::new("a")), "not a save");
    assert_eq!(rename(&mut store, &place, "damaged"), None);
}

#[test]
fn what_was_removed_comes_back_even_if_its_place_is_taken() {
    let mut store = Store::default();
    let (one, other) = (played(DAY, &["roll"]).save(), played(2 * DAY, &["roll"]).save());
    assert!(put_back(&mut store, &Place::Last, &one));
    assert_eq!(store.read(Slot::Last).as_deref(), Some(one.as_str()));
    assert!(put_back(&mut store, &Place::Last, &other));
    assert_eq!(store.read(Slot::Last).as_deref(), Some(one.as_str()), "the game on the table stays there");
    assert_eq!(places(&store).len(), 2);
}

#[test]
fn the_shelf_is_searched_by_game_state_day_and_words() {
    let mut store = Store::default();
    store.write(Slot::Left(&SlotName::new("a")), &played(40 * DAY, &["roll"]).save());
    store.write(Slot::Left(&SlotName::new("b")), &played(100 * DAY, &["roll"]).save());
    rename(&mut store, &Place::Left(SlotName::new("b")), "With Anna");
    let over = played(98 * DAY, &["roll", "9"]).save();
    let over = Save::read(&over).expect("a save").noted_as_ended(Ended::Won.word()).written();
    store.write(Slot::Over(&SlotName::new("c")), &over);
    store.write(Slot::Left(&SlotName::new("d")), "not a save");
    let found = entries(house("shutbox"), &store);
    let say = |message: &Message| message.to_string();
    let shown = |view: ShelfView| -> Vec<&str> {
        let shown = view.shown(&found, parlour_catalog::game, Time(101 * DAY), &say);
        let of = |entry: &Entry| match &entry.place {
            Place::Left(slot) if **slot == *"a" => "a",
            Place::Left(slot) if **slot == *"b" => "b",
            Place::Over(_) => "c",
            _ => "d",
        };
        shown.into_iter().map(|index| of(&found[index])).collect()
    };
    let all = ShelfView::default();
    assert_eq!(shown(all.clone()), ["b", "c", "a", "d"]);
    assert_eq!(shown(ShelfView { order: ShelfOrder::Oldest, ..all.clone() }), ["d", "a", "c", "b"]);
    assert_eq!(shown(ShelfView { game: "mill".to_owned(), ..all.clone() }), [""; 0]);
    for (state, wanted) in [
        (ShelfState::UnderWay, &["b", "a"][..]),
        (ShelfState::Finished, &["c"]),
        (ShelfState::Won, &["c"]),
        (ShelfState::Lost, &[]),
        (ShelfState::Drawn, &[]),
        (ShelfState::Apart, &["d"]),
    ] {
        assert_eq!(shown(ShelfView { state, ..all.clone() }), wanted, "{}", state.word());
    }
    assert_eq!(shown(ShelfView { days: RanksDays::Seven, ..all.clone() }), ["b", "c"]);
    let words = |words: &str| shown(ShelfView { words: words.to_owned(), ..all.clone() });
    assert_eq!(words(" ANNA with"), ["b"]);
    assert_eq!(words(&Day(40).to_string()), ["a"]);
    assert_eq!(words("game.shutbox with"), ["b"], "by the name of its game");
    assert_eq!(words("nobody"), [""; 0]);
}

#[test]
fn an_archive_brings_everything_into_an_empty_place_and_nothing_twice() {
    let mut store = Store::default();
    store.write(Slot::Last, &played(5 * DAY, &["roll"]).save());
    store.write(Slot::Left(&SlotName::new("x")), &played(9 * DAY, &["roll", "9"]).save());
    store.write(Slot::Left(&SlotName::new("y")), "not a save");
    let over = house("shutbox").load(&kept("shutbox-v1-finished.save")).expect("a save");
    follow_ending(EndingChange::Reached, over.as_ref(), &mut store);
    let items = pack_games("shutbox", &store);
    let text = Archive::write(&items);
    let read = Archive::read(&text).expect("its own text");
    assert_eq!((read.items, read.damaged), (items.clone(), 0));

    let mut other = Store::default();
    let take = |store: &mut Store| {
        let mut told = TakenIn::default();
        for item in &items {
            told.count(take_in(house("shutbox"), item, store));
        }
        told
    };
    let first = take(&mut other);
    assert_eq!((first.taken, first.there, first.apart, first.left_out), (3, 0, 1, 0));
    let texts = |store: &Store| {
        let mut texts: Vec<String> =
            entries(house("shutbox"), store).into_iter().map(|entry| entry.text).collect();
        texts.sort_unstable();
        texts
    };
    assert_eq!(texts(&other), texts(&store));
    let again = take(&mut other);
    assert_eq!((again.taken, again.there, again.apart, again.left_out), (0, 4, 0, 0));
    let keys: Vec<String> = again.messages().iter().map(|message| message.key.to_string()).collect();
    assert_eq!(keys, ["ui.shelf-there"]);
}

#[test]
fn of_two_saves_of_a_game_the_further_one_stays() {
    let (game, mut store) = (house("shutbox"), Store::default());
    let (early, late) = (played(DAY, &["roll"]), played(DAY, &["roll", "9"]));
    let take =
        |store: &mut Store, table: &dyn AnyTable| take_in(game, &packed(Item::Left, &table.save()), store);
    assert_eq!(take(&mut store, late.as_ref()), Taken::In);
    assert_eq!(take(&mut store, early.as_ref()), Taken::There);
    assert_eq!(entries(game, &store)[0].text, late.save());

    store = Store::default();
    store.write(Slot::Last, &early.save());
    assert_eq!(take(&mut store, late.as_ref()), Taken::In);
    assert_eq!(store.read(Slot::Last), Some(late.save()), "the same game went on");
    assert_eq!(store.left().len(), 0);

    let parted = played(DAY, &["roll", "4+5"]);
    for taken in [Taken::In, Taken::There] {
        assert_eq!(
            take(&mut store, parted.as_ref()),
            taken,
            "a game that went two ways is there twice, not more often"
        );
    }
    assert_eq!(entries(game, &store).len(), 2);
}

#[test]
fn a_run_that_has_ended_is_not_taken_up_again() {
    let game = house("rogue");
    let text = kept("rogue-v2-under-way.save");
    let run = Packed { item: Item::Left, game: "rogue".to_owned(), name: String::new(), text: text.clone() };
    let mut store = Store::default();
    for taken in [Taken::In, Taken::There] {
        assert_eq!(take_in(game, &run, &mut store), taken);
    }
    let there = entries(game, &store);
    let copy = game.load(&there[0].text).expect("a save");
    assert!(!copy.counts(), "it counts only where it was begun");

    let name = parlour_midend::name_of(game.load(&text).expect("a save").as_ref());
    let mut store = Store::default();
    for taken in [Taken::In, Taken::There] {
        assert_eq!(take_in(game, &packed(Item::Ended, &name), &mut store), taken);
    }
    assert!(matches!(take_in(game, &run, &mut store), Taken::Refused(_)));
    assert_eq!(entries(game, &store).len(), 0);
}

#[test]
fn what_cannot_be_opened_lies_apart_and_what_is_no_game_is_told() {
    let (game, mut store) = (house("shutbox"), Store::default());
    let newer = kept("shutbox-v1-tomorrow.refused-newer-format.save");
    assert!(matches!(
        take_in(game, &packed(Item::Left, &newer), &mut store),
        Taken::Apart(LoadError::NewerFormat(_))
    ));
    assert_eq!(take_in(game, &packed(Item::Left, &newer), &mut store), Taken::There);
    assert_eq!(entries(game, &store)[0].text, newer, "just as it came");
    let of_mill = kept("mill-v1-finished.save");
    assert!(matches!(take_in(game, &packed(Item::Over, &of_mill), &mut store), Taken::Refused(_)));
    assert!(matches!(take_in(game, &packed(Item::Unknown, "?"), &mut store), Taken::Refused(_)));
    store = Store::with_room(0);
    assert_eq!(take_in(game, &packed(Item::Left, &newer), &mut store), Taken::Full);
    assert_eq!(take_in(game, &packed(Item::Left, &played(DAY, &["roll"]).save()), &mut store), Taken::Full);
    assert_eq!(shelve(game, &mut store, &newer), Kept::Failed);
}

#[test]
fn a_damaged_archive_loses_only_what_is_damaged() {
    let items: Vec<Packed> = (0..4).map(|number| packed(Item::Left, &format!("game {number} ä\n"))).collect();
    let text = Archive::write(&items);
    for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
        let whole_lines = text[..cut].matches('\n').count().saturating_sub(1);
        // A last line that lacks only its end is whole.
        let last =
            usize::from(text[cut..].starts_with('\n') && cut > text.find('\n').expect("several lines"));
        match Archive::read(&text[..cut]) {
            Ok(read) => {
                assert_eq!(read.items, items[..whole_lines + last], "cut at {cut}");
                assert!(read.damaged > 0 || read.items.len() == items.len(), "cut at {cut}");
            }
            Err(error) => assert!(whole_lines == 0 && error == ArchiveError::NotOne, "cut at {cut}"),
        }
    }
    let lines = text.lines().count();
    for flipped in 0..lines {
        let damage = |(number, line): (usize, &str)| {
            if number == flipped { line.replace('a', "b") } else { line.to_owned() }
        };
        let damaged: Vec<String> = text.lines().enumerate().map(damage).collect();
        let read = Archive::read(&damaged.join("\n")).expect("the rest is whole");
        let whole: Vec<Packed> =
            (1..).zip(&items).filter(|(line, _)| *line != flipped).map(|(_, item)| item.clone()).collect();
        assert_eq!(read.items, whole, "line {flipped}");
        assert_eq!(read.damaged, 1, "line {flipped}");
    }
    assert_eq!(Archive::read("parlour-shelf 2 0 00\n"), Err(ArchiveError::Newer(2)));
    for other in ["", "parlour 1 00\n{}\n", "\u{0}\n\n", "parlour-shelff"] {
        assert_eq!(Archive::read(other), Err(ArchiveError::NotOne), "{other:?}");
    }
    assert!(Archive::read("parlour-shelf 1 99999999999 00").expect("an archive").damaged > 0);
    let json = r#"{"item":"hologram","text":"x"}"#;
    let newer = format!("parlour-shelf 1 1 00\n{} {json}\n", checksum(json.as_bytes()));
    assert_eq!(Archive::read(&newer).expect("an archive").items[0].item, Item::Unknown);
}

#[test]
fn many_are_removed_at_once_and_put_back_at_once() {
    let mut gone = [false, true, false, false];
    let mut all = |fails: Option<usize>| {
        let before = gone;
        let go = |index: usize, _: bool| fails != Some(index);
        let (moved, leaves, told) = all_at_once(&[3, 1, 0], |index| before[index], go);
        for index in &moved {
            gone[*index] = leaves;
        }
        (moved, leaves, told.to_string())
    };
    assert_eq!(all(Some(0)), (vec![3], true, "ui.shelf-removed-all n=1".to_owned()), "one was played on");
    assert_eq!(all(None), (vec![0], true, "ui.shelf-removed-all n=1".to_owned()));
    assert_eq!(all(None), (vec![3, 1, 0], false, "ui.shelf-is-back-all n=3".to_owned()));
    assert_eq!(gone, [false; 4], "what was not listed stays");
}
