//! Steps as messages: what follows, and why. The sentences stand in `locales/`.

use super::{
    candidates::CandidateSet,
    step::{Link, Node, Step},
    table::{House, Shape},
    technique::Technique,
};
use crate::rules::{CellSet, DigitSet};
use parlour_kernel::Message;

/// One sentence that says why a step is true.
pub fn sentence(step: &Step) -> Message {
    // Where a variant rules more out than two houses do, the reason is another.
    let way = match (step.technique, step.houses.len()) {
        (Technique::Pointing, 0) => "-cell",
        (Technique::Pointing, 1) => "-seen",
        _ => "",
    };
    let key = format!("sudoku.step-{}{way}", step.technique.word());
    // Cells get their letters in this order: along the chain, where there is one.
    Message::new(key)
        .text("chain", chain(&step.links))
        .text("digits", digits(step.base.digits()))
        .text("cells", cells(step.base.all_cells()))
        .text("second", cells(step.second.all_cells()))
        .text("fins", cells(step.fins.all_cells()))
        .text("extra", digits(step.fins.digits()))
        .message("houses", houses(&step.houses))
        .text("out", conclusion(step))
}

/// What follows: `r1c2=5`, `r3c4≠7`.
pub fn conclusion(step: &Step) -> String {
    let list = |set: &CandidateSet, sign: char| {
        let one = |candidate: super::Candidate| format!("{}{sign}{}", candidate.cell, candidate.digit);
        set.iter().map(one).collect::<Vec<_>>()
    };
    [list(&step.placements, '='), list(&step.eliminations, '≠')].concat().join(", ")
}

fn digits(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(", ")
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(", ")
}

/// A chain as solvers write it, `(5)r1c2 = (5)r1c7 - (8)r1c7`: `=` for a strong link, `-` for a weak one.
fn chain(links: &[Link]) -> String {
    let node = |node: &Node| format!("({}){}", node.digit, cells(node.cells).replace(", ", "/"));
    let Some(first) = links.first() else { return String::new() };
    let mut text = node(&first.from);
    let mut at = first.from;
    for link in links {
        if link.from != at {
            text = format!("{text}; {}", node(&link.from));
        }
        let sign = if link.strong { '=' } else { '-' };
        text = format!("{text} {sign} {}", node(&link.to));
        at = link.to;
    }
    text
}

/// Houses by their names.
pub fn houses(houses: &[House]) -> Message {
    let one = |house: &House| {
        let key = match house.shape {
            Shape::Row => "sudoku.house-row",
            Shape::Column => "sudoku.house-column",
            Shape::Box => "sudoku.house-box",
            Shape::Region => "sudoku.house-region",
            Shape::Diagonal => "sudoku.house-diagonal",
            Shape::Window => "sudoku.house-window",
            Shape::Group => "sudoku.house-group",
        };
        Message::new(key).int("number", house.number + 1)
    };
    let mut rest = houses.iter().map(one);
    let Some(first) = rest.next() else { return Message::new("sudoku.house-none") };
    rest.fold(first, |list, house| {
        Message::new("sudoku.house-and").message("first", list).message("next", house)
    })
}
