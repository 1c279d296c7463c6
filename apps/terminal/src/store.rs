//! Files: saves, settings, statistics. A file that cannot be read is set aside, never deleted.

use crate::WriteFile;
use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use parlour_kernel::{Fault, Message, checksum};
use parlour_midend::{AnyTable, Claim, Game, Slot, SlotName, Slots};
use parlour_table::{LoadError, MAX_SAVE_BYTES, PuzzleName, read_whole};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    cell::RefCell,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    rc::{Rc, Weak},
    thread,
    time::Duration,
};

/// Parlour's data folder: `$PARLOUR_DATA`, or `parlour` in `$XDG_DATA_HOME`, or else in the system's usual
/// place for application data.
pub fn data_folder(variable: impl Fn(&str) -> String) -> PathBuf {
    chosen_folder(variable, choose_native_strategy().ok().map(|system| system.data_dir()))
}

fn chosen_folder(variable: impl Fn(&str) -> String, system: Option<PathBuf>) -> PathBuf {
    let given = |name: &str| Some(variable(name)).filter(|value| !value.is_empty()).map(PathBuf::from);
    given("PARLOUR_DATA")
        .or_else(|| {
            // On Windows, saves belong to the machine, not to the roaming profile.
            let base = given("XDG_DATA_HOME").or_else(|| given("LOCALAPPDATA")).or(system);
            base.map(|base| base.join("parlour"))
        })
        .unwrap_or_else(|| PathBuf::from("parlour-data"))
}

/// The result of loading a save.
pub(crate) enum Saved {
    Nothing,
    Table(Box<dyn AnyTable>),
    /// It could not be opened and was set aside; what to tell the player.
    Damaged(Message),
}

pub(crate) struct Store {
    folder: PathBuf,
    write: WriteFile,
}

/// The files of one game. Named puzzles have a file each, finished or not; other unfinished games are in a
/// folder of their own.
pub(crate) struct Files {
    folder: PathBuf,
    /// Where the current game is saved.
    last: PathBuf,
    write: WriteFile,
    /// The lock that other terminals wait for, while it is held.
    lock: RefCell<Weak<File>>,
}

/// The lock's file, beside those it guards.
const LOCK: &str = ".lock";

/// How long to wait for another terminal's lock: it is held for as long as a few files take to write.
const PATIENCE: Duration = Duration::from_secs(2);
const BETWEEN_TRIES: Duration = Duration::from_millis(5);

impl Files {
    pub fn path(&self, slot: Slot<'_>) -> PathBuf {
        match slot {
            Slot::Last => self.last.clone(),
            Slot::Left(name) if is_of_puzzle(name) => self.folder.join(format!("{name}.save")),
            Slot::Left(name) => self.left_folder().join(format!("{name}.save")),
            Slot::Over(name) => self.folder.join(replay_file(name)),
            Slot::Ended => self.folder.join("ended"),
        }
    }

    fn locked(&self) -> io::Result<File> {
        let lock_in = |folder: &Path| {
            fs::create_dir_all(folder)?;
            File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))
        };
        let beside = self.last.parent().unwrap_or(Path::new(""));
        // A game opened from a file can be saved there even if there is no room for others.
        let lock = lock_in(&self.folder).or_else(|_| lock_in(beside))?;
        let tries = PATIENCE.as_millis() / BETWEEN_TRIES.as_millis();
        for _ in 0..tries {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::WouldBlock) => thread::sleep(BETWEEN_TRIES),
                // Some file systems have no locks; one terminal at a time is all there is then.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(lock);
                }
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        Err(io::ErrorKind::TimedOut.into())
    }

    fn left_folder(&self) -> PathBuf {
        self.folder.join("left")
    }

    /// Whether a slot has no file of its own, because a named puzzle is already saved under its name.
    fn is_same(&self, slot: Slot<'_>) -> bool {
        slot != Slot::Last && self.path(slot) == self.last
    }
}

/// The beginning of the names of files with finished games.
const REPLAY: &str = "replay-";

fn replay_file(name: &SlotName) -> String {
    format!("{REPLAY}{name}.save")
}

/// The names of the saves in a folder, sorted.
fn names_in(folder: &Path) -> Vec<String> {
    let name = |entry: io::Result<fs::DirEntry>| {
        let file = entry.ok()?.file_name().into_string().ok()?;
        file.strip_suffix(".save").map(str::to_owned)
    };
    let mut names: Vec<String> = fs::read_dir(folder).into_iter().flatten().filter_map(name).collect();
    names.sort_unstable();
    names
}

/// Whether a slot is that of a pack or daily puzzle, not of a generated one.
fn is_of_puzzle(name: &SlotName) -> bool {
    name.contains('-') && PuzzleName::new(name).is_some() && !name.starts_with(REPLAY)
}

/// The slots of names that a file was found with; other names belong to no slot.
fn slots_of(names: impl IntoIterator<Item = String>) -> Vec<SlotName> {
    let slot = |name: String| Some(SlotName::new(&name)).filter(|slot| **slot == *name);
    names.into_iter().filter_map(slot).collect()
}

impl Slots for Files {
    fn claim(&self) -> Option<Claim> {
        let held = self.lock.borrow().upgrade();
        let lock = match held {
            Some(lock) => lock,
            None => Rc::new(self.locked().ok()?),
        };
        *self.lock.borrow_mut() = Rc::downgrade(&lock);
        Some(Claim::on(lock))
    }

    fn read(&self, slot: Slot<'_>) -> Option<String> {
        // What is damaged is listed as such.
        read(&self.path(slot))?.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        self.is_same(slot) || write(&self.write, &self.path(slot), text).is_ok()
    }

    fn remove(&mut self, slot: Slot<'_>) {
        if !self.is_same(slot) {
            // If there is no such file, there is nothing to remove.
            let _ = fs::remove_file(self.path(slot));
        }
    }

    fn left(&self) -> Vec<SlotName> {
        let mut left = slots_of(names_in(&self.left_folder()));
        left.retain(|name| !is_of_puzzle(name));
        left
    }

    fn over(&self) -> Vec<SlotName> {
        let names = names_in(&self.folder);
        slots_of(names.iter().filter_map(|name| name.strip_prefix(REPLAY).map(str::to_owned)))
    }

    fn puzzles(&self) -> Vec<SlotName> {
        let mut puzzles = slots_of(names_in(&self.folder));
        puzzles.retain(is_of_puzzle);
        puzzles
    }
}

impl Store {
    pub fn new(folder: PathBuf, write: WriteFile) -> Self {
        Store { folder, write }
    }

    /// A game's files, with the current game saved at `last`.
    pub fn files(&self, game: &str, last: &Path) -> Files {
        let write = Rc::clone(&self.write);
        Files { folder: self.folder.join(game), last: last.to_owned(), write, lock: RefCell::default() }
    }

    /// A game's files, with the current game in its usual place.
    pub fn usual_files(&self, game: &str) -> Files {
        self.files(game, &self.save_path(game))
    }

    /// Where a game is saved.
    pub fn save_path(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{game}.save"))
    }

    /// The file of a pack or daily puzzle, or the game's usual one for any other.
    pub fn puzzle_path(&self, game: &str, name: &str) -> PathBuf {
        match PuzzleName::new(name).map(|name| SlotName::new(&name)) {
            Some(slot) if is_of_puzzle(&slot) => self.usual_files(game).path(Slot::Left(&slot)),
            _ => self.save_path(game),
        }
    }

    /// An archived replay and its path; `None` if its file is missing or damaged.
    pub fn replay(&self, game: &Game, file: &str) -> Option<(Box<dyn AnyTable>, PathBuf)> {
        // Earlier versions wrote the file's whole name into the statistics.
        let name = file.strip_suffix(".save").and_then(|name| name.strip_prefix(REPLAY)).unwrap_or(file);
        let path = self.usual_files(game.id).path(Slot::Over(&SlotName::new(name)));
        let text = String::from_utf8(read(&path)??).ok()?;
        Some((game.load(&text).ok()?, path))
    }

    /// The saved game, if there is one to continue.
    pub fn saved(&self, game: &Game) -> Saved {
        self.saved_at(&self.save_path(game.id), game)
    }

    /// The same for a pack or daily puzzle; a save of another puzzle is ignored.
    pub fn saved_puzzle(&self, game: &Game, name: &str) -> Saved {
        match self.saved_at(&self.puzzle_path(game.id, name), game) {
            Saved::Table(table) if table.session().puzzle_name() != name => Saved::Nothing,
            saved => saved,
        }
    }

    fn saved_at(&self, path: &Path, game: &Game) -> Saved {
        let Some(bytes) = read(path) else { return Saved::Nothing };
        let opened = match bytes {
            Some(bytes) => game.load(&String::from_utf8_lossy(&bytes)),
            None => Err(LoadError::TooLarge),
        };
        match opened {
            Ok(table) => Saved::Table(table),
            Err(error) => {
                self.put_apart(path, game.id);
                let told = Message::new("term.save-damaged").message("why", error.message());
                Saved::Damaged(told.message("game", Message::new(format!("game.{}", game.id))))
            }
        }
    }

    pub fn write_json<T: Serialize>(&self, name: &str, data: &T) -> io::Result<()> {
        let text = serde_json::to_string_pretty(data).map_err(io::Error::other)?;
        write(&self.write, &self.folder.join(format!("{name}.json")), &(text + "\n"))
    }

    /// Writes a text of our own that can be made again.
    pub fn write_text(&self, name: &str, text: &str) -> io::Result<()> {
        write(&self.write, &self.folder.join(format!("{name}.json")), text)
    }

    /// Such a text, if there is one.
    pub fn read_text(&self, name: &str) -> Option<String> {
        read(&self.folder.join(format!("{name}.json")))?.and_then(|bytes| String::from_utf8(bytes).ok())
    }

    /// Reads one of our own files; the default if there is none or it is damaged.
    pub fn read_or_set_aside<T: DeserializeOwned + Default>(
        &self,
        name: &str,
        notices: &mut Vec<Message>,
    ) -> T {
        let path = self.folder.join(format!("{name}.json"));
        let Some(bytes) = read(&path) else { return T::default() };
        bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_else(|| {
            self.set_aside(&path, name);
            notices.push(Message::new("term.file-damaged").text("file", format!("{name}.damaged")));
            T::default()
        })
    }

    /// What to tell the player if writing failed.
    pub fn not_written(&self) -> Message {
        Message::new("term.not-saved").text("folder", self.folder.display().to_string())
    }

    /// Moves a save that cannot be opened to the shelf, apart from the others.
    fn put_apart(&self, path: &Path, game: &str) {
        // A file that is too large, or a pipe in its place, is not read.
        let bytes = read(path).flatten().unwrap_or_else(|| path.display().to_string().into_bytes());
        let left = self.usual_files(game).left_folder();
        // If even this fails, the file stays until the next save replaces it.
        let _ = fs::create_dir_all(&left);
        let _ = fs::rename(path, left.join(format!("{}.save", checksum(&bytes))));
    }

    fn set_aside(&self, path: &Path, name: &str) {
        let aside = self.folder.join(format!("{name}.damaged"));
        // If even this fails, the file stays until the next save replaces it.
        let _ = fs::rename(path, &aside);
    }

    /// Writes a new file that a player named.
    pub fn write_new(&self, path: &Path, text: &str) -> io::Result<()> {
        write(&self.write, path, text)
    }
}

/// Writes a file, in a folder that may have to be made first.
fn write(file: &WriteFile, path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    file(path, text)
}

/// A file's bytes: `None` if there is none, `Some(None)` if it cannot be read.
#[allow(clippy::option_option, reason = "no file and an unreadable one are told differently")]
fn read(path: &Path) -> Option<Option<Vec<u8>>> {
    path.exists().then(|| read_whole(path, MAX_SAVE_BYTES as u64).ok())
}

#[cfg(test)]
mod tests {
    use super::{Files, Store, chosen_folder, data_folder};
    use parlour_midend::{
        Controller, Kept, Manners, Moment, Opening, Slot, Slots, keep, look, slots_are_apart,
    };
    use parlour_table::{Log, Save, Time, write_atomically};
    use std::{
        cmp::Ordering,
        env, fs,
        path::{Path, PathBuf},
        rc::Rc,
        sync::Barrier,
        thread,
        time::Duration,
    };

    #[test]
    fn no_name_leads_out_of_the_folder_or_to_another_game() {
        let outside = env::temp_dir().join(format!("parlour-slots-{}", std::process::id()));
        let folder = outside.join("data");
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        fs::write(outside.join("x.save"), "mine").expect("a file beside it");
        let store = Store::new(folder, Rc::new(write_atomically));
        slots_are_apart(&mut store.usual_files("sudoku"));
        let beside: Vec<_> =
            fs::read_dir(&outside).expect("the folder").flatten().map(|file| file.file_name()).collect();
        assert_eq!(
            (beside.len(), fs::read_to_string(outside.join("x.save")).ok().as_deref()),
            (2, Some("mine"))
        );
        fs::remove_dir_all(outside).expect("they can be removed");
    }

    /// The logs of all games in a store, as lines.
    fn logs(files: &Files) -> Vec<Vec<String>> {
        let left = files.left();
        let slots = left.iter().map(Slot::Left).chain([Slot::Last]);
        slots
            .filter_map(|slot| Save::read(&files.read(slot)?).ok().map(|save| save.lines().to_vec()))
            .collect()
    }

    /// Plays a game for some rounds, each at the same moment as the other terminal; every log that was stored. Fails at the
    /// end, as the other one waits.
    fn play(folder: &Path, terminal: u64, together: &Barrier) -> Vec<Vec<String>> {
        let store = Store::new(folder.to_owned(), Rc::new(write_atomically));
        let game = parlour_catalog::game("sudoku").expect("of the house");
        let mut files = store.usual_files(game.id);
        let opened = |text: &str| {
            let table = game.load(text).expect("its own save");
            let manners =
                Manners { pause: Duration::ZERO, moves: false, reviews: false, teacher_stays: true };
            let mut control = Controller::new(table, manners, Moment::default());
            control.kept(text);
            control
        };
        let mut control = opened(&files.read(Slot::Last).expect("a game was begun"));
        let (mut stored, mut failed) = (Vec::new(), Vec::new());
        for round in 1..=60 {
            together.wait();
            if let Kept::Elsewhere(text) = look(&control, &files) {
                control = opened(&text);
            }
            let now = Moment { running: Duration::ZERO, wall: Time(1000 * round + terminal) };
            control.follow(&[format!("corner 0 {terminal} {}", round % 9 + 1)], now);
            match keep(&mut control, game, &mut files, now.wall) {
                Kept::Done | Kept::Parted => stored.push(control.table().log().lines_after(0)),
                Kept::Elsewhere(text) => control = opened(&text),
                other => failed.push(other),
            }
        }
        assert_eq!(failed, []);
        stored
    }

    #[test]
    fn two_terminals_at_the_same_moment_lose_nothing() {
        for run in 0..3 {
            let folder = env::temp_dir().join(format!("parlour-two-{}-{run}", std::process::id()));
            let store = Store::new(folder.clone(), Rc::new(write_atomically));
            let game = parlour_catalog::game("sudoku").expect("of the house");
            let mut table = game.open(&".".repeat(81), Opening::seeded(run)).expect("an empty grid");
            table.act("corner 8 8 1", Time(1)).expect("legal");
            let mut files = store.usual_files(game.id);
            assert!(files.write(Slot::Last, &table.save()));
            let together = Barrier::new(2);
            let stored: Vec<_> = thread::scope(|scope| {
                let both = [0, 1].map(|terminal| {
                    scope.spawn({
                        let (folder, together) = (&folder, &together);
                        move || play(folder, terminal, together)
                    })
                });
                both.into_iter().flat_map(|one| one.join().expect("it played to its end")).collect()
            });
            let logs = logs(&files);
            for lines in &stored {
                let holds = |log: &Vec<String>| {
                    matches!(Log::compare(log, lines), Some(Ordering::Equal | Ordering::Greater))
                };
                assert!(logs.iter().any(holds), "run {run} lost {lines:?}; there are {} games", logs.len());
            }
            fs::remove_dir_all(folder).expect("our own folder");
        }
    }

    #[test]
    fn variables_win_over_the_system() {
        let (ours, xdg) = (("PARLOUR_DATA", "/ours"), ("XDG_DATA_HOME", "/xdg"));
        let windows = ("LOCALAPPDATA", "/local");
        let table: [(&[(&str, &str)], &str); 6] = [
            (&[ours, xdg, windows], "/ours"),
            (&[xdg, windows], "/xdg/parlour"),
            (&[windows], "/local/parlour"),
            (&[], "/system/parlour"),
            (&[("PARLOUR_DATA", ""), xdg], "/xdg/parlour"),
            (&[("XDG_DATA_HOME", "")], "/system/parlour"),
        ];
        for (set, folder) in table {
            let variable = |name: &str| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map_or_else(String::new, |(_, value)| (*value).to_owned())
            };
            assert_eq!(chosen_folder(variable, Some("/system".into())), Path::new(folder), "{set:?}");
        }
        assert_eq!(chosen_folder(|_| String::new(), None), Path::new("parlour-data"));
    }

    #[cfg(unix)]
    #[test]
    fn the_system_has_a_place_of_its_own() {
        let home = env::home_dir().expect("tests run as somebody");
        let expected = if cfg!(target_os = "macos") {
            home.join("Library/Application Support")
        } else {
            // This test uses the real environment, where the variable may be set.
            let moved = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
            moved.unwrap_or_else(|| home.join(".local/share"))
        };
        assert_eq!(data_folder(|_| String::new()), expected.join("parlour"));
    }
}
