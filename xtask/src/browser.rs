//! Checks that need node or a browser: the wasm replay, the browser tests, the docs' screenshots, the icons.
use crate::npm::{self, Packages};
use crate::verify::Slowest;
use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Chromium's executable names, the fastest first: the headless shell draws the same pages with a third less
/// work.
const BROWSERS: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Replays the recorded games in the release wasm and compares their digests with the native ones.
pub fn replay_in_wasm() -> Result<()> {
    command::run(npm::node().args(["--test", "tests/replays.test.mjs"]))
}

/// Runs all browser tests against a debug binary, which reads the release bundle from disk.
pub fn test(slowest: &mut Slowest) -> Result<()> {
    let times = workspace::target()?.join("browser-tests.json");
    command::run(node_with_browser()?.arg("tests/run.mjs").env("TIMES", &times))?;
    let text = fs::read_to_string(&times).with_context(|| format!("cannot read {}", times.display()))?;
    let told: Vec<(f64, String)> =
        serde_json::from_str(&text).with_context(|| format!("cannot read {}", times.display()))?;
    for (seconds, name) in told {
        slowest.add(seconds, name);
    }
    Ok(())
}

/// Takes the docs' screenshots from the current bundle.
pub fn take_shots() -> Result<()> {
    command::run(node_with_browser()?.arg("tests/shots.mjs"))
}

/// Draws the app's icons as the sizes that systems ask for.
pub fn draw_icons() -> Result<()> {
    npm::install(Packages::BuildAndTest)?;
    command::run(npm::node().arg("tests/icons.mjs").env("CHROMIUM", chromium()?))
}

fn node_with_browser() -> Result<Command> {
    npm::install(Packages::BuildAndTest)?;
    // Builds the binary along with the tests that start it, so that what the clippy step compiled is reused,
    // features and all.
    command::run(workspace::strict_cargo()?.args(["test", "--no-run", "--workspace", "--test", "all"]))?;
    let mut node = npm::node();
    node.env("PARLOUR_BIN", workspace::parlour("debug")?).env("CHROMIUM", chromium()?);
    Ok(node)
}

/// Finds Chromium, or installs it with apt if that needs no questions answered.
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
        // A stale package list of one source must not prevent installing from another.
        let updated = apt(&["update"]);
        let install = |package| apt(&["install", "-y", "--no-install-recommends", package]);
        install("chromium-headless-shell")
            .or_else(|_| install("chromium"))
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
