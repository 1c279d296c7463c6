//! The web bundle: both wasm modules and the JavaScript around them, in `apps/web/dist`.
use crate::npm::{self, Packages};
use crate::wasm::{self, Mode};
use crate::{command, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs;

/// What the bundle step wrote down about its output.
#[derive(Deserialize)]
pub struct Manifest {
    /// Whether it is a bundle for working on the page.
    pub dev: bool,
    /// Every page that a visit can begin with.
    pub pages: Vec<Page>,
}

/// A page that a visit can begin with.
#[derive(Deserialize)]
pub struct Page {
    /// Its file under `dist`.
    pub page: String,
    /// Files under `dist` that a first visit there transfers before the page can be used, its own included.
    #[serde(rename = "firstLoad")]
    pub first_load: Vec<String>,
}

impl Manifest {
    /// Reads the manifest of the newest bundle.
    pub fn read() -> Result<Self> {
        let file = workspace::web().join("gen/bundle.json");
        let text = fs::read_to_string(&file).with_context(|| {
            format!("cannot read {}; build the bundle first: cargo xtask web", file.display())
        })?;
        serde_json::from_str(&text).with_context(|| format!("cannot read {}", file.display()))
    }
}

/// Builds the bundle; steps whose input did not change are skipped.
pub fn build(mode: Mode) -> Result<()> {
    npm::install(Packages::Build)?;
    let parts = wasm::build(mode)?;
    let mut node = npm::node();
    node.arg("build.mjs").args(parts);
    if mode == Mode::Dev {
        node.arg("--dev");
    }
    command::run(&mut node)
}
