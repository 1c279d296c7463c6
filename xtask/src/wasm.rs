//! The two wasm modules: compiled by cargo, bound to JavaScript by wasm-bindgen as a library.
use crate::{command, squeeze, workspace};
use anyhow::{Context, Result, bail};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Command;
use std::{fs, path::PathBuf};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// For whom a bundle is built.
#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    /// For players: small page, fast engines.
    Release,
    /// For working on the page: quick to build, with names and source maps.
    Dev,
}

/// One wasm module: its crate, and the profile that its release build uses.
struct Module {
    package: &'static str,
    release_profile: &'static str,
}

/// The page is built small; the engines fast.
const MODULES: [Module; 2] = [
    Module { package: "web", release_profile: "wasm-release" },
    Module { package: "worker", release_profile: "release" },
];

/// Builds both modules into `apps/web/gen`.
pub fn build(mode: Mode) -> Result<()> {
    ensure_target()?;
    let target = workspace::target()?;
    for module in &MODULES {
        let profile = match mode {
            Mode::Release => module.release_profile,
            Mode::Dev => "wasm-dev",
        };
        // Only without the `rlib` that tests link does cargo optimise across crates, as the profiles ask.
        command::run(workspace::cargo().args([
            "rustc",
            "--package",
            module.package,
            "--lib",
            "--crate-type",
            "cdylib",
            "--target",
            TARGET,
            "--profile",
            profile,
        ]))?;
        let compiled = target.join(TARGET).join(profile).join(format!("{}.wasm", module.package));
        bind(&compiled, module.package, mode)?;
    }
    Ok(())
}

/// Runs wasm-bindgen, unless its output was made from the very same bytes.
fn bind(compiled: &Path, package: &str, mode: Mode) -> Result<()> {
    let out: PathBuf = workspace::web().join("gen").join(package);
    let bytes = fs::read(compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let stamp = format!("{:016x} {} {}", hasher.finish(), bytes.len(), mode == Mode::Dev);
    let stamp_file = out.join(".stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    eprintln!("» wasm-bindgen {package}");
    // Our own profiles keep the `target_features` section, which bindgen reads; it drops the rest here.
    Bindgen::new()
        .input_bytes(package, bytes)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .debug(mode == Mode::Dev)
                .remove_name_section(mode == Mode::Release)
                .remove_producers_section(mode == Mode::Release)
                .generate(&out)
        })
        .with_context(|| format!("wasm-bindgen failed on {}", compiled.display()))?;
    if mode == Mode::Release {
        let bound = out.join(format!("{package}_bg.wasm"));
        let smaller = squeeze::squeeze(&fs::read(&bound)?)?;
        fs::write(&bound, smaller).with_context(|| format!("cannot write {}", bound.display()))?;
    }
    fs::write(stamp_file, stamp).context("cannot write the stamp of the bindings")
}

/// Looks for the target's core library itself: rustup may be absent, or told not to install anything.
fn ensure_target() -> Result<()> {
    let libraries =
        command::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    let installed = fs::read_dir(libraries.trim()).is_ok_and(|entries| {
        entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
    });
    if installed {
        return Ok(());
    }
    let added = command::run(Command::new("rustup").args(["target", "add", TARGET]));
    if added.is_err() {
        bail!(
            "The Rust target {TARGET} is missing and could not be added.\n\
             Install it with `rustup target add {TARGET}` (or your system's package of Rust's \
             standard library for that target), then try again."
        );
    }
    Ok(())
}
