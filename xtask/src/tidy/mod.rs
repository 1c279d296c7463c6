//! The house rules as code. Each rule is one file: what it requires, and a test on a bad example.
mod edges;
pub mod english;
mod heads;
mod length;
mod licence;
mod links;
mod metadata;
mod modules;
pub mod npm_licences;
mod portable;
mod promises;
mod prose;
mod rules_head;
mod supply;
mod test_files;
mod tokens;
mod tree;
mod unmaintained;
mod unsafe_code;

use anyhow::{Result, bail};
use std::fmt;
use tree::Tree;

/// A violation of a rule at one place.
#[derive(Debug, PartialEq)]
pub struct Finding {
    file: String,
    line: usize,
    message: String,
}

impl Finding {
    fn new(file: &str, line: usize, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// Rules that only need the files.
const FILE_RULES: [fn(&Tree) -> Vec<Finding>; 11] = [
    modules::check,
    heads::check,
    rules_head::check,
    prose::check,
    english::check,
    length::check,
    links::check,
    portable::check,
    promises::check,
    test_files::check,
    unsafe_code::check,
];

/// Checks every rule and lists all violations.
pub fn check() -> Result<()> {
    let tree = Tree::of_workspace()?;
    let mut findings: Vec<Finding> = FILE_RULES.iter().flat_map(|rule| rule(&tree)).collect();
    let metadata = metadata::Metadata::read()?;
    findings.extend(edges::check(&metadata));
    findings.extend(supply::check(&metadata)?);
    if findings.is_empty() {
        println!("tidy: {} files, all in order", tree.len());
        return Ok(());
    }
    for finding in &findings {
        println!("{finding}");
    }
    bail!("tidy: {} findings", findings.len())
}
