//! Levels 6 and 7, region size: the numbers of a gap stay together, so what goes into a region of empty cells
//! must add up to its size and, on boards without diagonals, to its dark and light cells.

use super::{
    candidates::{Candidates, Gap, Spot},
    floor::{Colours, Region, regions},
    step::{Step, Why},
    sums::{Item, MOST, Weight, adds_up},
    technique::Technique,
};
use crate::rules::{Cell, Value};

/// The cells of larger regions are not highlighted one by one.
const MOST_SHOWN: usize = 12;

/// The gaps that must go into a region, or cannot, for its size and, where given, its colours.
pub fn region_size(candidates: &Candidates<'_>, colours: Option<&Colours>) -> Option<Step> {
    let regions = regions(candidates);
    if regions.len() < 2 {
        return None;
    }
    let gaps = candidates.gaps();
    regions.iter().filter(|region| region.cells.len() <= MOST).find_map(|region| {
        let side = Side::of(candidates, region, &[]);
        let items: Vec<Item> = gaps.iter().map(|gap| side.item(gap.values(), colours)).collect();
        let room = room(region, colours);
        let mut possible = gaps.iter().enumerate().filter(|(at, _)| items[*at].inside);
        possible.find_map(|(at, gap)| {
            let with = |inside: bool, outside: bool| {
                let mut items = items.clone();
                items[at] = Item { inside, outside, ..items[at] };
                adds_up(&items, room)
            };
            let is_in = with(true, false);
            let is_out = items[at].outside && with(false, true);
            // It fits neither way: everything is ruled out, and the contradiction shows.
            let gone = |cell: &Cell| if region.has(*cell) { !is_in } else { !is_out };
            let spots = |value: Value| {
                let gone = candidates.places(value).filter(gone);
                gone.map(move |cell| Spot { value, cell }).collect::<Vec<_>>()
            };
            let out = gap.values().flat_map(spots).collect();
            let why =
                Why::Region { gap: *gap, size: region.cells.len(), inside: is_in, parity: colours.is_some() };
            let step = Step::strike(technique(Technique::RegionSize, colours), out, why)?;
            Some(grounded(step, candidates, &gaps, region, &[]))
        })
    })
}

/// With colours it counts as another technique.
pub(super) fn technique(plain: Technique, colours: Option<&Colours>) -> Technique {
    if colours.is_some() { Technique::RegionParity } else { plain }
}

/// The size of a region and its colours.
pub(super) fn room(region: &Region, colours: Option<&Colours>) -> Weight {
    let more = colours.map_or(0, |colours| region.cells.iter().map(|cell| colours.of_cell(*cell)).sum());
    Weight { size: region.cells.len() as u16, more }
}

/// Which values can go into a region, and which elsewhere.
pub(super) struct Side {
    inside: Vec<bool>,
    outside: Vec<bool>,
}

impl Side {
    /// The cells in between belong to neither.
    pub fn of(candidates: &Candidates<'_>, region: &Region, between: &[Cell]) -> Side {
        let count = |cells: &[Cell]| {
            let mut count = vec![0; candidates.cells().len() + 1];
            for value in cells.iter().flat_map(|cell| candidates.values(*cell)) {
                count[usize::from(value.number())] += 1;
            }
            count
        };
        let (inside, between) = (count(&region.cells), count(between));
        let mut outside = vec![false; inside.len()];
        for value in candidates.all_values() {
            let at = usize::from(value.number());
            outside[at] = candidates.place_count(value) > inside[at] + between[at];
        }
        Side { inside: inside.iter().map(|count| *count > 0).collect(), outside }
    }

    /// Values that are all inside or all outside.
    pub fn item(&self, values: impl Iterator<Item = Value>, colours: Option<&Colours>) -> Item {
        let mut item = Item { weight: Weight::default(), inside: true, outside: true };
        for value in values {
            let at = usize::from(value.number());
            item.inside &= self.inside[at];
            item.outside &= self.outside[at];
            item.weight.size += 1;
            item.weight.more += colours.map_or(0, |_| Colours::of_value(value));
        }
        item
    }
}

/// A step about a region, with what it depends on.
pub(super) fn grounded(
    step: Step,
    candidates: &Candidates<'_>,
    gaps: &[Gap],
    region: &Region,
    between: &[Cell],
) -> Step {
    let needs = gaps.iter().flat_map(|gap| excluded(candidates, gap, region, between));
    let around = region.cells.iter().flat_map(|cell| candidates.board().neighbours(*cell));
    let border = around.copied().filter(|cell| !candidates.is_free(*cell));
    let shown = region.cells.iter().filter(|_| region.cells.len() <= MOST_SHOWN);
    step.at(shown.copied()).needing(needs).leaning(candidates, border)
}

/// The eliminations that keep a gap out of a region or inside it; empty if the board alone shows it.
fn excluded(candidates: &Candidates<'_>, gap: &Gap, region: &Region, between: &[Cell]) -> Vec<Spot> {
    let mut out = Vec::new();
    let mut note = |within: &dyn Fn(Cell) -> bool| {
        let touches = gap.ends().all(|end| candidates.free_beside(end).any(within));
        let shut_out = |value: &Value| !candidates.places(*value).any(within);
        if let Some(value) = gap.values().find(shut_out).filter(|_| touches) {
            let spots = candidates.free().filter(|cell| within(*cell)).map(|cell| Spot { value, cell });
            out.extend(spots.filter(|spot| candidates.is_struck(*spot)));
        }
    };
    if usize::from(gap.length()) <= region.cells.len() {
        note(&|cell| region.has(cell));
    }
    note(&|cell| !region.has(cell) && !between.contains(&cell));
    out
}
