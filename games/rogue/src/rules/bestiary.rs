//! The 26 monsters as data: strength, minds, specials. Knows nothing of how they act.

mod table;

use crate::rules::place::Dice;
use table::BESTIARY;

/// A kind of monster, by its letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub struct Species(u8);

/// How often a kind turns up, of monsters and things alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rarity {
    /// Often.
    Common,
    /// Sometimes.
    Uncommon,
    /// Seldom.
    Rare,
    /// Hardly ever.
    Legendary,
}

/// How a monster decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behaviour {
    /// Takes the shortest way.
    Smart,
    /// Walks straight at the hero.
    Simple,
    /// Prefers gold that is nearer.
    Greedy,
    /// Flits about.
    Erratic,
    /// Steals, then runs.
    Thief,
    /// Never leaves its place.
    Stationary,
    /// Smart until hurt.
    Coward,
}

impl Behaviour {
    /// The word that scripts know.
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
    /// Confuses.
    Confuses,
    /// Drains strength.
    DrainsStrength,
    /// Drains experience.
    DrainsXp,
    /// Drains the most hit points.
    DrainsMaxHp,
    /// Holds fast.
    Holds,
    /// Steals gold.
    StealsGold,
    /// Steals a thing.
    StealsItem,
    /// Heals by itself.
    Regenerates,
    /// Breathes fire.
    BreathesFire,
    /// Flies.
    Flying,
    /// Cannot be seen.
    Invisible,
    /// Never asleep, mostly on the hunt.
    Mean,
}

impl Special {
    /// All, with the words that scripts know and the chance in a hundred that one comes true on a hit.
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

    /// The word that scripts know.
    pub fn word(self) -> &'static str {
        Special::ALL[self as usize].1
    }

    /// The chance in a hundred.
    pub fn chance(self) -> u32 {
        Special::ALL[self as usize].2
    }
}

/// The chance in a hundred that a mean monster chases in a turn.
pub const CHASE: u32 = 67;

/// What fire from a monster's mouth does.
pub const BREATH: Dice = Dice::new(6, 6);

/// The wits it takes to open a door.
const OPENS_DOORS: u8 = 5;

/// What is known of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Creature {
    /// Its name, lower case.
    pub name: &'static str,
    /// Eight-sided dice of hit points.
    pub hit_dice: u8,
    /// Armour class, low is good.
    pub ac: i8,
    /// Separate attacks.
    pub damage: &'static [Dice],
    /// What killing it teaches.
    pub xp: u16,
    /// Its level.
    pub level: u8,
    /// Energy a tick.
    pub speed: u8,
    /// How often it turns up.
    pub rarity: Rarity,
    /// Its place in the order of 26 levels.
    pub rank: u8,
    /// How it decides.
    pub behaviours: &'static [Behaviour],
    /// From 1 to 10.
    pub intelligence: u8,
    /// How near the hero wakes it.
    pub aggro: u8,
    /// Below this share of hit points, in a hundred, it flees.
    pub flee: u8,
    /// What else it can do.
    pub specials: &'static [Special],
    /// Chance in a hundred that it carries a thing.
    pub carries: u8,
}

impl Species {
    /// How many kinds there are.
    pub const COUNT: u8 = 26;
    /// The growing damage of its attack is counted, not rolled.
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

    /// What is known of it.
    pub fn creature(self) -> &'static Creature {
        &BESTIARY[usize::from(self.0)]
    }

    /// Whether it can do this.
    pub fn can(self, special: Special) -> bool {
        self.creature().specials.contains(&special)
    }

    /// Whether a shut door does not stop it.
    pub fn opens_doors(self) -> bool {
        self.creature().intelligence >= OPENS_DOORS
    }

    /// Whether it never leaves its place.
    pub fn is_rooted(self) -> bool {
        self.creature().behaviours[0] == Behaviour::Stationary
    }
}

/// Which kinds appear at a depth, each with its weight. Ten levels go by level, 26 by rank.
pub(crate) fn weights(depth: u8, levels: u8) -> impl Iterator<Item = (Species, u32)> {
    Species::all().filter_map(move |species| {
        let creature = species.creature();
        let appears = if levels > 10 {
            creature.rank >= depth.saturating_sub(6) && creature.rank <= depth + 3
        } else {
            creature.level <= depth + 2 && (creature.level < 10 || depth + 1 >= creature.level)
        };
        let weight = match creature.rarity {
            Rarity::Common => 5,
            Rarity::Uncommon => 3,
            Rarity::Rare | Rarity::Legendary => 2,
        };
        appears.then_some((species, weight))
    })
}
