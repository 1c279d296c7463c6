//! Levels in the plain style: rooms anywhere, connected by a minimum spanning tree and some loops, with
//! doors.

use crate::rules::{
    cell::{CELLS, Cell, Cells, Direction, HEIGHT, WIDTH},
    dice::{between, percent},
    level::{Door, Level, Room, Terrain},
};
use parlour_kernel::Rng;
use std::iter::repeat_n;

/// The fewest and the most rooms of a level.
const ROOMS: (i32, i32) = (6, 12);
/// Smallest and largest width and height of a room.
const SIZES: [(i32, i32); 2] = [(3, 12), (3, 8)];
const TRIES: u32 = 100;
/// Minimum rock between two rooms: both walls, and a lane for corridors.
const GAP: i32 = 3;
/// Chance in per cent that a pair of rooms outside the tree is connected too.
const LOOPS: u32 = 25;

/// Draws rooms and corridors; false if that failed and must be tried again.
pub fn draw(level: &mut Level) -> bool {
    let wish = between(&mut level.rng, ROOMS.0, ROOMS.1);
    for _ in 0..wish {
        if let Some(room) = place(&level.rooms, &mut level.rng) {
            level.rooms.push(room);
        }
    }
    if (level.rooms.len() as i32) < ROOMS.0 {
        return false;
    }
    for (number, room) in (1..).zip(level.rooms.clone()) {
        carve_room(level, &room, number);
    }
    let (tree, loops) = edges(&level.rooms, &mut level.rng);
    let degree = |room: u8| tree.iter().filter(|(a, b)| *a == room || *b == room).count();
    let last = level.rooms.len() as u8 - 1;
    // A dead end may be hidden, but never the first or the last room, where the stairs are.
    let aside: Vec<bool> = (0..=last).map(|room| room != 0 && room != last && degree(room) == 1).collect();
    let mut needed = Vec::new();
    for (a, b) in tree {
        let Some(doors) = connect(level, a, b, &TRIALS) else { return false };
        if !aside[usize::from(a)] && !aside[usize::from(b)] {
            needed.extend(doors);
        }
    }
    for (a, b) in loops {
        // If no lane is free, there is one loop fewer.
        let _ = connect(level, a, b, &TIDY);
    }
    hang_doors(level, &needed);
    true
}

fn place(rooms: &[Room], rng: &mut Rng) -> Option<Room> {
    for _ in 0..TRIES {
        let [width, height] = SIZES.map(|(low, high)| between(rng, low, high));
        let x = between(rng, 1, i32::from(WIDTH) - 1 - width);
        let y = between(rng, 1, i32::from(HEIGHT) - 1 - height);
        let apart = |room: &Room| {
            let (rx, ry) = (i32::from(room.x), i32::from(room.y));
            let (rw, rh) = (i32::from(room.width), i32::from(room.height));
            x >= rx + rw + GAP || rx >= x + width + GAP || y >= ry + rh + GAP || ry >= y + height + GAP
        };
        if rooms.iter().all(apart) {
            return Some(Room {
                x: x as u8,
                y: y as u8,
                width: width as u8,
                height: height as u8,
                lit: true,
            });
        }
    }
    None
}

pub(super) fn carve_room(level: &mut Level, room: &Room, number: u8) {
    for cell in room.cells() {
        level.terrain.set(cell, Terrain::Floor);
        level.room_of.set(cell, number);
    }
}

type Edge = (u8, u8);

/// The minimum spanning tree of the rooms' centres, grown from room 0, and the pairs that become loops.
fn edges(rooms: &[Room], rng: &mut Rng) -> (Vec<Edge>, Vec<Edge>) {
    let count = rooms.len() as u8;
    let length = |a: u8, b: u8| rooms[usize::from(a)].centre().manhattan(rooms[usize::from(b)].centre());
    let mut inside = vec![0u8];
    let mut tree = Vec::new();
    while inside.len() < rooms.len() {
        let outside = (0..count).filter(|room| !inside.contains(room));
        let pairs = outside.flat_map(|b| inside.iter().map(move |a| (*a, b)));
        let Some((a, b)) = pairs.min_by_key(|(a, b)| (length(*a, *b), *a, *b)) else { break };
        inside.push(b);
        tree.push((a, b));
    }
    let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
    let rest = pairs.filter(|(a, b)| !tree.contains(&(*a, *b)) && !tree.contains(&(*b, *a)));
    let loops = rest.filter(|_| percent(rng, LOOPS)).collect();
    (tree, loops)
}

/// A way of digging a corridor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dig {
    /// With two bends, one cell wide.
    Bend,
    /// Around whatever is in the way, one cell wide.
    Detour,
    /// Even if it becomes wider where it meets another.
    Anyhow,
}

/// How often each is tried, with different doors every time: for required connections, and for loops.
pub(super) const TRIALS: [(Dig, usize); 3] = [(Dig::Bend, 10), (Dig::Detour, 8), (Dig::Anyhow, 4)];
pub(super) const TIDY: [(Dig, usize); 2] = [(Dig::Bend, 8), (Dig::Detour, 4)];

/// The cost of a cell for a detour: already dug, rock next to a dug cell, other rock.
const DUG: u16 = 1;
const BESIDE: u16 = 9;
const ROCK: u16 = 2;
/// The cost of rock that would fill a corner.
const FILLS: u16 = 60;

/// The four directions, each with the index of its opposite.
const STRAIGHT: [(Direction, u8); 4] =
    [(Direction::N, 4), (Direction::E, 6), (Direction::S, 0), (Direction::W, 2)];

/// Where a corridor ends.
#[derive(Clone, Copy)]
pub(super) enum Joint {
    /// At a door of a room.
    Room(u8),
    /// At a crossing without a room.
    Crossing(Cell),
}

fn connect(level: &mut Level, a: u8, b: u8, trials: &[(Dig, usize)]) -> Option<Vec<Cell>> {
    let (dx, dy) = level.rooms[usize::from(a)].centre().apart(level.rooms[usize::from(b)].centre());
    let across = dx.abs() > dy.abs();
    let forward = if across { dx > 0 } else { dy > 0 };
    let ends = if forward { [a, b] } else { [b, a] };
    join(level, ends.map(Joint::Room), across, trials)
}

/// Digs a corridor to an end that is to the right or below, and returns its doors.
pub(super) fn join(
    level: &mut Level,
    joints: [Joint; 2],
    across: bool,
    trials: &[(Dig, usize)],
) -> Option<Vec<Cell>> {
    let sides = if across { [Direction::E, Direction::W] } else { [Direction::S, Direction::N] };
    // If a door's lane is blocked, try another door.
    for dig in trials.iter().flat_map(|(dig, times)| repeat_n(*dig, *times)) {
        let mut ends = [Cell::new(0, 0); 2];
        let mut doors = Vec::with_capacity(2);
        for ((joint, side), end) in joints.into_iter().zip(sides).zip(&mut ends) {
            *end = match joint {
                Joint::Crossing(cell) => cell,
                Joint::Room(room) => {
                    let door = door_cell(&level.rooms[usize::from(room)], side, &mut level.rng);
                    doors.push((door, room, side));
                    door.to(side)
                }
            };
        }
        let useless = |(door, _, side): &(Cell, u8, Direction)| {
            door.to(*side).is_rim()
                || near_room(level, door.to(*side))
                || level.terrain.at(door.to(side.opposite())) == Terrain::Wall
        };
        if doors.iter().any(useless) {
            continue;
        }
        let path = match dig {
            Dig::Bend => bend(level, ends, across),
            Dig::Detour | Dig::Anyhow => detour(level, ends),
        };
        let cells: Vec<Cell> = doors.iter().map(|(door, ..)| *door).collect();
        let Some(path) = path.filter(|path| dig == Dig::Anyhow || !widens(level, path, &cells)) else {
            continue;
        };
        for cell in path {
            if level.terrain.at(cell) == Terrain::Wall {
                level.terrain.set(cell, Terrain::Corridor);
            }
        }
        for (cell, room, _) in &doors {
            if !level.terrain.at(*cell).is_door() {
                level.terrain.set(*cell, Terrain::ClosedDoor);
                let door = Door { cell: *cell, discovered: true, sideways: across, joins: [*room as i8, -1] };
                level.doors.push(door);
            }
        }
        return Some(cells);
    }
    None
}

fn door_cell(room: &Room, side: Direction, rng: &mut Rng) -> Cell {
    let along = |start: u8, length: u8, rng: &mut Rng| start + rng.below(u32::from(length)) as u8;
    match side {
        Direction::E => Cell::new(room.x + room.width, along(room.y, room.height, rng)),
        Direction::W => Cell::new(room.x - 1, along(room.y, room.height, rng)),
        Direction::S => Cell::new(along(room.x, room.width, rng), room.y + room.height),
        _ => Cell::new(along(room.x, room.width, rng), room.y - 1),
    }
}

/// Whether a cell is floor or wall of a room, where corridors must not go.
fn near_room(level: &Level, cell: Cell) -> bool {
    level.rooms.iter().any(|room| {
        let (x, y) = (cell.x(), cell.y());
        (room.x - 1..=room.x + room.width).contains(&x) && (room.y - 1..=room.y + room.height).contains(&y)
    })
}

/// A corridor with two bends at a random place; `None` if a room is in the way.
fn bend(level: &mut Level, [from, to]: [Cell; 2], across: bool) -> Option<Vec<Cell>> {
    let span = |a: u8, b: u8| (a.min(b), a.max(b));
    let (low, high) = if across { span(from.x(), to.x()) } else { span(from.y(), to.y()) };
    let turn = low + level.rng.below(u32::from(high - low) + 1) as u8;
    let mut path = Vec::with_capacity(100);
    let mut line = |a: Cell, b: Cell| {
        let ((x1, x2), (y1, y2)) = (span(a.x(), b.x()), span(a.y(), b.y()));
        path.extend((y1..=y2).flat_map(|y| (x1..=x2).map(move |x| Cell::new(x, y))));
    };
    let (first, second) = if across {
        (Cell::new(turn, from.y()), Cell::new(turn, to.y()))
    } else {
        (Cell::new(from.x(), turn), Cell::new(to.x(), turn))
    };
    line(from, first);
    line(first, second);
    line(second, to);
    path.iter().all(|cell| !near_room(level, *cell)).then_some(path)
}

/// The cheapest corridor around rooms, `None` if there is none. It follows existing corridors, and otherwise
/// keeps its distance from them.
fn detour(level: &Level, [from, to]: [Cell; 2]) -> Option<Vec<Cell>> {
    let mut came = [u8::MAX; CELLS];
    let mut best = [u16::MAX; CELLS];
    for cell in level.rooms.iter().flat_map(Room::with_walls) {
        best[cell.index()] = 0;
    }
    let dug = |cell: Cell| level.terrain.at(cell) == Terrain::Corridor;
    let price = |cell: Cell| match dug(cell) {
        true => DUG,
        false if fills(cell, dug) => FILLS,
        false if STRAIGHT.iter().any(|(way, _)| dug(cell.to(*way))) => BESIDE,
        false => ROCK,
    };
    // Bucketed by cost, since every step costs less than there are lists.
    let count = usize::from(FILLS) + 1;
    let mut lists: Vec<Vec<Cell>> = vec![Vec::new(); count];
    lists[0].push(from);
    best[from.index()] = 0;
    let (mut cost, mut idle) = (0u16, 0);
    while idle < count {
        let Some(cell) = lists[usize::from(cost) % count].pop() else {
            (cost, idle) = (cost + 1, idle + 1);
            continue;
        };
        idle = 0;
        if best[cell.index()] < cost {
            continue;
        }
        if cell == to {
            let mut path = vec![to];
            let mut back = to;
            while back != from {
                let (direction, _) = Direction::ALL[usize::from(came[back.index()])];
                back = back.to(direction);
                path.push(back);
            }
            return Some(path);
        }
        for (way, back) in STRAIGHT {
            let on = cell.to(way);
            if on.is_rim() {
                continue;
            }
            let next = cost + price(on);
            if next < best[on.index()] {
                best[on.index()] = next;
                came[on.index()] = back;
                lists[usize::from(next) % count].push(on);
            }
        }
    }
    None
}

/// Whether a path and its doors would make a corridor two cells wide anywhere.
fn widens(level: &Level, path: &[Cell], doors: &[Cell]) -> bool {
    let mut open = Cells::EMPTY;
    path.iter().chain(doors).for_each(|cell| open.add(*cell));
    let is_open = |cell: Cell| {
        let terrain = level.terrain.at(cell);
        open.has(cell) || terrain == Terrain::Corridor || terrain.is_door()
    };
    let fresh = |cell: &&Cell| level.terrain.at(**cell) == Terrain::Wall;
    path.iter().chain(doors).filter(fresh).any(|cell| !cell.is_rim() && fills(*cell, is_open))
}

/// Whether a cell and three open ones make a block of four.
fn fills(cell: Cell, is_open: impl Fn(Cell) -> bool) -> bool {
    let corner = |one: Direction, other: Direction| {
        is_open(cell.to(one)) && is_open(cell.to(other)) && is_open(cell.to(one).to(other))
    };
    [Direction::N, Direction::S].into_iter().any(|one| corner(one, Direction::W) || corner(one, Direction::E))
}

/// Draws the state of every door. Doors on the way between the stairs are never secret.
fn hang_doors(level: &mut Level, needed: &[Cell]) {
    for door in &mut level.doors {
        let state = match level.rng.below(100) {
            0..50 => Terrain::OpenDoor,
            50..80 => Terrain::ClosedDoor,
            80..90 if needed.contains(&door.cell) => Terrain::ClosedDoor,
            80..90 => Terrain::SecretDoor,
            90..95 => Terrain::BrokenDoor,
            _ => Terrain::Archway,
        };
        door.discovered = state != Terrain::SecretDoor;
        level.terrain.set(door.cell, state);
    }
}
