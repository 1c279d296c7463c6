//! Licences of the JavaScript packages in package-lock.json: those that deny.toml allows, and what
//! licences.toml adds for tools and for fonts.
use super::Finding;
use super::licence;
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;

pub const LOCK: &str = "apps/web/package-lock.json";
pub const POLICY: &str = "apps/web/licences.toml";
/// Names the packages whose notices go with the page.
pub const SITE: &str = "apps/web/build/site.mjs";

#[derive(Deserialize)]
struct Policy {
    tools: Tools,
    /// Packages that reach the visitor, each with the licences it may have besides.
    shipped: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Tools {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

#[derive(Deserialize)]
struct Locked {
    license: Option<String>,
    integrity: Option<String>,
}

/// The packages that reach the visitor, sorted, by the policy's text.
pub fn shipped(policy: &str) -> Result<Vec<String>> {
    let policy: Policy = toml::from_str(policy).with_context(|| format!("cannot read {POLICY}"))?;
    Ok(policy.shipped.into_keys().collect())
}

/// Checks the lock file's text by the policy's; `allowed` are the licences of deny.toml.
pub fn check(lock: &str, policy: &str, site: &str, allowed: &[String]) -> Result<Vec<Finding>> {
    let lock: Lock = serde_json::from_str(lock).with_context(|| format!("cannot read {LOCK}"))?;
    let policy: Policy = toml::from_str(policy).with_context(|| format!("cannot read {POLICY}"))?;
    let mut findings = Vec::new();
    for (place, locked) in lock.packages.iter().filter(|(place, _)| !place.is_empty()) {
        let name = place.rsplit("node_modules/").next().unwrap_or(place);
        let more = policy.shipped.get(name).unwrap_or(&policy.tools.allow);
        let accepted: Vec<String> = allowed.iter().chain(more).cloned().collect();
        let expression = locked.license.as_deref().unwrap_or_default();
        if !licence::is_met(expression, &accepted) {
            let message = format!("{name} has licence \"{expression}\", which {POLICY} does not allow");
            findings.push(Finding::new(LOCK, 1, message));
        }
        if locked.integrity.is_none() {
            findings.push(Finding::new(LOCK, 1, format!("{name} has no checksum")));
        }
    }
    for name in policy.shipped.keys() {
        if !lock.packages.contains_key(&format!("node_modules/{name}")) {
            findings.push(Finding::new(POLICY, 1, format!("{name} is not in {LOCK}")));
        }
    }
    let noticed = noticed(site);
    if noticed != policy.shipped.keys().map(String::as_str).collect::<Vec<_>>() {
        let message = format!("[shipped] must name the packages of SHIPPED in {SITE}");
        findings.push(Finding::new(POLICY, 1, message));
    }
    Ok(findings)
}

/// The packages whose notices the bundle step collects, sorted.
fn noticed(site: &str) -> Vec<&str> {
    let list = site.lines().find_map(|line| line.strip_prefix("const SHIPPED = [")).unwrap_or_default();
    let mut names: Vec<&str> = list.split('\'').skip(1).step_by(2).collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::check;

    const POLICY: &str = "[tools]\nallow = ['MPL-2.0']\n[shipped]\nfont = ['OFL-1.1']\n";
    const SITE: &str = "// Notices.\nconst SHIPPED = ['font'];\n";

    fn found(name: &str, package: &str) -> usize {
        let font = r#""node_modules/font": { "license": "OFL-1.1", "integrity": "sha512-A" }"#;
        let lock = format!(r#"{{ "packages": {{ "": {{}}, {font}, "node_modules/{name}": {package} }} }}"#);
        check(&lock, POLICY, SITE, &["MIT".to_owned()]).expect("all three are well formed").len()
    }

    #[test]
    fn tools_fonts_and_everything_else_have_licences_of_their_own() {
        for (name, package, findings) in [
            ("a", r#"{ "license": "MIT", "integrity": "sha512-A" }"#, 0),
            ("a/node_modules/b", r#"{ "license": "(MIT OR X)", "integrity": "sha512-A" }"#, 0),
            ("tool", r#"{ "license": "MPL-2.0", "integrity": "sha512-A" }"#, 0),
            ("a", r#"{ "license": "OFL-1.1", "integrity": "sha512-A" }"#, 1),
            ("font", r#"{ "license": "MPL-2.0", "integrity": "sha512-A" }"#, 1),
            ("a", r#"{ "license": "AGPL-3.0-only", "integrity": "sha512-A" }"#, 1),
            ("a", r#"{ "integrity": "sha512-A" }"#, 1),
            ("a", r#"{ "license": "MIT" }"#, 1),
        ] {
            assert_eq!(found(name, package), findings, "{name} {package}");
        }
    }

    #[test]
    fn packages_that_reach_the_visitor_are_those_whose_notices_do() {
        let lock = r#"{ "packages": {} }"#;
        let count = |policy, site| check(lock, policy, site, &[]).expect("all three are well formed").len();
        assert_eq!(count("[tools]\nallow = []\n[shipped]\n", "const SHIPPED = [];\n"), 0);
        assert_eq!(count("[tools]\nallow = []\n[shipped]\n", SITE), 1);
        // Gone from the lock file.
        assert_eq!(count(POLICY, SITE), 1);
    }
}
