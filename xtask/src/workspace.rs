//! Paths in this workspace, and how its cargo is started.
use crate::command;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask stands one folder below the root")
}

/// The web front end's folder.
pub fn web() -> PathBuf {
    root().join("apps/web")
}

/// The cargo that started this program, in the root folder.
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The same with clippy as the compiler of our own crates, and its warnings as errors, so that one
/// compilation serves both lints and tests. `cargo clippy` itself works this way, with `check`.
pub fn strict_cargo() -> Result<Command> {
    let clippy = command::find("clippy-driver")
        .context("clippy is missing; add it with `rustup component add clippy`, then try again")?;
    let mut command = cargo();
    command.env("RUSTC_WORKSPACE_WRAPPER", clippy).env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
    // The result is tested, not debugged: a seventh of the compilation would go into line tables and
    // incremental data.
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_INCREMENTAL", "0");
    Ok(command)
}

/// All files of the project as git lists them: tracked, and untracked but not ignored.
pub fn files() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(root()).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listed = command::output(&mut git).context("git is needed to list the files")?;
    let mut files: Vec<String> = listed.split_terminator('\0').map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// This program, to run another of its commands.
pub fn this() -> Result<Command> {
    let program = std::env::current_exe().context("cannot tell which program this is")?;
    Ok(Command::new(program))
}

#[derive(Deserialize)]
struct Metadata {
    target_directory: PathBuf,
}

/// Cargo's target folder, which users may have moved.
pub fn target() -> Result<PathBuf> {
    let text = command::output(cargo().args(["metadata", "--format-version", "1", "--no-deps"]))?;
    let metadata: Metadata = serde_json::from_str(&text).context("cannot read cargo metadata")?;
    Ok(metadata.target_directory)
}

/// The `parlour` binary in a profile's folder.
pub fn parlour(profile_folder: &str) -> Result<PathBuf> {
    let name = format!("parlour{}", std::env::consts::EXE_SUFFIX);
    Ok(target()?.join(profile_folder).join(name))
}
