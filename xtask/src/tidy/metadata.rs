//! The parts of `cargo metadata` that rules need.
use crate::{command, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
pub struct Metadata {
    pub packages: Vec<Package>,
    pub workspace_members: Vec<String>,
}

/// A package, ours or third-party.
#[derive(Deserialize)]
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub source: Option<String>,
    pub manifest_path: String,
    pub dependencies: Vec<Dependency>,
}

/// A dependency as named in the manifest.
#[derive(Deserialize)]
pub struct Dependency {
    pub name: String,
    pub kind: Option<String>,
    pub path: Option<String>,
}

impl Metadata {
    /// Asks cargo.
    pub fn read() -> Result<Self> {
        let text =
            command::output(workspace::cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
        serde_json::from_str(&text).context("cannot read cargo metadata")
    }

    /// Our own packages.
    pub fn members(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| self.workspace_members.contains(&package.id))
    }
}

impl Package {
    /// The manifest's path from the root.
    pub fn manifest(&self) -> &str {
        let root = workspace::root().to_str().unwrap_or_default();
        let path = self.manifest_path.strip_prefix(root);
        path.unwrap_or(&self.manifest_path).trim_start_matches('/')
    }

    /// Whether the package is in `games/`.
    pub fn is_game(&self) -> bool {
        let folder = Path::new(&self.manifest_path).parent();
        let above = folder.and_then(Path::parent).and_then(Path::file_name);
        above.is_some_and(|name| name == "games")
    }
}
