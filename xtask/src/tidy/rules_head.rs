//! Every `rules` module must deny, at its head, what would make a replay differ between machines.
use super::Finding;
use super::tree::Tree;

/// The required line; clippy.toml lists the types and methods.
const DENIED: &str =
    "#![deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)]";

/// Checks the head of every game's `rules` module.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let wanted = without_layout(DENIED);
    tree.files()
        .filter(|file| file.path.starts_with("games/"))
        .filter(|file| file.path.ends_with("/src/rules/mod.rs") || file.path.ends_with("/src/rules.rs"))
        .filter(|file| {
            let head: String = file.text.lines().take(40).collect();
            !without_layout(&head).contains(&wanted)
        })
        .map(|file| Finding::new(&file.path, 1, format!("needs at its head: {DENIED}")))
        .collect()
}

/// Independent of the formatter's spaces and commas.
fn without_layout(text: &str) -> String {
    let dense: String = text.split_whitespace().collect();
    dense.replace(",)", ")")
}

#[cfg(test)]
mod tests {
    use super::{DENIED, check};
    use crate::tidy::tree::Tree;

    #[test]
    fn a_rules_module_without_the_lints_is_found() {
        let good = format!("//! Rules.\n{DENIED}\n");
        let wrapped = DENIED.replace("(clippy", "(\n    clippy").replace(")]", ",\n)]");
        let late = format!("//! Rules.\n{}{DENIED}\n", "\n".repeat(50));
        let tree = Tree::of(&[
            ("games/a/src/rules/mod.rs", &good),
            ("games/b/src/rules/mod.rs", "//! Rules.\n#![deny(clippy::disallowed_types)]\n"),
            ("games/c/src/rules/mod.rs", &late),
            ("games/d/src/rules/mod.rs", &wrapped),
            ("games/e/src/rules/state.rs", "//! No head of a module.\n"),
        ]);
        let found: Vec<String> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["games/b/src/rules/mod.rs", "games/c/src/rules/mod.rs"]);
    }
}
