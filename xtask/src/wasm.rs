//! The wasm modules, parts of the page and the engines: compiled by cargo, bound to JavaScript by wasm-bindgen as a library.
use crate::{command, squeeze, workspace};
use anyhow::{Context, Result, anyhow, bail};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Command;
use std::{fs, path::PathBuf, thread};
use wasm_bindgen_cli_support::Bindgen;

const TARGET: &str = "wasm32-unknown-unknown";

/// For whom a bundle is built.
#[derive(Clone, Copy, PartialEq)]
pub enum Mode {
    /// For visitors: a small page in parts, fast engines.
    Release,
    /// For the one who builds it: the same in one piece, which takes less time to build.
    Whole,
    /// For working on the page: quick to build, with names and source maps.
    Dev,
}

/// The part that is the whole page.
const WHOLE: &str = "whole";

/// Builds the parts of the page and the engines into `apps/web/gen`; answers which parts there are, the one
/// for addresses that no other is for first.
pub fn build(mode: Mode) -> Result<Vec<String>> {
    ensure_target()?;
    let parts = match mode {
        Mode::Release => workspace::features("web")?,
        Mode::Whole | Mode::Dev => vec![WHOLE.to_owned()],
    };
    // The page is built small, the engines fast: profiles of their own, which cargo can build at the same time. Linking
    // takes one core alone.
    thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let compiled = compile("worker", "release", &[], mode)?;
            bind(&compiled, "worker", "worker", mode)
        });
        let page = parts.iter().try_for_each(|part| {
            let features: &[&str] = match part.as_str() {
                WHOLE => &[],
                part => &["--no-default-features", "--features", part],
            };
            let compiled = compile("web", "wasm-release", features, mode)?;
            bind(&compiled, "web", &format!("web-{part}"), mode)
        });
        worker.join().map_err(|_| anyhow!("building the worker panicked"))?.and(page)
    })?;
    Ok(parts)
}

/// Compiles one module; answers where it is.
fn compile(package: &str, release_profile: &str, features: &[&str], mode: Mode) -> Result<PathBuf> {
    let profile = if mode == Mode::Dev { "wasm-dev" } else { release_profile };
    // Only without the `rlib` that tests link does cargo optimise across crates, as the profiles ask.
    let kind = ["rustc", "--package", package, "--lib", "--crate-type", "cdylib"];
    let how = ["--target", TARGET, "--profile", profile];
    command::run(workspace::cargo().args(kind).args(how).args(features))?;
    Ok(workspace::target()?.join(TARGET).join(profile).join(format!("{package}.wasm")))
}

/// Runs wasm-bindgen, unless its output was made from the very same bytes.
fn bind(compiled: &Path, package: &str, folder: &str, mode: Mode) -> Result<()> {
    let out: PathBuf = workspace::web().join("gen").join(folder);
    let bytes = fs::read(compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let stamp = format!("{:016x} {} {}", hasher.finish(), bytes.len(), mode == Mode::Dev);
    let stamp_file = out.join(".stamp");
    let bound = out.join(format!("{package}_bg.wasm"));
    let packed = bound.with_extension("wasm.gz");
    let complete = mode == Mode::Dev || packed.exists();
    if complete && fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp) {
        return Ok(());
    }
    eprintln!("» wasm-bindgen {folder}");
    // Our own profiles keep the `target_features` section, which bindgen reads; it drops the rest here.
    Bindgen::new()
        .input_bytes(package, bytes)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(false)
                .debug(mode == Mode::Dev)
                .remove_name_section(mode != Mode::Dev)
                .remove_producers_section(mode != Mode::Dev)
                .generate(&out)
        })
        .with_context(|| format!("wasm-bindgen failed on {}", compiled.display()))?;
    if mode != Mode::Dev {
        let smaller = squeeze::squeeze(&fs::read(&bound)?)?;
        let write = |file: &Path, bytes: &[u8]| {
            fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
        };
        write(&packed, &squeeze::pack(&smaller)?)?;
        write(&bound, &smaller)?;
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
