//! Fills a level: stairs, traps, monsters, items, gold, the Amulet.

use crate::rules::{
    bestiary::{self, Species},
    cell::Cell,
    dice::{Dice, between, percent},
    item::Item,
    item_kinds::Class,
    level::{Level, Terrain, Trap, TrapKind},
    monster::{Monster, Mood},
    setup::Options,
};
use parlour_kernel::Rng;

/// One level in this many has a treasure room, in the style of Rogue.
const TREASURES: u32 = 20;

/// Fills a level whose rooms are drawn.
pub fn fill(level: &mut Level, options: &Options) {
    let depth = level.depth;
    let (first, last) = (level.rooms[0], level.rooms[level.rooms.len() - 1]);
    let deepest = depth == options.levels;
    place_traps(level, [first.centre(), last.centre()]);
    if depth > 1 {
        level.stairs_up = Some(first.centre());
        level.terrain.set(first.centre(), Terrain::StairsUp);
    }
    if !deepest {
        level.stairs_down = Some(last.centre());
        level.terrain.set(last.centre(), Terrain::StairsDown);
    }
    for _ in 0..monster_count(depth) {
        add_monster(level, |rng| draw_species(rng, depth, options.levels));
    }
    for number in 0..between(&mut level.rng, 5, 8) as u32 {
        let item = Item::found(u32::from(depth) << 16 | number, depth, &mut level.rng);
        if let Some(cell) = floor(level, 1) {
            level.put(item, cell);
        }
    }
    for _ in 0..between(&mut level.rng, 3, 9) {
        let amount = pile(&mut level.rng, depth);
        if let Some(cell) = floor(level, 0) {
            level.put_gold(cell, amount);
        }
    }
    if options.boxes && level.rng.below(TREASURES) == 0 {
        fill_treasury(level, options);
    }
    if deepest {
        let cells: Vec<Cell> = last.cells().filter(|cell| level.things.at(*cell) == 0).collect();
        let drawn = (!cells.is_empty()).then(|| cells[level.rng.below(cells.len() as u32) as usize]);
        let amulet = Item::new(u32::from(depth) << 16 | 0xff, Class::Amulet, 0);
        level.put(amulet, drawn.unwrap_or(last.centre()));
    }
}

/// Fills a treasure room with items, and with mean monsters of the next level to guard them.
fn fill_treasury(level: &mut Level, options: &Options) {
    let depth = level.depth;
    let room = level.rooms[1 + level.rng.below(level.rooms.len() as u32 - 1) as usize];
    let things = between(&mut level.rng, 2, 10);
    let keepers = between(&mut level.rng, 2, 10).max(things + 2);
    let mut cells: Vec<Cell> =
        room.cells().filter(|cell| level.terrain.at(*cell) == Terrain::Floor).collect();
    level.rng.shuffle(&mut cells);
    for (number, cell) in (0..things as u32).zip(&cells) {
        if level.things.at(*cell) == 0 {
            let item = Item::found(u32::from(depth) << 16 | 0x80 | number, depth, &mut level.rng);
            level.put(item, *cell);
        }
    }
    level.rng.shuffle(&mut cells);
    for cell in cells.into_iter().take(keepers as usize) {
        let mut keeper = monster(&mut level.rng, depth + 1, options.levels, cell);
        (keeper.embittered, keeper.mood) = (true, Mood::Hunting);
        level.add_monster(keeper);
    }
}

/// Adds monsters again when the hero comes back up with the Amulet.
pub(crate) fn restock(level: &mut Level, hero: Cell) {
    let depth = level.depth;
    level.restocked = true;
    // Keeps the hero's cell free.
    level.actors.set(hero, u8::MAX);
    for _ in 0..monster_count(depth) {
        add_monster(level, |rng| {
            let kinds = || Species::all().filter(|species| species.creature().rank <= depth + 3);
            let nth = rng.below(kinds().count() as u32) as usize;
            kinds().nth(nth).expect("snakes and bats appear everywhere")
        });
    }
    level.actors.set(hero, 0);
}

fn monster_count(depth: u8) -> u8 {
    (2 * depth + 3).min(20)
}

/// The amount of gold in a pile.
pub(crate) fn pile(rng: &mut Rng, depth: u8) -> u32 {
    rng.below(50 + 10 * u32::from(depth)) + 2
}

fn draw_species(rng: &mut Rng, depth: u8, levels: u8) -> Species {
    let total = bestiary::weights(depth, levels).map(|(_, weight)| weight).sum();
    let mut left = rng.below(total);
    for (species, weight) in bestiary::weights(depth, levels) {
        if left < weight {
            return species;
        }
        left -= weight;
    }
    unreachable!("a draw below the sum of the weights falls on a kind")
}

fn add_monster(level: &mut Level, species: impl FnOnce(&mut Rng) -> Species) {
    let species = species(&mut level.rng);
    let Some(cell) = floor(level, 1) else { return };
    let made = born(species, cell, level.depth, &mut level.rng);
    level.add_monster(made);
}

/// A random monster that fits the depth.
pub(crate) fn monster(rng: &mut Rng, depth: u8, levels: u8, cell: Cell) -> Monster {
    let species = draw_species(rng, depth, levels);
    born(species, cell, depth, rng)
}

fn born(species: Species, cell: Cell, depth: u8, rng: &mut Rng) -> Monster {
    let creature = species.creature();
    let hp = Dice::new(creature.hit_dice, 8).roll(rng) as i16;
    let mut monster = Monster::new(species, cell, hp, rng.below(100) as u16);
    if percent(rng, u32::from(creature.carries)) {
        let id = 0x8000_0000 | rng.below(1 << 24);
        monster.carries = Some(Item::found(id, depth, rng));
    }
    monster
}

/// A random empty floor cell in any room from number `first` on.
fn floor(level: &mut Level, first: u32) -> Option<Cell> {
    let rooms = level.rooms.len() as u32;
    if rooms <= first {
        return None;
    }
    for _ in 0..50 {
        let room = level.rooms[(first + level.rng.below(rooms - first)) as usize];
        let x = room.x + level.rng.below(u32::from(room.width)) as u8;
        let y = room.y + level.rng.below(u32::from(room.height)) as u8;
        let cell = Cell::new(x, y);
        let free = level.actors.at(cell) == 0 && level.things.at(cell) == 0;
        if free && level.terrain.at(cell) == Terrain::Floor {
            return Some(cell);
        }
    }
    None
}

fn place_traps(level: &mut Level, keep_clear: [Cell; 2]) {
    let wanted = between(&mut level.rng, 2, 4) as usize;
    for _ in 0..100 {
        if level.traps.len() == wanted {
            break;
        }
        let (kind, _) = TrapKind::ALL[level.rng.below(TrapKind::ALL.len() as u32) as usize];
        // A run never begins on a trap.
        let first = u32::from(level.depth == 1);
        let Some(cell) = floor(level, first) else { continue };
        if !keep_clear.contains(&cell) && level.trap(cell).is_none() {
            level.traps.push(Trap { kind, cell, discovered: false, triggered: false });
        }
    }
}
