//! The 26 kinds of monsters as data. How they act is decided in `monster_ai`.

mod table;

use crate::rules::dice::Dice;
use table::BESTIARY;

/// A kind of monster, by its letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Species(u8);

/// How often a kind of monster or item occurs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rarity {
    /// Occurs often.
    Common,
    /// Occurs now and then.
    Uncommon,
    /// Occurs rarely.
    Rare,
    /// Hardly ever occurs.
    Legendary,
}

/// How a kind of monster behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behaviour {
    /// Takes the shortest path.
    Smart,
    /// Walks straight at the hero.
    Simple,
    /// Goes for gold that is nearer than the hero.
    Greedy,
    /// Moves at random.
    Erratic,
    /// Steals, then runs.
    Thief,
    /// Never moves.
    Stationary,
    /// Smart until hurt.
    Coward,
}

impl Behaviour {
    /// Its word in scripts.
    pub fn word(self) -> &'static str {
        match self {
            Behaviour::Smart => "SMART",
            Behaviour::Simple => "SIMPLE",
            Behaviour::Greedy => "GREEDY",
            Behaviour::Erratic => "ERRATIC",
            Behaviour::Thief => "THIEF",
            Behaviour::Stationary => "STATIONARY",
            Behaviour::Coward => "COWARD",
        }
    }
}

/// What a monster can do besides hitting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// Rusts worn armour.
    RustsArmor,
    /// Freezes the hero for a turn.
    Freezes,
    /// Confuses the hero.
    Confuses,
    /// Drains strength.
    DrainsStrength,
    /// Drains experience.
    DrainsXp,
    /// Drains full hit points.
    DrainsMaxHp,
    /// Holds the hero fast.
    Holds,
    /// Steals gold.
    StealsGold,
    /// Steals an item.
    StealsItem,
    /// Heals one hit point per turn.
    Regenerates,
    /// Breathes fire.
    BreathesFire,
    /// Flies.
    Flying,
    /// Is invisible.
    Invisible,
    /// Never sleeps, and stops now and then while it hunts.
    Mean,
}

impl Special {
    /// All specials, with their words in scripts and the chance in per cent that one works on a hit.
    pub const ALL: [(Special, &'static str, u32); 14] = [
        (Special::RustsArmor, "RUSTS_ARMOR", 50),
        (Special::Freezes, "FREEZES", 40),
        (Special::Confuses, "CONFUSES", 30),
        (Special::DrainsStrength, "DRAINS_STRENGTH", 50),
        (Special::DrainsXp, "DRAINS_XP", 40),
        (Special::DrainsMaxHp, "DRAINS_MAX_HP", 30),
        (Special::Holds, "HOLDS", 60),
        (Special::StealsGold, "STEALS_GOLD", 100),
        (Special::StealsItem, "STEALS_ITEM", 100),
        (Special::Regenerates, "REGENERATES", 100),
        (Special::BreathesFire, "BREATHES_FIRE", 40),
        (Special::Flying, "FLYING", 100),
        (Special::Invisible, "INVISIBLE", 100),
        (Special::Mean, "MEAN", 100),
    ];

    /// Its word in scripts.
    pub fn word(self) -> &'static str {
        Special::ALL[self as usize].1
    }

    /// The chance in per cent that it works.
    pub fn chance(self) -> u32 {
        Special::ALL[self as usize].2
    }
}

/// The chance in per cent that a mean monster moves in a turn of hunting.
pub const CHASE: u32 = 67;

/// Damage of a monster's fire breath.
pub const BREATH: Dice = Dice::new(6, 6);

/// The intelligence it takes to open a door.
const OPENS_DOORS: u8 = 5;

/// The data of a kind of monster.
#[derive(Clone, Copy, Debug)]
pub struct Creature {
    /// Its name, in lower case.
    pub name: &'static str,
    /// Eight-sided dice rolled for its hit points.
    pub hit_dice: u8,
    /// Armour class; lower is better.
    pub ac: i8,
    /// Damage of each of its attacks.
    pub damage: &'static [Dice],
    /// Experience points for killing it.
    pub xp: u16,
    /// Its level.
    pub level: u8,
    /// Speed; the hero's is usually 10.
    pub speed: u8,
    /// How often it occurs.
    pub rarity: Rarity,
    /// Its rank in a dungeon of 26 levels.
    pub rank: u8,
    /// How it behaves.
    pub behaviours: &'static [Behaviour],
    /// Intelligence, from 1 to 10.
    pub intelligence: u8,
    /// How near the hero must be for it to notice him.
    pub aggro: u8,
    /// It flees below this percentage of its hit points.
    pub flee: u8,
    /// Its specials.
    pub specials: &'static [Special],
    /// The chance in per cent that it carries an item.
    pub carries: u8,
}

impl Species {
    /// How many kinds there are.
    pub const COUNT: u8 = 26;
    /// The flytrap, whose damage grows with every hit.
    pub(crate) const FLYTRAP: Species = Species(b'F' - b'A');

    /// All kinds, by letter.
    pub fn all() -> impl Iterator<Item = Species> {
        (0..Species::COUNT).map(Species)
    }

    /// The kind of a letter.
    pub fn of(letter: char) -> Option<Species> {
        letter.is_ascii_uppercase().then(|| Species(letter as u8 - b'A'))
    }

    /// Its letter.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// Its data.
    pub fn creature(self) -> &'static Creature {
        &BESTIARY[usize::from(self.0)]
    }

    /// Whether it has a special.
    pub fn can(self, special: Special) -> bool {
        self.creature().specials.contains(&special)
    }

    /// Whether it can open doors.
    pub fn opens_doors(self) -> bool {
        self.creature().intelligence >= OPENS_DOORS
    }

    /// Whether it never moves.
    pub fn is_rooted(self) -> bool {
        self.creature().behaviours[0] == Behaviour::Stationary
    }
}

/// Which kinds appear at a depth, with their weights: by level in a dungeon of ten levels, by rank in one of
/// 26.
pub(crate) fn weights(depth: u8, levels: u8) -> impl Iterator<Item = (Species, u32)> {
    Species::all().filter_map(move |species| {
        let creature = species.creature();
        let appears = if levels > 10 {
            creature.rank >= depth.saturating_sub(6) && creature.rank <= depth + 3
        } else {
            creature.level <= depth + 1
        };
        let weight = match creature.rarity {
            Rarity::Common => 5,
            Rarity::Uncommon => 3,
            Rarity::Rare | Rarity::Legendary => 2,
        };
        appears.then_some((species, weight))
    })
}
