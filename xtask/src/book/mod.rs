//! The book: `docs/`, laid out for mdbook, rendered to pages in the app's own colours, for the binary to serve under `/book`.
//! Their one script is the app's: it sets the theme that was chosen there. Knows Markdown and files, no games.
mod page;
mod summary;
mod text;

use crate::workspace;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use summary::Summary;

/// Files of the book by their names in it.
type Files = BTreeMap<String, Vec<u8>>;

/// Where the pages are written.
fn folder() -> PathBuf {
    workspace::root().join("apps/parlour/book")
}

/// Renders the book; an unchanged page is left alone, so that nothing that embeds it is built again.
pub fn build() -> Result<()> {
    let files = render(&workspace::root().join("docs"))?;
    publish(&files, &folder())?;
    println!("book: {} files in {}", files.len(), folder().display());
    Ok(())
}

/// All pages, with the pictures and files that they show.
fn render(docs: &Path) -> Result<Files> {
    let read = |name: &str| {
        let path = docs.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let summary = Summary::of(&read("SUMMARY.md")?)?;
    let mut files = Files::new();
    for (number, chapter) in summary.chapters().enumerate() {
        let source = included(&read(&chapter.file)?, &docs.join(&chapter.file))?;
        let rendered =
            text::render(&source, chapter, &summary).with_context(|| format!("in docs/{}", chapter.file))?;
        files.insert(chapter.page(), page::whole(&summary, number, &rendered.html).into_bytes());
        for asset in rendered.assets {
            let path = docs.join(&asset);
            let bytes = fs::read(&path).with_context(|| {
                format!("docs/{} names {}, which cannot be read", chapter.file, path.display())
            })?;
            files.insert(asset, bytes);
        }
    }
    if !files.contains_key(page::FIRST) {
        bail!("docs/SUMMARY.md must begin with index.md");
    }
    let tokens = workspace::web().join("styles/tokens.css");
    let tokens = fs::read(&tokens).with_context(|| format!("cannot read {}", tokens.display()))?;
    files.insert("tokens.css".to_owned(), tokens);
    files.insert("book.css".to_owned(), include_bytes!("book.css").to_vec());
    let theme = workspace::web().join("js/theme.js");
    let theme = fs::read(&theme).with_context(|| format!("cannot read {}", theme.display()))?;
    files.insert("theme.js".to_owned(), theme);
    Ok(files)
}

/// A text with the files that it includes, as mdbook does it: `{{#include ../ARCHITECTURE.md}}` on a line of its own.
fn included(text: &str, file: &Path) -> Result<String> {
    let mut whole = String::new();
    for line in text.lines() {
        let named = line.trim().strip_prefix("{{#include ").and_then(|rest| rest.strip_suffix("}}"));
        match named {
            None => whole.push_str(line),
            Some(name) => {
                let path = file.parent().unwrap_or(Path::new("")).join(name.trim());
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("{} includes {}", file.display(), path.display()))?;
                whole.push_str(&text);
            }
        }
        whole.push('\n');
    }
    Ok(whole)
}

/// Writes what changed, and removes what is no longer part of it.
fn publish(files: &Files, to: &Path) -> Result<()> {
    for (name, bytes) in files {
        let path = to.join(name);
        if fs::read(&path).is_ok_and(|known| known == *bytes) {
            continue;
        }
        let parent = path.parent().context("a file of the book lies in its folder")?;
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, bytes))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    remove_others(files, to, to)
}

fn remove_others(files: &Files, to: &Path, folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(files, to, &path)?;
            continue;
        }
        let inside = path.strip_prefix(to).context("it lies in the folder of the book")?;
        let name = inside.to_string_lossy().replace('\\', "/");
        if !files.contains_key(&name) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{publish, render};
    use crate::workspace;
    use std::fs;

    #[test]
    fn our_book_is_rendered_whole() {
        let files = render(&workspace::root().join("docs")).expect("our own book");
        let page = |name: &str| String::from_utf8(files[name].clone()).expect("text");
        for name in files.keys().filter(|name| name.rsplit_once('.').is_some_and(|(_, end)| end == "html")) {
            let text = page(name);
            assert_eq!(text.matches("<h1").count(), 1, "{name}");
            assert!(text.contains("aria-current=\"page\""), "{name}");
            assert!(
                text.matches("<script").count() == 1
                    && text.contains("theme.js\"></script>")
                    && !text.contains(" style=\""),
                "{name}: the policy forbids it"
            );
            assert!(!text.contains("{{#"), "{name}");
        }
        assert!(page("index.html").contains("rel=\"next\""));
        assert!(page("architecture.html").contains("Code map"), "included from the root");
        assert!(files.contains_key("mill_bot.py") && files.contains_key("tokens.css"));
        assert!(files.contains_key("theme.js"));
    }

    #[test]
    fn an_unchanged_page_is_left_alone_and_an_old_one_removed() {
        let folder = std::env::temp_dir().join(format!("parlour-book-{}", std::process::id()));
        let file = |name: &str, text: &str| (name.to_owned(), text.as_bytes().to_vec());
        publish(&[file("a.html", "a"), file("b/c.html", "c")].into(), &folder).expect("a folder of our own");
        let written = |name: &str| fs::metadata(folder.join(name)).and_then(|data| data.modified()).ok();
        let before = written("a.html");
        publish(&[file("a.html", "a"), file("d.html", "d")].into(), &folder).expect("a folder of our own");
        let after = [written("a.html") == before, written("b/c.html").is_none(), written("d.html").is_some()];
        fs::remove_dir_all(&folder).expect("our own folder");
        assert_eq!(after, [true; 3]);
    }
}
