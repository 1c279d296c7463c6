//! What comes in from others: licences, sources, banned crates and accepted advisories, as deny.toml lists
//! them, by `cargo deny` if it is installed, else by the same rules here; and the licences of JavaScript
//! packages. Looks up no advisories, and says so.
use super::metadata::{Metadata, Package};
use super::{Finding, licence, npm_licences, unmaintained};
use crate::{command, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::fs;

/// The part of deny.toml that is used here.
#[derive(Deserialize)]
struct Policy {
    advisories: Advisories,
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Advisories {
    ignore: Vec<Accepted>,
}

/// An advisory that is accepted.
#[derive(Deserialize)]
pub struct Accepted {
    pub id: String,
    pub reason: String,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

/// A licence accepted for one crate only.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

/// Checks all packages of both lock files.
pub fn check(metadata: &Metadata) -> Result<Vec<Finding>> {
    let policy: Policy = toml::from_str(&read("deny.toml")?).context("cannot read deny.toml")?;
    let mut findings = unmaintained::check(&metadata.packages, &policy.advisories.ignore);
    let [lock, more, site] = [npm_licences::LOCK, npm_licences::POLICY, npm_licences::SITE].map(read);
    findings.extend(npm_licences::check(&lock?, &more?, &site?, &policy.licenses.allow)?);
    if command::find("cargo-deny").is_some() {
        command::run(workspace::cargo().args(["deny", "check", "licenses", "bans", "sources"]))?;
    } else {
        findings.extend(metadata.packages.iter().flat_map(|package| judge(package, &policy)));
    }
    println!(
        "tidy: advisories not looked up: that needs a database (`cargo deny check advisories` fetches it); \
         {} accepted in deny.toml",
        policy.advisories.ignore.len()
    );
    Ok(findings)
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(workspace::root().join(path)).with_context(|| format!("cannot read {path}"))
}

fn judge(package: &Package, policy: &Policy) -> Vec<Finding> {
    let name = &package.name;
    let who = format!("{name} {}", package.version);
    let mut messages = Vec::new();
    if let Some(ban) = policy.bans.deny.iter().find(|ban| ban.name == *name) {
        messages.push(format!("{who} is banned: {}", ban.reason));
    }
    // No source means a path, and paths are ours.
    let source = package.source.as_deref().unwrap_or("registry+");
    if !source.starts_with("registry+") {
        messages.push(format!("{who} comes from {source}, not from the registry"));
    }
    let mut accepted = policy.licenses.allow.clone();
    let exceptions = policy.licenses.exceptions.iter();
    accepted.extend(
        exceptions.filter(|exception| exception.name == *name).flat_map(|exception| exception.allow.clone()),
    );
    let expression = package.license.as_deref().unwrap_or_default();
    if !licence::is_met(expression, &accepted) {
        messages.push(format!("{who} has licence \"{expression}\", which deny.toml does not allow"));
    }
    let finding = |message| Finding::new("deny.toml", 1, message);
    messages.into_iter().map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::{Policy, judge};
    use crate::tidy::metadata::Package;

    const POLICY: &str = r#"
        [advisories]
        ignore = []
        [licenses]
        allow = ["MIT"]
        exceptions = [{ crate = "odd", allow = ["Zlib"] }]
        [bans]
        deny = [{ crate = "bad", reason = "because" }]
    "#;

    fn found(name: &str, licence: Option<&str>, source: Option<&str>) -> usize {
        let package = Package {
            id: String::new(),
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            license: licence.map(str::to_owned),
            source: source.map(str::to_owned),
            manifest_path: String::new(),
            dependencies: Vec::new(),
        };
        let policy: Policy = toml::from_str(POLICY).expect("the policy above is well formed");
        judge(&package, &policy).len()
    }

    #[test]
    fn bans_sources_and_licences_are_each_found() {
        let registry = Some("registry+somewhere");
        assert_eq!(found("good", Some("MIT"), registry), 0);
        assert_eq!(found("ours", Some("MIT"), None), 0);
        assert_eq!(found("bad", Some("MIT"), registry), 1);
        assert_eq!(found("good", Some("MIT"), Some("git+somewhere")), 1);
        assert_eq!(found("good", Some("AGPL-3.0-only"), registry), 1);
        assert_eq!(found("good", None, registry), 1);
        assert_eq!(found("odd", Some("Zlib"), registry), 0);
        assert_eq!(found("good", Some("Zlib"), registry), 1);
    }
}
