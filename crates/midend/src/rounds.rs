//! The moves of a game for two as people write them down: a numbered row per round, with one turn per side.

use parlour_kernel::{Message, Seat, Turn};
use parlour_scene::{Present, Seats};
use parlour_table::{Entry, Table};
use std::slice;

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The round's number, from 1.
    pub number: u32,
    /// By seat; `None` if a side has not moved in it.
    pub turns: [Option<TakenTurn>; 2],
}

/// One side's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct TakenTurn {
    pub seat: Seat,
    /// In the game's own notation.
    pub text: String,
    /// The same for screen readers.
    pub spoken: Message,
    /// The number of steps once it has begun, and once it is over.
    pub begun: usize,
    pub steps: usize,
}

impl TakenTurn {
    /// Whether it is the current one after this many steps.
    pub fn is_at(&self, steps: usize) -> bool {
        (self.begun..=self.steps).contains(&steps)
    }
}

/// The moves of a table, given the log entries not undone; `None` if the game has no such list.
pub(crate) fn rounds_of<G: Present>(table: &Table<G>, line: &[usize]) -> Option<Vec<Round>> {
    if G::CARD.seats != Seats::Two {
        return None;
    }
    let mut state = G::start(table.setup()).ok()?;
    let mut turns: Vec<(Vec<G::Action>, TakenTurn)> = Vec::new();
    for (steps, entry) in (1..).zip(line) {
        let Entry::Step(texts) = &table.log().records().get(*entry)?.entry else { continue };
        for text in texts {
            let Turn::Seat(seat) = state.turn() else { return None };
            let action = state.read(text).ok()?;
            state.apply(&action, &mut Vec::new()).ok()?;
            let joined = turns.last().filter(|(_, turn)| turn.seat == seat).and_then(|(actions, turn)| {
                let actions = [actions.as_slice(), slice::from_ref(&action)].concat();
                G::write_turn(&actions).map(|written| (actions, written, turn.begun))
            });
            let (actions, (text, spoken), begun) = if let Some(joined) = joined {
                turns.pop();
                joined
            } else {
                let actions = vec![action];
                let written = G::write_turn(&actions)?;
                (actions, written, steps)
            };
            turns.push((actions, TakenTurn { seat, text, spoken, begun, steps }));
        }
    }
    Some(rows(turns.into_iter().map(|(_, turn)| turn).collect()))
}

/// Puts turns into rows: a side that has already moved in a row begins the next one.
fn rows(turns: Vec<TakenTurn>) -> Vec<Round> {
    let mut rows: Vec<Round> = Vec::new();
    let mut last = None;
    for turn in turns {
        let place = usize::from(turn.seat.0.min(1));
        if last.is_none_or(|last| last >= place) {
            let number = u32::try_from(rows.len() + 1).unwrap_or(u32::MAX);
            rows.push(Round { number, turns: [None, None] });
        }
        if let Some(row) = rows.last_mut() {
            row.turns[place] = Some(turn);
        }
        last = Some(place);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::{TakenTurn, rows};
    use parlour_kernel::{Message, Seat};

    #[test]
    fn a_row_has_a_turn_of_each_side() {
        // Black begins; later White moves twice, as Black had no move.
        let seats = [1, 0, 1, 0, 0, 1];
        let turn = |(steps, seat): (usize, &u8)| TakenTurn {
            seat: Seat(*seat),
            text: steps.to_string(),
            spoken: Message::new("turn"),
            begun: steps,
            steps,
        };
        let rows = rows((1..).zip(&seats).map(turn).collect());
        let shown: Vec<String> = rows
            .iter()
            .map(|row| {
                let turns = row.turns.each_ref();
                let [white, black] = turns.map(|turn| turn.as_ref().map_or("-", |turn| turn.text.as_str()));
                format!("{}. {white} {black}", row.number)
            })
            .collect();
        assert_eq!(shown, ["1. - 1", "2. 2 3", "3. 4 -", "4. 5 6"]);
    }
}
