//! `cargo xtask dist`: one archive with the program, its manual, completions, licences and the list of what is inside, to be unpacked
//! anywhere.
mod licences;
mod sbom;
mod shipped;

use crate::tidy::npm_licences;
use crate::wasm::Mode;
use crate::{bundle, command, workspace};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Where each shell looks for completions, below `share/`.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "bash-completion/completions/parlour"),
    ("zsh", "zsh/site-functions/_parlour"),
    ("fish", "fish/vendor_completions.d/parlour.fish"),
    ("elvish", "elvish/lib/parlour.elv"),
    ("powershell", "powershell/parlour.ps1"),
];

/// Files that go into the archive as they are.
const PAPERS: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"];

/// Builds everything, and packs it.
pub fn make() -> Result<()> {
    bundle::build(Mode::Release)?;
    command::run(workspace::cargo().args(["build", "--release", "--locked", "--package", "parlour"]))?;
    let name = format!("parlour-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let above = workspace::target()?.join("dist");
    let folder = above.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    fill(&folder, &workspace::parlour("release")?)?;
    let archive = format!("{name}.tar.gz");
    command::run(Command::new("tar").current_dir(&above).args(["-czf", &archive, &name]))?;
    let archive = above.join(archive);
    let size = fs::metadata(&archive).with_context(|| format!("cannot read {}", archive.display()))?.len();
    println!("dist: {} ({} KB)", archive.display(), size / 1000);
    Ok(())
}

/// The folder that is packed.
fn fill(folder: &Path, program: &Path) -> Result<()> {
    let share = folder.join("share");
    let inside = folder.join("bin").join(program.file_name().context("a program has a name")?);
    copy(program, &inside)?;
    command::run(Command::new(&inside).args(["man", "--out"]).arg(share.join("man/man1")))?;
    for (shell, place) in COMPLETIONS {
        let script = command::output(Command::new(&inside).args(["completions", shell]))?;
        write(&share.join(place), &script)?;
    }
    let papers = share.join("doc/parlour");
    for paper in PAPERS {
        copy(&workspace::root().join(paper), &papers.join(paper))?;
    }
    let crates = shipped::crates()?;
    write(&papers.join("LICENCES-OF-CRATES.txt"), &licences::of_crates(&crates)?)?;
    write(&papers.join("INSIDE.cdx.json"), &contents(&crates)?)?;
    copy(&workspace::web().join("dist/licences.txt"), &papers.join("LICENCES-OF-SCRIPTS.txt"))
}

/// The list of everything inside.
fn contents(crates: &[shipped::Package]) -> Result<String> {
    let [lock, scripts, policy] = ["Cargo.lock", npm_licences::LOCK, npm_licences::POLICY].map(read);
    let names = npm_licences::shipped(&policy?)?;
    sbom::of(crates, &sbom::Sources { crates: &lock?, scripts: &scripts?, shipped: &names })
}

/// What this machine is called, as compilers say it.
fn host() -> Result<String> {
    let told = command::output(Command::new("rustc").arg("-vV"))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc -vV` names no host")?.to_owned())
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(workspace::root().join(path)).with_context(|| format!("cannot read {path}"))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    make_room(to)?;
    fs::copy(from, to)
        .map(drop)
        .with_context(|| format!("cannot copy {} to {}", from.display(), to.display()))
}

fn write(to: &Path, text: &str) -> Result<()> {
    make_room(to)?;
    fs::write(to, text).with_context(|| format!("cannot write {}", to.display()))
}

fn make_room(file: &Path) -> Result<()> {
    let folder = file.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}
