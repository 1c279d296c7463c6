//! Where things stand in this workspace, and how its cargo is started.
use crate::command;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The top folder of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands one folder below the root")
}

/// The folder of the web front end.
pub fn web() -> PathBuf {
    root().join("apps/web")
}

/// The cargo that started this program, in the top folder.
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// This very program, to run another of its commands.
pub fn this() -> Result<Command> {
    let program = std::env::current_exe().context("cannot tell which program this is")?;
    Ok(Command::new(program))
}

/// What cargo says of our own packages.
#[derive(Deserialize)]
struct Metadata {
    target_directory: PathBuf,
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    features: BTreeMap<String, Vec<String>>,
}

fn metadata() -> Result<Metadata> {
    let text = command::output(cargo().args(["metadata", "--format-version", "1", "--no-deps"]))?;
    serde_json::from_str(&text).context("cannot read cargo metadata")
}

/// The folder cargo builds into, which users may have moved.
pub fn target() -> Result<PathBuf> {
    Ok(metadata()?.target_directory)
}

/// The features that a package of ours is usually built with.
pub fn features(package: &str) -> Result<Vec<String>> {
    let packages = metadata()?.packages;
    let found = packages.into_iter().find(|known| known.name == package);
    let usual = found.and_then(|mut found| found.features.remove("default"));
    usual.with_context(|| format!("{package} has no default features"))
}

/// The `parlour` binary of a profile's folder.
pub fn parlour(profile_folder: &str) -> Result<PathBuf> {
    let name = format!("parlour{}", std::env::consts::EXE_SUFFIX);
    Ok(target()?.join(profile_folder).join(name))
}
