//! Which crate may depend on which: kernel <- games <- catalog <- apps. New edges are decided here.
use super::Finding;
use super::metadata::{Metadata, Package};

/// Stands for every crate in `games/`.
const GAMES: &str = "games/*";

/// A crate by its folder's name, what it may use, and what its tests may use in addition.
type Row = (&'static str, &'static [&'static str], &'static [&'static str]);

const ALLOWED: [Row; 15] = [
    ("kernel", &[], &[]),
    ("table", &["kernel"], &["testkit", "scene", GAMES]),
    ("scene", &["kernel"], &[]),
    ("brain", &["kernel"], &[]),
    ("text", &["kernel"], &[]),
    ("testkit", &["kernel", "table", "scene"], &[GAMES]),
    (GAMES, &["kernel", "scene", "brain"], &["testkit", "table"]),
    ("midend", &["kernel", "table", "scene", "brain"], &["testkit", "catalog", "midend"]),
    ("catalog", &["kernel", "table", "brain", "midend", GAMES], &["testkit", "text", "scene"]),
    ("terminal", &["kernel", "catalog", "midend", "table", "scene", "brain", "text"], &["testkit"]),
    ("web", &["kernel", "catalog", "midend", "table", "scene", "text"], &[]),
    ("worker", &["kernel", "catalog", "midend", "brain"], &[]),
    (
        "parlour",
        &["kernel", "catalog", "midend", "table", "scene", "brain", "text", "terminal", GAMES],
        &["testkit"],
    ),
    ("fuzz", &["kernel", "catalog", "midend", "table", "scene", "brain", "text", "testkit", GAMES], &[]),
    ("xtask", &[], &[]),
];

/// Compares every edge between our crates with the table.
pub fn check(metadata: &Metadata) -> Vec<Finding> {
    let games: Vec<&str> =
        metadata.members().filter(|package| package.is_game()).map(|package| package.name.as_str()).collect();
    metadata.members().flat_map(|package| check_package(package, &games)).collect()
}

fn check_package(package: &Package, games: &[&str]) -> Vec<Finding> {
    let row_name = |name: &str| {
        let short = name.strip_prefix("parlour-").unwrap_or(name);
        if games.contains(&name) { GAMES.to_owned() } else { short.to_owned() }
    };
    let finding = |message| Finding::new(package.manifest(), 1, message);
    let own = row_name(&package.name);
    let Some((_, uses, tests_use)) = ALLOWED.iter().find(|row| row.0 == own) else {
        let message = format!(
            "crate `{}` is not in the table of allowed edges (xtask/src/tidy/edges.rs)",
            package.name
        );
        return vec![finding(message)];
    };
    let ours = package.dependencies.iter().filter(|dependency| dependency.path.is_some());
    ours.filter(|dependency| {
        let wanted = row_name(&dependency.name);
        let for_tests = dependency.kind.as_deref() == Some("dev");
        let allowed = uses.contains(&wanted.as_str());
        let allowed_in_tests = for_tests && tests_use.contains(&wanted.as_str());
        !(allowed || allowed_in_tests)
    })
    .map(|dependency| {
        finding(format!(
            "`{}` must not depend on `{}` (table in xtask/src/tidy/edges.rs)",
            package.name, dependency.name
        ))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::super::metadata::{Dependency, Metadata, Package};
    use super::check;

    fn package(folder: &str, name: &str, uses: &[(&str, Option<&str>)]) -> Package {
        let dependency = |(name, kind): &(&str, Option<&str>)| Dependency {
            name: (*name).to_owned(),
            kind: kind.map(str::to_owned),
            path: Some(String::new()),
        };
        Package {
            id: name.to_owned(),
            name: name.to_owned(),
            version: String::new(),
            license: None,
            source: None,
            manifest_path: format!("{folder}/{name}/Cargo.toml"),
            dependencies: uses.iter().map(dependency).collect(),
        }
    }

    fn messages(packages: Vec<Package>) -> Vec<String> {
        let metadata = Metadata {
            workspace_members: packages.iter().map(|package| package.id.clone()).collect(),
            packages,
        };
        let findings = check(&metadata);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn a_game_may_use_the_table_in_tests_only_and_never_another_game() {
        let good =
            package("games", "parlour-mill", &[("parlour-kernel", None), ("parlour-table", Some("dev"))]);
        assert_eq!(messages(vec![good]), Vec::<String>::new());
        let bad =
            package("games", "parlour-mill", &[("parlour-table", None), ("parlour-rogue", Some("dev"))]);
        let found = messages(vec![bad, package("games", "parlour-rogue", &[])]);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("`parlour-mill` must not depend on `parlour-table`"));
        assert!(found[1].starts_with("`parlour-mill` must not depend on `parlour-rogue`"));
    }

    #[test]
    fn an_unknown_crate_is_reported() {
        assert_eq!(messages(vec![package("crates", "misc", &[])]).len(), 1);
    }
}
