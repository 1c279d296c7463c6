//! The book's page of promises names the tests that keep them: each must exist.
use super::Finding;
use super::tree::Tree;

const PAGE: &str = "docs/promises.md";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let finding = |line, message: String| Finding::new(PAGE, line, message);
    let Some(page) = tree.get(PAGE) else {
        return vec![finding(1, "there is no such page".to_owned())];
    };
    let mut findings = Vec::new();
    let mut tests = 0;
    let mut file = None;
    for (line, name) in names(&page.text) {
        if is_path(&name) {
            file = tree.get(&name);
            if file.is_none() {
                findings.push(finding(line, format!("no such file: {name}")));
            }
        } else if let Some(file) = file {
            tests += 1;
            let named = if file.has_extension(&["rs"]) { format!("fn {name}()") } else { name.clone() };
            if !file.text.contains(&named) {
                findings.push(finding(line, format!("no such test in {}: {name}", file.path)));
            }
        }
    }
    if tests == 0 {
        findings.push(finding(1, "no promise names a test".to_owned()));
    }
    findings
}

fn is_path(name: &str) -> bool {
    name.contains('/') && [".rs", ".mjs"].iter().any(|end| name.ends_with(end))
}

/// Everything in backquotes but commands, with its line. A name may go on in the next line.
fn names(text: &str) -> Vec<(usize, String)> {
    let mut line = 1;
    let mut found = Vec::new();
    for (index, part) in text.split('`').enumerate() {
        let name = part.split_whitespace().collect::<Vec<_>>().join(" ");
        if index % 2 == 1 && !name.starts_with("cargo ") {
            found.push((line, name));
        }
        line += part.matches('\n').count();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{PAGE, check};
    use crate::tidy::tree::Tree;

    #[test]
    fn tests_that_are_named_must_be_there() {
        let files = [("a/x.rs", "fn one() {}"), ("a/y.mjs", "test('all is well, twice', () => {})")];
        for (page, lines) in [
            ("- `a/x.rs`: `one`\n- `a/y.mjs`: `all is\n  well, twice`. `cargo verify` runs it.\n", vec![]),
            ("- `a/x.rs`: `one`,\n  `two`\n", vec![2]),
            ("- `a/x.rs`: `on`\n", vec![1]),
            ("\n- `a/gone.rs`: `one`\n- `a/y.mjs`: `all is well`\n", vec![2]),
            ("`cargo verify` runs them.\n", vec![1]),
        ] {
            let tree = Tree::of(&[(PAGE, page), files[0], files[1]]);
            let found: Vec<usize> = check(&tree).iter().map(|finding| finding.line).collect();
            assert_eq!(found, lines, "{page}");
        }
        assert_eq!(check(&Tree::of(&files)).len(), 1);
    }
}
