//! One idea per file: a source of more than 700 lines has several.
use super::Finding;
use super::tree::Tree;

const LIMIT: usize = 700;

/// Files that may be longer, each with the reason.
const EXCEPTIONS: [(&str, &str); 0] = [];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.files().filter(|file| file.has_extension(&["rs", "js", "mjs", "css"]));
    sources
        .filter(|file| !EXCEPTIONS.iter().any(|(path, _)| *path == file.path))
        .filter_map(|file| {
            let lines = file.text.lines().count();
            let message = format!("{lines} lines; split it, or give a reason in xtask/src/tidy/length.rs");
            (lines > LIMIT).then(|| Finding::new(&file.path, LIMIT, message))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{LIMIT, check};
    use crate::tidy::tree::Tree;

    #[test]
    fn a_long_source_is_found_and_a_long_table_is_not() {
        let (limit, over) = ("x\n".repeat(LIMIT), "x\n".repeat(LIMIT + 1));
        let tree = Tree::of(&[("a.rs", &limit), ("b.rs", &over), ("c.tsv", &over)]);
        let found: Vec<String> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["b.rs"]);
    }
}
