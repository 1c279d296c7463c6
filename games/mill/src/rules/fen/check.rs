//! From a [`Fen`] to a position that a game can start from, or everything that speaks against it.

use super::{Extension, Fen, Marker, MarkerKind};
use crate::rules::{
    EndReason, Options, Phase, Point, PointSet, Position, Relief, Side,
    captures::{Captures, Targets},
    variants::stalemate,
};
use parlour_kernel::{Fault, Message};

/// The number under which all markers have their name.
const MARKERS: usize = 18;

/// What keeps a game from starting from a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "field names say what they hold")]
#[non_exhaustive]
pub enum FenFlaw {
    /// Fewer fields than a FEN has.
    Fields { written: usize },
    /// A piece of the text that cannot be read.
    Unread {
        /// What is wrong with it.
        code: &'static str,
        /// In which field, from 1; markers are counted on.
        field: usize,
        /// Where it begins, from 1.
        column: usize,
        found: String,
    },
    /// A count of stones differs from the board.
    OnBoard {
        /// Whose stones.
        side: Side,
        written: i64,
        /// As drawn.
        found: u8,
    },
    /// A number of stones or removals that no game has.
    Count {
        /// The number.
        written: i64,
    },
    /// A target without a stone of the opponent.
    Target {
        /// The marker's letter.
        marker: &'static str,
        point: Point,
    },
    /// A marker for the side that is not to move.
    MarkerSide {
        /// The marker's letter.
        marker: &'static str,
        /// The side it names.
        side: Side,
    },
    /// Targets, but no removal is owed.
    MarkerOwed {
        /// The marker's letter.
        marker: &'static str,
    },
    /// A quota outside 0 to 2, or above the number of targets.
    Quota {
        /// The marker's letter.
        marker: &'static str,
        written: i64,
        /// How many targets there are.
        targets: u8,
    },
    /// The same marker twice.
    Twice {
        /// The marker's letter.
        marker: &'static str,
    },
    /// Removals owed, but the action is not `r`.
    OwedAction {
        /// The action.
        action: char,
    },
    /// Removals owed to the side that is not to move only.
    OwedSide,
    /// A stone on a point that the board lacks.
    Closed {
        /// The point.
        point: Point,
    },
}

impl Fault for FenFlaw {
    fn code(&self) -> &'static str {
        match self {
            FenFlaw::Fields { .. } => "fen-fields",
            FenFlaw::Unread { code, .. } => code,
            FenFlaw::OnBoard { .. } => "fen-on-board",
            FenFlaw::Count { .. } => "fen-count",
            FenFlaw::Target { .. } => "fen-target",
            FenFlaw::MarkerSide { .. } => "fen-marker-side",
            FenFlaw::MarkerOwed { .. } => "fen-marker-owed",
            FenFlaw::Quota { .. } => "fen-quota",
            FenFlaw::Twice { .. } => "fen-twice",
            FenFlaw::OwedAction { .. } => "fen-owed-action",
            FenFlaw::OwedSide => "fen-owed-side",
            FenFlaw::Closed { .. } => "fen-closed",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(format!("mill.{}", self.code()));
        let named = |message: Message, side: &Side| {
            message.message(
                "side",
                Message::new(format!("mill.{}", if *side == Side::White { "white" } else { "black" })),
            )
        };
        match self {
            FenFlaw::Fields { written } => message.int("written", count(*written)),
            FenFlaw::Unread { field, column, found, .. } => {
                let name = Message::new(format!("mill.fen-field-{}", field.min(&MARKERS)));
                let place = Message::new("mill.fen-at").int("field", count(*field)).message("name", name);
                message.message("at", place.int("column", count(*column))).text("found", found.as_str())
            }
            FenFlaw::OnBoard { side, written, found } => {
                named(message, side).int("written", *written).int("found", *found)
            }
            FenFlaw::Count { written } => message.int("written", *written),
            FenFlaw::Target { marker, point } => message.text("marker", *marker).text("point", point.name()),
            FenFlaw::MarkerSide { marker, side } => named(message, side).text("marker", *marker),
            FenFlaw::MarkerOwed { marker } | FenFlaw::Twice { marker } => message.text("marker", *marker),
            FenFlaw::Quota { marker, written, targets } => {
                message.text("marker", *marker).int("written", *written).int("targets", *targets)
            }
            FenFlaw::OwedAction { action } => message.text("action", action.to_string()),
            FenFlaw::OwedSide => message,
            FenFlaw::Closed { point } => message.text("point", point.name()),
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Fen {
    /// The position a game starts from.
    ///
    /// # Errors
    /// Everything that is inconsistent, at once.
    pub fn check(&self, options: &Options) -> Result<Position, Vec<FenFlaw>> {
        let mut flaws = self.count_flaws();
        let stones = self.stones[0].or(self.stones[1]);
        flaws.extend(stones.and(options.closed()).iter().map(|point| FenFlaw::Closed { point }));
        if self.action != 'r' && self.owed != [0; 2] {
            flaws.push(FenFlaw::OwedAction { action: self.action });
        }
        let owed = self.owed_as_read();
        let us = self.side.index();
        if owed[us] == 0 && owed[1 - us] != 0 {
            flaws.push(FenFlaw::OwedSide);
        }
        for (place, marker) in self.markers().enumerate() {
            if self.markers().take(place).any(|earlier| earlier.kind == marker.kind) {
                flaws.push(FenFlaw::Twice { marker: marker.kind.letter() });
            }
            for side in Side::BOTH {
                self.marker_flaws(marker, side, owed, &mut flaws);
            }
        }
        if flaws.is_empty() { Ok(self.position(owed, options)) } else { Err(flaws) }
    }

    fn markers(&self) -> impl Iterator<Item = &Marker> {
        self.extensions.iter().filter_map(|token| match token {
            Extension::Captures(marker) => Some(marker),
            _ => None,
        })
    }

    /// Action `r` with nothing owed and no quotas stands for one removal.
    fn owed_as_read(&self) -> [i64; 2] {
        let quotas = self.markers().any(|marker| marker.sides.iter().any(|side| side.quota != 0));
        let mut owed = self.owed;
        if self.action == 'r' && owed == [0; 2] && !quotas {
            owed[self.side.index()] = 1;
        }
        owed
    }

    fn count_flaws(&self) -> Vec<FenFlaw> {
        let mut flaws = Vec::new();
        for side in Side::BOTH {
            let (written, found) = (self.on_board[side.index()], self.stones[side.index()].count());
            if written != i64::from(found) {
                flaws.push(FenFlaw::OnBoard { side, written, found });
            }
        }
        let most = i64::from(Point::COUNT);
        let hands = self.hand.iter().filter(|hand| !(0..=most).contains(*hand));
        let owed = self.owed.iter().filter(|owed| !(-most..=most).contains(*owed));
        flaws.extend(hands.chain(owed).map(|written| FenFlaw::Count { written: *written }));
        flaws
    }

    fn marker_flaws(&self, marker: &Marker, side: Side, owed: [i64; 2], flaws: &mut Vec<FenFlaw>) {
        let (part, letter) = (marker.side(side), marker.kind.letter());
        let theirs = self.stones[side.other().index()];
        let strangers = part.targets.iter().filter(|point| !theirs.has(**point));
        flaws.extend(strangers.map(|point| FenFlaw::Target { marker: letter, point: *point }));
        let targets = part.targets.iter().copied().collect::<PointSet>().count();
        if !(0..=2).contains(&part.quota) || part.quota > i64::from(targets) {
            flaws.push(FenFlaw::Quota { marker: letter, written: part.quota, targets });
        }
        if part.targets.is_empty() {
            return;
        }
        if side != self.side {
            flaws.push(FenFlaw::MarkerSide { marker: letter, side });
        } else if owed[side.index()] <= 0 {
            flaws.push(FenFlaw::MarkerOwed { marker: letter });
        }
    }

    /// The position, if it is consistent; the game may be over at once.
    fn position(&self, owed: [i64; 2], options: &Options) -> Position {
        let hand = self.hand.map(|hand| u8::try_from(hand).unwrap_or(0));
        let mut position = Position {
            stones: self.stones,
            marked: self.marked.or(options.closed()),
            used: if options.one_time_use_mill {
                self.dialect.sets(self.mills)
            } else {
                [PointSet::EMPTY; 2]
            },
            hand,
            owed: owed.map(|owed| owed as i8),
            side: self.side,
            phase: if hand[self.side.index()] > 0 { Phase::Placing } else { Phase::Moving },
            last_mill: self.mill_moves,
            halfmove: u16::try_from(self.halfmove).unwrap_or(u16::MAX),
            fullmove: u16::try_from(self.fullmove).unwrap_or(u16::MAX),
            ..Position::start(options)
        };
        match self.phase {
            // A side that removes is still in the phase that earned it the removal.
            'p' | 'r' if position.removes() => position.phase = Phase::Placing,
            'm' if position.removes() => position.phase = Phase::Moving,
            'r' if position.phase == Phase::Placing => position.phase = Phase::Ready,
            _ => {}
        }
        self.add_captures(&mut position, options);
        self.end_at_once(&mut position, options);
        position
    }

    fn add_captures(&self, position: &mut Position, options: &Options) {
        for token in &self.extensions {
            match token {
                Extension::Preferred(point) => position.preferred = Some(*point),
                Extension::Relief(1) => position.relief = Relief::ThenMove,
                Extension::Relief(_) => position.relief = Relief::Both,
                Extension::Nodes => {}
                Extension::Captures(marker) => {
                    let part = marker.side(self.side);
                    let targets = Targets {
                        points: part.targets.iter().copied().collect(),
                        quota: u8::try_from(part.quota).unwrap_or(0),
                    };
                    let captures = &mut position.captures;
                    match marker.kind {
                        MarkerKind::Custodian => captures.custodian = targets,
                        MarkerKind::Intervention => captures.intervention = targets,
                        MarkerKind::Leap => captures.leap = targets,
                    }
                }
            }
        }
        if !position.removes() {
            position.captures = Captures::NONE;
            position.relief = Relief::None;
        } else if position.relief != Relief::None {
            position.adjacent_only = true;
        } else if position.captures.targets().is_empty() {
            if position.phase == Phase::Moving {
                stalemate::judge_owed(position, options);
            }
            let owed = position.owed(position.side);
            if owed > 0 && !position.adjacent_only {
                position.captures = Captures::of_mill(owed.unsigned_abs());
            }
        }
    }

    /// The usual test for the end of a game.
    fn end_at_once(&self, position: &mut Position, options: &Options) {
        let few =
            [self.side, self.side.other()].into_iter().find(|side| position.has_too_few(*side, options));
        if let Some(loser) = few {
            position.finish(Some(loser.other()), EndReason::TooFew);
        } else if position.removes() {
            if position.removable(options).is_empty() {
                position.owed[position.side.index()] = 0;
                position.end_turn(false, options);
            }
        } else if position.ending.is_none() && position.is_blocked(options) {
            stalemate::blocked(position, options);
        }
        if self.phase == 'o' && position.ending.is_none() {
            position.finish(None, EndReason::Unknown);
        }
    }
}
