//! Files, whole: written so that a crash leaves the old one or the new one, never half of either, and read up to a limit.

use parlour_kernel::{Fault, Message};
use std::{
    ffi::OsString,
    fs::{self, File, Metadata, OpenOptions},
    io::{self, Read, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// The ending of a file that is being written.
const UNFINISHED: &str = ".new";
/// No write of ours takes so long: what is older, and whose program has ended, was left behind.
const LEFT_BEHIND: Duration = Duration::from_mins(1);
/// Links to links, at most.
const MOST_LINKS: usize = 40;

/// Writes to a temporary file beside the target, then renames it. A link stays, and the file that it leads to is replaced;
/// the new file has the old one's permissions. What is no file, such as a pipe, is written to directly.
///
/// # Errors
/// If the file system fails. Then the old file is untouched, unless only its folder could not be synchronised: the new
/// file is there in that case, but a loss of power may bring the old one back.
pub fn write_atomically<C: AsRef<[u8]> + ?Sized>(path: &Path, contents: &C) -> io::Result<()> {
    let contents = contents.as_ref();
    let before = match fs::metadata(path) {
        Ok(before) if before.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(before) if !before.is_file() => {
            return OpenOptions::new().write(true).open(path)?.write_all(contents);
        }
        Ok(before) => Some(before),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let path = linked(path)?;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    sweep(folder, name.as_encoded_bytes());
    let beside = folder.join(unfinished(name.to_owned()));
    let written = write_new(&beside, contents, before.as_ref()).and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        // The half-written file is of no use.
        let _ = fs::remove_file(&beside);
    }
    written.and_then(|()| synchronise(folder))
}

/// The file that a chain of links leads to, whether it is there or not.
fn linked(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(next) = fs::read_link(&path) else { return Ok(path) };
        path = path.with_file_name("").join(next);
    }
    Err(io::ErrorKind::InvalidInput.into())
}

/// The name of the file beside one of this name: `.NAME.PROCESS.NUMBER.new`.
fn unfinished(name: OsString) -> OsString {
    // Threads that write the same file must not write into each other's.
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let mut beside = OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.{}{UNFINISHED}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed)));
    beside
}

/// Writes a file that was not there, with the permissions of the one that it replaces.
fn write_new(path: &Path, contents: &[u8], before: Option<&Metadata>) -> io::Result<()> {
    // Left by an ended program with our number.
    let _ = fs::remove_file(path);
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if before.is_some() {
        // Until it has the old one's permissions, only we may read it.
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    let mut file = options.open(path)?;
    if let Some(before) = before {
        keep_owner(&file, before);
        file.set_permissions(before.permissions())?;
    }
    file.write_all(contents)?;
    file.sync_all()
}

/// Gives a file the owner of another, if we may; it is ours otherwise.
#[cfg(unix)]
fn keep_owner(file: &File, before: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let _ = fchown(file, Some(before.uid()), Some(before.gid()));
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) {}

/// Makes sure that a renamed file has its new name after a loss of power, too, where folders can be opened.
fn synchronise(folder: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let synchronised = File::open(folder).and_then(|folder| folder.sync_all());
    match synchronised {
        // Folders that may not be listed, and file systems that cannot do this for folders.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::PermissionDenied | io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        done => done,
    }
}

/// Removes what ended programs left behind of a file with this name. A folder that cannot be listed stays as it is.
fn sweep(folder: &Path, name: &[u8]) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let found = entry.file_name();
        let Some(process) = process_of(found.as_encoded_bytes(), name) else { continue };
        let age = entry.metadata().and_then(|about| about.modified()).map(|changed| changed.elapsed());
        let is_old = age.is_ok_and(|age| age.is_ok_and(|age| age > LEFT_BEHIND));
        if is_old && (process == std::process::id() || !runs(process)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The process that a file beside this one belongs to, if it is such a file. Before there were numbers, it had none.
fn process_of(found: &[u8], name: &[u8]) -> Option<u32> {
    let rest = found.strip_prefix(b".")?.strip_prefix(name)?.strip_prefix(b".")?;
    let words = std::str::from_utf8(rest.strip_suffix(UNFINISHED.as_bytes())?).ok()?;
    let (process, number) = words.split_once('.').unwrap_or((words, "0"));
    number.parse::<u64>().ok()?;
    process.parse().ok()
}

/// Whether a process runs, where the system tells: none of those that left a file does otherwise.
fn runs(process: u32) -> bool {
    Path::new("/proc").join(process.to_string()).exists()
}

/// Why a file could not be read whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadFault {
    /// A folder, a device or a pipe in the place of a file.
    NoFile(String),
    /// More bytes than anything of its kind has.
    TooLong(String, u64),
    /// Bytes that are no UTF-8.
    NoText(String),
    /// The system's reason.
    Failed(String, String),
}

impl Fault for ReadFault {
    fn code(&self) -> &'static str {
        match self {
            ReadFault::NoFile(_) => "file-none",
            ReadFault::TooLong(..) => "file-too-long",
            ReadFault::NoText(_) => "file-no-text",
            ReadFault::Failed(..) => "file-failed",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("read.{}", self.code()));
        match self {
            ReadFault::NoFile(file) | ReadFault::NoText(file) => message.text("file", file.as_str()),
            ReadFault::TooLong(file, limit) => {
                message.text("file", file.as_str()).text("limit", limit.to_string())
            }
            ReadFault::Failed(file, why) => message.text("file", file.as_str()).text("why", why.as_str()),
        }
    }
}

/// The bytes of a file that has no more than `limit`. Pipes and devices are refused, unless the path names an open
/// descriptor, as in `<(command)`: those are read up to the limit.
///
/// # Errors
/// What is there in place of such a file.
pub fn read_whole(path: &Path, limit: u64) -> Result<Vec<u8>, ReadFault> {
    let name = path.display().to_string();
    let failed = |error: io::Error| ReadFault::Failed(name.clone(), error.to_string());
    // Before it is opened, which would wait for the other end of a pipe.
    let about = fs::metadata(path).map_err(failed)?;
    if about.is_dir() || !(about.is_file() || names_descriptor(path)) {
        return Err(ReadFault::NoFile(name));
    }
    if about.is_file() && about.len() > limit {
        return Err(ReadFault::TooLong(name, limit));
    }
    let file = File::open(path).map_err(failed)?;
    read_up_to(file, &name, limit)
}

/// The text of a file, as [`read_whole`] reads it.
///
/// # Errors
/// As there, and bytes that are no text.
pub fn read_text(path: &Path, limit: u64) -> Result<String, ReadFault> {
    text(read_whole(path, limit)?, &path.display().to_string())
}

/// All that a stream has, if that is no more than `limit` and text. It is called `name` in refusals.
///
/// # Errors
/// As [`read_text`].
pub fn read_text_from(from: impl Read, name: &str, limit: u64) -> Result<String, ReadFault> {
    text(read_up_to(from, name, limit)?, name)
}

fn read_up_to(from: impl Read, name: &str, limit: u64) -> Result<Vec<u8>, ReadFault> {
    let mut bytes = Vec::new();
    let read = from.take(limit.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| ReadFault::Failed(name.to_owned(), error.to_string()))?;
    if bytes.len() as u64 > limit {
        return Err(ReadFault::TooLong(name.to_owned(), limit));
    }
    Ok(bytes)
}

fn text(bytes: Vec<u8>, name: &str) -> Result<String, ReadFault> {
    String::from_utf8(bytes).map_err(|_| ReadFault::NoText(name.to_owned()))
}

/// Whether a path names something that is open already, as shells do for `<(command)`.
fn names_descriptor(path: &Path) -> bool {
    ["/dev/fd", "/proc/self/fd"].iter().any(|folder| path.parent() == Some(Path::new(folder)))
        || path == Path::new("/dev/stdin")
}

#[cfg(test)]
#[path = "file_tests.rs"]
mod tests;
