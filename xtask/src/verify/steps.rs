//! The checks in order, and which files each of them ignores.
use super::slowest::Slowest;
use crate::{book, browser, command, size, tidy, workspace};
use anyhow::{Context, Result};
use std::fs;

#[derive(Debug)]
pub struct Step {
    pub name: &'static str,
    pub run: Run,
    /// Files that cannot change its result, by path prefix or suffix; any other file can.
    pub ignores: &'static [&'static str],
}

/// How a check is run.
#[derive(Debug)]
pub enum Run {
    /// At once, before anything that takes minutes is started.
    Quick(fn() -> Result<()>),
    /// In its turn.
    Here(fn() -> Result<()>),
    /// In its turn, timing every test.
    Tests(fn(&mut Slowest) -> Result<()>),
    /// By this command of ours, in the background from the start; in its turn it is waited for.
    Beside(&'static str),
}

impl Step {
    /// Whether it is done too soon to start anything in the background first.
    pub fn is_quick(&self) -> bool {
        matches!(self.run, Run::Quick(_))
    }

    /// The background command, if it has one.
    pub fn beside(&self) -> Option<&'static str> {
        match self.run {
            Run::Beside(command) => Some(command),
            Run::Quick(_) | Run::Here(_) | Run::Tests(_) => None,
        }
    }
}

/// Files that only people read.
const PROSE: &[&str] = &[".md", "docs/", "LICENSE-APACHE", "LICENSE-MIT", ".ci/"];

/// The same without the pictures of the book, which is looked at in the browser.
const WORDS: &[&str] = &[".md", "LICENSE-APACHE", "LICENSE-MIT", ".ci/"];

/// Files that only people read, and files that only matter for the page.
const PROSE_AND_PAGE: &[&str] = &[
    ".md",
    "docs/",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    ".ci/",
    "apps/web/build",
    "apps/web/js/",
    "apps/web/package",
    "apps/web/public/",
    "apps/web/styles/",
    "apps/web/tests/",
];

/// Files that only matter for the page, and papers. Tests run what the docs show.
const PAPERS_AND_PAGE: &[&str] = &[
    "LICENSE-APACHE",
    "LICENSE-MIT",
    ".ci/",
    "apps/web/build",
    "apps/web/js/",
    "apps/web/package",
    "apps/web/public/",
    "apps/web/tests/",
];

/// Cheap checks first; one release bundle serves all that follow it.
pub const STEPS: [Step; 11] = [
    Step { name: "format", run: Run::Quick(format), ignores: PROSE_AND_PAGE },
    Step { name: "tidy", run: Run::Quick(tidy::check), ignores: &[] },
    // Before anything that embeds its pages is compiled.
    Step { name: "book", run: Run::Quick(book::build), ignores: &[] },
    Step { name: "clippy", run: Run::Here(clippy), ignores: PROSE_AND_PAGE },
    Step { name: "tests", run: Run::Tests(tests), ignores: PAPERS_AND_PAGE },
    Step { name: "doc-tests", run: Run::Here(doc_tests), ignores: &[] },
    Step { name: "outside", run: Run::Here(outside), ignores: PROSE_AND_PAGE },
    Step { name: "bundle", run: Run::Beside("web --strict"), ignores: PROSE },
    Step { name: "size", run: Run::Here(size::check), ignores: PROSE },
    Step { name: "wasm-replay", run: Run::Here(browser::replay_in_wasm), ignores: PROSE },
    Step { name: "browser", run: Run::Tests(browser::test), ignores: WORDS },
];

fn format() -> Result<()> {
    command::run(workspace::cargo().args(["fmt", "--all", "--check"]))
}

/// Compiles everything the tests need with clippy as the compiler: warnings are errors, and the tests run the
/// same artifacts. `cargo clippy` would compile everything again and discard it. The bundle step compiles the
/// page and its worker the same way.
fn clippy() -> Result<()> {
    // No `build` in addition: without the features that tests enable, third-party crates would be compiled
    // twice. The binaries and libraries come with their tests and the doc-tests.
    command::run(workspace::strict_cargo()?.args(["test", "--no-run", "--workspace", "--all-targets"]))
}

fn tests(slowest: &mut Slowest) -> Result<()> {
    let mut cargo = workspace::strict_cargo()?;
    if command::find("cargo-nextest").is_some() {
        slowest.watch(cargo.args(["nextest", "run", "--workspace"]))
    } else {
        command::run(cargo.args(["test", "--workspace", "--lib", "--bins", "--tests"]))
    }
}

fn doc_tests() -> Result<()> {
    command::run(workspace::strict_cargo()?.args(["test", "--doc", "--workspace"]))
}

/// Builds and runs a crate that uses the games from outside the workspace, as strangers do, with the versions that the
/// workspace has locked: they have been fetched already.
fn outside() -> Result<()> {
    let folder = workspace::root().join("outside");
    let lock = "Cargo.lock";
    fs::copy(workspace::root().join(lock), folder.join(lock)).context("cannot copy the lock file")?;
    let mut cargo = workspace::cargo();
    cargo.current_dir(folder).env("CARGO_TARGET_DIR", workspace::target()?.join("outside"));
    command::run(cargo.args(["run", "--offline"]))
}
