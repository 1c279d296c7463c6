//! If all tests of a crate are one program, `tests/all.rs`, it must include every test file: cargo finds no
//! others.
use super::Finding;
use super::tree::Tree;

/// Checks that `tests/all.rs` names every file beside it.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let programs =
        tree.files().filter_map(|file| Some((file.path.strip_suffix("tests/all.rs")?, &file.text)));
    programs
        .flat_map(|(package, text)| {
            let beside = tree.rust().filter_map(move |file| {
                let name = file.path.strip_prefix(package)?.strip_prefix("tests/")?.strip_suffix(".rs")?;
                (name != "all" && !name.contains('/')).then_some((file, name))
            });
            let forgotten = move |(_, name): &(_, &str)| !text.contains(&format!("mod {name};"));
            beside.filter(forgotten).map(|(file, name)| {
                Finding::new(&file.path, 1, format!("never run: `mod {name};` is missing in tests/all.rs"))
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    #[test]
    fn a_test_file_that_no_program_holds_is_found() {
        let tree = Tree::of(&[
            ("games/a/tests/all.rs", "mod laws;\n"),
            ("games/a/tests/laws.rs", "//! Run.\n"),
            ("games/a/tests/lost.rs", "//! Never run.\n"),
            ("games/a/tests/shared/mod.rs", "//! No test.\n"),
            ("games/b/tests/alone.rs", "//! A program of its own.\n"),
        ]);
        let found: Vec<String> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["games/a/tests/lost.rs"]);
    }
}
