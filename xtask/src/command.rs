//! Runs other programs: shows them first, and names them in errors.
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// Runs a command with its output shown.
pub fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    eprintln!("» {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("failed ({status}): {line}");
    }
    Ok(())
}

/// Runs a command quietly and returns its output.
pub fn output(command: &mut Command) -> Result<String> {
    let line = shown(command);
    let output = command.output().with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        bail!("failed ({}): {line}\n{}", output.status, reason.trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{line}` printed no text"))
}

/// Finds a program on the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(format!("{program}{}", std::env::consts::EXE_SUFFIX)))
        .find(|file| file.is_file())
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
