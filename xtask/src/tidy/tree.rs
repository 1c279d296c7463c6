//! The project's files with their texts.
use crate::workspace;
use anyhow::Result;
use std::fs;

/// A file; `text` is empty if it is not text.
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    pub fn has_extension(&self, extensions: &[&str]) -> bool {
        let extension = self.path.rsplit_once('.').map(|(_, end)| end);
        extension.is_some_and(|end| extensions.contains(&end))
    }
}

/// All files, sorted by path.
pub struct Tree {
    files: Vec<File>,
}

impl Tree {
    /// Reads the workspace, without ignored files.
    pub fn of_workspace() -> Result<Self> {
        let mut files = Vec::new();
        for path in workspace::files()? {
            // Deleted, but not yet from the index.
            let Ok(bytes) = fs::read(workspace::root().join(&path)) else {
                continue;
            };
            files.push(File { path, text: String::from_utf8(bytes).unwrap_or_default() });
        }
        Ok(Self { files })
    }

    /// A tree for testing a rule.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File { path: (*path).to_owned(), text: (*text).to_owned() };
        Self { files: files.iter().map(file).collect() }
    }

    pub fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// The Rust sources.
    pub fn rust(&self) -> impl Iterator<Item = &File> {
        self.files().filter(|file| file.has_extension(&["rs"]))
    }

    pub fn get(&self, path: &str) -> Option<&File> {
        self.files().find(|file| file.path == path)
    }

    /// Whether a folder contains any file.
    pub fn has_folder(&self, path: &str) -> bool {
        self.files().any(|file| {
            let rest = file.path.strip_prefix(path);
            path.is_empty() || rest.is_some_and(|rest| rest.starts_with('/'))
        })
    }

    /// The names of the games: one folder each.
    pub fn games(&self) -> Vec<&str> {
        let mut games: Vec<&str> = self
            .files()
            .filter_map(|file| file.path.strip_prefix("games/")?.split_once('/'))
            .map(|(game, _)| game)
            .collect();
        games.dedup();
        games
    }

    pub fn len(&self) -> usize {
        self.files.len()
    }
}
