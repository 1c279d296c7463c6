//! Texts for players belong in `locales/`: a string in code that reads like a sentence is an error.
use super::Finding;
use super::tokens::{self, group, is_ident, is_punct};
use super::tree::Tree;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Where texts for players could hide. The testkit only speaks to developers.
const SCOPE: [&str; 4] = ["crates/", "games/", "apps/terminal/", "apps/web/"];
const EXEMPT: [&str; 4] = ["crates/testkit/", "/tests/", "/benches/", "/build.rs"];

/// Calls whose text only developers read.
const FOR_DEVELOPERS: [&str; 12] = [
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "todo",
    "unimplemented",
    "expect",
    "expect_err",
];

/// Checks every string literal outside tests.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let in_scope = |path: &str| {
        SCOPE.iter().any(|start| path.starts_with(start)) && !EXEMPT.iter().any(|part| path.contains(part))
    };
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| in_scope(&file.path)) {
        for (line, text) in literals(tokens::of(&file.text)) {
            if is_prose(&text) {
                let message = format!("prose outside locales/: \"{text}\"");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

/// Two words or more that start or end like a sentence.
fn is_prose(text: &str) -> bool {
    let text = text.trim();
    // Letters mixed with digits are SVG paths or codes, not words.
    let is_word = |word: &&str| {
        word.chars().filter(|c| c.is_alphabetic()).count() >= 2
            && !word.contains(|c: char| c.is_ascii_digit())
    };
    let words = text.split_whitespace().filter(is_word).count();
    let begins = text.starts_with(char::is_uppercase);
    let ends = text.ends_with(['.', '!', '?']);
    text.contains(' ') && words >= 2 && (begins || ends)
}

/// String literals with their lines, except in attributes, tests and messages for developers.
fn literals(stream: TokenStream) -> Vec<(usize, String)> {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut found = Vec::new();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        index += 1;
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let inner = usize::from(is_punct(tokens.get(index), '!'));
                if let Some(attribute) = group(tokens.get(index + inner), Delimiter::Bracket) {
                    index += inner + 1;
                    if is_test_only(attribute.stream()) {
                        index += item_length(&tokens[index..]);
                    }
                }
            }
            TokenTree::Ident(ident) if FOR_DEVELOPERS.iter().any(|name| ident == name) => {
                index += usize::from(is_punct(tokens.get(index), '!'));
                index += usize::from(group(tokens.get(index), Delimiter::Parenthesis).is_some());
            }
            TokenTree::Group(inner) => found.extend(literals(inner.stream())),
            TokenTree::Literal(literal) => {
                let text = content(&literal.to_string());
                found.extend(text.map(|text| (tokens::line(token), text)));
            }
            _ => {}
        }
    }
    found
}

fn is_test_only(attribute: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = attribute.into_iter().collect();
    let condition = group(tokens.get(1), Delimiter::Parenthesis);
    is_ident(tokens.first(), "cfg")
        && condition.is_some_and(|condition| condition.stream().to_string() == "test")
}

/// How many tokens the item that starts here has: up to its braces or semicolon.
fn item_length(tokens: &[TokenTree]) -> usize {
    let end = tokens
        .iter()
        .position(|token| is_punct(Some(token), ';') || group(Some(token), Delimiter::Brace).is_some());
    end.map_or(tokens.len(), |end| end + 1)
}

/// The text between a literal's quotes.
fn content(literal: &str) -> Option<String> {
    let is_text = literal.starts_with('"') || literal.starts_with('r');
    let (start, end) = (literal.find('"')?, literal.rfind('"')?);
    is_text.then(|| literal[start + 1..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let tree = Tree::of(&[(path, text)]);
        check(&tree).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn sentences_in_code_are_found() {
        let bad = "fn f() {\n  say(\"Game over\");\n  say(r#\"You \"won\" it\"#);\n  say(\"no more moves.\");\n  view! { <p>\"Your score\"</p> }\n}\n";
        assert_eq!(lines("apps/web/src/page.rs", bad), [2, 3, 4, 5]);
        assert!(lines("apps/parlour/src/main.rs", bad).is_empty());
        assert!(lines("crates/table/tests/laws.rs", bad).is_empty());
    }

    #[test]
    fn codes_docs_attributes_panics_and_tests_are_not() {
        let good = "//! A Doc comment.\n/// Another One.\n#[deprecated(note = \"Use That instead\")]\nfn f() {\n  say(\"wrong-sum\"); say(\"Score\"); say(\"tiles=9 dice=mand7\"); say(\"A 1\");\n  x.expect(\"The list is full\");\n  panic!(\"The {} is gone\", y);\n}\n#[cfg(test)]\nmod tests { const A: &str = \"A whole Sentence.\"; }\n";
        assert!(lines("crates/kernel/src/lib.rs", good).is_empty());
        let after = format!("{good}const B: &str = \"Not a test\";\n");
        assert_eq!(lines("crates/kernel/src/lib.rs", &after), [11]);
    }
}
