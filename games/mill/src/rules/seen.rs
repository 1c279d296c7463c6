//! What a player sees of a game, which is everything, and how scripts see it.

use crate::rules::{CaptureState, Mill, OptionName, Options, Phase, Point, Side};
use serde::{Serialize, Serializer, ser::SerializeMap};
use std::ops::Deref;

/// The state itself: everything is visible. Serialises under the field names that scripts rely on.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a>(pub(super) &'a Mill);

impl Deref for Seen<'_> {
    type Target = Mill;

    fn deref(&self) -> &Mill {
        self.0
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Printed<'a> {
    board: Stones<'a>,
    active_player: Side,
    phase: Phase,
    rule_config: RuleConfig<'a>,
    piece_to_remove_count: u8,
    removes_own: bool,
    capture_state: CaptureState,
    hand: [u8; 2],
    on_board: [u8; 2],
    history: Vec<String>,
    fen: String,
}

impl Serialize for Seen<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = self.board();
        let owed = position.owed(position.side());
        Printed {
            board: Stones(self),
            active_player: position.side(),
            phase: position.phase(),
            rule_config: RuleConfig(self.options()),
            piece_to_remove_count: owed.unsigned_abs(),
            removes_own: owed < 0,
            capture_state: self.capture_state(),
            hand: Side::BOTH.map(|side| position.hand(side)),
            on_board: Side::BOTH.map(|side| position.on_board(side)),
            history: self.history().iter().map(|done| done.action.to_string()).collect(),
            fen: self.fen().to_string(),
        }
        .serialize(serializer)
    }
}

/// Points that are not empty, by name.
struct Stones<'a>(&'a Mill);

impl Serialize for Stones<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let position = self.0.board();
        let mut points: Vec<Point> = position.empty().complement().iter().collect();
        points.sort_unstable();
        let piece = |point: Point| match () {
            () if position.stones(Side::White).has(point) => "white",
            () if position.stones(Side::Black).has(point) => "black",
            () => "marked",
        };
        serializer.collect_map(points.into_iter().map(|point| (point.name(), piece(point))))
    }
}

/// Every option by name, some of them also by other names.
struct RuleConfig<'a>(&'a Options);

impl Serialize for RuleConfig<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for name in OptionName::all() {
            let value = self.0.get(name);
            map.serialize_key(&name.word())?;
            match name {
                OptionName::Captures => map.serialize_value(&name.written(value))?,
                _ if name.is_switch() => map.serialize_value(&(value != 0))?,
                _ => map.serialize_value(&value)?,
            }
        }
        map.serialize_entry("hasCustodianRule", &self.0.custodian.enabled)?;
        map.serialize_entry("hasInterventionRule", &self.0.intervention.enabled)?;
        let lines = if self.0.has_diagonal_lines { "diagonal" } else { "standard" };
        map.serialize_entry("millFormationRule", lines)?;
        map.end()
    }
}
