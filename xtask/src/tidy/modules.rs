//! Which module may name which: rules <- brain <- view inside a game, and no rules in front ends.
use super::tokens::{self, is_ident, is_punct};
use super::tree::{File, Tree};
use super::{Finding, tokens::group};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Layers of a game, and the layers each must not know.
const LAYERS: [(&str, &[&str]); 2] = [("rules", &["brain", "view"]), ("brain", &["view"])];

/// Checks the layers of every game, and what the apps take from games.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let games = tree.games();
    tree.rust()
        .flat_map(|file| {
            let mut findings = check_layers(file);
            findings.extend(check_app(file, &games));
            findings
        })
        .collect()
}

fn check_layers(file: &File) -> Vec<Finding> {
    let inside = |layer: &str| {
        let Some((_, in_game)) = file.path.strip_prefix("games/").and_then(|rest| rest.split_once("/src/"))
        else {
            return false;
        };
        in_game.starts_with(&format!("{layer}/")) || in_game == format!("{layer}.rs")
    };
    let mut findings = Vec::new();
    for (layer, forbidden) in LAYERS {
        if !inside(layer) {
            continue;
        }
        for (line, name) in named_after(&tokens::of(&file.text), &["crate", "super"]) {
            if forbidden.contains(&name.as_str()) {
                let message = format!("`{layer}` must not know `{name}`");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

/// Front ends see games through the catalog; only a game's own subcommands look inside.
fn check_app(file: &File, games: &[&str]) -> Vec<Finding> {
    if !file.path.starts_with("apps/") {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for game in games {
        if file.path.starts_with("apps/parlour/") && file.path.contains(game) {
            continue;
        }
        for (line, name) in named_after(&tokens::of(&file.text), &[*game]) {
            if ["rules", "brain", "view"].contains(&name.as_str()) {
                let message = format!("an app must not look into `{game}::{name}`; use `catalog`");
                findings.push(Finding::new(&file.path, line, message));
            }
        }
    }
    findings
}

/// Every `name` in `head::name` and `head::{name, ..}`, with its line.
fn named_after(stream: &TokenStream, heads: &[&str]) -> Vec<(usize, String)> {
    let tokens: Vec<TokenTree> = stream.clone().into_iter().collect();
    let mut found = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(inner) = token {
            found.extend(named_after(&inner.stream(), heads));
        }
        let is_head = heads.iter().any(|head| is_ident(Some(token), head));
        let is_path = is_punct(tokens.get(index + 1), ':') && is_punct(tokens.get(index + 2), ':');
        if !is_head || !is_path {
            continue;
        }
        let next = tokens.get(index + 3);
        match (next, group(next, Delimiter::Brace)) {
            (Some(name @ TokenTree::Ident(ident)), _) => {
                found.push((tokens::line(name), ident.to_string()));
            }
            (_, Some(list)) => found.extend(list_heads(&list.stream())),
            _ => {}
        }
    }
    found
}

/// The first word of each entry of a `use` list.
fn list_heads(stream: &TokenStream) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut at_start = true;
    for token in stream.clone() {
        if let (true, TokenTree::Ident(ident)) = (at_start, &token) {
            found.push((tokens::line(&token), ident.to_string()));
        }
        at_start = is_punct(Some(&token), ',');
    }
    found
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let tree = Tree::of(&[(path, text), ("games/mill/src/lib.rs", "")]);
        check(&tree).iter().map(|finding| finding.line).collect()
    }

    #[test]
    fn rules_know_neither_brain_nor_view() {
        let bad = "use crate::rules::x;\nuse crate::brain::Bot;\nfn f() { crate::view::g() }\nuse crate::{\n  rules::y,\n  view,\n};\n";
        assert_eq!(lines("games/mill/src/rules/state.rs", bad), [2, 3, 6]);
        assert_eq!(lines("games/mill/src/brain/mod.rs", bad), [3, 6]);
        assert!(lines("games/mill/src/view/mod.rs", bad).is_empty());
    }

    #[test]
    fn a_comment_or_string_is_no_use() {
        let text = "// crate::view::x\nconst A: &str = \"crate::view\";\n";
        assert!(lines("games/mill/src/rules/mod.rs", text).is_empty());
    }

    #[test]
    fn apps_look_into_a_game_only_from_its_own_commands() {
        let text = "use mill::rules::Board;\n";
        assert_eq!(lines("apps/web/src/page.rs", text), [1]);
        assert_eq!(lines("apps/parlour/src/drive.rs", text), [1]);
        assert!(lines("apps/parlour/src/mill/perft.rs", text).is_empty());
    }
}
