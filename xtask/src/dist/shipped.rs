//! The crates inside the program and the page, for papers about them.
use crate::{command, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A crate, ours or third-party.
#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    pub source: Option<String>,
    pub manifest_path: String,
}

/// All of them, sorted by name and version.
pub fn crates() -> Result<Vec<Package>> {
    let inside = inside()?;
    let text = command::output(workspace::cargo().args(["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Metadata = serde_json::from_str(&text).context("cannot read cargo metadata")?;
    let mut crates = metadata.packages;
    crates.retain(|package| inside.contains(&format!("{} v{}", package.name, package.version)));
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// Their names and versions, as `cargo tree` prints them.
pub fn inside() -> Result<Vec<String>> {
    let mut found = Vec::new();
    for (package, target) in [
        ("parlour", None),
        ("parlour-web", Some("wasm32-unknown-unknown")),
        ("parlour-worker", Some("wasm32-unknown-unknown")),
    ] {
        let mut cargo = workspace::cargo();
        cargo.args(["tree", "--locked", "--edges", "normal", "--prefix", "none", "--package", package]);
        if let Some(target) = target {
            cargo.args(["--target", target]);
        }
        let lines = command::output(&mut cargo)?;
        let named = lines.lines().map(|line| line.split(" (").next().unwrap_or(line).to_owned());
        found.extend(named);
    }
    found.sort();
    found.dedup();
    Ok(found)
}
