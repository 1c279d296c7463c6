//! Where things stand in this workspace, and how its cargo is started.
use crate::command;
use anyhow::{Context, Result};
use serde::Deserialize;
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

/// The same with clippy as the compiler of our own crates, and its warnings as errors: one compilation serves the lints
/// and the tests. This is how `cargo clippy` itself starts it, with `check` for a command.
pub fn strict_cargo() -> Result<Command> {
    let clippy = command::find("clippy-driver")
        .context("clippy is missing; add it with `rustup component add clippy`, then try again")?;
    let mut command = cargo();
    command.env("RUSTC_WORKSPACE_WRAPPER", clippy).env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
    // What it makes is tested, not debugged or worked on: a seventh of the compilation would go into line tables and into
    // notes for the next one.
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_INCREMENTAL", "0");
    Ok(command)
}

/// The paths of all files of the project, as git lists them: what is tracked, and what would be.
pub fn files() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(root()).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listed = command::output(&mut git).context("git is needed to list the files")?;
    let mut files: Vec<String> = listed.split_terminator('\0').map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// This very program, to run another of its commands.
pub fn this() -> Result<Command> {
    let program = std::env::current_exe().context("cannot tell which program this is")?;
    Ok(Command::new(program))
}

#[derive(Deserialize)]
struct Metadata {
    target_directory: PathBuf,
}

/// The folder cargo builds into, which users may have moved.
pub fn target() -> Result<PathBuf> {
    let text = command::output(cargo().args(["metadata", "--format-version", "1", "--no-deps"]))?;
    let metadata: Metadata = serde_json::from_str(&text).context("cannot read cargo metadata")?;
    Ok(metadata.target_directory)
}

/// The `parlour` binary of a profile's folder.
pub fn parlour(profile_folder: &str) -> Result<PathBuf> {
    let name = format!("parlour{}", std::env::consts::EXE_SUFFIX);
    Ok(target()?.join(profile_folder).join(name))
}
