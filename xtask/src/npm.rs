//! JavaScript packages: installed from the lock file, and only when it changed.
use crate::{command, workspace};
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;

#[derive(Clone, Copy, PartialEq)]
pub enum Packages {
    /// What the bundle needs.
    Build,
    /// The same, plus the browser tests' tools.
    BuildAndTest,
}

/// Installs what the lock file names, unless the stamp says that it is installed already.
pub fn install(packages: Packages) -> Result<()> {
    let web = workspace::web();
    let lock_file = web.join("package-lock.json");
    let lock =
        fs::read_to_string(&lock_file).with_context(|| format!("cannot read {}", lock_file.display()))?;
    let stamp_file = web.join("node_modules/.parlour-stamp");
    let stamp = |packages| match packages {
        Packages::Build => format!("build\n{lock}"),
        Packages::BuildAndTest => format!("build and test\n{lock}"),
    };
    let installed = fs::read_to_string(&stamp_file).unwrap_or_default();
    if installed == stamp(packages) || installed == stamp(Packages::BuildAndTest) {
        return Ok(());
    }
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(&web).args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
    if packages == Packages::Build {
        npm.arg("--omit=dev");
    }
    command::run(&mut npm)
        .context("the JavaScript packages could not be installed (Node 20 or newer and npm are needed)")?;
    fs::write(&stamp_file, stamp(packages)).context("cannot write the stamp of the npm packages")
}

/// A node process in the web front end's folder.
pub fn node() -> Command {
    let mut node = Command::new("node");
    node.current_dir(workspace::web());
    node
}
