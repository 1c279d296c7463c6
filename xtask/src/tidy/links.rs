//! Relative links in the docs must lead somewhere: the file exists, and so does the heading.
use super::Finding;
use super::tree::Tree;

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files().filter(|file| file.has_extension(&["md"])) {
        for (line, target) in links(&file.text) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            if let Some(problem) = problem(tree, &file.path, &target) {
                findings.push(Finding::new(&file.path, line, format!("link {target}: {problem}")));
            }
        }
    }
    findings
}

fn problem(tree: &Tree, from: &str, target: &str) -> Option<&'static str> {
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let resolved = if path.is_empty() { from.to_owned() } else { resolve(from, path)? };
    match tree.get(&resolved) {
        Some(file) if !anchor.is_empty() && file.has_extension(&["md"]) => {
            let known = anchors(&file.text);
            (!known.iter().any(|known| known == anchor)).then_some("no such heading")
        }
        Some(_) => None,
        None => (!tree.has_folder(&resolved)).then_some("no such file"),
    }
}

/// The path from the root, or `None` if it leaves the project (for a page of the hosting site).
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Lines outside fenced code, numbered from 1.
fn prose_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let is_fence = line.trim_start().starts_with("```");
        fenced ^= is_fence;
        (!fenced && !is_fence).then_some((index + 1, line))
    })
}

/// Targets of `[text](target)` and `[name]: target`, with their lines.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in prose_lines(text) {
        // Odd pieces between backticks are code.
        let visible: String = line.split('`').step_by(2).collect::<Vec<_>>().join("_");
        for piece in visible.split("](").skip(1) {
            let inside = piece.split(')').next().unwrap_or_default();
            found.extend(first_word(inside).map(|target| (number, target)));
        }
        if let Some((label, rest)) = visible.split_once("]: ")
            && label.starts_with('[')
        {
            found.extend(first_word(rest).map(|target| (number, target)));
        }
    }
    found
}

/// A link may have a title after its target.
fn first_word(text: &str) -> Option<String> {
    let word = text.split_whitespace().next()?;
    Some(word.trim_matches(['<', '>']).to_owned())
}

/// The anchors common hosts give headings: lower case, dashes for spaces, no punctuation.
fn anchors(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (_, line) in prose_lines(text) {
        let title = line.trim_start_matches('#');
        let depth = line.len() - title.len();
        if !(1..=6).contains(&depth) || !title.starts_with(' ') {
            continue;
        }
        let kept = |c: char| match c {
            ' ' => Some('-'),
            '-' | '_' => Some(c),
            c if c.is_alphanumeric() => Some(c),
            _ => None,
        };
        let slug: String = title.trim().to_lowercase().chars().filter_map(kept).collect();
        let same = |known: &&String| {
            let rest = known.strip_prefix(slug.as_str());
            rest.is_some_and(|rest| rest.is_empty() || is_counter(rest))
        };
        let earlier = found.iter().filter(same).count();
        found.push(if earlier == 0 { slug } else { format!("{slug}-{earlier}") });
    }
    found
}

fn is_counter(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or_default();
    !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::tree::Tree;

    #[test]
    fn broken_links_are_found_and_good_ones_are_not() {
        let readme = "# Parlour\n[a](docs/a.md) [b](docs/a.md#how-it-works-1) [c](#parlour) [d](docs)\n\
            [e](docs/gone.md)\n[f](docs/a.md#nowhere)\n`[g](gone.md)` [h](https://example.org/x)\n\
            ```\n[i](gone.md)\n```\n[j]: docs/none.md\n![k](docs/k.png \"A picture\")\n";
        let other = "# A\n## How it *works*\n## How it works\n[up](../README.md) [x](../gone.md)\n";
        let tree = Tree::of(&[("README.md", readme), ("docs/a.md", other), ("docs/k.png", "")]);
        let found: Vec<(String, usize)> =
            check(&tree).into_iter().map(|finding| (finding.file, finding.line)).collect();
        let wanted = [("README.md", 3), ("README.md", 4), ("README.md", 9), ("docs/a.md", 4)];
        assert_eq!(found, wanted.map(|(file, line)| (file.to_owned(), line)));
    }
}
