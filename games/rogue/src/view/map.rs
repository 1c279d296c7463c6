//! The map as glyphs: what the hero sees, remembers and senses.

use crate::{
    known::odds::{by_foe, by_hero},
    rules::{Cell, Class, Foe, Seen, Terrain, Thing},
};
use parlour_scene::{Glyph, GlyphInk, Sight};

pub(super) fn cells(seen: &Seen<'_>) -> Vec<Glyph> {
    let mut cells: Vec<Glyph> = Cell::all().map(|cell| ground(seen, cell)).collect();
    for foe in seen.foes() {
        cells[foe.cell.index()] = somebody(seen, &foe);
    }
    let hero = &mut cells[seen.hero().index()];
    *hero = Glyph { sign: '@', ink: GlyphInk::Own, sight: Sight::Lit(100), strong: true };
    cells
}

fn ground(seen: &Seen<'_>, cell: Cell) -> Glyph {
    let terrain = seen.terrain(cell);
    if terrain == Terrain::Unknown && seen.thing(cell).is_none() {
        return Glyph::UNKNOWN;
    }
    let in_view = seen.sees(cell);
    let sight = if in_view { Sight::Lit(light(seen, cell)) } else { Sight::Remembered };
    match seen.thing(cell) {
        Some(thing) => {
            let (sign, ink) = lying(thing);
            Glyph { sign, ink, sight, strong: in_view }
        }
        None => Glyph { sign: sign(terrain), ink: ink(terrain), sight, strong: false },
    }
}

fn somebody(seen: &Seen<'_>, foe: &Foe) -> Glyph {
    let letter = foe.species.letter();
    if !foe.in_view {
        // Lower-case letters mean nothing else on the map.
        let sign = letter.to_ascii_lowercase();
        return Glyph { sign, ink: GlyphInk::Strong, sight: Sight::Remembered, strong: false };
    }
    let sight = Sight::Lit(light(seen, foe.cell));
    Glyph { sign: letter, ink: danger(seen, foe), sight, strong: true }
}

/// How a monster is coloured: by what a fight to the end would cost.
fn danger(seen: &Seen<'_>, foe: &Foe) -> GlyphInk {
    let vitals = seen.vitals();
    let (ours, theirs) = (by_hero(&vitals, foe), by_foe(&vitals, foe));
    let Some(lasts) = theirs.turns else { return GlyphInk::Weak };
    match ours.turns {
        Some(needs) if needs * 3 <= lasts => GlyphInk::Weak,
        Some(needs) if needs * 5 <= lasts * 4 => GlyphInk::Strong,
        _ => GlyphInk::Deadly,
    }
}

/// Light fades with the distance from the hero, down to that of a lit room.
fn light(seen: &Seen<'_>, cell: Cell) -> u8 {
    let (dx, dy) = seen.hero().apart(cell);
    let apart = (100 * (dx * dx + dy * dy).unsigned_abs()).isqrt() * 10;
    let reach = 100 * (u32::from(seen.vitals().radius) + 1);
    let lost = (60 * apart / reach.max(1)).min(60);
    u8::try_from(100 - lost).unwrap_or(40)
}

/// Corridors are drawn like floor; the walls distinguish them, with and without colours.
pub(super) fn sign(terrain: Terrain) -> char {
    if terrain == Terrain::Corridor { '.' } else { terrain.glyph() }
}

fn ink(terrain: Terrain) -> GlyphInk {
    match terrain {
        Terrain::Wall | Terrain::SecretDoor | Terrain::SecretCorridor => GlyphInk::Wall,
        Terrain::Unknown | Terrain::Floor | Terrain::Corridor => GlyphInk::Ground,
        Terrain::OpenDoor
        | Terrain::ClosedDoor
        | Terrain::LockedDoor
        | Terrain::BrokenDoor
        | Terrain::Archway => GlyphInk::Door,
        Terrain::StairsUp | Terrain::StairsDown => GlyphInk::Exit,
        Terrain::Trap => GlyphInk::Hazard,
    }
}

fn lying(thing: Thing) -> (char, GlyphInk) {
    match thing {
        Thing::Gold => ('$', GlyphInk::Riches),
        Thing::Item(class) => {
            let ink = match class {
                Class::Amulet | Class::Artifact => GlyphInk::Riches,
                class if class.is_magic() => GlyphInk::Magic,
                _ => GlyphInk::Tool,
            };
            (class.glyph(), ink)
        }
    }
}
