//! The web bundle: both wasm modules and the JavaScript around them, in `apps/web/dist`. There is only one:
//! visitors get what the tests saw.
use crate::npm::{self, Packages};
use crate::wasm::{self, Mode};
use crate::{book, command, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs;

/// What the bundle step records about its output.
#[derive(Deserialize)]
pub struct Manifest {
    /// Whether it is a development bundle.
    pub dev: bool,
    /// Files under `dist` that a first visit loads before the page is usable, whichever game it is for.
    #[serde(rename = "firstLoad")]
    pub first_load: Vec<String>,
    /// Files that hold the pages around the games.
    pub later: Vec<String>,
    /// Files that the board of a large game needs besides those of a first visit.
    pub far: Vec<String>,
}

impl Manifest {
    /// Reads the manifest of the current bundle.
    pub fn read() -> Result<Self> {
        let file = workspace::web().join("gen/bundle.json");
        let text = fs::read_to_string(&file).with_context(|| {
            format!("cannot read {}; build the bundle first: cargo xtask web", file.display())
        })?;
        serde_json::from_str(&text).with_context(|| format!("cannot read {}", file.display()))
    }
}

/// Packs the texts of the languages that the page fetches when it is to speak them.
fn pack_texts(mode: Mode) -> Result<()> {
    let out = workspace::web().join("gen/texts");
    if out.exists() {
        fs::remove_dir_all(&out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    let mut cargo = if mode == Mode::Strict { workspace::strict_cargo()? } else { workspace::cargo() };
    cargo.args(["run", "--quiet", "--package", "parlour-text", "--example", "pack", "--"]).arg(out);
    command::run(&mut cargo)
}

/// Builds the bundle, and the book that is served beside it, skipping steps whose input did not change.
pub fn build(mode: Mode) -> Result<()> {
    book::build()?;
    npm::install(Packages::Build)?;
    wasm::build(mode)?;
    pack_texts(mode)?;
    let mut node = npm::node();
    node.arg("build.mjs");
    if mode == Mode::Dev {
        node.arg("--dev");
    }
    command::run(&mut node)
}
