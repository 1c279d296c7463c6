//! The techniques of a game, level by level: what each is, a board to try it on, and puzzles to practise it.

use super::{Go, frame::page, maker::Maker};
use crate::{
    hits::Target,
    house::House,
    keys::Press,
    paint::{Canvas, wrap},
};
use parlour_catalog::{Topic, topics};
use parlour_kernel::Message;
use parlour_midend::{Answer, Game, Opening};
use ratatui::layout::Rect;

/// Rows kept below the list for what the technique is.
const LESSON: u16 = 7;

pub(crate) struct Techniques {
    maker: Maker,
    topics: Vec<Topic>,
    at: usize,
    refused: Vec<Message>,
}

/// A row of the list.
enum Row {
    Group(&'static str),
    Topic(usize),
}

impl Techniques {
    pub fn new(game: &'static Game) -> Self {
        Techniques { maker: Maker::new(game), topics: topics(game.id), at: 0, refused: Vec::new() }
    }

    fn rows(&self) -> Vec<Row> {
        let mut rows = Vec::new();
        for (index, topic) in self.topics.iter().enumerate() {
            if index == 0 || self.topics[index - 1].group != topic.group {
                rows.push(Row::Group(topic.group));
            }
            rows.push(Row::Topic(index));
        }
        rows
    }

    pub fn press(&mut self, press: &Press, house: &mut House) -> Go {
        let last = self.topics.len().saturating_sub(1);
        match press.key.as_str() {
            "ArrowUp" | "k" | "BackTab" => self.go(self.at.checked_sub(1).unwrap_or(last)),
            "ArrowDown" | "j" | "Tab" => self.go(if self.at == last { 0 } else { self.at + 1 }),
            "PageUp" => self.go(self.at.saturating_sub(10)),
            "PageDown" => self.go((self.at + 10).min(last)),
            "Home" => self.go(0),
            "End" => self.go(last),
            "Enter" | " " => return self.try_board(house),
            "p" => return self.practise(house),
            "Escape" if self.maker.stop() => {}
            _ if press.leaves() => {
                self.maker.stop();
                return Go::Back;
            }
            _ => {}
        }
        Go::Stay
    }

    pub fn click(&mut self, target: &Target, house: &mut House) -> Go {
        match target {
            Target::Row(index) if *index == self.at => return self.try_board(house),
            Target::Row(index) => self.go(*index),
            _ => {}
        }
        Go::Stay
    }

    fn go(&mut self, to: usize) {
        self.at = to;
        self.refused.clear();
    }

    fn try_board(&mut self, house: &House) -> Go {
        let Some(board) = self.topics.get(self.at).and_then(|topic| topic.board) else { return Go::Stay };
        self.maker.stop();
        let opening = Opening { now: house.now().wall, ..Opening::default() };
        match self.maker.game.bring(board, "", opening) {
            Ok(table) => Go::Play(table),
            Err(error) => {
                self.refused = error.messages();
                Go::Stay
            }
        }
    }

    fn practise(&mut self, house: &mut House) -> Go {
        self.refused.clear();
        let Some(wish) = self.topics.get(self.at).and_then(|topic| topic.wish.clone()) else {
            return Go::Stay;
        };
        match self.maker.make(wish, None, house) {
            None => Go::Stay,
            Some(Ok(table)) => Go::Play(table),
            Some(Err(why)) => {
                self.refused = why;
                Go::Stay
            }
        }
    }

    pub fn awaits(&self, number: u32) -> bool {
        self.maker.awaits(number)
    }

    pub fn answer(&mut self, answer: Answer, house: &mut House) -> Go {
        match self.maker.answer(answer, house) {
            None => Go::Stay,
            Some(Ok(table)) => Go::Play(table),
            Some(Err(why)) => {
                self.refused = why;
                Go::Stay
            }
        }
    }

    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let game = self.maker.game.id;
        let Some(topic) = self.topics.get(self.at) else { return };
        let mut keys = vec![("↑↓", "term.choose")];
        keys.extend(topic.board.map(|_| ("Enter", "ui.topic-try")));
        keys.extend(topic.wish.as_ref().map(|_| ("p", "ui.topic-practise")));
        let inner = page(canvas, area, house, &house.word(&format!("{game}.techniques")), &keys);
        let list = Rect { height: inner.height.saturating_sub(LESSON).max(1), ..inner };
        self.draw_list(canvas, list, house);
        let theme = canvas.theme;
        let mut y = list.bottom();
        canvas.rule(inner, y);
        y += 1;
        let lesson = house.word(&format!("{game}.about-{}", topic.id));
        for line in wrap(&lesson, inner.width) {
            canvas.text(inner.x, y, inner.width, &line, theme.text);
            y += 1;
        }
        let refused: Vec<String> = self.refused.iter().map(|why| house.say(why)).collect();
        let (said, style) = if self.maker.is_busy() {
            (house.word("ui.making"), theme.quiet)
        } else if !refused.is_empty() {
            (refused.join(" "), theme.bad)
        } else if topic.board.is_none() {
            (house.word("ui.topic-no-board"), theme.quiet)
        } else {
            return;
        };
        canvas.text(inner.x, inner.bottom(), inner.width, &said, style);
    }

    fn draw_list(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let (game, theme) = (self.maker.game.id, canvas.theme);
        let rows = self.rows();
        let at = rows.iter().position(|row| matches!(row, Row::Topic(index) if *index == self.at));
        let room = usize::from(area.height);
        let from = at.unwrap_or(0).saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        for (y, row) in (area.y..area.bottom()).zip(&rows[from..]) {
            match row {
                Row::Group(group) => {
                    let name = house.word(&format!("{game}.level-{group}"));
                    canvas.text(area.x, y, area.width, &name, theme.accent);
                }
                Row::Topic(index) => {
                    let chosen = *index == self.at;
                    let name = house.word(&format!("{game}.technique-{}", self.topics[*index].id));
                    canvas.text(area.x + 2, y, 1, if chosen { "▸" } else { " " }, theme.accent);
                    let style = if chosen { theme.strong } else { theme.text };
                    canvas.text(area.x + 4, y, area.width.saturating_sub(4), &name, style);
                    canvas.hit(Rect { y, height: 1, ..area }, Target::Row(*index));
                }
            }
        }
        if from + room < rows.len() {
            canvas.right(area, area.bottom() - 1, "▾", theme.accent);
        }
        if from > 0 {
            canvas.right(area, area.y, "▴", theme.accent);
        }
    }
}
