//! The judge at the table: entries compared with the solution, asked for or after every step.

use super::Table;
use crate::{
    house::House,
    think::{About, Said},
};
use kernel::Message;
use scene::{Card, Setting};

impl Table {
    /// Has the entries compared with the solution.
    pub(super) fn judge(&mut self, house: &mut House) {
        self.ask(About::Judge { asked: true }, house);
    }

    /// After a step: compares where the player wants every entry compared, and forgets what was
    /// said of the board before it.
    pub(super) fn judge_at_once(&mut self, house: &mut House) {
        let card = self.game.card();
        if card.judged && self.game.setting(Card::JUDGE_AT_ONCE) == Setting::ON {
            self.ask(About::Judge { asked: false }, house);
        } else {
            self.wrong.clear();
        }
    }

    /// The judge's word. One that nobody asked for tells only of mistakes.
    pub(super) fn judged(&mut self, asked: bool, said: Option<Said>) {
        match said {
            Some(Said::Verdict(verdict)) => {
                if asked || !verdict.cells.is_empty() {
                    self.tell([verdict.text]);
                }
                self.wrong = verdict.cells;
            }
            Some(Said::Refused(why)) if asked => self.tell([why]),
            _ if asked => self.tell([Message::new("term.no-verdict")]),
            _ => {}
        }
    }
}
