//! Levels 6 and 7, gateways: a pocket of empty cells with one or two entrances is entered and left only
//! there. The numbers in the entrances must let the rest add up to the size of the pocket.

use super::{
    candidates::{Candidates, Gap, Spot},
    floor::{Colours, Pocket, pockets},
    regions::{Side, grounded, room, technique},
    step::{Step, Why},
    sums::{Item, Weight, adds_up},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// The largest pockets behind two cells that are considered; with colours larger ones are.
const BEHIND_TWO: usize = 8;
const BEHIND_TWO_BY_COLOUR: usize = 24;

/// What is ruled out for the entrances of a pocket.
pub fn gateway(candidates: &Candidates<'_>, colours: Option<&Colours>) -> Option<Step> {
    let gaps = candidates.gaps();
    let behind_two = if colours.is_some() { BEHIND_TWO_BY_COLOUR } else { BEHIND_TWO };
    pockets(candidates, behind_two).find_map(|pocket| {
        let passage = Passage::of(candidates, &gaps, &pocket, colours);
        let out = passage.shut_out();
        let why = Why::Gateway {
            ways_in: pocket.ways_in.clone(),
            size: pocket.region.cells.len(),
            parity: colours.is_some(),
        };
        let step = Step::strike(technique(Technique::Gateway, colours), out, why)?;
        let step = step.at(pocket.ways_in.iter().copied());
        Some(grounded(step, candidates, &gaps, &pocket.region, &pocket.ways_in))
    })
}

/// A pocket and the state of the gaps.
struct Passage<'a> {
    candidates: &'a Candidates<'a>,
    gaps: &'a [Gap],
    ways_in: &'a [Cell],
    room: Weight,
    side: Side,
    /// Every gap as a whole.
    items: Vec<Item>,
    colours: Option<&'a Colours>,
}

impl<'a> Passage<'a> {
    fn of(
        candidates: &'a Candidates<'a>,
        gaps: &'a [Gap],
        pocket: &'a Pocket,
        colours: Option<&'a Colours>,
    ) -> Passage<'a> {
        let side = Side::of(candidates, &pocket.region, &pocket.ways_in);
        Passage {
            candidates,
            gaps,
            ways_in: &pocket.ways_in,
            room: room(&pocket.region, colours),
            items: gaps.iter().map(|gap| side.item(gap.values(), colours)).collect(),
            side,
            colours,
        }
    }

    /// What is ruled out for one entrance, whatever the other holds.
    fn shut_out(&self) -> Vec<Spot> {
        let mut fits: Vec<Spot> = Vec::new();
        let all: Vec<Vec<Spot>> = self.ways_in.iter().map(|cell| self.spots(*cell)).collect();
        match all.as_slice() {
            [only] => fits.extend(only.iter().filter(|spot| self.allows(&[**spot]))),
            [one, other] => {
                let pairs = one.iter().flat_map(|a| other.iter().map(move |b| [*a, *b]));
                for pair in pairs {
                    let news = pair.iter().any(|spot| !fits.contains(spot));
                    if news && self.allows(&pair) {
                        fits.extend(pair);
                    }
                }
            }
            _ => return Vec::new(),
        }
        all.into_iter().flatten().filter(|spot| !fits.contains(spot)).collect()
    }

    fn spots(&self, cell: Cell) -> Vec<Spot> {
        self.candidates.values(cell).map(|value| Spot { value, cell }).collect()
    }

    /// Whether the rest can be split between inside and outside with these numbers in the entrances.
    fn allows(&self, standing: &[Spot]) -> bool {
        if let [a, b] = standing
            && !self.may_stand_together(*a, *b)
        {
            return false;
        }
        let of_gap = |gap: &Gap| standing.iter().any(|spot| gap.contains(spot.value));
        let mut items: Vec<Item> = Vec::new();
        for (gap, item) in self.gaps.iter().zip(&self.items) {
            if of_gap(gap) {
                self.runs(gap, standing, &mut items);
            } else if item.inside {
                items.push(*item);
            } else if !item.outside {
                return false;
            }
        }
        adds_up(&items, self.room)
    }

    fn may_stand_together(&self, a: Spot, b: Spot) -> bool {
        let apart = a.value.number().abs_diff(b.value.number());
        apart > 1 || apart == 1 && self.candidates.board().neighbours(a.cell).contains(&b.cell)
    }

    /// The values of a gap before, between and after those in the entrances.
    fn runs(&self, gap: &Gap, standing: &[Spot], items: &mut Vec<Item>) {
        let mut cuts: Vec<u16> = standing
            .iter()
            .map(|spot| spot.value)
            .filter(|value| gap.contains(*value))
            .map(Value::number)
            .collect();
        cuts.sort_unstable();
        let mut from = gap.first.number();
        for to in cuts.into_iter().chain([gap.last.number() + 1]) {
            if from < to {
                items.push(self.side.item((from..to).filter_map(Value::new), self.colours));
            }
            from = to + 1;
        }
    }
}
