//! The text of a page: Markdown as HTML that needs neither scripts nor styles of its own, with links that lead to pages.
use super::page::escaped;
use super::summary::{Chapter, Summary, page_of};
use anyhow::{Result, bail};
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// A text, and the files that it shows or leads to.
pub struct Rendered {
    pub html: String,
    pub assets: Vec<String>,
}

/// Renders the text of a chapter.
pub fn render(source: &str, chapter: &Chapter, summary: &Summary) -> Result<Rendered> {
    let mut events: Vec<Event> = Parser::new_ext(source, Options::ENABLE_TABLES).collect();
    name_headings(&mut events);
    let mut reader = Reader { chapter, summary, assets: Vec::new(), dropped: Vec::new() };
    let mut shown = Vec::new();
    for event in events {
        shown.extend(reader.event(event)?);
    }
    let mut html = String::new();
    html::push_html(&mut html, shown.into_iter());
    Ok(Rendered { html, assets: reader.assets })
}

/// Gives each heading the anchor that common hosts give it; `cargo xtask tidy` checks links against the same.
fn name_headings(events: &mut [Event]) {
    let mut known: Vec<String> = Vec::new();
    for index in 0..events.len() {
        if !matches!(events[index], Event::Start(Tag::Heading { .. })) {
            continue;
        }
        let inside =
            events[index + 1..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let title: String = inside
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        let slug: String = title
            .to_lowercase()
            .chars()
            .filter_map(|c| match c {
                ' ' => Some('-'),
                c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
                _ => None,
            })
            .collect();
        let same = known.iter().filter(|other| **other == slug).count();
        known.push(slug.clone());
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[index] {
            *id = Some(if same == 0 { slug } else { format!("{slug}-{same}") }.into());
        }
    }
}

struct Reader<'a> {
    chapter: &'a Chapter,
    summary: &'a Summary,
    assets: Vec<String>,
    /// For each open link, whether it was left out.
    dropped: Vec<bool>,
}

impl Reader<'_> {
    /// What is shown for an event.
    fn event<'e>(&mut self, event: Event<'e>) -> Result<Vec<Event<'e>>> {
        let markup = |text: String| vec![Event::Html(text.into())];
        Ok(match event {
            Event::Html(text) | Event::InlineHtml(text) => {
                if !text.trim().is_empty() && !text.trim_start().starts_with("<!--") {
                    bail!("only comments may stand in HTML: {text}");
                }
                Vec::new()
            }
            // What is too wide scrolls by itself, with the keyboard too.
            Event::Start(Tag::CodeBlock(kind)) => {
                let language = match &kind {
                    CodeBlockKind::Fenced(word) if !word.is_empty() => {
                        format!(" class=\"language-{}\"", escaped(word))
                    }
                    _ => String::new(),
                };
                markup(format!("<pre tabindex=\"0\"><code{language}>"))
            }
            Event::End(TagEnd::CodeBlock) => markup("</code></pre>\n".to_owned()),
            Event::Start(Tag::Table(columns)) => {
                let open = "<div class=\"wide\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">";
                // Alignment would be a style of its own.
                let plain = columns.iter().map(|_| pulldown_cmark::Alignment::None).collect();
                vec![Event::Html(open.into()), Event::Start(Tag::Table(plain))]
            }
            Event::End(TagEnd::Table) => vec![Event::End(TagEnd::Table), Event::Html("</div>\n".into())],
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let target = self.target(&dest_url);
                self.dropped.push(target.is_none());
                let link = |dest_url| Event::Start(Tag::Link { link_type, dest_url, title, id });
                target.map(|target| link(CowStr::from(target))).into_iter().collect()
            }
            Event::End(TagEnd::Link) if self.dropped.pop() == Some(true) => Vec::new(),
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let path = resolved(&self.chapter.file, &dest_url);
                let Some(path) = path.filter(|_| !dest_url.contains("://")) else {
                    bail!("a picture from outside the book: {dest_url}");
                };
                self.assets.push(path);
                vec![Event::Start(Tag::Image { link_type, dest_url, title, id })]
            }
            other => vec![other],
        })
    }

    /// Where a link leads from the page; `None` if that is no part of the book.
    fn target(&mut self, link: &str) -> Option<String> {
        if link.starts_with('#') || link.contains("://") || link.starts_with("mailto:") {
            return Some(link.to_owned());
        }
        let (path, anchor) =
            link.split_once('#').map_or((link, String::new()), |(path, anchor)| (path, format!("#{anchor}")));
        let file = resolved(&self.chapter.file, path)?;
        if self.summary.chapters().any(|chapter| chapter.file == file) {
            return Some(format!("{}{anchor}", page_of(path)));
        }
        if file.rsplit_once('.').is_some_and(|(_, end)| end == "md") {
            return None;
        }
        self.assets.push(file);
        Some(link.to_owned())
    }
}

/// The path from the start of the book; `None` if it leaves the book.
fn resolved(from: &str, path: &str) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use super::{Rendered, render};
    use crate::book::summary::Summary;

    fn rendered(text: &str) -> Rendered {
        let summary = Summary::of("# S\n[A](index.md)\n- [B](play/b.md)\n").expect("a good list");
        render(text, summary.chapters().nth(1).expect("two"), &summary).expect("a good text")
    }

    #[test]
    fn links_lead_to_pages_and_files_of_the_book() {
        let text = "[a](../index.md#top) [b](b.md) [c](https://example.org/) [d](../../README.md) [e](../bot.py)\n\n![f](f.svg)\n";
        let Rendered { html, assets } = rendered(text);
        let wanted = "<p><a href=\"../index.html#top\">a</a> <a href=\"b.html\">b</a> \
            <a href=\"https://example.org/\">c</a> d <a href=\"../bot.py\">e</a></p>\n<p><img src=\"f.svg\" alt=\"f\" /></p>\n";
        assert_eq!(html, wanted);
        assert_eq!(assets, ["bot.py", "play/f.svg"]);
    }

    #[test]
    fn headings_have_anchors_and_wide_things_scroll() {
        let html = rendered("# `drive`: a Game\n\n## Two\n\n## Two\n").html;
        for id in ["drive-a-game", "two", "two-1"] {
            assert!(html.contains(&format!(" id=\"{id}\">")), "{id}: {html}");
        }
        let code = rendered("```sh\na <b>\n```\n").html;
        assert_eq!(code, "<pre tabindex=\"0\"><code class=\"language-sh\">a &lt;b&gt;\n</code></pre>\n");
        let table = rendered("| a |\n|--:|\n| b |\n").html;
        assert!(
            table.starts_with("<div class=\"wide\" role=\"group\"") && !table.contains("style"),
            "{table}"
        );
    }

    #[test]
    fn comments_are_left_out_and_what_the_policy_forbids_is_refused() {
        assert_eq!(rendered("<!-- bench -->\n\na\n").html, "<p>a</p>\n");
        let summary = Summary::of("# S\n[A](index.md)\n").expect("a good list");
        let first = summary.chapters().next().expect("one");
        assert!(render("<b>a</b>\n", first, &summary).is_err());
        assert!(render("![a](https://example.org/a.png)\n", first, &summary).is_err());
    }
}
