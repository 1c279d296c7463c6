//! `cargo xtask fuzz`: long runs of fuzz targets that follow coverage, one input again, random play, or the tests of crates
//! with `unsafe` under a sanitizer. Targets are built with counters in every edge, which the stable compiler can do.
use crate::{command, workspace};
use anyhow::{Context, Result, bail};
use std::{fs, path::Path, process::Command};

/// What the whole project is built with anyway; flags in the environment replace those of the configuration.
const USUAL: &str = "-Ctarget-feature=+popcnt";

/// Counters in every edge, as fuzzers for C use them. Only the linker's sections are needed, no runtime.
const COUNTED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Ccodegen-units=4";

/// Crates with `unsafe` that tests reach natively.
const UNSAFE: [&str; 2] = ["parlour-mill", "parlour-sudoku"];

/// Runs with the arguments of `parlour-fuzz`, or `--sanitize`.
pub fn fuzz(args: &[&str]) -> Result<()> {
    match args {
        ["--sanitize"] => sanitize(),
        _ if args.contains(&"--play") => command::run(Command::new(build(USUAL)?).args(args)),
        _ => {
            let program = build(&format!("{USUAL} {COUNTED}"))?;
            let targets = targets(&program, args)?;
            let rest: Vec<&str> = without_targets(args);
            let mut broken = Vec::new();
            // Each in a process of its own: a finding that ends the process ends nothing else.
            for target in targets {
                let mut run = Command::new(&program);
                run.args(["--target", &target]).args(&rest);
                let status =
                    run.status().with_context(|| format!("cannot start `{}`", command::shown(&run)))?;
                if !status.success() {
                    if status.code().is_none() {
                        keep_last(&target)?;
                    }
                    broken.push(format!("{target} ({status})"));
                }
            }
            if !broken.is_empty() {
                bail!("laws are broken: {}", broken.join(", "));
            }
            Ok(())
        }
    }
}

/// Builds the program, in a folder of its own for these flags, and returns its path.
fn build(flags: &str) -> Result<std::path::PathBuf> {
    let folder = if flags.contains("sancov") { "fuzz-counted" } else { "fuzz-plain" };
    let target = workspace::target()?.join(folder);
    let mut cargo = workspace::cargo();
    // Named, so that the flags are not for build scripts and macros, which have no place for counters.
    let host = host()?;
    cargo.args(["build", "--profile", "fuzz", "--package", "parlour-fuzz", "--target", &host]);
    cargo.env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", &target);
    command::run(&mut cargo)?;
    Ok(target.join(host).join("fuzz").join(format!("parlour-fuzz{}", std::env::consts::EXE_SUFFIX)))
}

fn host() -> Result<String> {
    let told = command::output(Command::new("rustc").arg("-vV"))?;
    let line = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(line.context("rustc does not say for which machine it builds")?.to_owned())
}

/// The targets that are named, or all that the program knows.
fn targets(program: &Path, args: &[&str]) -> Result<Vec<String>> {
    let named: Vec<String> =
        args.windows(2).filter(|two| two[0] == "--target").map(|two| two[1].to_owned()).collect();
    if !named.is_empty() {
        return Ok(named);
    }
    let all = command::output(Command::new(program).args(["--list", "targets"]))?;
    Ok(all.lines().map(str::to_owned).collect())
}

fn without_targets<'a>(args: &[&'a str]) -> Vec<&'a str> {
    let of_target = |at: &usize| args[*at] == "--target" || (*at > 0 && args[at - 1] == "--target");
    (0..args.len()).filter(|at| !of_target(at)).map(|at| args[at]).collect()
}

/// The input during which a process died without a word, such as of a stack that was too small.
fn keep_last(target: &str) -> Result<()> {
    let folder = workspace::root().join("target/fuzzing").join(target);
    let kept = folder.join("died");
    fs::copy(folder.join("current"), &kept).context("the last input is not there")?;
    println!("{target}: died; again: cargo xtask fuzz --target {target} --input {}", kept.display());
    Ok(())
}

/// Runs the tests of crates with `unsafe` under the address sanitizer. The stable compiler has it, behind a switch.
fn sanitize() -> Result<()> {
    let mut cargo = workspace::cargo();
    cargo.args(["test", "--target", &host()?, "--profile", "fuzz", "--lib", "--tests"]);
    for name in UNSAFE {
        cargo.args(["--package", name]);
    }
    let target = workspace::target()?.join("sanitized");
    cargo.env("RUSTC_BOOTSTRAP", "1").env("CARGO_TARGET_DIR", target);
    cargo.env("RUSTFLAGS", format!("{USUAL} -Zsanitizer=address"));
    command::run(&mut cargo)
}
