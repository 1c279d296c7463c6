//! Which module may use which: rules <- brain and rules <- view inside a game, and no rules in front ends.
use super::tokens::{self, is_ident, is_punct};
use super::tree::{File, Tree};
use super::{Finding, tokens::group};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A game's layer, the layers it must not know, and the crates that belong to those.
struct Layer {
    name: &'static str,
    forbidden_modules: &'static [&'static str],
    forbidden_crates: &'static [&'static str],
}

/// Brain and view know the rules but not each other, so that a page can be linked without engines.
const LAYERS: [Layer; 4] = [
    Layer {
        name: "rules",
        forbidden_modules: &["brain", "view", "formats"],
        forbidden_crates: &["parlour_brain", "parlour_scene"],
    },
    Layer {
        name: "formats",
        forbidden_modules: &["brain", "view"],
        forbidden_crates: &["parlour_brain", "parlour_scene"],
    },
    Layer { name: "brain", forbidden_modules: &["view"], forbidden_crates: &["parlour_scene"] },
    Layer { name: "view", forbidden_modules: &["brain"], forbidden_crates: &["parlour_brain"] },
];

/// Checks the layers of every game, and what the apps use from games.
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
    let inside = |layer: &Layer| {
        let Some((_, in_game)) = file.path.strip_prefix("games/").and_then(|rest| rest.split_once("/src/"))
        else {
            return false;
        };
        in_game.starts_with(&format!("{}/", layer.name)) || in_game == format!("{}.rs", layer.name)
    };
    let Some(layer) = LAYERS.iter().find(|layer| inside(layer)) else {
        return Vec::new();
    };
    let code = tokens::of(&file.text);
    let modules = named_after(&code, &["crate", "super"]).into_iter();
    let modules = modules.filter(|(_, name)| layer.forbidden_modules.contains(&name.as_str()));
    let crates = words(&code).into_iter();
    let crates = crates.filter(|(_, name)| layer.forbidden_crates.contains(&name.as_str()));
    let finding =
        |(line, name)| Finding::new(&file.path, line, format!("`{}` must not know `{name}`", layer.name));
    modules.chain(crates).map(finding).collect()
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
        let crate_name = format!("parlour_{game}");
        for (line, name) in named_after(&tokens::of(&file.text), &[&crate_name]) {
            if ["rules", "brain", "view"].contains(&name.as_str()) {
                let message = format!("an app must not look into `{crate_name}::{name}`; use `catalog`");
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

/// Every identifier in the code, with its line.
fn words(stream: &TokenStream) -> Vec<(usize, String)> {
    let of_token = |token: TokenTree| match &token {
        TokenTree::Ident(ident) => vec![(tokens::line(&token), ident.to_string())],
        TokenTree::Group(inner) => words(&inner.stream()),
        _ => Vec::new(),
    };
    stream.clone().into_iter().flat_map(of_token).collect()
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
    }

    #[test]
    fn a_view_uses_no_brain() {
        let bad = "use crate::rules::x;\nuse crate::brain::Bot;\nfn f() { super::super::brain::g() }\nuse crate::{\n  rules::y,\n  brain,\n};\n";
        for path in ["games/mill/src/view/mod.rs", "games/mill/src/view/panel.rs", "games/mill/src/view.rs"] {
            assert_eq!(lines(path, bad), [2, 3, 6], "{path}");
        }
        assert!(lines("games/mill/src/lib.rs", bad).is_empty());
    }

    #[test]
    fn a_layer_uses_no_crate_of_a_layer_it_must_not_know() {
        let bad =
            "use parlour_kernel::Rules;\nuse parlour_scene::Board;\nfn f(by: &parlour_brain::Budget) {}\n";
        assert_eq!(lines("games/mill/src/rules/mod.rs", bad), [2, 3]);
        assert_eq!(lines("games/mill/src/brain/mod.rs", bad), [2]);
        assert_eq!(lines("games/mill/src/view/mod.rs", bad), [3]);
    }

    #[test]
    fn a_comment_or_string_is_no_use() {
        let text = "// crate::view::x\nconst A: &str = \"crate::view\";\n";
        assert!(lines("games/mill/src/rules/mod.rs", text).is_empty());
    }

    #[test]
    fn apps_look_into_a_game_only_from_its_own_commands() {
        let text = "use parlour_mill::rules::Board;\n";
        assert_eq!(lines("apps/web/src/page.rs", text), [1]);
        assert_eq!(lines("apps/parlour/src/drive.rs", text), [1]);
        assert!(lines("apps/parlour/src/mill/perft.rs", text).is_empty());
    }
}
