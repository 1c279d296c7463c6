//! Every source file must begin by saying what it is for.
use super::Finding;
use super::tree::Tree;

/// File extensions, and how the first line may begin.
const HEADS: [(&[&str], &[&str]); 3] =
    [(&["rs"], &["//!"]), (&["js", "mjs"], &["//", "/*"]), (&["css"], &["/*"])];

/// Checks the first line of every source file.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let headless = tree.files().filter(|file| {
        HEADS.iter().any(|(extensions, heads)| {
            file.has_extension(extensions) && !heads.iter().any(|head| file.text.starts_with(head))
        })
    });
    let message = "the first line must say what this file is for (`//!` in Rust, a comment elsewhere)";
    headless.map(|file| Finding::new(&file.path, 1, message)).collect()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    #[test]
    fn a_source_without_a_head_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "//! Good.\n"),
            ("b.rs", "// No module doc.\n"),
            ("c.mjs", "import 'x';\n"),
            ("d.css", "/* Good. */\n"),
            ("e.css", "p {}\n"),
            ("f.md", "# No source\n"),
        ]);
        let found: Vec<String> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["b.rs", "c.mjs", "e.css"]);
    }
}
