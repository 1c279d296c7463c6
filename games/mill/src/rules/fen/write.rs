//! From a [`Fen`] to text, and from a position to its [`Fen`].

use super::{Dialect, Extension, Fen, Marker, MarkerKind, MarkerSide};
use crate::rules::{
    Line, Options, Phase, Point, PointSet, Position, Relief, Semantics, Side,
    captures::{Targets, lines_of_targets},
};
use std::fmt;

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |point: Point| match () {
            () if self.stones[0].has(point) => 'O',
            () if self.stones[1].has(point) => '@',
            () if self.marked.has(point) => 'X',
            () => '*',
        };
        let letters: Vec<char> = Point::all().map(letter).collect();
        let rings: Vec<String> = letters.chunks(8).map(|ring| ring.iter().collect()).collect();
        let side = if self.side == Side::White { 'w' } else { 'b' };
        write!(f, "{} {side} {} {}", rings.join("/"), self.phase, self.action)?;
        for i in 0..2 {
            write!(f, " {} {}", self.on_board[i], self.hand[i])?;
        }
        write!(f, " {} {}", self.owed[0], self.owed[1])?;
        for point in self.mill_moves.as_flattened() {
            write!(f, " {}", point.map_or(self.dialect.none(), |point| self.dialect.number(point)))?;
        }
        write!(f, " {} {} {}", self.mills, self.halfmove, self.fullmove)?;
        let mut tokens = String::new();
        self.extensions.iter().for_each(|token| token.write(self.dialect, &mut tokens));
        f.write_str(&tokens)
    }
}

impl Fen {
    /// A position as text. A pending mill beside captures, and the rule that was chosen, cannot be written.
    pub fn of(position: &Position, options: &Options, dialect: Dialect) -> Fen {
        let action = match position.phase() {
            Phase::GameOver => '?',
            _ if position.removes() => 'r',
            Phase::Moving => 's',
            Phase::Placing | Phase::Ready => 'p',
        };
        let used = if options.one_time_use_mill { position.used } else { [PointSet::EMPTY; 2] };
        Fen {
            stones: position.stones,
            marked: position.marked,
            side: position.side,
            phase: match position.phase() {
                Phase::Ready => 'r',
                Phase::Placing => 'p',
                Phase::Moving => 'm',
                Phase::GameOver => 'o',
            },
            action,
            on_board: position.stones.map(|stones| i64::from(stones.count())),
            hand: position.hand.map(i64::from),
            owed: position.owed.map(i64::from),
            mill_moves: position.last_mill,
            mills: dialect.masks(used),
            halfmove: position.halfmove.into(),
            fullmove: position.fullmove.into(),
            extensions: extensions(position, options, dialect),
            dialect,
        }
    }
}

fn extensions(position: &Position, options: &Options, dialect: Dialect) -> Vec<Extension> {
    let captures = &position.captures;
    let mut tokens = Vec::new();
    let all = [
        (MarkerKind::Custodian, captures.custodian),
        (MarkerKind::Intervention, captures.intervention),
        (MarkerKind::Leap, captures.leap),
    ];
    for (kind, targets) in all {
        if targets == Targets::NONE {
            continue;
        }
        let by_line = kind == MarkerKind::Intervention && options.captures == Semantics::Spec;
        let own = position.stones(position.side);
        let mut sides = [MarkerSide::default(), MarkerSide::default()];
        sides[position.side.index()] = MarkerSide {
            quota: targets.quota.into(),
            targets: if by_line {
                line_by_line(targets.points, own)
            } else {
                targets.points.iter().collect()
            },
        };
        tokens.push(Extension::Captures(Marker { kind, sides }));
    }
    tokens.extend(position.preferred.map(Extension::Preferred));
    match position.relief {
        Relief::None => {}
        Relief::ThenMove => tokens.push(Extension::Relief(1)),
        Relief::Both => tokens.push(Extension::Relief(2)),
    }
    if dialect == Dialect::Nodes {
        tokens.push(Extension::Nodes);
    }
    tokens
}

/// Both ends of each line, then what belongs to no line.
fn line_by_line(targets: PointSet, own: PointSet) -> Vec<Point> {
    let mut listed: Vec<Point> = lines_of_targets(targets, own).flat_map(Line::ends).collect();
    let paired: PointSet = listed.iter().copied().collect();
    listed.extend(targets.without(paired));
    listed
}
