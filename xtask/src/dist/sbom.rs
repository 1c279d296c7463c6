//! A list of everything inside the program and the page, for tools that look for known faults: `CycloneDX`,
//! from what cargo and the lock files say.
use super::shipped::Package;
use crate::tidy::npm_licences;
use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The parts of Cargo.lock that matter here.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// The parts of package-lock.json that matter here.
#[derive(Deserialize)]
struct ScriptLock {
    packages: BTreeMap<String, Script>,
}

#[derive(Deserialize)]
struct Script {
    #[serde(default)]
    version: String,
    license: Option<String>,
    integrity: Option<String>,
}

/// The texts that it is made from, besides the crates.
pub struct Sources<'a> {
    /// Cargo.lock.
    pub crates: &'a str,
    /// package-lock.json.
    pub scripts: &'a str,
    /// Names of the packages that reach the visitor.
    pub shipped: &'a [String],
}

/// All of it as JSON.
pub fn of(crates: &[Package], sources: &Sources<'_>) -> Result<String> {
    let lock: Lock = toml::from_str(sources.crates).context("cannot read Cargo.lock")?;
    let scripts: ScriptLock = serde_json::from_str(sources.scripts)
        .with_context(|| format!("cannot read {}", npm_licences::LOCK))?;
    let mut components: Vec<Value> = crates.iter().map(|package| of_crate(package, &lock)).collect();
    for name in sources.shipped {
        let script = scripts.packages.get(&format!("node_modules/{name}"));
        components.push(of_script(name, script.with_context(|| format!("{name} is not in the lock file"))?)?);
    }
    let (name, version) = ("parlour", env!("CARGO_PKG_VERSION"));
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": { "type": "application", "name": name, "version": version } },
        "components": components,
    });
    Ok(serde_json::to_string_pretty(&list)? + "\n")
}

fn of_crate(package: &Package, lock: &Lock) -> Value {
    let Package { name, version, .. } = package;
    let mut locked = lock.package.iter().filter(|locked| locked.name == *name && locked.version == *version);
    let checksum = locked.find_map(|locked| locked.checksum.clone());
    let hash = checksum.map(|content| ("SHA-256", content));
    component(name, version, package.license.as_deref(), hash, &format!("pkg:cargo/{name}@{version}"))
}

fn of_script(name: &str, script: &Script) -> Result<Value> {
    let Script { version, license, integrity } = script;
    let sum = integrity.as_deref().and_then(|text| text.strip_prefix("sha512-"));
    let sum = sum.and_then(hexadecimal).with_context(|| format!("{name} has no SHA-512 in the lock file"))?;
    let purl = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
    Ok(component(name, version, license.as_deref(), Some(("SHA-512", sum)), &purl))
}

fn component(
    name: &str,
    version: &str,
    licence: Option<&str>,
    hash: Option<(&str, String)>,
    purl: &str,
) -> Value {
    let mut component =
        json!({ "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl });
    if let Some(licence) = licence {
        // Old manifests write a choice with a slash, which is no SPDX.
        component["licenses"] = json!([{ "expression": licence.replace('/', " OR ") }]);
    }
    if let Some((algorithm, content)) = hash {
        component["hashes"] = json!([{ "alg": algorithm, "content": content }]);
    }
    component
}

/// Base64 as hexadecimal digits; `None` if it is not Base64.
fn hexadecimal(base64: &str) -> Option<String> {
    let (mut bits, mut held, mut digits) = (0_u32, 0, String::new());
    for sign in base64.trim_end_matches('=').bytes() {
        let value = match sign {
            b'A'..=b'Z' => sign - b'A',
            b'a'..=b'z' => sign - b'a' + 26,
            b'0'..=b'9' => sign - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        (bits, held) = ((bits << 6 | u32::from(value)) & 0xffff, held + 6);
        if held >= 8 {
            held -= 8;
            let _ = write!(digits, "{:02x}", bits >> held & 0xff);
        }
    }
    Some(digits)
}

#[cfg(test)]
mod tests {
    use super::{Sources, hexadecimal, of};
    use crate::dist::shipped;
    use crate::tidy::npm_licences;
    use crate::workspace;
    use serde_json::Value;
    use std::fs;

    #[test]
    fn every_crate_of_the_program_and_the_page_is_listed_with_its_licence_and_checksum() {
        let read = |path: &str| fs::read_to_string(workspace::root().join(path)).expect("a file of ours");
        let (lock, scripts) = (read("Cargo.lock"), read(npm_licences::LOCK));
        let names = npm_licences::shipped(&read(npm_licences::POLICY)).expect("a policy of ours");
        let crates = shipped::crates().expect("cargo knows the workspace");
        let sources = Sources { crates: &lock, scripts: &scripts, shipped: &names };
        let list = of(&crates, &sources).expect("lock files that cargo and npm wrote");
        let list: Value = serde_json::from_str(&list).expect("what was just written");
        let components = list["components"].as_array().expect("a list");
        let inside = shipped::inside().expect("cargo knows the workspace");
        assert!(inside.len() > 200, "only {} crates", inside.len());
        for told in &inside {
            let (name, version) = told.split_once(" v").expect("cargo tells name and version");
            let purl = format!("pkg:cargo/{name}@{version}");
            let listed = components.iter().filter(|component| component["purl"] == purl).count();
            assert_eq!(listed, 1, "{purl}");
        }
        assert_eq!(components.len(), inside.len() + names.len());
        for component in components {
            let name = component["name"].as_str().expect("a name");
            assert!(component["licenses"][0]["expression"].is_string(), "{name} has no licence");
            let digits = component["hashes"][0]["content"].as_str().map_or(0, str::len);
            let expected = match component["purl"].as_str().expect("an address") {
                purl if purl.starts_with("pkg:npm/") => 128,
                _ if name.starts_with("parlour") => 0,
                _ => 64,
            };
            assert_eq!(digits, expected, "{name}");
        }
    }

    #[test]
    fn base64_becomes_hexadecimal() {
        for (base64, digits) in [
            ("", Some("")),
            ("AA==", Some("00")),
            ("/+8=", Some("ffef")),
            ("TWFu", Some("4d616e")),
            ("TWF*", None),
        ] {
            assert_eq!(hexadecimal(base64).as_deref(), digits, "{base64}");
        }
    }
}
