//! A level: planes of terrain and memory with one byte per cell, and lists of its contents. Generates
//! nothing.

use crate::rules::{
    cell::{CELLS, Cell, Direction},
    item::Item,
    item_kinds::{Class, Scroll},
    monster::Monster,
};
use parlour_kernel::Rng;
use serde::{Serialize, Serializer};

/// What a cell is, or what the hero believes it to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Terrain {
    /// Never seen; only in the hero's memory.
    Unknown,
    /// Rock.
    Wall,
    /// Floor of a room.
    Floor,
    /// Floor of a corridor.
    Corridor,
    /// An open door.
    OpenDoor,
    /// A shut door.
    ClosedDoor,
    /// A locked door.
    LockedDoor,
    /// A hidden door, which looks like wall.
    SecretDoor,
    /// A door that cannot be shut.
    BrokenDoor,
    /// A doorway without a door.
    Archway,
    /// Stairs up.
    StairsUp,
    /// Stairs down.
    StairsDown,
    /// A known trap; only in the hero's memory.
    Trap,
    /// A hidden piece of corridor, which looks like rock.
    SecretCorridor,
}

impl Terrain {
    /// Whether the hero or a monster can be there.
    pub fn walkable(self) -> bool {
        matches!(
            self,
            Terrain::Floor
                | Terrain::Corridor
                | Terrain::OpenDoor
                | Terrain::BrokenDoor
                | Terrain::Archway
                | Terrain::StairsUp
                | Terrain::StairsDown
                | Terrain::Trap
        )
    }

    /// Whether it is see-through.
    pub fn transparent(self) -> bool {
        self.walkable()
    }

    /// Whether it is any kind of door.
    pub fn is_door(self) -> bool {
        matches!(
            self,
            Terrain::OpenDoor
                | Terrain::ClosedDoor
                | Terrain::LockedDoor
                | Terrain::BrokenDoor
                | Terrain::Archway
                | Terrain::SecretDoor
        )
    }

    /// Its glyph on the map.
    pub fn glyph(self) -> char {
        match self {
            Terrain::Unknown => ' ',
            Terrain::Wall | Terrain::SecretDoor | Terrain::SecretCorridor | Terrain::Corridor => '#',
            Terrain::Floor => '.',
            Terrain::OpenDoor | Terrain::BrokenDoor | Terrain::Archway => '\'',
            Terrain::ClosedDoor | Terrain::LockedDoor => '+',
            Terrain::StairsUp => '<',
            Terrain::StairsDown => '>',
            Terrain::Trap => '^',
        }
    }
}

/// One value for each cell.
#[derive(Clone, Debug)]
pub(crate) struct Plane<T>([T; CELLS]);

impl<T: Copy> Plane<T> {
    pub fn of(value: T) -> Self {
        Plane([value; CELLS])
    }

    pub fn at(&self, cell: Cell) -> T {
        self.0[cell.index()]
    }

    pub fn set(&mut self, cell: Cell, value: T) {
        self.0[cell.index()] = value;
    }
}

impl Serialize for Plane<Terrain> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0.map(|terrain| terrain as u8))
    }
}

impl Serialize for Plane<u8> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// A room: the floor inside its walls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Room {
    /// First column of floor.
    pub x: u8,
    /// First row of floor.
    pub y: u8,
    /// Columns of floor.
    pub width: u8,
    /// Rows of floor.
    pub height: u8,
    /// Whether anybody with a light sees all of it.
    pub lit: bool,
}

impl Room {
    /// The cell in the middle.
    pub fn centre(&self) -> Cell {
        Cell::new(self.x + self.width / 2, self.y + self.height / 2)
    }

    /// Floor and walls.
    pub fn with_walls(&self) -> impl Iterator<Item = Cell> + use<> {
        let Room { x, y, width, height, .. } = *self;
        (y - 1..=y + height)
            .flat_map(move |row| (x - 1..=x + width).map(move |column| Cell::new(column, row)))
    }

    /// The floor.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let Room { x, y, width, height, .. } = *self;
        (y..y + height).flat_map(move |row| (x..x + width).map(move |column| Cell::new(column, row)))
    }
}

/// A door; its state is the terrain of its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Door {
    pub cell: Cell,
    /// Whether the hero knows that it is a door, or that it is locked.
    pub discovered: bool,
    /// Whether it is passed from left to right.
    pub sideways: bool,
    /// The rooms on either side; -1 is a corridor.
    pub joins: [i8; 2],
}

/// What a trap does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum TrapKind {
    /// Holds the hero fast.
    Bear,
    /// Wounds, and may drain strength.
    Dart,
    /// Teleports.
    Teleport,
    /// Puts the hero to sleep.
    Sleep,
    /// A fall, sometimes to the next level.
    Pit,
    /// Wakes all monsters.
    Alarm,
}

impl TrapKind {
    /// All kinds, with their words in scripts.
    pub const ALL: [(TrapKind, &'static str); 6] = [
        (TrapKind::Bear, "BEAR"),
        (TrapKind::Dart, "DART"),
        (TrapKind::Teleport, "TELEPORT"),
        (TrapKind::Sleep, "SLEEP"),
        (TrapKind::Pit, "PIT"),
        (TrapKind::Alarm, "ALARM"),
    ];
}

/// A trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Trap {
    pub kind: TrapKind,
    pub cell: Cell,
    /// Whether the hero knows of it.
    pub discovered: bool,
    /// Whether it has been sprung.
    pub triggered: bool,
}

/// Gold on the floor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gold {
    pub cell: Cell,
    pub amount: u32,
}

/// What is on a cell, as the hero remembers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// Gold.
    Gold,
    /// An item of a class.
    Item(Class),
}

/// One level of the dungeon.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Level {
    pub depth: u8,
    pub terrain: Plane<Terrain>,
    /// What the hero believes each cell to be.
    pub memory: Plane<Terrain>,
    /// The class of the topmost item on each cell, plus one; 13 is gold.
    pub things: Plane<u8>,
    /// The same, as the hero remembers it.
    pub recalled: Plane<u8>,
    /// The slot of the monster on each cell, plus one.
    pub actors: Plane<u8>,
    /// The room each cell is floor of, plus one.
    pub room_of: Plane<u8>,
    pub rooms: Vec<Room>,
    pub doors: Vec<Door>,
    pub traps: Vec<Trap>,
    /// By slot; `None` is free.
    pub monsters: Vec<Option<Monster>>,
    pub generations: Vec<u16>,
    pub items: Vec<Item>,
    pub gold: Vec<Gold>,
    pub stairs_up: Option<Cell>,
    pub stairs_down: Option<Cell>,
    /// The level's own random stream, for everything that is generated here.
    pub rng: Rng,
    pub wanderers: u8,
    pub last_wanderer: u32,
    pub restocked: bool,
}

/// The most monsters on a level.
pub(crate) const MOST_MONSTERS: usize = 60;

/// Gold, in a plane of items.
pub(crate) const GOLD: u8 = 13;

impl Level {
    /// A level of solid rock.
    pub fn rock(depth: u8, rng: Rng) -> Level {
        Level {
            depth,
            terrain: Plane::of(Terrain::Wall),
            memory: Plane::of(Terrain::Unknown),
            things: Plane::of(0),
            recalled: Plane::of(0),
            actors: Plane::of(0),
            room_of: Plane::of(0),
            rooms: Vec::new(),
            doors: Vec::new(),
            traps: Vec::new(),
            monsters: Vec::new(),
            generations: Vec::new(),
            items: Vec::new(),
            gold: Vec::new(),
            stairs_up: None,
            stairs_down: None,
            rng,
            wanderers: 0,
            last_wanderer: 0,
            restocked: false,
        }
    }

    /// The slot of the monster at a cell.
    pub fn actor(&self, cell: Cell) -> Option<usize> {
        usize::from(self.actors.at(cell)).checked_sub(1)
    }

    /// The monster at a cell.
    pub fn monster_at(&self, cell: Cell) -> Option<&Monster> {
        self.actor(cell).and_then(|slot| self.monsters[slot].as_ref())
    }

    pub fn alive(&self) -> impl Iterator<Item = (usize, &Monster)> {
        self.monsters.iter().enumerate().filter_map(|(slot, monster)| Some((slot, monster.as_ref()?)))
    }

    /// Adds a monster in the first free slot; `None` if there is no room.
    pub fn add_monster(&mut self, mut monster: Monster) -> Option<usize> {
        let free = self.monsters.iter().position(Option::is_none);
        let slot = free.unwrap_or(self.monsters.len());
        if slot >= MOST_MONSTERS || self.actors.at(monster.cell) != 0 {
            return None;
        }
        if slot == self.monsters.len() {
            self.monsters.push(None);
            self.generations.push(0);
        }
        monster.generation = self.generations[slot];
        self.actors.set(monster.cell, slot as u8 + 1);
        self.monsters[slot] = Some(monster);
        Some(slot)
    }

    pub fn remove_monster(&mut self, slot: usize) -> Option<Monster> {
        let monster = self.monsters[slot].take()?;
        self.actors.set(monster.cell, 0);
        self.generations[slot] = self.generations[slot].wrapping_add(1);
        Some(monster)
    }

    pub fn move_monster(&mut self, slot: usize, to: Cell) {
        if let Some(monster) = &mut self.monsters[slot] {
            self.actors.set(monster.cell, 0);
            monster.cell = to;
            self.actors.set(to, slot as u8 + 1);
        }
    }

    /// Puts an item on the floor.
    pub fn put(&mut self, mut item: Item, cell: Cell) {
        item.cell = cell;
        self.things.set(cell, item.class as u8 + 1);
        self.items.push(item);
    }

    pub fn put_gold(&mut self, cell: Cell, amount: u32) {
        match self.gold.iter_mut().find(|gold| gold.cell == cell) {
            Some(pile) => pile.amount += amount,
            None => self.gold.push(Gold { cell, amount }),
        }
        if self.things.at(cell) == 0 {
            self.things.set(cell, GOLD);
        }
    }

    /// Recomputes which item is topmost on a cell.
    pub fn refresh(&mut self, cell: Cell) {
        let item = self.items.iter().rev().find(|item| item.cell == cell).map(|item| item.class as u8 + 1);
        let gold = self.gold.iter().any(|gold| gold.cell == cell).then_some(GOLD);
        self.things.set(cell, item.or(gold).unwrap_or(0));
    }

    pub fn trap(&self, cell: Cell) -> Option<usize> {
        self.traps.iter().position(|trap| trap.cell == cell)
    }

    /// Whether there is an unsprung trap, which monsters know and avoid.
    pub fn is_armed(&self, cell: Cell) -> bool {
        self.traps.iter().any(|trap| trap.cell == cell && !trap.triggered)
    }

    pub fn door(&self, cell: Cell) -> Option<usize> {
        self.doors.iter().position(|door| door.cell == cell)
    }

    /// The room whose floor a cell is.
    pub fn room(&self, cell: Cell) -> Option<usize> {
        usize::from(self.room_of.at(cell)).checked_sub(1)
    }

    /// Whether a scroll of scare monster lies there.
    pub fn scares(&self, cell: Cell) -> bool {
        self.things.at(cell) != 0
            && self.items.iter().any(|item| item.cell == cell && item.scroll() == Some(Scroll::ScareMonster))
    }

    /// Whether a diagonal step would cut a corner.
    pub fn squeezes(&self, from: Cell, direction: Direction) -> bool {
        direction
            .sides()
            .is_some_and(|sides| sides.iter().any(|side| !self.terrain.at(from.to(*side)).walkable()))
    }

    /// Whether a blow reaches from a cell to its neighbour.
    pub fn adjoins(&self, from: Cell, to: Cell) -> bool {
        Direction::between(from, to).is_some_and(|direction| !self.squeezes(from, direction))
    }

    /// A random cell where a monster or the hero could stand.
    pub fn random_free(&self, rng: &mut Rng, also: impl Fn(Cell) -> bool) -> Option<Cell> {
        let fits = |cell: Cell| self.terrain.at(cell).walkable() && self.actors.at(cell) == 0 && also(cell);
        // Random tries nearly always succeed; the full list is needed only if hardly any cell is free.
        for _ in 0..40 {
            let cell = Cell::at(rng.below(80) as i32, rng.below(22) as i32)?;
            if fits(cell) {
                return Some(cell);
            }
        }
        let free: Vec<Cell> = Cell::all().filter(|cell| fits(*cell)).collect();
        (!free.is_empty()).then(|| free[rng.below(free.len() as u32) as usize])
    }

    /// What a cell looks like to the hero.
    pub fn apparent(&self, cell: Cell) -> Terrain {
        match self.terrain.at(cell) {
            Terrain::SecretDoor | Terrain::SecretCorridor => Terrain::Wall,
            Terrain::LockedDoor => match self.door(cell) {
                Some(door) if self.doors[door].discovered => Terrain::LockedDoor,
                _ => Terrain::ClosedDoor,
            },
            Terrain::Floor | Terrain::Corridor
                if self.trap(cell).is_some_and(|trap| self.traps[trap].discovered) =>
            {
                Terrain::Trap
            }
            other => other,
        }
    }

    /// What the hero remembers on a cell.
    pub fn recalled_thing(&self, cell: Cell) -> Option<Thing> {
        match self.recalled.at(cell) {
            0 => None,
            GOLD => Some(Thing::Gold),
            class => Class::ALL.get(usize::from(class - 1)).map(|(class, ..)| Thing::Item(*class)),
        }
    }
}
