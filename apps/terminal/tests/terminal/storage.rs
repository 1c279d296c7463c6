//! Files that cannot be written, and saves that are not what they seem. Nothing is lost in silence, and nothing outside the
//! data folder is touched.

use super::sitting::{Sitting, folder, table};
use parlour_kernel::checksum;
use parlour_table::write_atomically;
use parlour_terminal::{Start, WriteFile};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    rc::Rc,
};

/// Hands that write files, and fail when they are told to.
#[derive(Clone, Default)]
struct Hands {
    /// The text each file should have by now.
    wanted: Rc<RefCell<BTreeMap<PathBuf, String>>>,
    writes: Rc<Cell<u32>>,
    /// The first write that fails, and how many do.
    fault: Rc<Cell<(u32, u32)>>,
}

impl Hands {
    fn write(&self) -> WriteFile {
        let hands = self.clone();
        Rc::new(move |path: &Path, text: &str| {
            hands.wanted.borrow_mut().insert(path.to_owned(), text.to_owned());
            let number = hands.writes.replace(hands.writes.get() + 1);
            let (first, count) = hands.fault.get();
            if number >= first && number - first < count {
                return Err(io::ErrorKind::StorageFull.into());
            }
            write_atomically(path, text)
        })
    }

    /// Whether the game's file is not what it should be.
    fn is_behind(&self, save: &Path) -> bool {
        let wanted = self.wanted.borrow();
        wanted.get(save).is_some_and(|text| fs::read_to_string(save).ok().as_ref() != Some(text))
    }
}

const GAMES: [&str; 5] = ["sudoku", "hidato", "mill", "shutbox", "rogue"];
const NOT_SAVED: &str = "Not saved:";
const LEAVES: &str = "Press q to leave";

fn begin(game: &str, hands: &Hands, name: &str) -> (Sitting, PathBuf) {
    let folder = folder(name);
    let save = folder.join(format!("{game}.save"));
    let game = parlour_catalog::game(game).expect("of the house");
    (Sitting::writing(folder, hands.write(), Start::Game(game)), save)
}

/// Keys that do something in every game, and leave none.
const KEYS: [&str; 18] = [
    "r", "Enter", "Right", "Enter", "5", "Down", "Enter", "3", "l", "j", "Left", "1", "C-z", "s", "9",
    "Enter", "k", "2",
];

#[test]
fn whatever_could_not_be_written_is_shown_until_it_could() {
    for game in GAMES {
        let mut warned = 0;
        for (first, count) in [(0, 1), (1, 1), (2, 3), (0, u32::MAX), (3, u32::MAX)] {
            let hands = Hands::default();
            hands.fault.set((first, count));
            let (mut sitting, save) = begin(game, &hands, &format!("storage-{game}-{first}-{count}"));
            for key in KEYS {
                sitting.keys(key).think().wait(700);
                let shown = sitting.text().lines().next().is_some_and(|row| row.contains(NOT_SAVED));
                assert_eq!(
                    shown,
                    hands.is_behind(&save),
                    "{game} {first} {count} {key}:\n{}",
                    sitting.text()
                );
                warned += u32::from(shown);
            }
            // As soon as it can be written again, leaving stores it and asks nothing.
            hands.fault.set((0, 0));
            sitting.keys("C-c");
            assert!(sitting.app.ended() && !hands.is_behind(&save), "{game} {first} {count}");
        }
        assert!(warned > 10, "{game}: no fault was ever seen");
    }
}

#[test]
fn leaving_a_game_that_is_not_stored_asks_first() {
    for game in GAMES {
        let hands = Hands::default();
        hands.fault.set((0, u32::MAX));
        let (mut sitting, save) = begin(game, &hands, &format!("storage-leave-{game}"));
        for key in KEYS {
            sitting.keys(key).think().wait(700);
        }
        sitting.shows(NOT_SAVED).keys("C-c").shows(LEAVES).keys("x").hides(LEAVES).shows(NOT_SAVED);
        assert!(!sitting.app.ended() && hands.is_behind(&save), "{game}");
        sitting.keys("C-c").shows(LEAVES).keys("q");
        assert!(sitting.app.ended(), "{game}");
    }
}

/// A save of Shut the Box with some of its JSON replaced, under a matching checksum.
fn forged(from: &str, to: &str) -> String {
    let Start::Play { table, .. } = table("") else { unreachable!("a table was opened") };
    let mut table = table;
    table.act("roll", parlour_table::Time(5)).expect("legal");
    let save = table.save();
    let json = save.split_once('\n').expect("two lines").1.trim_end().replace(from, to);
    assert!(!save.contains(&json), "{from} is in every save");
    format!("parlour 1 {}\n{json}\n", checksum(json.as_bytes()))
}

#[test]
fn a_hostile_save_is_refused_and_touches_nothing() {
    let victim = folder("storage-victim");
    fs::write(victim.join("pwned.save"), "my precious notes").expect("writable");
    let name = victim.file_name().expect("a folder").to_string_lossy().into_owned();
    let absolute = victim.join("pwned");
    let hostile = [
        format!("../{name}/pwned"),
        format!("../../{name}/pwned"),
        format!("../../../{name}/pwned"),
        absolute.display().to_string(),
    ];
    for (number, puzzle) in hostile.into_iter().enumerate() {
        let text = forged("\"opened\":0", &format!("\"opened\":0,\"puzzle\":\"{puzzle}\""));
        bring(&format!("storage-hostile-{number}"), &text).shows("does not have the structure");
    }
    assert_eq!(fs::read_to_string(victim.join("pwned.save")).ok().as_deref(), Some("my precious notes"));
    assert_eq!(fs::read_dir(&victim).expect("readable").count(), 1);
}

#[test]
fn a_save_from_beyond_the_calendar_leaves_the_shelf_usable() {
    for time in ["18446744073709551615", "370000000000000000", "253402300800000"] {
        let text = forged("\"opened\":0", &format!("\"opened\":{time}"));
        let mut sitting = bring(&format!("storage-late-{time}"), &text);
        sitting.shows("later than the year 9999").keys("/ 2 0 2 Enter").keys("Esc");
    }
}

/// The shelf, after a file with this text was brought.
fn bring(name: &str, text: &str) -> Sitting {
    let mut sitting = Sitting::usual(name, Start::Menu);
    let file = sitting.folder.join("brought.txt");
    fs::write(&file, text).expect("writable");
    sitting.keys("s b").paste(&file.display().to_string()).keys("Enter");
    sitting
}
