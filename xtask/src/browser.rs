//! Checks that need node or a browser: the wasm replay, the browser tests, the pictures for the documents.
use crate::npm::{self, Packages};
use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Names under which Chromium is installed.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The test that replays recorded games in wasm; it needs no browser and is a step of its own.
const REPLAY_TEST: &str = "replays.test.mjs";

/// Replays the recorded games in the released wasm and compares digests with the native ones.
pub fn replay_in_wasm() -> Result<()> {
    command::run(npm::node().arg("--test").arg(format!("tests/{REPLAY_TEST}")))
}

/// Runs every browser test against a debug binary, which reads the released bundle from disk.
pub fn test() -> Result<()> {
    let mut tests: Vec<String> = fs::read_dir(workspace::web().join("tests"))
        .context("cannot list the browser tests")?
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".test.mjs") && name != REPLAY_TEST)
        .map(|name| format!("tests/{name}"))
        .collect();
    tests.sort();
    command::run(node_with_browser()?.args(["--test", "--test-concurrency=2"]).args(tests))
}

/// Writes the pictures of the documents, from the bundle as it stands.
pub fn take_shots() -> Result<()> {
    command::run(node_with_browser()?.arg("tests/shots.mjs"))
}

fn node_with_browser() -> Result<Command> {
    npm::install(Packages::BuildAndTest)?;
    // With the workspace's features, so that what the test step compiled is used again.
    command::run(workspace::cargo().args(["build", "--workspace", "--bin", "parlour"]))?;
    let mut node = npm::node();
    node.env("PARLOUR_BIN", workspace::parlour("debug")?).env("CHROMIUM", chromium()?);
    Ok(node)
}

/// A Chromium on this machine; installed by apt where that needs no questions asked.
fn chromium() -> Result<PathBuf> {
    if let Some(chosen) = std::env::var_os("CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if command::find("apt-get").is_some() && is_root() {
        let apt = |args: &[&str]| {
            let mut apt = Command::new("apt-get");
            apt.env("DEBIAN_FRONTEND", "noninteractive").args(args);
            command::run(&mut apt)
        };
        // A stale list of one source must not stop the installation from another.
        let updated = apt(&["update"]);
        apt(&["install", "-y", "--no-install-recommends", "chromium"])
            .or_else(|error| updated.and(Err(error)))?;
        if let Some(found) = installed() {
            return Ok(found);
        }
    }
    bail!(
        "The browser tests need Chromium or Chrome, and none was found.\n\
         Install one (Debian: `apt install chromium`), or name it: CHROMIUM=/path/to/chrome cargo verify"
    )
}

fn installed() -> Option<PathBuf> {
    BROWSERS.iter().find_map(|name| command::find(name))
}

fn is_root() -> bool {
    command::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}
