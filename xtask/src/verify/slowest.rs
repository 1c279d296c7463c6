//! The slowest tests of all kinds, printed at the end of a run.
use crate::command;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// How many are listed.
const NAMED: usize = 10;

/// Tests with their duration in seconds.
#[derive(Default)]
pub struct Slowest {
    tests: Vec<(f64, String)>,
}

impl Slowest {
    pub fn add(&mut self, seconds: f64, name: impl Into<String>) {
        self.tests.push((seconds, name.into()));
    }

    /// Runs nextest with its output shown, and records its tests' times.
    pub fn watch(&mut self, nextest: &mut Command) -> Result<()> {
        let line = command::shown(nextest);
        eprintln!("» {line}");
        let mut child =
            nextest.stderr(Stdio::piped()).spawn().with_context(|| format!("cannot start `{line}`"))?;
        let told = child.stderr.take().context("its output is ours to read")?;
        for told in BufReader::new(told).lines() {
            let told = told.with_context(|| format!("`{line}` printed no text"))?;
            eprintln!("{told}");
            if let Some((seconds, name)) = passed(&told) {
                self.add(seconds, name);
            }
        }
        let status = child.wait().with_context(|| format!("lost sight of `{line}`"))?;
        if !status.success() {
            bail!("failed ({status}): {line}");
        }
        Ok(())
    }

    /// Prints them, slowest first.
    pub fn print(&mut self) {
        if self.tests.is_empty() {
            return;
        }
        self.tests.sort_by(|one, other| other.0.total_cmp(&one.0));
        println!("the slowest tests:");
        for (seconds, name) in self.tests.iter().take(NAMED) {
            println!("{seconds:>7.1} s  {name}");
        }
    }
}

/// The duration and name of a passed test, as nextest prints it: `PASS [   0.354s] ( 20/573) crate::file
/// name`.
fn passed(line: &str) -> Option<(f64, &str)> {
    let (seconds, rest) = line.trim_start().strip_prefix("PASS [")?.split_once("s]")?;
    let rest = rest.trim_start();
    let name = match rest.strip_prefix('(') {
        Some(counted) => counted.split_once(')')?.1,
        None => rest,
    };
    Some((seconds.trim().parse().ok()?, name.trim()))
}

#[cfg(test)]
mod tests {
    use super::passed;

    #[test]
    fn times_are_read_from_what_nextest_prints() {
        let table = [
            (
                "        PASS [   0.354s] ( 20/573) catalog::watched it_ends",
                Some((0.354, "catalog::watched it_ends")),
            ),
            (
                "    PASS [  58.545s] fuzz::short every_target_holds",
                Some((58.545, "fuzz::short every_target_holds")),
            ),
            ("        FAIL [   0.354s] ( 20/573) catalog::watched it_ends", None),
            ("   Compiling catalog v0.1.0", None),
        ];
        for (line, told) in table {
            assert_eq!(passed(line), told, "{line}");
        }
    }
}
