//! Files: saves, settings, statistics. A file that cannot be read is kept aside, never thrown away.

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use parlour_kernel::{Fault, Message};
use parlour_midend::{AnyTable, Game, Slot, Slots};
use parlour_table::{LoadError, MAX_SAVE_BYTES, write_atomically};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Where Parlour keeps its files: `$PARLOUR_DATA`, or `parlour` in `$XDG_DATA_HOME`, or else where programs keep their
/// data on this system.
pub fn data_folder(variable: impl Fn(&str) -> String) -> PathBuf {
    chosen_folder(variable, choose_native_strategy().ok().map(|system| system.data_dir()))
}

fn chosen_folder(variable: impl Fn(&str) -> String, system: Option<PathBuf>) -> PathBuf {
    let given = |name: &str| Some(variable(name)).filter(|value| !value.is_empty()).map(PathBuf::from);
    given("PARLOUR_DATA")
        .or_else(|| {
            // Windows: saves belong to the machine, not to the profile that follows a user around.
            let base = given("XDG_DATA_HOME").or_else(|| given("LOCALAPPDATA")).or(system);
            base.map(|base| base.join("parlour"))
        })
        .unwrap_or_else(|| PathBuf::from("parlour-data"))
}

/// What was found where a game is saved.
pub(crate) enum Saved {
    Nothing,
    Table(Box<dyn AnyTable>),
    /// It could not be opened and was put aside; what to tell about it.
    Damaged(Message),
}

pub(crate) struct Store {
    folder: PathBuf,
}

/// The files of one kind of game. Puzzles with a name have a file each, finished or not; other games that were left lie in
/// a folder of their own.
pub(crate) struct Files {
    folder: PathBuf,
    /// Where the game that is played is saved.
    last: PathBuf,
}

impl Files {
    fn path(&self, slot: Slot<'_>) -> PathBuf {
        match slot {
            Slot::Last => self.last.clone(),
            Slot::Left(name) if is_puzzle_name(name) => self.folder.join(format!("{name}.save")),
            Slot::Left(name) => self.left_folder().join(format!("{name}.save")),
            Slot::Ended => self.folder.join("ended"),
        }
    }

    fn left_folder(&self) -> PathBuf {
        self.folder.join("left")
    }

    /// Whether a slot has no file of its own: a puzzle is saved under its name in the first place.
    fn is_same(&self, slot: Slot<'_>) -> bool {
        slot != Slot::Last && self.path(slot) == self.last
    }
}

/// Whether a name is one of a pack or a day, not one that a game without such a name is given.
fn is_puzzle_name(name: &str) -> bool {
    name.contains('-') && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

impl Slots for Files {
    fn read(&self, slot: Slot<'_>) -> Option<String> {
        read(&self.path(slot))?.and_then(|bytes| String::from_utf8(bytes).ok())
    }

    fn write(&mut self, slot: Slot<'_>, text: &str) -> bool {
        self.is_same(slot) || write(&self.path(slot), text).is_ok()
    }

    fn remove(&mut self, slot: Slot<'_>) {
        if !self.is_same(slot) {
            // Where there is no file there is nothing to remove.
            let _ = fs::remove_file(self.path(slot));
        }
    }

    fn left(&self) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| {
            let file = entry.ok()?.file_name().into_string().ok()?;
            file.strip_suffix(".save").map(str::to_owned)
        };
        let mut names: Vec<String> =
            fs::read_dir(self.left_folder()).into_iter().flatten().filter_map(name).collect();
        names.sort_unstable();
        names
    }
}

impl Store {
    pub fn new(folder: PathBuf) -> Self {
        Store { folder }
    }

    /// The files of one kind of game, of which one is saved here.
    pub fn files(&self, game: &str, last: &Path) -> Files {
        Files { folder: self.folder.join(game), last: last.to_owned() }
    }

    /// The files of one kind of game, of which the usual one is saved where it usually is.
    pub fn usual_files(&self, game: &str) -> Files {
        self.files(game, &self.save_path(game))
    }

    /// Where a game is saved.
    pub fn save_path(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{game}.save"))
    }

    /// Where a puzzle of a pack or a day is saved, by its name there; where the game is, if the name is
    /// none or could lead astray.
    pub fn puzzle_path(&self, game: &str, name: &str) -> PathBuf {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if name.is_empty() || !name.chars().all(plain) {
            return self.save_path(game);
        }
        self.folder.join(game).join(format!("{name}.save"))
    }

    /// Keeps the replay of a game whose end is final, and takes away the save that led there.
    /// Answers with the name of the replay's file.
    pub fn archive(&self, save: &Path, game: &str, replay: &str) -> io::Result<String> {
        let folder = self.folder.join(game);
        let free = |number: &u32| !folder.join(format!("replay-{number}.save")).exists();
        let number = (1..u32::MAX).find(free).unwrap_or(u32::MAX);
        let file = format!("replay-{number}.save");
        write(&folder.join(&file), replay)?;
        match fs::remove_file(save) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(file),
        }
    }

    /// A replay that was kept, and where; none where its file is gone or damaged.
    pub fn replay(&self, game: &Game, file: &str) -> Option<(Box<dyn AnyTable>, PathBuf)> {
        let path = self.folder.join(game.id).join(file);
        let text = String::from_utf8(read(&path)??).ok()?;
        Some((game.load(&text).ok()?, path))
    }

    /// The saved game, if there is one that can be played on.
    pub fn saved(&self, game: &Game) -> Saved {
        self.saved_at(&self.save_path(game.id), game)
    }

    /// The same of a puzzle of a pack or a day; a save of another puzzle is none of it.
    pub fn saved_puzzle(&self, game: &Game, name: &str) -> Saved {
        match self.saved_at(&self.puzzle_path(game.id, name), game) {
            Saved::Table(table) if table.session().puzzle != name => Saved::Nothing,
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
                let told = self.set_aside(path, game.id);
                Saved::Damaged(
                    told.message("game", Message::new(format!("game.{}", game.id)))
                        .message("why", error.message()),
                )
            }
        }
    }

    pub fn write_json<T: Serialize>(&self, name: &str, data: &T) -> io::Result<()> {
        let text = serde_json::to_string_pretty(data).map_err(io::Error::other)?;
        write(&self.folder.join(format!("{name}.json")), &(text + "\n"))
    }

    /// Reads one of our own files; the usual values where there is none or it is damaged.
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

    /// What to tell when writing failed.
    pub fn not_written(&self) -> Message {
        Message::new("term.not-saved").text("folder", self.folder.display().to_string())
    }

    fn set_aside(&self, path: &Path, name: &str) -> Message {
        let aside = self.folder.join(format!("{name}.damaged"));
        // Where even this fails the file stays where it is, until the next save replaces it.
        let _ = fs::rename(path, &aside);
        Message::new("term.save-damaged").text("file", format!("{name}.damaged"))
    }
}

/// Writes a file whole or not at all.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    write_atomically(path, text)
}

/// The bytes of a file: nothing where there is none, an inner nothing where it is beyond reading.
#[allow(clippy::option_option, reason = "no file and an unreadable one are told differently")]
fn read(path: &Path) -> Option<Option<Vec<u8>>> {
    let about = fs::metadata(path).ok()?;
    let readable = about.is_file() && about.len() <= MAX_SAVE_BYTES as u64;
    Some(if readable { fs::read(path).ok() } else { None })
}

#[cfg(test)]
mod tests {
    use super::{chosen_folder, data_folder};
    use std::{
        env,
        path::{Path, PathBuf},
    };

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
            // The real environment counts here, and somebody may have set this.
            let moved = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
            moved.unwrap_or_else(|| home.join(".local/share"))
        };
        assert_eq!(data_folder(|_| String::new()), expected.join("parlour"));
    }
}
