//! Checks the first load against its budget. The bundle step says which files count.
use crate::bundle::Manifest;
use crate::workspace;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// Bytes on the wire for the first visit to the home page or to a game whose code is not in a file of its own, Brotli 11,
/// fonts included; the engines and the 3D scene come later and are not counted.
const BUDGET: u64 = 566 * 1000;

/// Bytes that the board of a game needs on top of it whose code is in a file of its own.
const FAR: u64 = 84 * 1000;

/// Bytes that the first dialog, or the first page around the games, brings on top of it.
const LATER: u64 = 175 * 1000;

/// Prints the first-load files and fails above the budget.
pub fn check() -> Result<()> {
    let manifest = Manifest::read()?;
    if manifest.dev {
        bail!("the newest bundle is a dev bundle; build a release one first: cargo xtask web");
    }
    println!("      raw       gzip     brotli  KB");
    keep_within(&manifest.first_load, BUDGET, "first load")?;
    keep_within(&manifest.far, FAR, "more for the board of a large game")?;
    keep_within(&manifest.later, LATER, "dialogs and pages around the games")
}

fn keep_within(files: &[String], budget: u64, what: &str) -> Result<()> {
    let mut total = Sizes::default();
    for file in files {
        let sizes = Sizes::of(&workspace::web().join("dist").join(file))?;
        sizes.print(file);
        total.add(&sizes);
    }
    total.print(&format!("{what}, of at most {:.0} KB as Brotli", kilobytes(budget)));
    if total.brotli > budget {
        bail!("{what}: {budget} bytes may be transferred; there are {}", total.brotli);
    }
    Ok(())
}

/// A file's size as browsers get it.
#[derive(Default)]
struct Sizes {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl Sizes {
    /// A file without a compressed variant is one that compression does not help, such as a font.
    fn of(file: &Path) -> Result<Self> {
        let raw = fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
        let twin = |end: &str| fs::metadata(file.with_added_extension(end)).map_or(raw, |twin| twin.len());
        Ok(Self { raw, gzip: twin("gz"), brotli: twin("br") })
    }

    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }

    fn print(&self, name: &str) {
        let [raw, gzip, brotli] = [self.raw, self.gzip, self.brotli].map(kilobytes);
        println!("{raw:>9.1}  {gzip:>9.1}  {brotli:>9.1}  {name}");
    }
}

#[expect(clippy::cast_precision_loss, reason = "sizes are printed with one decimal")]
fn kilobytes(bytes: u64) -> f64 {
    bytes as f64 / 1000.0
}
