//! `cargo verify`: every check in order, named and timed, stopping at the first that fails.
use crate::beside::Beside;
use crate::{browser, command, size, tidy, workspace};
use anyhow::{Context, Result, bail};
use std::time::Instant;

/// One check.
struct Step {
    name: &'static str,
    run: Run,
}

/// How a check is run.
enum Run {
    /// In its turn.
    Here(fn() -> Result<()>),
    /// By this command of ours, beside the tests before it; in its turn it is waited for. It mostly links, which
    /// takes one core, while the tests wait for one another.
    BesideTests(&'static str),
}

/// The step beside which others are started.
const TESTS: &str = "tests";

/// Cheap checks first; one release bundle serves all that follow it.
const STEPS: [Step; 9] = [
    Step { name: "format", run: Run::Here(|| cargo(&["fmt", "--all", "--check"])) },
    Step {
        name: "clippy",
        run: Run::Here(|| cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])),
    },
    Step { name: "tidy", run: Run::Here(tidy::check) },
    Step { name: TESTS, run: Run::Here(tests) },
    Step { name: "doc-tests", run: Run::Here(|| cargo(&["test", "--doc", "--workspace"])) },
    Step { name: "bundle", run: Run::BesideTests("web") },
    Step { name: "size", run: Run::Here(size::check) },
    Step { name: "wasm-replay", run: Run::Here(browser::replay_in_wasm) },
    Step { name: "browser", run: Run::Here(browser::test) },
];

/// Runs the steps that the arguments leave.
pub fn verify(args: &[&str]) -> Result<()> {
    if args == ["--list"] {
        for step in &STEPS {
            println!("{}", step.name);
        }
        return Ok(());
    }
    let chosen = choose(args)?;
    let started = Instant::now();
    let mut times = Vec::new();
    let mut started_before: Vec<Beside> = Vec::new();
    for step in &chosen {
        println!("== {}", step.name);
        let step_started = Instant::now();
        if step.name == TESTS {
            for command in chosen.iter().filter_map(|step| step.beside_tests()) {
                started_before.push(Beside::start(command)?);
            }
        }
        step.pass(&mut started_before).with_context(|| {
            format!(
                "verify stopped: step `{name}` failed. Again alone: cargo verify --only {name}",
                name = step.name
            )
        })?;
        let seconds = step_started.elapsed().as_secs_f32();
        println!("== {}: ok, {seconds:.1} s\n", step.name);
        times.push(format!("{} {seconds:.0}", step.name));
    }
    println!(
        "verify: {} of {} steps passed in {:.0} s ({})",
        chosen.len(),
        STEPS.len(),
        started.elapsed().as_secs_f32(),
        times.join(", ")
    );
    Ok(())
}

impl Step {
    /// Our command that is started with the tests.
    fn beside_tests(&self) -> Option<&'static str> {
        match self.run {
            Run::Here(_) => None,
            Run::BesideTests(command) => Some(command),
        }
    }

    /// Runs the check, or waits for it if it was started before.
    fn pass(&self, started_before: &mut Vec<Beside>) -> Result<()> {
        match self.run {
            Run::Here(run) => run(),
            Run::BesideTests(command) => match started_before.iter().position(|beside| beside.is(command)) {
                Some(place) => started_before.remove(place).wait(),
                None => command::run(workspace::this()?.arg(command)),
            },
        }
    }
}

/// `--only` and `--skip`, each as often as wanted; an unknown step is an error, not an empty run.
fn choose(args: &[&str]) -> Result<Vec<&'static Step>> {
    let (mut only, mut skip) = (Vec::new(), Vec::new());
    for pair in args.chunks(2) {
        match pair {
            [flag, name] if !STEPS.iter().any(|step| step.name == *name) => {
                bail!("{flag} {name}: no such step; see cargo verify --list")
            }
            ["--only", name] => only.push(*name),
            ["--skip", name] => skip.push(*name),
            _ => bail!("usage: cargo verify [--only STEP|--skip STEP]..."),
        }
    }
    let wanted = |name| (only.is_empty() || only.contains(&name)) && !skip.contains(&name);
    Ok(STEPS.iter().filter(|step| wanted(step.name)).collect())
}

fn cargo(args: &[&str]) -> Result<()> {
    command::run(workspace::cargo().args(args))
}

fn tests() -> Result<()> {
    if command::find("cargo-nextest").is_some() {
        cargo(&["nextest", "run", "--workspace"])
    } else {
        cargo(&["test", "--workspace", "--lib", "--bins", "--tests"])
    }
}

#[cfg(test)]
mod tests {
    use super::choose;

    fn names(args: &[&str]) -> Vec<&'static str> {
        let chosen = choose(args).expect("the arguments are good");
        chosen.iter().map(|step| step.name).collect()
    }

    #[test]
    fn only_and_skip_choose_steps_and_unknown_names_are_refused() {
        assert_eq!(names(&["--only", "tidy", "--only", "format"]), ["format", "tidy"]);
        assert!(!names(&["--skip", "browser"]).contains(&"browser"));
        assert!(choose(&["--only", "tidi"]).is_err());
        assert!(choose(&["--only"]).is_err());
    }
}
