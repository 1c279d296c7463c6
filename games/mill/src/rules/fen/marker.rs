//! The tokens after the 17 fields: `c: i: l:` with quotas and targets, `p:`, `s:` and the dialect.

use super::Dialect;
use crate::rules::{Point, Side};
use std::fmt::Write as _;

/// Which rule a marker belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkerKind {
    /// `c:`
    Custodian,
    /// `i:`
    Intervention,
    /// `l:`
    Leap,
}

impl MarkerKind {
    pub(super) const ALL: [(MarkerKind, &'static str); 3] =
        [(MarkerKind::Custodian, "c"), (MarkerKind::Intervention, "i"), (MarkerKind::Leap, "l")];

    /// The letter of the marker.
    pub fn letter(self) -> &'static str {
        MarkerKind::ALL.into_iter().find(|(kind, _)| *kind == self).map_or("", |(_, letter)| letter)
    }
}

/// What one side may capture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "field names say what they hold")]
pub struct MarkerSide {
    pub quota: i64,
    /// Which, in the order written.
    pub targets: Vec<Point>,
}

/// One marker of captures, White's part first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marker {
    /// Its rule.
    pub kind: MarkerKind,
    /// What each side may capture.
    pub sides: [MarkerSide; 2],
}

/// A token after the 17 fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Extension {
    /// `c:`, `i:` or `l:`.
    Captures(Marker),
    /// `p:`, the target a player prefers.
    Preferred(Point),
    /// `s:1` or `s:2`, a removal because of stalemate under way.
    Relief(u8),
    /// `ids:nodes`.
    Nodes,
}

impl Extension {
    /// Reads a token; `None` if it is not one.
    pub(super) fn read(token: &str, dialect: Dialect) -> Option<Extension> {
        if token == "ids:nodes" {
            return Some(Extension::Nodes);
        }
        let (name, value) = token.split_once(':')?;
        let point = |text: &str| dialect.point(number(text)?);
        match name {
            "p" => point(value).map(Extension::Preferred),
            "s" => match value {
                "1" => Some(Extension::Relief(1)),
                "2" => Some(Extension::Relief(2)),
                _ => None,
            },
            _ => {
                let (kind, _) = MarkerKind::ALL.into_iter().find(|(_, letter)| *letter == name)?;
                let (white, black) = value.split_once('|')?;
                let sides =
                    [side(white.strip_prefix("w-")?, &point)?, side(black.strip_prefix("b-")?, &point)?];
                Some(Extension::Captures(Marker { kind, sides }))
            }
        }
    }

    pub(super) fn write(&self, dialect: Dialect, out: &mut String) {
        let _ = match self {
            Extension::Nodes => write!(out, " ids:nodes"),
            Extension::Preferred(point) => write!(out, " p:{}", dialect.number(*point)),
            Extension::Relief(number) => write!(out, " s:{number}"),
            Extension::Captures(marker) => {
                let [white, black] = marker.sides.each_ref().map(|side| {
                    let targets: Vec<String> =
                        side.targets.iter().map(|point| dialect.number(*point).to_string()).collect();
                    format!("{}-{}", side.quota, targets.join("."))
                });
                write!(out, " {}:w-{white}|b-{black}", marker.kind.letter())
            }
        };
    }
}

impl Marker {
    /// The part of a side.
    pub fn side(&self, side: Side) -> &MarkerSide {
        &self.sides[side.index()]
    }
}

fn side(text: &str, point: &impl Fn(&str) -> Option<Point>) -> Option<MarkerSide> {
    let (quota, targets) = text.split_once('-')?;
    let targets = if targets.is_empty() { Some(Vec::new()) } else { targets.split('.').map(point).collect() };
    Some(MarkerSide { quota: number(quota)?, targets: targets? })
}

/// A number written as we write it: no plus sign, no leading zeros.
pub(super) fn number(text: &str) -> Option<i64> {
    text.parse::<i64>().ok().filter(|number| number.to_string() == text)
}
