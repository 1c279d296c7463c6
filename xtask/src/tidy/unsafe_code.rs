//! `unsafe` only in files whose first lines say why it is needed.
use super::Finding;
use super::tokens;
use super::tree::Tree;
use proc_macro2::{TokenStream, TokenTree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.rust()
        .filter(|file| {
            let mut head = file.text.lines().take_while(|line| line.starts_with("//!"));
            !head.any(|line| line.contains("unsafe"))
        })
        .filter_map(|file| {
            let line = first_unsafe(tokens::of(&file.text))?;
            let message = "`unsafe` in a file whose first lines do not say why";
            Some(Finding::new(&file.path, line, message))
        })
        .collect()
}

fn first_unsafe(stream: TokenStream) -> Option<usize> {
    stream.into_iter().find_map(|token| match &token {
        TokenTree::Ident(ident) if ident == "unsafe" => Some(tokens::line(&token)),
        TokenTree::Group(group) => first_unsafe(group.stream()),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    #[test]
    fn unexplained_unsafe_is_found() {
        let tree = Tree::of(&[
            ("a.rs", "//! Maps a file; unsafe because it may change under us.\nfn f() { unsafe { g() } }\n"),
            ("b.rs", "//! Fast.\nfn f() {\n    unsafe { g() }\n}\n"),
            ("c.rs", "//! Says\n// unsafe only in a comment\n"),
        ]);
        let found: Vec<(String, usize)> =
            check(&tree).into_iter().map(|finding| (finding.file, finding.line)).collect();
        assert_eq!(found, [("b.rs".to_owned(), 3)]);
    }
}
