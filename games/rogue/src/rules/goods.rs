//! Every kind of thing as data: names, rarities, numbers, and the looks that hide what they are.

use crate::rules::{bestiary::Rarity, place::Dice};
use Rarity::{Common, Legendary, Rare, Uncommon};

/// What sort of thing something is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub enum Class {
    /// To strike with.
    Weapon,
    /// To wear.
    Armor,
    /// To drink.
    Potion,
    /// To read.
    Scroll,
    /// For a finger.
    Ring,
    /// To zap.
    Wand,
    /// To eat.
    Food,
    /// A light that burns down.
    Torch,
    /// A light that can be filled.
    Lantern,
    /// A light for ever.
    Artifact,
    /// What fills a lantern.
    Oil,
    /// What the way back is for.
    Amulet,
}

impl Class {
    /// All, with the word that scripts know and the glyph of the map.
    pub const ALL: [(Class, &'static str, char); 12] = [
        (Class::Weapon, "WEAPON", ')'),
        (Class::Armor, "ARMOR", '['),
        (Class::Potion, "POTION", '!'),
        (Class::Scroll, "SCROLL", '?'),
        (Class::Ring, "RING", '='),
        (Class::Wand, "WAND", '/'),
        (Class::Food, "FOOD", '%'),
        (Class::Torch, "TORCH", '~'),
        (Class::Lantern, "LANTERN", '('),
        (Class::Artifact, "ARTIFACT", '*'),
        (Class::Oil, "OIL_FLASK", '"'),
        (Class::Amulet, "AMULET", '&'),
    ];

    /// The word that scripts know.
    pub fn word(self) -> &'static str {
        Class::ALL[self as usize].1
    }

    /// The glyph of the map.
    pub fn glyph(self) -> char {
        Class::ALL[self as usize].2
    }

    /// Whether what it does must be found out, and its kinds carry disguises.
    pub fn is_magic(self) -> bool {
        matches!(self, Class::Potion | Class::Scroll | Class::Ring | Class::Wand)
    }

    /// Whether a single thing may be better, worse or cursed.
    pub fn has_bonus(self) -> bool {
        matches!(self, Class::Weapon | Class::Armor | Class::Ring)
    }

    /// Whether equal ones share a place in the pack.
    pub(crate) fn stacks(self) -> bool {
        matches!(self, Class::Potion | Class::Scroll | Class::Food | Class::Torch | Class::Oil)
    }

    /// Whether it gives light.
    pub fn is_light(self) -> bool {
        matches!(self, Class::Torch | Class::Lantern | Class::Artifact)
    }

    /// Its kinds.
    pub fn kinds(self) -> &'static [Sort] {
        match self {
            Class::Weapon => &WEAPONS,
            Class::Armor => &ARMORS,
            Class::Potion => &POTIONS,
            Class::Scroll => &SCROLLS,
            Class::Ring => &RINGS,
            Class::Wand => &WANDS,
            Class::Food => &FOOD,
            Class::Torch => &TORCH,
            Class::Lantern => &LANTERN,
            Class::Artifact => &ARTIFACTS,
            Class::Oil => &OIL,
            Class::Amulet => &AMULET,
        }
    }

    /// The looks that its kinds are shuffled among; none for open classes.
    pub fn looks(self) -> &'static [&'static str] {
        match self {
            Class::Potion => &COLOURS,
            Class::Scroll => &LABELS,
            Class::Ring => &STONES,
            Class::Wand => &WOODS,
            _ => &[],
        }
    }
}

/// A kind of thing within its class.
#[derive(Clone, Copy, Debug)]
pub struct Sort {
    /// Its name, lower case.
    pub name: &'static str,
    /// How often it turns up.
    pub rarity: Rarity,
}

const fn sort(name: &'static str, rarity: Rarity) -> Sort {
    Sort { name, rarity }
}

/// Kinds of a class as an enum whose order is that of its table.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident $table:ident $count:literal: $($kind:ident $text:literal $rarity:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = $text] $kind,)* }

        impl $name {
            /// All, in the order of their numbers.
            pub const ALL: [$name; $count] = [$($name::$kind),*];
        }

        static $table: [Sort; $count] = [$(sort($text, $rarity)),*];
    };
}

kinds! {
    /// Potions.
    Potion POTIONS 13:
    Healing "healing" Common,
    ExtraHealing "extra healing" Uncommon,
    GainStrength "gain strength" Uncommon,
    RestoreStrength "restore strength" Common,
    Poison "poison" Common,
    Confusion "confusion" Uncommon,
    Blindness "blindness" Uncommon,
    Haste "haste self" Rare,
    DetectMonsters "detect monsters" Uncommon,
    DetectMagic "detect magic" Uncommon,
    RaiseLevel "raise level" Legendary,
    SeeInvisible "see invisible" Uncommon,
    Levitation "levitation" Uncommon,
}

kinds! {
    /// Scrolls.
    Scroll SCROLLS 11:
    Identify "identify" Common,
    EnchantWeapon "enchant weapon" Uncommon,
    EnchantArmor "enchant armor" Uncommon,
    Mapping "magic mapping" Uncommon,
    Teleportation "teleportation" Common,
    RemoveCurse "remove curse" Uncommon,
    CreateMonster "create monster" Uncommon,
    ScareMonster "scare monster" Rare,
    Light "light" Common,
    Sleep "sleep" Rare,
    HoldMonster "hold monster" Rare,
}

kinds! {
    /// Rings.
    Ring RINGS 10:
    Protection "protection" Uncommon,
    AddStrength "add strength" Uncommon,
    SustainStrength "sustain strength" Uncommon,
    Dexterity "dexterity" Uncommon,
    Regeneration "regeneration" Rare,
    Searching "searching" Uncommon,
    SeeInvisible "see invisible" Uncommon,
    SlowDigestion "slow digestion" Rare,
    Teleportation "teleportation" Rare,
    Stealth "stealth" Uncommon,
}

kinds! {
    /// Wands.
    Wand WANDS 10:
    MagicMissile "magic missile" Common,
    Lightning "lightning" Uncommon,
    Fire "fire" Uncommon,
    Cold "cold" Uncommon,
    Sleep "sleep" Uncommon,
    SlowMonster "slow monster" Uncommon,
    TeleportAway "teleport away" Uncommon,
    HasteMonster "haste monster" Rare,
    Polymorph "polymorph" Rare,
    Cancellation "cancellation" Rare,
}

impl Wand {
    /// How far it reaches, in steps along rows and columns.
    pub fn range(self) -> u32 {
        [7, 8, 8, 8, 6, 6, 7, 5, 5, 6][self as usize]
    }

    /// The charges of a new one.
    pub fn charges(self) -> Dice {
        if self == Wand::MagicMissile { Dice::new(4, 4) } else { Dice::new(3, 3) }
    }

    /// The damage it does, if any.
    pub fn damage(self) -> Option<Dice> {
        match self {
            Wand::MagicMissile => Some(Dice::new(2, 6)),
            Wand::Lightning | Wand::Fire | Wand::Cold => Some(Dice::new(6, 6)),
            _ => None,
        }
    }

    /// The longest reach of all: what is not known may reach so far.
    pub const LONGEST: u32 = 8;
}

impl Ring {
    /// Whether its number matters.
    pub fn is_numbered(self) -> bool {
        matches!(self, Ring::Protection | Ring::AddStrength | Ring::Dexterity)
    }

    /// What wearing it costs a turn, in tenths of food.
    pub fn hunger(self) -> i32 {
        match self {
            Ring::Regeneration => 3,
            Ring::SlowDigestion => -5,
            _ => 5,
        }
    }
}

static WEAPONS: [Sort; 8] = [
    sort("mace", Common),
    sort("short sword", Common),
    sort("dagger", Common),
    sort("spear", Common),
    sort("long sword", Uncommon),
    sort("battle axe", Uncommon),
    sort("flail", Uncommon),
    sort("two-handed sword", Rare),
];

/// Damage wielded and thrown, by the number of the weapon.
pub(crate) fn weapon_dice(kind: u8) -> (Dice, Dice) {
    const DICE: [(Dice, Dice); 8] = [
        (Dice::new(2, 4), Dice::new(1, 3)),
        (Dice::new(1, 8), Dice::new(1, 2)),
        (Dice::new(1, 6), Dice::new(1, 4)),
        (Dice::new(2, 3), Dice::new(1, 6)),
        (Dice::new(1, 12), Dice::new(1, 2)),
        (Dice::new(2, 8), Dice::new(1, 2)),
        (Dice::new(2, 5), Dice::new(1, 2)),
        (Dice::new(3, 6), Dice::new(1, 2)),
    ];
    DICE[usize::from(kind)]
}

/// What bare hands do.
pub(crate) const FISTS: Dice = Dice::new(1, 4);

static ARMORS: [Sort; 7] = [
    sort("leather armor", Common),
    sort("studded leather", Common),
    sort("ring mail", Common),
    sort("chain mail", Uncommon),
    sort("banded mail", Uncommon),
    sort("splint mail", Uncommon),
    sort("plate mail", Rare),
];

/// The armour class of an armour, by its number.
pub(crate) fn armor_class(kind: u8) -> i8 {
    [8, 7, 7, 5, 4, 4, 3][usize::from(kind)]
}

/// The armour class of nobody in particular.
pub(crate) const UNARMORED: i8 = 10;

static FOOD: [Sort; 1] = [sort("ration", Common)];
static TORCH: [Sort; 1] = [sort("torch", Common)];
static LANTERN: [Sort; 1] = [sort("lantern", Common)];
static OIL: [Sort; 1] = [sort("oil flask", Common)];
static AMULET: [Sort; 1] = [sort("amulet of yendor", Legendary)];

static ARTIFACTS: [Sort; 3] = [sort("phial", Rare), sort("star", Rare), sort("arkenstone", Rare)];

/// How far a light reaches.
pub(crate) fn radius(class: Class, kind: u8) -> u8 {
    match class {
        Class::Artifact => [3, 2, 2][usize::from(kind)],
        Class::Torch | Class::Lantern => 2,
        _ => 0,
    }
}

/// Fuel of a new torch and lantern, and of a flask of oil.
pub(crate) const FUEL: u16 = 500;
/// What a lantern holds.
pub(crate) const LANTERN_HOLDS: u16 = 1000;
/// What a ration is worth at least, and at most.
pub(crate) const RATION: (i32, i32) = (1100, 1499);
/// Turns in which a carried wand regains a charge.
pub(crate) const RECHARGE: u32 = 500;
/// Turns after which a scroll of scare monster on the floor crumbles.
pub(crate) const SCARE_LASTS: u32 = 100;
/// The best that enchanting can make of a thing.
pub(crate) const BEST_BONUS: i8 = 3;

/// Weights of the classes at a depth.
pub(crate) fn class_weights(depth: u8) -> [(Class, u32); 10] {
    let band = match depth {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    [
        (Class::Weapon, 12),
        (Class::Armor, 12),
        (Class::Potion, 12),
        (Class::Scroll, 12),
        (Class::Ring, 12),
        (Class::Food, 18),
        (Class::Wand, 8),
        (Class::Torch, [20, 15, 10][band]),
        (Class::Lantern, [0, 8, 12][band]),
        (Class::Oil, [3, 10, 12][band]),
    ]
}

static COLOURS: [&str; 18] = [
    "amber", "azure", "black", "brown", "clear", "cloudy", "crimson", "golden", "green", "grey", "milky",
    "ochre", "pink", "plum", "silver", "smoky", "white", "yellow",
];

static LABELS: [&str; 16] = [
    "avel dun",
    "brix",
    "cor ombra",
    "dalu",
    "eshti ran",
    "feor",
    "gamma lil",
    "hroth",
    "iru sen",
    "jov",
    "kel adum",
    "lume",
    "mor ifa",
    "nebb",
    "osk urel",
    "pyx",
];

static STONES: [&str; 14] = [
    "agate",
    "brass",
    "copper",
    "coral",
    "garnet",
    "iron",
    "ivory",
    "jade",
    "moonstone",
    "onyx",
    "opal",
    "pearl",
    "topaz",
    "wood",
];

static WOODS: [&str; 14] = [
    "alder", "ash", "beech", "birch", "cedar", "ebony", "elm", "hazel", "larch", "maple", "oak", "pine",
    "willow", "yew",
];
