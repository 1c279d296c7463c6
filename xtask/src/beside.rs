//! Runs one of our own commands in the background; its output is kept until somebody waits for it.
use crate::workspace;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Stdio};

/// A running command. Dropping it stops it.
pub struct Beside {
    command: &'static str,
    child: Child,
    /// Where its output goes.
    log: PathBuf,
}

impl Beside {
    /// Starts a command of this program.
    pub fn start(command: &'static str) -> Result<Self> {
        let name = command.split(' ').next().unwrap_or(command);
        let log = workspace::target()?.join(format!("{name}.log"));
        let printed = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        eprintln!("» {command}, beside what follows; it prints to {}", log.display());
        let child = workspace::this()?
            .args(command.split(' '))
            .stdin(Stdio::null())
            .stdout(printed.try_clone().context("cannot print both ways to one file")?)
            .stderr(printed)
            .spawn()
            .with_context(|| format!("cannot start `{command}`"))?;
        Ok(Beside { command, child, log })
    }

    pub fn is(&self, command: &str) -> bool {
        self.command == command
    }

    /// Waits for its end and shows its output.
    pub fn wait(mut self) -> Result<()> {
        let status = self.child.wait().with_context(|| format!("lost sight of `{}`", self.command))?;
        let printed = fs::read(&self.log).with_context(|| format!("cannot read {}", self.log.display()))?;
        eprint!("{}", String::from_utf8_lossy(&printed));
        if !status.success() {
            bail!("failed ({status}): {}", self.command);
        }
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // If it has already ended, there is nothing to stop.
        let _ = self.child.kill();
    }
}
