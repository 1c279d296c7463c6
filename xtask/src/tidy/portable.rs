//! Nothing in the project may depend on one machine or one registry mirror.
use super::Finding;
use super::tree::Tree;

/// Folders of a particular machine.
const MACHINE_PATHS: [&str; 6] = [
    concat!("/", "home/"),
    concat!("/", "root/"),
    concat!("/", "tmp/"),
    concat!("/", "work/"),
    concat!("/", "Users/"),
    concat!("C:", "\\Users"),
];

/// Where packages come from is the user's setting, not ours.
const HOSTS: [&str; 7] = [
    concat!("registry.", "npmjs.org"),
    concat!("registry.", "yarnpkg.com"),
    concat!("static.", "crates.io"),
    concat!("index.", "crates.io"),
    concat!("un", "pkg.com"),
    concat!("cdn.", "jsdelivr.net"),
    concat!("cdnjs.", "cloudflare.com"),
];

/// Checks every text file except cargo's lock file, which names its registry itself.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let files = tree.files().filter(|file| file.path != "Cargo.lock");
    let mut findings = Vec::new();
    for file in files {
        let is_npm_lock = file.path.ends_with("package-lock.json");
        for (index, line) in file.text.lines().enumerate() {
            let mut found = |message| findings.push(Finding::new(&file.path, index + 1, message));
            for path in MACHINE_PATHS.iter().filter(|path| names_path(line, path)) {
                found(format!("path of one machine: {path}"));
            }
            for host in HOSTS.iter().filter(|host| line.contains(*host)) {
                found(format!("registry host: {host}"));
            }
            if is_npm_lock && line.contains("\"resolved\"") {
                found("`resolved` names a registry; .npmrc leaves it out".to_owned());
            }
        }
    }
    findings
}

/// Whether the line contains the path from its root, not in the middle of a longer one.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !"._-~/}*".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::{HOSTS, MACHINE_PATHS, check};
    use crate::tidy::tree::Tree;

    #[test]
    fn machine_paths_hosts_and_resolved_entries_are_found() {
        let path = format!("see {}me/parlour\n", MACHINE_PATHS[0]);
        let host = format!("https://{}/three\n", HOSTS[0]);
        let tree = Tree::of(&[
            ("docs/a.md", &path),
            ("b.json", &host),
            ("apps/web/package-lock.json", "{\n  \"resolved\": \"x\"\n}\n"),
            ("Cargo.lock", &host),
            ("docs/good.md", "the route is games/home/index, see ./work/list\n"),
        ]);
        let found: Vec<(String, usize)> =
            check(&tree).into_iter().map(|finding| (finding.file, finding.line)).collect();
        let wanted = [("docs/a.md", 1), ("b.json", 1), ("apps/web/package-lock.json", 2)];
        assert_eq!(found, wanted.map(|(file, line)| (file.to_owned(), line)));
    }
}
