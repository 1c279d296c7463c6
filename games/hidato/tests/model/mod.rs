//! A second implementation of the guided flow, written from its description: plain lists on king boards,
//! everything searched afresh each time. Shares nothing with the rules under test.

use serde_json::{Value, json};

/// How many steps can be undone, and how many mistakes are remembered.
const MOST_UNDONE: usize = 50;
const MOST_MISTAKES: usize = 20;

/// A cell by its index in the rectangle, row by row.
type Place = usize;

/// A step that changed the board, and what undo and redo bring back.
#[derive(Clone, Debug)]
struct Done {
    place: Place,
    value: u16,
    is_placement: bool,
    before: (Option<Place>, &'static str),
    after: (Option<Place>, &'static str),
}

/// A game.
#[derive(Clone, Debug)]
pub struct Model {
    columns: usize,
    usable: Vec<bool>,
    given: Vec<bool>,
    values: Vec<Option<u16>>,
    anchor: Option<Place>,
    is_forward: bool,
    reason: &'static str,
    undo: Vec<Done>,
    redo: Vec<Done>,
    mistakes: usize,
}

impl Model {
    /// A king board from rows of tokens.
    pub fn new(rows: &[&str]) -> Model {
        let tokens: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
        let values: Vec<Option<u16>> = tokens.iter().map(|token| token.parse().ok()).collect();
        Model {
            columns: tokens.len() / rows.len(),
            usable: tokens.iter().map(|token| *token != "#").collect(),
            given: values.iter().map(Option::is_some).collect(),
            values,
            anchor: None,
            is_forward: true,
            reason: "neutral",
            undo: Vec::new(),
            redo: Vec::new(),
            mistakes: 0,
        }
    }

    /// Applies an operation such as `place 0 3`, and returns the result word.
    ///
    /// # Panics
    /// If there is no such operation or place.
    pub fn act(&mut self, text: &str) -> &'static str {
        let words: Vec<&str> = text.split(' ').collect();
        let place = || -> Place {
            let number = |word: &str| word.parse::<usize>().expect("a number");
            number(words[1]) * self.columns + number(words[2])
        };
        match words[0] {
            "auto" => self.auto(),
            "select" => self.select(place()),
            "place" => self.place(place()),
            "remove" => self.remove(place()),
            "dir" => self.turn(words[1] == "forward"),
            "undo" => self.undo(),
            "redo" => self.redo(),
            "clear" => self.clear(),
            _ => panic!("{text}"),
        }
    }

    fn highest(&self) -> u16 {
        self.usable.iter().filter(|usable| **usable).count() as u16
    }

    fn place_of(&self, value: u16) -> Option<Place> {
        self.values.iter().position(|known| *known == Some(value))
    }

    /// The next value in the player's direction; 0 or more than the highest if there is none.
    fn next(&self, value: u16) -> u16 {
        if self.is_forward { value + 1 } else { value - 1 }
    }

    /// From a filled cell to the last value that follows without a gap, wherever it is.
    fn walked(&self, from: Place) -> Place {
        let mut at = from;
        while let Some(next) = self.values[at].and_then(|value| self.place_of(self.next(value))) {
            at = next;
        }
        at
    }

    /// What comes after an anchor that has walked, and where it may go.
    fn target(&self, anchor: Place) -> Option<(u16, Vec<Place>)> {
        let value = self.next(self.values[anchor]?);
        let is_beside = |place: &Place| {
            let apart = |a: usize, b: usize| a.abs_diff(b) <= 1;
            apart(place / self.columns, anchor / self.columns)
                && apart(place % self.columns, anchor % self.columns)
        };
        let is_free = |place: &Place| self.usable[*place] && self.values[*place].is_none();
        let legal: Vec<Place> =
            (0..self.values.len()).filter(|place| is_beside(place) && is_free(place)).collect();
        ((1..=self.highest()).contains(&value) && !legal.is_empty()).then_some((value, legal))
    }

    /// The end and the length of the chain from 1, or from the smallest value on the board.
    fn chain(&self) -> (Option<u16>, u16) {
        let Some(first) = self.values.iter().flatten().min() else { return (None, 0) };
        let length =
            (*first..=self.highest()).take_while(|value| self.place_of(*value).is_some()).count() as u16;
        (Some(first + length - 1), length)
    }

    fn auto(&mut self) -> &'static str {
        let filled = (0..self.values.len()).filter(|place| self.values[*place].is_some());
        let open = filled.map(|place| self.walked(place)).filter(|anchor| self.target(*anchor).is_some());
        let value = |anchor: &Place| self.values[*anchor];
        let best = if self.is_forward { open.min_by_key(value) } else { open.max_by_key(value) };
        best.map_or("none", |anchor| self.select(anchor))
    }

    fn select(&mut self, place: Place) -> &'static str {
        if self.values[place].is_none() {
            return "ignored";
        }
        (self.anchor, self.reason) = (Some(self.walked(place)), "anchor-change");
        "ok"
    }

    fn place(&mut self, place: Place) -> &'static str {
        let target = self.anchor.and_then(|anchor| self.target(anchor));
        let result = match &target {
            None => "mistake:no-target",
            Some(_) if !self.usable[place] || self.values[place].is_some() => "mistake:occupied",
            Some((_, legal)) if !legal.contains(&place) => "mistake:not-adjacent",
            Some(_) => "ok",
        };
        match target {
            Some((value, _)) if result == "ok" => {
                let before = (self.anchor, self.reason);
                let after = (Some(place), "placement");
                self.commit(Done { place, value, is_placement: true, before, after });
            }
            _ => self.mistakes = (self.mistakes + 1).min(MOST_MISTAKES),
        }
        result
    }

    fn remove(&mut self, place: Place) -> &'static str {
        let Some(value) = self.values[place] else { return "error:empty" };
        if self.given[place] {
            return "error:given";
        }
        let is_tail = self.chain().0 == Some(value);
        let kept = self.anchor.filter(|anchor| !is_tail && *anchor != place);
        let reason = if is_tail { "tail-removal" } else { "non-tail-removal" };
        let before = (self.anchor, self.reason);
        self.commit(Done { place, value, is_placement: false, before, after: (kept, reason) });
        "ok"
    }

    fn commit(&mut self, done: Done) {
        self.redo.clear();
        self.show(&done, true);
        self.undo.push(done);
        if self.undo.len() > MOST_UNDONE {
            self.undo.remove(0);
        }
    }

    /// Restores the board after a step, or before it.
    fn show(&mut self, done: &Done, is_after: bool) {
        self.values[done.place] = (done.is_placement == is_after).then_some(done.value);
        let (anchor, reason) = if is_after { done.after } else { done.before };
        (self.anchor, self.reason) = (anchor.map(|anchor| self.walked(anchor)), reason);
    }

    fn turn(&mut self, is_forward: bool) -> &'static str {
        if self.is_forward != is_forward {
            self.is_forward = is_forward;
            self.reason = if self.anchor.is_some() { "anchor-change" } else { "neutral" };
            self.anchor = self.anchor.map(|anchor| self.walked(anchor));
        }
        "ok"
    }

    fn undo(&mut self) -> &'static str {
        let Some(done) = self.undo.pop() else { return "empty" };
        self.show(&done, false);
        self.redo.push(done);
        "ok"
    }

    fn redo(&mut self) -> &'static str {
        let Some(done) = self.redo.pop() else { return "empty" };
        self.show(&done, true);
        self.undo.push(done);
        "ok"
    }

    fn clear(&mut self) -> &'static str {
        for (value, given) in self.values.iter_mut().zip(&self.given) {
            *value = value.filter(|_| *given);
        }
        (self.anchor, self.reason, self.mistakes) = (None, "neutral", 0);
        self.undo.clear();
        self.redo.clear();
        "ok"
    }

    /// The state under the names that scripts rely on.
    pub fn state(&self) -> Value {
        let pair = |place: &Place| json!([place / self.columns, place % self.columns]);
        let target = self.anchor.and_then(|anchor| self.target(anchor));
        let (end, length) = self.chain();
        json!({
            "anchor": self.anchor.as_ref().map(pair),
            "anchorValue": self.anchor.and_then(|anchor| self.values[anchor]),
            "target": target.as_ref().map(|(value, _)| value),
            "legal": target.iter().flat_map(|(_, legal)| legal).map(pair).collect::<Vec<_>>(),
            "chainEnd": end,
            "chainLength": length,
            "reason": self.reason,
            "undo": self.undo.len(),
            "redo": self.redo.len(),
            "mistakes": self.mistakes,
            "filled": self.values.iter().flatten().count(),
        })
    }
}
