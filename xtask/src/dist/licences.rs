//! The licences of all crates inside the program and the page, as their packages have them.
use super::shipped::Package;
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// How files begin that say what is allowed.
const PAPERS: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// All of them in one text: each crate with its licence, and each paper once, with the crates that have it.
pub fn of_crates(crates: &[Package]) -> Result<String> {
    let shipped: Vec<&Package> = crates.iter().filter(|package| package.source.is_some()).collect();
    let mut papers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &shipped {
        let folder = Path::new(&package.manifest_path).parent().context("a manifest lies in a folder")?;
        for paper in papers_in(folder)? {
            papers.entry(paper).or_default().push(who(package));
        }
    }
    Ok(written(&shipped, &papers))
}

fn who(package: &Package) -> String {
    format!("{} {}", package.name, package.version)
}

fn papers_in(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && PAPERS.iter().any(|begin| name.starts_with(begin)) {
            found.push(String::from_utf8_lossy(&fs::read(&path)?).trim().to_owned());
        }
    }
    found.sort();
    Ok(found)
}

fn written(shipped: &[&Package], papers: &BTreeMap<String, Vec<String>>) -> String {
    let mut text = "Parlour contains these crates:\n\n".to_owned();
    for package in shipped {
        let _ = writeln!(text, "{}: {}", who(package), package.license.as_deref().unwrap_or("see below"));
    }
    for (paper, whose) in papers {
        let _ = writeln!(text, "\n{}\n{}\n\n{paper}", "=".repeat(80), whose.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Package, written};
    use std::collections::BTreeMap;

    #[test]
    fn every_crate_is_named_and_a_paper_that_several_share_stands_once() {
        let package = |name: &str, license: Option<&str>| Package {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: license.map(str::to_owned),
            source: None,
            manifest_path: String::new(),
        };
        let packages = [package("one", Some("MIT")), package("two", None)];
        let papers = BTreeMap::from([(
            "Do as you like.".to_owned(),
            vec!["one 1.0.0".to_owned(), "two 1.0.0".to_owned()],
        )]);
        let text = written(&packages.iter().collect::<Vec<_>>(), &papers);
        assert!(text.contains("one 1.0.0: MIT\ntwo 1.0.0: see below\n"), "{text}");
        assert_eq!(text.matches("Do as you like.").count(), 1);
        assert!(text.contains("one 1.0.0, two 1.0.0\n\nDo"), "{text}");
    }
}
