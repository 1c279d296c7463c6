//! Explanations of steps as messages; the sentences are in `locales/`.

use super::{
    account::{Ground, Refutation},
    candidates::{Conflict, Gap, Spot},
    step::Why,
};
use crate::rules::{Board, Cell, Value};
use parlour_kernel::Message;

/// Longer explanations are cut to this many lines.
const MOST_LINES: usize = 6;
/// Lists longer than this are replaced by their length.
const MOST_LISTED: usize = 6;

/// Words for one board.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    board: &'a Board,
    /// The value of each cell.
    values: &'a [Option<Value>],
}

impl<'a> Words<'a> {
    /// The words for a board with these values.
    pub fn of(board: &'a Board, values: &'a [Option<Value>]) -> Words<'a> {
        Words { board, values }
    }

    /// Why something is so, line by line; the earliest lines are dropped if there are too many.
    pub fn because(&self, grounds: &[Ground]) -> Message {
        Words::together(self.lines(grounds))
    }

    /// Why something is impossible.
    pub fn refuted(&self, refutation: &Refutation) -> Message {
        let values = self.with(&refutation.grounds);
        let words = Words { values: &values, board: self.board };
        let mut lines = words.lines(&refutation.grounds);
        lines.push(words.conflict(refutation.conflict));
        Words::together(lines)
    }

    /// The needed steps that are shown.
    pub fn told(grounds: &[Ground]) -> &[Ground] {
        &grounds[grounds.len().saturating_sub(MOST_LINES - 1)..]
    }

    fn lines(&self, grounds: &[Ground]) -> Vec<Message> {
        let values = self.with(grounds);
        let words = Words { values: &values, board: self.board };
        grounds.iter().map(|ground| words.line(ground)).collect()
    }

    /// Concluded values are mentioned as if they were on the board.
    fn with(&self, grounds: &[Ground]) -> Vec<Option<Value>> {
        let mut values = self.values.to_vec();
        for spot in grounds.iter().flat_map(|ground| &ground.step.placements) {
            values[spot.cell.index()] = Some(spot.value);
        }
        values
    }

    fn together(mut lines: Vec<Message>) -> Message {
        if lines.len() > MOST_LINES {
            let left_out = lines.len() - (MOST_LINES - 1);
            let first = lines.remove(0);
            lines.drain(..left_out - 1);
            // An assumption is never left out.
            let opening = if first.key == "hidato.why-assumption" {
                joined(first, Message::new("hidato.left-out").int("n", left_out as u32 - 1))
            } else {
                Message::new("hidato.left-out").int("n", left_out as u32)
            };
            lines.insert(0, opening);
        }
        let last = lines.pop().expect("every story has a last line");
        lines.into_iter().rev().fold(last, |rest, line| joined(line, rest))
    }

    /// One step.
    fn line(&self, ground: &Ground) -> Message {
        let step = &ground.step;
        let placed = step.placements.first();
        let about = |key: &str| {
            let message = Message::new(format!("hidato.why-{key}"));
            match placed {
                Some(spot) => message.int("value", spot.value.number()).text("place", self.place(spot.cell)),
                None => message.message("out", self.out(&ground.used)),
            }
        };
        let either = |key: &str| about(&format!("{key}-{}", if placed.is_some() { "place" } else { "out" }));
        match &step.why {
            Why::Bridge(before, after) => either("bridge")
                .message("before", self.standing(*before))
                .message("after", self.standing(*after)),
            Why::OnlyCell(beside) => either("only-cell").message("beside", self.standing(*beside)),
            Why::Link(from, to) => {
                either("link").message("from", self.standing(*from)).text("to", self.place(*to))
            }
            Why::DeadEnd { cell, free, .. } => {
                either("dead-end").text("cell", self.place(*cell)).int("free", *free as u32)
            }
            Why::Distance(gap) => {
                let key = if gap.ends().count() > 1 { "distance" } else { "distance-open" };
                // No list of cells that are merely far away.
                let far = placed.is_none() && ground.used.len() > MOST_LISTED;
                self.between(if far { about(&format!("{key}-far")) } else { either(key) }, gap)
            }
            Why::LastCell => about("last-cell"),
            Why::LastValue => about("last-value"),
            Why::Pruning => about("pruning"),
            Why::LinkPruning(from, to) => {
                about("link-pruning").text("from", self.place(*from)).text("to", self.place(*to))
            }
            Why::Paths { gap, ways } => self.between(about("paths"), gap).int("ways", *ways),
            Why::Shared { gap, cell, ways } => {
                self.between(about("shared"), gap).text("cell", self.place(*cell)).int("ways", *ways)
            }
            Why::Region { gap, size, inside, parity } => {
                let key = if *inside { "region-in" } else { "region-out" };
                let message = about(if *parity { "region-parity" } else { key });
                Words::gap(message, gap).int("size", *size as u32)
            }
            Why::Gateway { ways_in, size, parity } => {
                let message = about(if *parity { "gateway-parity" } else { "gateway" });
                let message = message.int("ways", ways_in.len() as u32).int("size", *size as u32);
                self.list_cells(message, "cells", ways_in)
            }
            Why::Values(values, cells) => self.shared(about("values"), values, cells),
            Why::Cells(cells, values) => self.shared(about("cells"), values, cells),
            Why::Assumption => about("assumption"),
            Why::Search => about("search"),
            Why::Forcing { .. } => match &ground.refutation {
                Some(refutation) => about("forcing").message("story", self.refuted(refutation)),
                None => about("forcing-short"),
            },
        }
    }

    /// A contradiction.
    fn conflict(&self, conflict: Conflict) -> Message {
        match conflict {
            Conflict::NoCell(value) => Message::new("hidato.no-cell-left").int("value", value.number()),
            Conflict::NoValue(cell) => Message::new("hidato.no-value-left").text("place", self.place(cell)),
            Conflict::Apart(a, b) => Message::new("hidato.left-apart")
                .message("first", self.standing(a))
                .message("second", self.standing(b)),
            Conflict::Unlinked(a, b) => {
                Message::new("hidato.left-unlinked").text("from", self.place(a)).text("to", self.place(b))
            }
        }
    }

    /// What is ruled out, number by number.
    fn out(&self, spots: &[Spot]) -> Message {
        let mut values: Vec<Value> = spots.iter().map(|spot| spot.value).collect();
        values.sort_unstable();
        values.dedup();
        let mut cells: Vec<Cell> = spots.iter().map(|spot| spot.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let message = match (values.as_slice(), cells.as_slice()) {
            ([value], _) => Message::new("hidato.out-places").int("value", value.number()),
            (_, [cell]) => Message::new("hidato.out-values").text("place", self.place(*cell)),
            _ => Message::new("hidato.out-several"),
        };
        list(self.list_cells(message, "places", &cells), "values", values.iter().map(ToString::to_string))
    }

    fn between(&self, message: Message, gap: &Gap) -> Message {
        let ends = [("before", gap.before), ("after", gap.after)];
        let ends = ends.into_iter().filter_map(|(name, end)| Some((name, end?)));
        let message = Words::gap(message, gap).int("moves", gap.length() + 1);
        let message = ends.fold(message, |message, (name, cell)| message.message(name, self.standing(cell)));
        match gap.before.or(gap.after) {
            Some(anchor) => message.message("anchor", self.standing(anchor)),
            None => message,
        }
    }

    fn shared(&self, message: Message, values: &[Value], cells: &[Cell]) -> Message {
        list(self.list_cells(message, "cells", cells), "values", values.iter().map(ToString::to_string))
    }

    fn gap(message: Message, gap: &Gap) -> Message {
        let run = Message::new("hidato.run").int("n", gap.length());
        message.message("run", run.int("first", gap.first.number()).int("last", gap.last.number()))
    }

    /// A number with its place.
    pub fn standing(&self, cell: Cell) -> Message {
        let place = self.place(cell);
        match self.values[cell.index()] {
            Some(value) => Message::new("hidato.standing").int("value", value.number()).text("place", place),
            None => Message::new("hidato.some-number").text("place", place),
        }
    }

    /// A place in the notation people use, from 1.
    pub fn place(&self, cell: Cell) -> String {
        self.board.place(cell).to_string()
    }

    fn list_cells(&self, message: Message, name: &'static str, cells: &[Cell]) -> Message {
        list(message, name, cells.iter().map(|cell| self.place(*cell)))
    }
}

/// Adds a list, which is cut if it gets long.
fn list(message: Message, name: &'static str, items: impl Iterator<Item = String>) -> Message {
    let items: Vec<String> = items.collect();
    let text = items[..items.len().min(MOST_LISTED)].join(", ");
    match items.len().saturating_sub(MOST_LISTED) {
        0 => message.text(name, text),
        more => message.message(name, Message::new("hidato.more").text("list", text).int("n", more as u32)),
    }
}

fn joined(first: Message, rest: Message) -> Message {
    Message::new("hidato.lines").message("first", first).message("rest", rest)
}
