//! Levels in the style of Rogue: nine boxes, each with a room that may be missing, dark or a maze, connected
//! to its neighbours.

use super::rooms::{Joint, TIDY, TRIALS, carve_room, join};
use crate::rules::{
    cell::{Cell, Direction},
    level::{Level, Room, Terrain},
};

const ACROSS: u8 = 3;
const BOXES: u8 = 9;
/// Columns and rows of a box, with the lane beside it.
const BOX: (u8, u8) = (26, 7);
/// The largest room of a box.
const MOST: (u8, u8) = (22, 4);
/// One dark room in this many is a maze.
const MAZES: u32 = 15;
/// Deep down, one cell in this many of a passage is hidden.
const HIDDEN: u32 = 40;

/// Draws nine boxes; false if that failed and must be tried again.
pub fn draw(level: &mut Level) -> bool {
    let mut gone = [false; BOXES as usize];
    for _ in 0..level.rng.below(4) {
        gone[level.rng.below(u32::from(BOXES)) as usize] = true;
    }
    let real: Vec<u8> = (0..BOXES).filter(|number| !gone[usize::from(*number)]).collect();
    let mut joints = Vec::with_capacity(usize::from(BOXES));
    for number in 0..BOXES {
        let corner = (number % ACROSS * BOX.0 + 2, number / ACROSS * BOX.1 + 1);
        if gone[usize::from(number)] {
            let x = corner.0 + level.rng.below(u32::from(MOST.0)) as u8;
            let y = corner.1 + level.rng.below(u32::from(MOST.1)) as u8;
            joints.push(Joint::Crossing(Cell::new(x, y)));
            level.terrain.set(Cell::new(x, y), Terrain::Corridor);
            continue;
        }
        let ends = [real[0], real[real.len() - 1]];
        let index = level.rooms.len() as u8;
        let room = draw_room(level, corner, ends.contains(&number));
        level.rooms.push(room);
        joints.push(Joint::Room(index));
    }
    join_boxes(level, &joints)
}

fn draw_room(level: &mut Level, corner: (u8, u8), has_stairs: bool) -> Room {
    let dark = level.rng.below(10) + 1 < u32::from(level.depth);
    let maze = dark && !has_stairs && level.rng.below(MAZES) == 0;
    let size = |most: u8, rng: &mut parlour_kernel::Rng| 2 + rng.below(u32::from(most) - 1) as u8;
    let (width, height) =
        if maze { (21, 3) } else { (size(MOST.0, &mut level.rng), size(MOST.1, &mut level.rng)) };
    let x = corner.0 + level.rng.below(u32::from(MOST.0 - width) + 1) as u8;
    let y = corner.1 + level.rng.below(u32::from(MOST.1 - height) + 1) as u8;
    let room = Room { x, y, width, height, lit: !dark };
    let number = level.rooms.len() as u8 + 1;
    if maze {
        carve_maze(level, &room, number);
    } else {
        carve_room(level, &room, number);
    }
    room
}

/// Carves a maze: passages one cell wide, without loops.
fn carve_maze(level: &mut Level, room: &Room, number: u8) {
    let inside = |cell: Cell| {
        (room.x..room.x + room.width).contains(&cell.x())
            && (room.y..room.y + room.height).contains(&cell.y())
    };
    let open = |level: &mut Level, cell: Cell| {
        level.terrain.set(cell, Terrain::Floor);
        level.room_of.set(cell, number);
    };
    let mut trail = vec![Cell::new(room.x, room.y)];
    open(level, trail[0]);
    while let Some(here) = trail.last().copied() {
        let mut ways = [Direction::N, Direction::E, Direction::S, Direction::W];
        level.rng.shuffle(&mut ways);
        let next = ways
            .into_iter()
            .map(|way| (here.to(way), here.to(way).to(way)))
            .find(|(_, cell)| inside(*cell) && level.terrain.at(*cell) == Terrain::Wall);
        match next {
            Some((between, cell)) => {
                open(level, between);
                open(level, cell);
                trail.push(cell);
            }
            None => {
                trail.pop();
            }
        }
    }
}

/// Connects neighbouring boxes by a random tree, and adds up to four loops.
fn join_boxes(level: &mut Level, joints: &[Joint]) -> bool {
    let mut pairs: Vec<(u8, u8)> = Vec::new();
    for number in 0..BOXES {
        if number % ACROSS + 1 < ACROSS {
            pairs.push((number, number + 1));
        }
        if number + ACROSS < BOXES {
            pairs.push((number, number + ACROSS));
        }
    }
    level.rng.shuffle(&mut pairs);
    let mut group: Vec<u8> = (0..BOXES).collect();
    let (mut tree, mut rest) = (Vec::new(), Vec::new());
    for (a, b) in pairs {
        let (old, new) = (group[usize::from(b)], group[usize::from(a)]);
        if old == new {
            rest.push((a, b));
        } else {
            group.iter_mut().filter(|mark| **mark == old).for_each(|mark| *mark = new);
            tree.push((a, b));
        }
    }
    let ends = |(a, b): (u8, u8)| [joints[usize::from(a)], joints[usize::from(b)]];
    let mut needed = Vec::new();
    for pair in tree {
        let Some(doors) = join(level, ends(pair), pair.1 == pair.0 + 1, &TRIALS) else { return false };
        needed.extend(doors);
    }
    let tree = level.terrain.clone();
    rest.truncate(level.rng.below(5) as usize);
    for pair in rest {
        // If no lane is free, there is one loop fewer.
        let _ = join(level, ends(pair), pair.1 == pair.0 + 1, &TIDY);
    }
    let depth = u32::from(level.depth);
    for door in &mut level.doors {
        let secret =
            level.rng.below(10) + 1 < depth && level.rng.below(5) == 0 && !needed.contains(&door.cell);
        door.discovered = !secret;
        level.terrain.set(door.cell, if secret { Terrain::SecretDoor } else { Terrain::Archway });
    }
    // Only passages that are not needed to reach the stairs may be hidden.
    for cell in Cell::all() {
        let loops = level.terrain.at(cell) == Terrain::Corridor && tree.at(cell) == Terrain::Wall;
        if loops && level.rng.below(10) + 1 < depth && level.rng.below(HIDDEN) == 0 {
            level.terrain.set(cell, Terrain::SecretCorridor);
        }
    }
    true
}
