//! The bytes of a table, in memory or in a file that stays open. Of a file, only what is asked for is read, so that one
//! that another program cuts or changes meanwhile is found to be damaged, like any other.

use std::{borrow::Cow, fmt, ops::Deref};
#[cfg(not(target_arch = "wasm32"))]
use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    sync::{Mutex, PoisonError},
};

/// Where the bytes of a table are.
pub enum Source {
    /// In memory.
    Memory(Box<dyn Deref<Target = [u8]> + Send + Sync>),
    /// In an open file that had so many bytes.
    #[cfg(not(target_arch = "wasm32"))]
    File(Mutex<File>, usize),
}

impl Source {
    /// An open file.
    ///
    /// # Errors
    /// If its length cannot be read.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn of_file(file: File) -> io::Result<Self> {
        let length = usize::try_from(file.metadata()?.len()).map_err(|_| io::ErrorKind::FileTooLarge)?;
        Ok(Source::File(Mutex::new(file), length))
    }

    /// How many bytes there are, or were when the file was opened.
    pub(super) fn len(&self) -> usize {
        match self {
            Source::Memory(bytes) => bytes.len(),
            #[cfg(not(target_arch = "wasm32"))]
            Source::File(_, length) => *length,
        }
    }

    /// The bytes from one place to another; `None` if they are not all there.
    pub(super) fn get(&self, start: usize, end: usize) -> Option<Cow<'_, [u8]>> {
        match self {
            Source::Memory(bytes) => bytes.get(start..end).map(Cow::Borrowed),
            #[cfg(not(target_arch = "wasm32"))]
            Source::File(file, length) => {
                if start > end || end > *length {
                    return None;
                }
                let mut bytes = vec![0; end - start];
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                file.seek(SeekFrom::Start(start as u64)).ok()?;
                file.read_exact(&mut bytes).ok()?;
                Some(Cow::Owned(bytes))
            }
        }
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Source").field("len", &self.len()).finish_non_exhaustive()
    }
}
