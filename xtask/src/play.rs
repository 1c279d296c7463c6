//! `cargo play`: from a clone to a game in the browser.
use crate::wasm::Mode;
use crate::{bundle, command, workspace};
use anyhow::Result;
use std::process::Command;
use std::time::Instant;

/// Builds the site and the binary around it, then serves it; `args` go to `parlour serve`.
pub fn play(args: &[&str]) -> Result<()> {
    let started = Instant::now();
    bundle::build(Mode::Release)?;
    command::run(workspace::cargo().args(["build", "--release", "--package", "parlour"]))?;
    eprintln!("  built in {:.1} s", started.elapsed().as_secs_f32());
    let mut serve = Command::new(workspace::parlour("release")?);
    serve.args(["serve", "--open"]).args(args);
    command::run(&mut serve)
}
