//! What a first visit transfers, against its budget. The bundle step says which files those are.
use crate::bundle::Manifest;
use crate::workspace;
use anyhow::{Context, Result, bail};
use std::fs;

/// Bytes on the wire, fonts included, without the 3D chunk and the worker.
const BUDGET: u64 = 400 * 1000;

/// Prints the table of first-load files and fails above the budget.
pub fn check() -> Result<()> {
    let manifest = Manifest::read()?;
    if manifest.dev {
        bail!("the newest bundle is a dev bundle; build a release one first: cargo xtask web");
    }
    let mut too_large = Vec::new();
    for page in &manifest.pages {
        println!("{}", page.page);
        let mut total = 0;
        for file in &page.first_load {
            let sent = transferred(file)?;
            println!("{:>9.1} KB  {file}", kilobytes(sent));
            total += sent;
        }
        println!("{:>9.1} KB  first load, of at most {:.0} KB", kilobytes(total), kilobytes(BUDGET));
        if total > BUDGET {
            too_large.push(format!("{} {total}", page.page));
        }
    }
    if !too_large.is_empty() {
        bail!("a first visit may transfer {BUDGET} bytes; these transfer more: {}", too_large.join(", "));
    }
    Ok(())
}

/// The compressed twin is what browsers get; fonts are compressed already and have none.
fn transferred(file: &str) -> Result<u64> {
    let plain = workspace::web().join("dist").join(file);
    let mut packed = plain.clone().into_os_string();
    packed.push(".gz");
    let metadata = fs::metadata(packed).or_else(|_| fs::metadata(&plain));
    Ok(metadata.with_context(|| format!("cannot read {}", plain.display()))?.len())
}

#[expect(clippy::cast_precision_loss, reason = "sizes are printed with one decimal")]
fn kilobytes(bytes: u64) -> f64 {
    bytes as f64 / 1000.0
}
