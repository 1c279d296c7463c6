//! The list of chapters, `SUMMARY.md`, in mdbook's form.
use anyhow::{Result, bail};

/// A page of the book.
#[derive(Debug, PartialEq)]
pub struct Chapter {
    pub title: String,
    /// Its Markdown file under `docs/`.
    pub file: String,
    /// How deep it lies in the list, from 0.
    pub depth: usize,
}

impl Chapter {
    /// The name of its page in the book.
    pub fn page(&self) -> String {
        page_of(&self.file)
    }

    /// The way from its page to the start of the book.
    pub fn up(&self) -> String {
        "../".repeat(self.file.matches('/').count())
    }
}

/// `playing/mill.md` is `playing/mill.html`.
pub fn page_of(file: &str) -> String {
    format!("{}.html", file.strip_suffix(".md").unwrap_or(file))
}

/// A line of the list.
#[derive(Debug, PartialEq)]
pub enum Entry {
    /// A heading over the chapters that follow.
    Part(String),
    Chapter(Chapter),
}

pub struct Summary {
    pub entries: Vec<Entry>,
}

impl Summary {
    /// Reads the list; the first heading is its own title.
    pub fn of(text: &str) -> Result<Self> {
        let mut entries = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()).skip(1) {
            let trimmed = line.trim_start();
            if let Some(part) = trimmed.strip_prefix("# ") {
                entries.push(Entry::Part(part.to_owned()));
                continue;
            }
            let link = trimmed.strip_prefix("- ").unwrap_or(trimmed);
            let parts = link.strip_prefix('[').and_then(|rest| rest.strip_suffix(')'));
            let Some((title, file)) = parts.and_then(|rest| rest.split_once("](")) else {
                bail!("docs/SUMMARY.md: not a chapter: {line}");
            };
            let depth = (line.len() - trimmed.len()) / 2;
            entries.push(Entry::Chapter(Chapter { title: title.to_owned(), file: file.to_owned(), depth }));
        }
        Ok(Self { entries })
    }

    pub fn chapters(&self) -> impl Iterator<Item = &Chapter> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Chapter(chapter) => Some(chapter),
            Entry::Part(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Chapter, Entry, Summary};

    #[test]
    fn parts_and_chapters_are_read() {
        let text =
            "# Summary\n\n[Welcome](index.md)\n\n# Playing\n\n- [Mill](play/mill.md)\n  - [More](more.md)\n";
        let summary = Summary::of(text).expect("a good list");
        let chapter = |title: &str, file: &str, depth| {
            Entry::Chapter(Chapter { title: title.to_owned(), file: file.to_owned(), depth })
        };
        let wanted = [
            chapter("Welcome", "index.md", 0),
            Entry::Part("Playing".to_owned()),
            chapter("Mill", "play/mill.md", 0),
            chapter("More", "more.md", 1),
        ];
        assert_eq!(summary.entries, wanted);
        let mill = summary.chapters().nth(1).expect("three of them");
        assert_eq!((mill.page().as_str(), mill.up().as_str()), ("play/mill.html", "../"));
        assert!(Summary::of("# Summary\n- Mill\n").is_err());
    }
}
