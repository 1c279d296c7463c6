//! Rust sources as tokens, so that rules see code and never mistake a comment or a string for it.
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The tokens of a source; empty if it does not lex, which the compiler reports better.
pub fn of(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// The line of a token.
pub fn line(token: &TokenTree) -> usize {
    token.span().start().line
}

/// Whether a token is this punctuation.
pub fn is_punct(token: Option<&TokenTree>, wanted: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted)
}

/// Whether a token is this word.
pub fn is_ident(token: Option<&TokenTree>, wanted: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if *ident == wanted)
}

/// The group with these brackets, if the token is one.
pub fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}
