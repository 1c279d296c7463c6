//! The wasm modules, page and engines: compiled by cargo, bound to JavaScript by wasm-bindgen as a library.
use crate::{command, split, workspace};
use anyhow::{Context, Result, anyhow, bail};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Command;
use std::{fs, path::PathBuf, thread};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    /// For visitors: a small page, fast engines.
    Release,
    /// The same with clippy as the compiler, and its warnings as errors.
    Strict,
    /// For development: quick to build, with names and source maps.
    Dev,
}

/// Builds the page and the engines into `apps/web/gen`.
pub fn build(mode: Mode) -> Result<()> {
    ensure_target()?;
    // The page is built small, the engines fast: separate profiles, which cargo can build in parallel.
    // Linking uses only one core.
    thread::scope(|scope| {
        let worker = scope.spawn(|| bind(&compile("parlour-worker", "release", mode, &[])?, "worker", mode));
        let page = compile("parlour-web", "wasm-release", mode, &split::LINK)
            .and_then(|compiled| bind(&compiled, "web", mode));
        worker.join().map_err(|_| anyhow!("building the worker panicked"))?.and(page)
    })
}

/// Compiles one module; answers where it is.
fn compile(package: &str, release_profile: &str, mode: Mode, link: &[&str]) -> Result<PathBuf> {
    let profile = if mode == Mode::Dev { "wasm-dev" } else { release_profile };
    // Cargo optimises across crates, as the profiles ask, only without the `rlib` that tests link.
    let kind = ["rustc", "--package", package, "--lib", "--crate-type", "cdylib"];
    let how = ["--target", TARGET, "--profile", profile];
    let mut cargo = if mode == Mode::Strict { workspace::strict_cargo()? } else { workspace::cargo() };
    command::run(cargo.args(kind).args(how).arg("--").args(link))?;
    Ok(workspace::target()?.join(TARGET).join(profile).join(format!("{}.wasm", package.replace('-', "_"))))
}

/// Runs wasm-bindgen, unless its output was made from exactly the same bytes.
fn bind(compiled: &Path, name: &str, mode: Mode) -> Result<()> {
    let out: PathBuf = workspace::web().join("gen").join(name);
    let bytes = fs::read(compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let stamp = format!("{:016x} {} {}", hasher.finish(), bytes.len(), mode == Mode::Dev);
    let stamp_file = out.join(".stamp");
    if fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    eprintln!("» wasm-bindgen {name}");
    let bytes = split::split(bytes, name, &out, mode == Mode::Dev)?;
    // Our own profiles keep the `target_features` section, which bindgen reads; it drops the rest here.
    Bindgen::new()
        .input_bytes(name, bytes)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .debug(mode == Mode::Dev)
                // Parts that were split off share the table of functions.
                .keep_lld_exports(true)
                .remove_name_section(mode != Mode::Dev)
                .remove_producers_section(mode != Mode::Dev)
                .generate(&out)
        })
        .with_context(|| format!("wasm-bindgen failed on {}", compiled.display()))?;
    fs::write(stamp_file, stamp).context("cannot write the stamp of the bindings")
}

/// Looks for the target's core library itself: rustup may be missing, or forbidden to install anything.
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
