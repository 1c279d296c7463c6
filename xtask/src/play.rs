//! `cargo play`: from a clone to a game in the browser.
use crate::wasm::Mode;
use crate::{bundle, command, workspace};
use anyhow::Result;
use std::process::Command;
use std::time::Instant;

/// Builds the site and the binary around it, then serves it. `args` go to `parlour serve`, with or without
/// the `--` that cargo's own commands need in front.
pub fn play(args: &[&str]) -> Result<()> {
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    let started = Instant::now();
    bundle::build(Mode::Release)?;
    command::run(workspace::cargo().args(["build", "--release", "--package", "parlour"]))?;
    eprintln!("  built in {:.1} s", started.elapsed().as_secs_f32());
    let mut serve = Command::new(workspace::parlour("release")?);
    serve.args(["serve", "--open"]).args(args);
    become_program(&mut serve)
}

/// Replaces this process, so that Ctrl-C reaches only the server and its exit status is ours.
#[cfg(unix)]
fn become_program(program: &mut Command) -> Result<()> {
    use anyhow::Context;
    use std::os::unix::process::CommandExt;
    let error = program.exec();
    Err(error).context("cannot start the built binary")
}

#[cfg(not(unix))]
fn become_program(program: &mut Command) -> Result<()> {
    command::run(program)
}
