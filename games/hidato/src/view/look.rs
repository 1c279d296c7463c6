//! The board as it is drawn: cells, the path through them, links.

use super::{
    Ui, ahead,
    focus::{number, place_number},
};
use crate::rules::{Cell, Place, Relation, Seen, Setup, Token, Value};
use parlour_kernel::Message;
use parlour_scene::{CellShape, Grid, GridCell, GridLayout, Open};

pub(super) fn board(seen: &Seen<'_>, ui: &Ui) -> Grid {
    let board = seen.board();
    let target = seen.target();
    let dead = target.as_ref().filter(|_| ui.look_ahead).map(|target| ahead::dead_ends(seen, target));
    let opens = |cell: Cell| match &target {
        Some(target) if ui.guide && target.cells.contains(&cell) => match &dead {
            Some(dead) if dead.contains(&cell) => Open::Dead,
            _ => Open::Yes,
        },
        _ => Open::No,
    };
    let places = (0..board.rows()).flat_map(|row| (0..board.columns()).map(move |col| Place { row, col }));
    let gaps = seen.gaps();
    let cell = |place: Place| {
        let Some(cell) = board.cell(place) else { return hole(place) };
        let value = seen.value(cell);
        let open = opens(cell);
        let anchor = seen.anchor() == Some(cell);
        let marks = ui.marks.get(&cell).filter(|_| ui.pencil && value.is_none());
        let marks = marks.cloned().unwrap_or_default();
        GridCell {
            value: value.map(Value::number),
            given: seen.is_given(cell),
            anchor,
            open,
            wrong: ui.wrong == Some(place),
            holds: value.is_some() && !seen.is_given(cell),
            spoken: apart(seen, cell, &gaps, spoken(seen, cell, open, &marks)),
            pencil: marks,
            ..GridCell::empty(Message::new("hidato.cell-empty"))
        }
    };
    let cells = places.map(cell).collect();
    let focused = ui.focus.cell(seen);
    let cursor = focused.or_else(|| seen.anchor()).or_else(|| board.cells().next());
    let link = |(a, b): &(Cell, Cell)| (number(seen, *a), number(seen, *b));
    let broken = gaps.iter().copied().chain(seen.untied());
    Grid {
        layout: layout(board.relation()),
        focused: focused.is_some(),
        cycles: target.is_some(),
        paths: paths(seen),
        highest: board.size(),
        links: seen.links().iter().map(link).collect(),
        broken: broken.map(|pair| link(&pair)).collect(),
        strength: ui.strength,
        coordinates: ui.coordinates,
        ..Grid::plain(board.columns(), cells, cursor.map_or(0, |cell| number(seen, cell)))
    }
}

/// The drawing board.
pub(super) fn drawing(setup: &Setup, pen: Place) -> Grid {
    let places = (0..setup.rows).flat_map(|row| (0..setup.columns).map(move |col| Place { row, col }));
    let cell = |(place, token): (Place, &Token)| match token {
        Token::Hole => hole(place),
        Token::Empty => GridCell::empty(at(place, "hidato.cell-empty")),
        Token::Given(value) => GridCell {
            value: Some(*value),
            given: true,
            ..GridCell::empty(at(place, "hidato.cell-given").int("value", *value))
        },
    };
    let held = |cell: GridCell| GridCell { holds: true, ..cell };
    let cells = places.zip(&setup.tokens).map(cell).map(held).collect();
    Grid {
        layout: layout(setup.relation),
        drawn: true,
        ..Grid::plain(setup.columns, cells, place_number(pen, setup.columns))
    }
}

fn layout(relation: Relation) -> GridLayout {
    GridLayout::Spaced(match relation {
        Relation::King | Relation::Ortho => CellShape::Squares,
        Relation::Hex => CellShape::Hexagons,
    })
}

fn hole(place: Place) -> GridCell {
    GridCell { hole: true, ..GridCell::empty(at(place, "hidato.cell-hole")) }
}

fn at(place: Place, key: &'static str) -> Message {
    Message::new(key).int("row", place.row + 1).int("column", place.col + 1)
}

fn spoken(seen: &Seen<'_>, cell: Cell, open: Open, marks: &[u16]) -> Message {
    let place = seen.board().place(cell);
    let Some(value) = seen.value(cell) else {
        let said = match (open, seen.target()) {
            (Open::Yes, Some(target)) => at(place, "hidato.cell-open").int("value", target.value.number()),
            (Open::Dead, Some(target)) => at(place, "hidato.cell-dead").int("value", target.value.number()),
            _ => at(place, "hidato.cell-empty"),
        };
        if marks.is_empty() {
            return said;
        }
        let marks: Vec<String> = marks.iter().map(ToString::to_string).collect();
        return Message::new("hidato.cell-marks").message("cell", said).text("marks", marks.join(", "));
    };
    let said = at(place, if seen.is_given(cell) { "hidato.cell-given" } else { "hidato.cell-entry" });
    let said = said.int("value", value.number());
    if seen.anchor() == Some(cell) { Message::new("hidato.cell-anchor").message("cell", said) } else { said }
}

/// What a cell is, with the numbers before and after it that it should touch and does not.
fn apart(seen: &Seen<'_>, cell: Cell, gaps: &[(Cell, Cell)], said: Message) -> Message {
    let other = |(a, b): &(Cell, Cell)| match cell {
        cell if cell == *a => seen.value(*b),
        cell if cell == *b => seen.value(*a),
        _ => None,
    };
    gaps.iter().filter_map(other).fold(said, |said, other| {
        Message::new("hidato.cell-apart").message("cell", said).int("value", other.number())
    })
}

/// Runs of numbers that follow one another from neighbour to neighbour.
fn paths(seen: &Seen<'_>) -> Vec<Vec<u16>> {
    let board = seen.board();
    let mut cells = vec![None; usize::from(board.size()) + 2];
    for cell in board.cells() {
        if let Some(value) = seen.value(cell) {
            cells[usize::from(value.number())] = Some(cell);
        }
    }
    let mut runs: Vec<Vec<u16>> = Vec::new();
    let mut last: Option<Cell> = None;
    for cell in cells {
        if let Some(cell) = cell {
            let joins = last.is_some_and(|last| board.neighbours(last).contains(&cell));
            match runs.last_mut().filter(|_| joins) {
                Some(run) => run.push(number(seen, cell)),
                None => runs.push(vec![number(seen, cell)]),
            }
        }
        last = cell;
    }
    runs.retain(|run| run.len() > 1);
    runs
}
