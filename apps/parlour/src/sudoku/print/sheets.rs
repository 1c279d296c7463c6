//! Puzzles on sheets of paper, as one HTML page that needs nothing else.

use super::{Print, Printed, Solutions, drawing};
use parlour_kernel::Message;
use parlour_text::Speaker;
use std::fmt::Write;

/// Solutions on a sheet of their own.
const SOLUTIONS_PER_PAGE: usize = 12;

/// A sheet is as high as both A4 and Letter allow.
const STYLE: &str = include_str!("print.css");

/// The page.
pub fn page(puzzles: &[Printed], wished: &Print, speaker: &Speaker) -> String {
    let say = |message: &Message| escaped(&speaker.say(message));
    let mut body = String::new();
    for together in puzzles.chunks(wished.per_page) {
        let _ = write!(body, "<section class=\"sheet of-{}\"><div class=\"puzzles\">", wished.per_page);
        for puzzle in together {
            let heading = say(&puzzle.heading());
            let drawing = drawing::puzzle(&puzzle.sheet, wished.candidates);
            let _ = write!(body, "<figure><figcaption>{heading}</figcaption>{drawing}</figure>");
        }
        body.push_str("</div>");
        if wished.solutions == Solutions::UpsideDown {
            let _ = write!(body, "<div class=\"upside-down\">{}</div>", solutions(together));
        }
        body.push_str("</section>\n");
    }
    if wished.solutions == Solutions::End {
        let solved: Vec<&Printed> = puzzles.iter().filter(|puzzle| puzzle.solved.is_some()).collect();
        for together in solved.chunks(SOLUTIONS_PER_PAGE) {
            let heading = say(&Message::new("sudoku.print-solutions"));
            let drawn: String = together.iter().map(|puzzle| solution(puzzle)).collect();
            let _ = writeln!(
                body,
                "<section class=\"sheet\"><h2>{heading}</h2><div class=\"solutions\">{drawn}</div></section>"
            );
        }
    }
    let title = say(&Message::new("game.sudoku"));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

fn solutions(puzzles: &[Printed]) -> String {
    puzzles.iter().map(solution).collect()
}

/// The solution of a puzzle under its number; nothing where there is none.
fn solution(puzzle: &Printed) -> String {
    let Some((solution, _)) = &puzzle.solved else { return String::new() };
    let drawing = drawing::solution(solution, &puzzle.sheet.setup.givens());
    format!("<figure><figcaption>{}</figcaption>{drawing}</figure>", puzzle.number)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
