//! Holding a cell down: after a moment it does what the game defines for that, usually removing what is
//! there. A ring beside the cell fills up meanwhile.

use super::Table;
use crate::house::House;
use parlour_scene::{Board, Input};
use std::time::Duration;

/// Shorter presses show no ring.
const SHORT: Duration = Duration::from_millis(150);
/// How long the ring takes after that.
const RING: Duration = Duration::from_millis(500);
/// How often the ring is redrawn.
pub(super) const BEAT: Duration = Duration::from_millis(40);
const RINGS: [&str; 4] = ["○", "◔", "◑", "◕"];

pub(super) struct Hold {
    cell: u16,
    since: Duration,
}

impl Table {
    /// Starts holding a cell. Holding must not undo what the press itself did.
    pub(super) fn touch(&mut self, cell: u16, house: &mut House) {
        let stood = match &self.scene.board {
            Board::Grid(board) => board.cells.get(usize::from(cell)).filter(|cell| !cell.given),
            Board::Tiles(_) | Board::Points(_) | Board::Glyphs(_) => None,
        };
        let stood = stood.is_some_and(|cell| cell.value.is_some());
        let before = self.game().log().records().len();
        self.input(&Input::Pick(cell), house);
        let acted = self.game().log().records().len() > before;
        if self.refused.is_none() && (stood || !acted) {
            self.hold = Some(Hold { cell, since: house.now().running });
        }
    }

    pub fn release(&mut self) {
        self.hold = None;
    }

    pub(super) fn held_long_enough(&mut self, house: &mut House) {
        let now = house.now().running;
        if let Some(hold) = self.hold.take_if(|hold| now >= hold.since + SHORT + RING) {
            self.input(&Input::Hold(hold.cell), house);
        }
    }

    /// The cell being held, with its ring as far as it has come.
    pub(super) fn ring(&self, house: &House) -> Option<(u16, &'static str)> {
        let hold = self.hold.as_ref()?;
        let filling = house.now().running.checked_sub(hold.since + SHORT)?;
        let part = filling.as_millis() * RINGS.len() as u128 / RING.as_millis();
        Some((hold.cell, RINGS[(part as usize).min(RINGS.len() - 1)]))
    }
}
