//! The checks, in the order they run, and what each of them does not look at.
use super::slowest::Slowest;
use crate::{browser, command, size, tidy, workspace};
use anyhow::Result;

/// One check.
#[derive(Debug)]
pub struct Step {
    pub name: &'static str,
    pub run: Run,
    /// Folders and files, by how their paths begin or end, that cannot change its result; whatever is not named here can.
    pub ignores: &'static [&'static str],
}

/// How a check is run.
#[derive(Debug)]
pub enum Run {
    /// At once, before anything that takes minutes is started.
    Quick(fn() -> Result<()>),
    /// In its turn.
    Here(fn() -> Result<()>),
    /// In its turn; its tests are timed one by one.
    Tests(fn(&mut Slowest) -> Result<()>),
    /// By this command of ours, beside the steps before it; in its turn it is waited for.
    Beside(&'static str),
}

impl Step {
    /// Whether it is over before it is worth starting anything beside it.
    pub fn is_quick(&self) -> bool {
        matches!(self.run, Run::Quick(_))
    }

    /// Our command that runs beside other steps.
    pub fn beside(&self) -> Option<&'static str> {
        match self.run {
            Run::Beside(command) => Some(command),
            Run::Quick(_) | Run::Here(_) | Run::Tests(_) => None,
        }
    }
}

/// What only people read.
const PROSE: &[&str] = &[".md", "docs/", "LICENSE-APACHE", "LICENSE-MIT", ".ci/"];

/// That, and what only the page is made of.
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

/// Cheap checks first; one release bundle serves all that follow it.
pub const STEPS: [Step; 9] = [
    Step { name: "format", run: Run::Quick(format), ignores: PROSE_AND_PAGE },
    Step { name: "tidy", run: Run::Quick(tidy::check), ignores: &[] },
    Step { name: "clippy", run: Run::Here(clippy), ignores: PROSE_AND_PAGE },
    Step { name: "tests", run: Run::Tests(tests), ignores: PROSE_AND_PAGE },
    Step { name: "doc-tests", run: Run::Here(doc_tests), ignores: &[] },
    Step { name: "bundle", run: Run::Beside("web --strict"), ignores: PROSE },
    Step { name: "size", run: Run::Here(size::check), ignores: PROSE },
    Step { name: "wasm-replay", run: Run::Here(browser::replay_in_wasm), ignores: PROSE },
    Step { name: "browser", run: Run::Tests(browser::test), ignores: PROSE },
];

fn format() -> Result<()> {
    command::run(workspace::cargo().args(["fmt", "--all", "--check"]))
}

/// Compiles everything that the tests need with clippy as the compiler: what it warns of is an error here, and what it
/// made is what the tests run. `cargo clippy` would compile everything once more and throw it away. The page and its worker
/// are compiled so by the bundle step.
fn clippy() -> Result<()> {
    // Not `build` besides: without the features that tests switch on, third-party crates would be compiled twice.
    // Programs and libraries as they are used come with the tests beside them and with the doc-tests.
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
