//! What stands around the text of a page: the head, the list of chapters, the ways back and on.
use super::summary::{Entry, Summary};
use std::fmt::Write;

/// The page that the book opens with.
pub const FIRST: &str = "index.html";

/// The whole page of a chapter, by its number from 0.
pub fn whole(summary: &Summary, number: usize, html: &str) -> String {
    let chapters: Vec<_> = summary.chapters().collect();
    let chapter = chapters[number];
    let up = chapter.up();
    let before = number.checked_sub(1).map(|before| chapters[before]);
    let after = chapters.get(number + 1).copied();
    let mut ways = String::new();
    let mut heads = String::new();
    for (way, found, word) in [("prev", before, "Back"), ("next", after, "On")] {
        let Some(found) = found else { continue };
        let (page, title) = (found.page(), escaped(&found.title));
        let _ = writeln!(heads, "<link rel=\"{way}\" href=\"{up}{page}\">");
        let _ = writeln!(
            ways,
            "<a rel=\"{way}\" class=\"{way}\" href=\"{up}{page}\"><span>{word}</span> {title}</a>"
        );
    }
    format!(
        "<!doctype html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>{title} · Parlour</title>
<link rel=\"icon\" href=\"/icon.svg\">
<link rel=\"stylesheet\" href=\"{up}tokens.css\">
<link rel=\"stylesheet\" href=\"{up}book.css\">
<script src=\"{up}theme.js\"></script>
{heads}</head>
<body>
<a class=\"skip\" href=\"#main\">Skip to the text</a>
<header>
<a class=\"home\" href=\"/\">Parlour</a>
<a class=\"to-chapters\" href=\"#chapters\">Chapters</a>
</header>
<div class=\"open\">
<main id=\"main\">
{html}
<nav class=\"ways\" aria-label=\"Back and on\">
{ways}</nav>
</main>
<nav id=\"chapters\" class=\"chapters\" aria-label=\"Chapters\">
{list}</nav>
</div>
</body>
</html>
",
        title = escaped(&chapter.title),
        list = list(summary, number, &up),
    )
}

/// The list of chapters, with the current one marked.
fn list(summary: &Summary, number: usize, up: &str) -> String {
    let (mut text, mut open, mut chapters) = (String::new(), false, 0);
    for entry in &summary.entries {
        match entry {
            Entry::Part(title) => {
                if std::mem::take(&mut open) {
                    text.push_str("</ul>\n");
                }
                let _ = writeln!(text, "<h2>{}</h2>", escaped(title));
            }
            Entry::Chapter(chapter) => {
                if !std::mem::replace(&mut open, true) {
                    text.push_str("<ul>\n");
                }
                let current = if chapters == number { " aria-current=\"page\"" } else { "" };
                chapters += 1;
                let deep = if chapter.depth > 0 { " class=\"deep\"" } else { "" };
                let (page, title) = (chapter.page(), escaped(&chapter.title));
                let _ = writeln!(text, "<li{deep}><a href=\"{up}{page}\"{current}>{title}</a></li>");
            }
        }
    }
    if open {
        text.push_str("</ul>\n");
    }
    text
}

/// Text as HTML shows it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Summary, whole};

    #[test]
    fn a_page_leads_back_on_and_to_every_chapter() {
        let summary =
            Summary::of("# S\n[A & B](index.md)\n# Part\n- [Two](x/two.md)\n  - [Three](three.md)\n")
                .expect("a good list");
        let first = whole(&summary, 0, "<h1>A</h1>");
        assert!(first.contains("<title>A &amp; B · Parlour</title>") && !first.contains("rel=\"prev\""));
        assert!(
            first.contains("<li><a href=\"index.html\" aria-current=\"page\">A &amp; B</a></li>"),
            "{first}"
        );
        let second = whole(&summary, 1, "<h1>Two</h1>");
        for piece in [
            "<link rel=\"prev\" href=\"../index.html\">",
            "<a rel=\"next\" class=\"next\" href=\"../three.html\">",
            "<h2>Part</h2>\n<ul>\n<li><a href=\"../x/two.html\" aria-current=\"page\">Two</a></li>",
            "<li class=\"deep\"><a href=\"../three.html\">Three</a></li>\n</ul>\n</nav>",
        ] {
            assert!(second.contains(piece), "{piece}: {second}");
        }
    }
}
