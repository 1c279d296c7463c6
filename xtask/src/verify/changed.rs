//! Which steps can be skipped: those that passed on exactly the same files. For daily work only.
use super::steps::Step;
use crate::{command, workspace};
use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;
use std::process::Command;

/// The current files, and a folder with a stamp for every step that passed.
pub struct Passed {
    /// Every file's path with a hash of its content.
    files: Vec<(String, u64)>,
    /// The compiler's version.
    compiler: String,
    stamps: PathBuf,
}

impl Passed {
    /// Hashes every file of the workspace.
    pub fn read() -> Result<Self> {
        let mut files = Vec::new();
        for path in workspace::files()? {
            // Deleted, but not yet from the index.
            let Ok(bytes) = fs::read(workspace::root().join(&path)) else { continue };
            files.push((path, hash_of(&bytes)));
        }
        let compiler = command::output(Command::new("rustc").arg("-vV"))?;
        let stamps = workspace::target()?.join("verify");
        fs::create_dir_all(&stamps).with_context(|| format!("cannot make {}", stamps.display()))?;
        Ok(Self { files, compiler, stamps })
    }

    /// Whether a step passed on exactly these files.
    pub fn holds(&self, step: &Step) -> bool {
        fs::read_to_string(self.stamps.join(step.name)).is_ok_and(|stamp| stamp == self.stamp(step))
    }

    /// Forgets that a step passed, before it runs again.
    pub fn forget(&self, step: &Step) -> Result<()> {
        let stamp = self.stamps.join(step.name);
        if stamp.exists() {
            fs::remove_file(&stamp).with_context(|| format!("cannot remove {}", stamp.display()))?;
        }
        Ok(())
    }

    /// Records that a step passed. If files were edited meanwhile, it will run again.
    pub fn remember(&self, step: &Step) -> Result<()> {
        let stamp = self.stamps.join(step.name);
        fs::write(&stamp, self.stamp(step)).with_context(|| format!("cannot write {}", stamp.display()))
    }

    fn stamp(&self, step: &Step) -> String {
        let counts =
            |path: &str| !step.ignores.iter().any(|part| path.starts_with(part) || path.ends_with(part));
        let files: Vec<_> = self.files.iter().filter(|(path, _)| counts(path)).collect();
        format!("{:016x}", hash_of(&(files, &self.compiler)))
    }
}

fn hash_of(thing: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    thing.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::Passed;
    use crate::verify::steps::{Run, Step};

    #[test]
    fn a_step_is_due_again_only_when_a_file_it_looks_at_changes() {
        let step = Step { name: "tests", run: Run::Here(|| Ok(())), ignores: &[".md", "docs/"] };
        let stamp = |files: &[(&str, u64)]| {
            let files = files.iter().map(|(path, hash)| ((*path).to_owned(), *hash)).collect();
            Passed { files, compiler: String::new(), stamps: "unused".into() }.stamp(&step)
        };
        let before = stamp(&[("README.md", 1), ("docs/mill.png", 1), ("src/lib.rs", 1)]);
        assert_eq!(before, stamp(&[("README.md", 2), ("docs/mill.png", 2), ("src/lib.rs", 1)]));
        assert_ne!(before, stamp(&[("README.md", 1), ("docs/mill.png", 1), ("src/lib.rs", 2)]));
        assert_ne!(before, stamp(&[("README.md", 1), ("docs/mill.png", 1), ("src/main.rs", 1)]));
        assert_ne!(before, stamp(&[("README.md", 1), ("src/lib.rs", 1), ("src/new.rs", 1)]));
    }
}
