//! A crate carries the English of its errors with it, as lines of `locales/en`: they must be the same there.
use super::Finding;
use super::tree::Tree;
use crate::workspace;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The name of such a file inside a crate.
const NAME: &str = "/src/english.ftl";

/// Compares every such file with the locale, and wants every fault of these crates to print its sentence.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let known = locale(tree);
    let mut findings = Vec::new();
    for file in tree.files().filter(|file| file.path.ends_with(NAME)) {
        for (key, text) in messages(&file.text) {
            let line = file.text.lines().take_while(|line| !begins(line, key)).count() + 1;
            let problem = match known.get(key) {
                None => "is not in locales/en",
                Some(known) if *known != text => "differs from locales/en; run `cargo xtask english`",
                Some(_) => continue,
            };
            findings.push(Finding::new(&file.path, line, format!("{key} {problem}")));
        }
    }
    findings.extend(crates(tree).into_iter().flat_map(|folder| without_sentence(tree, folder)));
    findings
}

/// Writes the sentences anew, by the keys that are in the files.
pub fn copy() -> Result<()> {
    let tree = Tree::of_workspace()?;
    let known = locale(&tree);
    for file in tree.files().filter(|file| file.path.ends_with(NAME)) {
        let mut text: String = file.text.split_inclusive('\n').take(2).collect();
        for (key, _) in messages(&file.text) {
            let message = known.get(key).with_context(|| format!("{}: no {key} in locales/en", file.path))?;
            text.push_str(message);
            text.push('\n');
        }
        fs::write(workspace::root().join(&file.path), text)?;
    }
    Ok(())
}

/// The sources of games, and of other crates that carry sentences.
fn crates(tree: &Tree) -> BTreeSet<&str> {
    let games =
        tree.rust().filter(|file| file.path.starts_with("games/") && file.path.ends_with("/src/lib.rs"));
    let carriers = tree.files().filter(|file| file.path.ends_with(NAME));
    games.chain(carriers).filter_map(|file| file.path.rsplit_once('/')).map(|(folder, _)| folder).collect()
}

/// Types that implement `Fault` in a crate's sources, and are not named where its sentences are.
fn without_sentence(tree: &Tree, folder: &str) -> Vec<Finding> {
    let in_folder = |path: &str| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
    let sources: Vec<_> = tree.rust().filter(|file| in_folder(&file.path)).collect();
    let calls = sources.iter().filter_map(|file| file.text.split_once("english_errors! {"));
    let named: Vec<&str> = calls
        .filter_map(|(_, rest)| rest.split_once('}'))
        .flat_map(|(inside, _)| inside.split([',', ' ', '\n']))
        .filter_map(|word| word.rsplit("::").next())
        .collect();
    let mut findings = Vec::new();
    for file in sources {
        for (index, line) in file.text.lines().enumerate() {
            let fault = line.strip_prefix("impl Fault for ").and_then(|rest| rest.split([' ', '<']).next());
            if let Some(fault) = fault.filter(|fault| !named.contains(fault)) {
                let message =
                    format!("{fault} prints no sentence: name it in `english_errors!` of its crate");
                findings.push(Finding::new(&file.path, index + 1, message));
            }
        }
    }
    findings
}

/// The English messages by key, as written.
fn locale(tree: &Tree) -> BTreeMap<&str, &str> {
    let files = tree.files().filter(|file| file.path.starts_with("locales/en/"));
    files.flat_map(|file| messages(&file.text)).collect()
}

/// Keys with the lines of their messages: the first, and those after it that are indented or end a choice.
fn messages(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(line) = rest.lines().next() {
        let key = line.split_once(" =").map(|(key, _)| key).filter(|key| begins(line, key));
        let mut ends = rest.match_indices('\n').map(|(at, _)| at);
        let goes_on = |at: usize| key.is_some() && rest[at + 1..].starts_with([' ', '}']);
        let end = ends.find(|at| !goes_on(*at)).unwrap_or(rest.len());
        found.extend(key.map(|key| (key, &rest[..end])));
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    found
}

/// Whether a line is the first of the message with a key.
fn begins(line: &str, key: &str) -> bool {
    let is_key = key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' ');
    is_key && line.strip_prefix(key).is_some_and(|rest| rest.starts_with(" ="))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    const LOCALE: &str = "# Texts\na-one = One.\na-many = { $n ->\n    [one] one\n   *[other] { $n }\n}\n";
    const CARRIED: &str = "crates/a/src/english.ftl";
    const LIB: &str = "//! A.\nb::english_errors! { include_str!(\"english.ftl\") => x::Illegal, Flaw }\n";

    fn findings(carried: &str, source: &str) -> Vec<(String, usize)> {
        let tree = Tree::of(&[
            (CARRIED, carried),
            ("crates/a/src/lib.rs", LIB),
            ("crates/a/src/x.rs", source),
            ("locales/en/a.ftl", LOCALE),
        ]);
        check(&tree).into_iter().map(|finding| (finding.file, finding.line)).collect()
    }

    #[test]
    fn sentences_that_differ_from_the_locale_are_found() {
        assert_eq!(findings(LOCALE, ""), []);
        let found = |line| [(CARRIED.to_owned(), line)];
        assert_eq!(findings("# A\n\na-one = Two.\n", ""), found(3));
        assert_eq!(findings(&LOCALE.replace("[one] one", "[one] two"), ""), found(3));
        assert_eq!(findings("# A\n\na-two = Two.\n", ""), found(3));
    }

    #[test]
    fn faults_without_a_sentence_are_found() {
        assert_eq!(findings(LOCALE, "//! X.\nimpl Fault for Illegal {}\nimpl Fault for Flaw {}\n"), []);
        let found = findings(LOCALE, "//! X.\nimpl Fault for Illegal {}\nimpl Fault for Other {}\n");
        assert_eq!(found, [("crates/a/src/x.rs".to_owned(), 3)]);
        let game = Tree::of(&[("games/b/src/lib.rs", "//! B.\nimpl Fault for Flaw {}\n")]);
        assert_eq!(check(&game).len(), 1, "a game without a file of sentences");
    }
}
