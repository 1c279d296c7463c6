//! `cargo verify`: every check in order, named and timed, stopping at the first that fails.
mod changed;
mod slowest;
mod steps;

use crate::beside::Beside;
use anyhow::{Context, Result, bail};
pub use slowest::Slowest;

use changed::Passed;
use std::time::Instant;
use steps::{Run, STEPS, Step};

/// Runs the steps the arguments select.
pub fn verify(args: &[&str]) -> Result<()> {
    if args == ["--list"] {
        for step in &STEPS {
            println!("{}", step.name);
        }
        return Ok(());
    }
    let asked = Asked::read(args)?;
    let passed = Passed::read()?;
    let skips = |step: &&Step| asked.only_changed && passed.holds(step);
    for step in asked.steps.iter().copied().filter(skips) {
        println!("== {}: skipped, nothing it depends on has changed since it passed", step.name);
    }
    let due: Vec<&Step> = asked.steps.iter().copied().filter(|step| !skips(step)).collect();
    let started = Instant::now();
    let mut times = Vec::new();
    let mut slowest = Slowest::default();
    let mut beside = None;
    for step in &due {
        println!("== {}", step.name);
        let step_started = Instant::now();
        if !step.is_quick() && beside.is_none() {
            beside = Some(start_beside(&due)?);
        }
        passed.forget(step)?;
        pass(step, beside.as_mut(), &mut slowest).with_context(|| {
            format!(
                "verify stopped: step `{name}` failed. Again alone: cargo verify --only {name}",
                name = step.name
            )
        })?;
        passed.remember(step)?;
        let seconds = step_started.elapsed().as_secs_f32();
        println!("== {}: ok, {seconds:.1} s\n", step.name);
        times.push(format!("{} {seconds:.0}", step.name));
    }
    slowest.print();
    println!(
        "verify: {} of {} steps passed in {:.0} s ({})",
        due.len(),
        STEPS.len(),
        started.elapsed().as_secs_f32(),
        times.join(", ")
    );
    Ok(())
}

/// Starts all background commands.
fn start_beside(due: &[&Step]) -> Result<Vec<Beside>> {
    due.iter().filter_map(|step| step.beside()).map(Beside::start).collect()
}

/// Runs a check, or waits for its background command.
fn pass(step: &Step, beside: Option<&mut Vec<Beside>>, slowest: &mut Slowest) -> Result<()> {
    match step.run {
        Run::Quick(run) | Run::Here(run) => run(),
        Run::Tests(run) => run(slowest),
        Run::Beside(command) => {
            let running = beside.context("commands beside were started")?;
            let place = running.iter().position(|one| one.is(command)).context("this command was started")?;
            running.remove(place).wait()
        }
    }
}

#[derive(Debug)]
struct Asked {
    steps: Vec<&'static Step>,
    only_changed: bool,
}

impl Asked {
    /// `--changed`, and any number of `--only` and `--skip`; an unknown step is an error, not an empty run.
    fn read(args: &[&str]) -> Result<Self> {
        Self::read_in(args, std::env::var_os("CI").is_some())
    }

    fn read_in(args: &[&str], ci: bool) -> Result<Self> {
        let (mut only, mut skip, mut only_changed) = (Vec::new(), Vec::new(), false);
        let mut rest = args;
        loop {
            rest = match rest {
                [] => break,
                ["--changed", ..] if ci => {
                    bail!("--changed is for daily work; where CI is set, everything is checked")
                }
                ["--changed", rest @ ..] => {
                    only_changed = true;
                    rest
                }
                [flag @ ("--only" | "--skip"), name, rest @ ..] => {
                    if !STEPS.iter().any(|step| step.name == *name) {
                        bail!("{flag} {name}: no such step; see cargo verify --list");
                    }
                    if *flag == "--only" {
                        only.push(*name);
                    } else {
                        skip.push(*name);
                    }
                    rest
                }
                _ => bail!("usage: cargo verify [--changed] [--only STEP|--skip STEP]..."),
            };
        }
        let wanted = |name| (only.is_empty() || only.contains(&name)) && !skip.contains(&name);
        Ok(Self { steps: STEPS.iter().filter(|step| wanted(step.name)).collect(), only_changed })
    }
}

#[cfg(test)]
mod tests {
    use super::Asked;

    fn names(args: &[&str]) -> Vec<&'static str> {
        let asked = Asked::read_in(args, false).expect("the arguments are good");
        asked.steps.iter().map(|step| step.name).collect()
    }

    #[test]
    fn only_and_skip_choose_steps_and_unknown_names_are_refused() {
        assert_eq!(names(&["--only", "tidy", "--only", "format"]), ["format", "tidy"]);
        assert!(!names(&["--changed", "--skip", "browser"]).contains(&"browser"));
        for bad in [&["--only", "tidi"][..], &["--only"], &["--fast"]] {
            assert!(Asked::read_in(bad, false).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn ci_checks_everything() {
        assert!(Asked::read_in(&["--changed"], false).is_ok_and(|asked| asked.only_changed));
        let refused = Asked::read_in(&["--changed"], true).expect_err("daily work only");
        assert!(refused.to_string().contains("CI"), "{refused}");
    }
}
