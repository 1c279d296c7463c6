//! Puzzles on paper: sheets of drawn grids with their solutions, as HTML that needs nothing but `paper.css`. For a page
//! of their own, or within the page that has them printed. Knows no game; words come as text.

mod drawing;

use parlour_scene::Grid;
use std::fmt::Write;

/// Solutions on a sheet of their own.
const SOLUTIONS_PER_PAGE: usize = 12;

/// A sheet is as high as both A4 and Letter allow.
const STYLE: &str = include_str!("paper.css");

/// How many puzzles may stand on a sheet.
pub const PER_PAGE: [usize; 4] = [1, 2, 4, 6];

/// A puzzle to be printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// What stands above it.
    pub heading: String,
    /// The puzzle, notes included.
    pub puzzle: Grid,
    /// The same with its solution filled in, if it has exactly one.
    pub solution: Option<Grid>,
}

/// Where solutions stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions {
    /// On sheets of their own, after all puzzles.
    End,
    /// At the foot of the sheet, upside down.
    UpsideDown,
    /// Nowhere.
    None,
}

impl Solutions {
    /// All, the usual one first.
    pub const ALL: [Solutions; 3] = [Solutions::End, Solutions::UpsideDown, Solutions::None];

    /// Its word in forms and commands.
    pub fn word(self) -> &'static str {
        match self {
            Solutions::End => "end",
            Solutions::UpsideDown => "upside-down",
            Solutions::None => "none",
        }
    }

    /// The one of a word.
    pub fn of(word: &str) -> Option<Solutions> {
        Solutions::ALL.into_iter().find(|known| known.word() == word)
    }
}

/// The sheets one after the other; puzzles are numbered from 1. `heading` stands above solutions on sheets of their own.
pub fn sheets(puzzles: &[Printed], per_page: usize, solutions: Solutions, heading: &str) -> String {
    let mut body = String::new();
    let mut first = 1;
    for together in puzzles.chunks(per_page.max(1)) {
        let _ = write!(body, "<section class=\"sheet of-{per_page}\"><div class=\"puzzles\">");
        for printed in together {
            let (heading, drawing) = (escaped(&printed.heading), drawing::drawn(&printed.puzzle));
            let _ = write!(body, "<figure><figcaption>{heading}</figcaption>{drawing}</figure>");
        }
        body.push_str("</div>");
        if solutions == Solutions::UpsideDown {
            body.push_str("<div class=\"upside-down\">");
            together.iter().zip(first..).for_each(|(one, number)| solution(&mut body, one, number));
            body.push_str("</div>");
        }
        body.push_str("</section>\n");
        first += together.len();
    }
    if solutions == Solutions::End {
        let numbered = || puzzles.iter().zip(1..).filter(|(one, _)| one.solution.is_some());
        let count = numbered().count();
        for from in (0..count).step_by(SOLUTIONS_PER_PAGE) {
            let heading = escaped(heading);
            let _ = write!(body, "<section class=\"sheet\"><h2>{heading}</h2><div class=\"solutions\">");
            let these = numbered().skip(from).take(SOLUTIONS_PER_PAGE);
            these.for_each(|(one, number)| solution(&mut body, one, number));
            body.push_str("</div></section>\n");
        }
    }
    body
}

/// A whole page of sheets.
pub fn page(title: &str, sheets: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body class=\"paper\">\n{sheets}</body>\n</html>\n"
    )
}

/// The solution of a puzzle under its number; nothing where there is none.
fn solution(out: &mut String, printed: &Printed, number: usize) {
    if let Some(solution) = &printed.solution {
        let drawing = drawing::drawn(solution);
        let _ = write!(out, "<figure><figcaption>{number}</figcaption>{drawing}</figure>");
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
