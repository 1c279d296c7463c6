//! Every kind of item as data: names, rarities, numbers, and the looks that disguise magic ones.

use crate::rules::{bestiary::Rarity, dice::Dice};
use Rarity::{Common, Legendary, Rare, Uncommon};

/// The class of an item.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize)]
pub enum Class {
    /// Wielded or thrown.
    Weapon,
    /// Worn.
    Armor,
    /// Drunk.
    Potion,
    /// Read.
    Scroll,
    /// Worn on a finger.
    Ring,
    /// Zapped at a cell.
    Wand,
    /// Eaten.
    Food,
    /// A light that burns down.
    Torch,
    /// A light that can be refilled.
    Lantern,
    /// A light that never burns out.
    Artifact,
    /// Fuel for a lantern.
    Oil,
    /// The Amulet of Yendor.
    Amulet,
}

impl Class {
    /// All classes, with their words in scripts and their glyphs on the map.
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

    /// Its word in scripts.
    pub fn word(self) -> &'static str {
        Class::ALL[self as usize].1
    }

    /// Its glyph on the map.
    pub fn glyph(self) -> char {
        Class::ALL[self as usize].2
    }

    /// Whether its kinds are disguised until they are identified.
    pub fn is_magic(self) -> bool {
        matches!(self, Class::Potion | Class::Scroll | Class::Ring | Class::Wand)
    }

    /// Whether single items have a bonus and may be cursed.
    pub fn has_bonus(self) -> bool {
        matches!(self, Class::Weapon | Class::Armor | Class::Ring)
    }

    /// Whether equal items share a place in the pack.
    pub(crate) fn stacks(self) -> bool {
        matches!(self, Class::Potion | Class::Scroll | Class::Food | Class::Torch | Class::Oil)
    }

    /// Whether it gives light.
    pub fn is_light(self) -> bool {
        matches!(self, Class::Torch | Class::Lantern | Class::Artifact)
    }

    /// Its kinds.
    pub fn kinds(self) -> &'static [ItemKind] {
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

    /// The looks that disguise its kinds; empty for classes without disguises.
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

/// A kind of item within its class.
#[derive(Clone, Copy, Debug)]
pub struct ItemKind {
    /// Its name, in lower case.
    pub name: &'static str,
    /// How often it occurs.
    pub rarity: Rarity,
}

const fn sort(name: &'static str, rarity: Rarity) -> ItemKind {
    ItemKind { name, rarity }
}

/// The kinds of a class as an enum in the order of its table.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident $table:ident $count:literal: $($kind:ident $text:literal $rarity:ident,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = $text] $kind,)* }

        impl $name {
            /// All kinds, in the order of their numbers.
            pub const ALL: [$name; $count] = [$($name::$kind),*];
        }

        static $table: [ItemKind; $count] = [$(sort($text, $rarity)),*];
    };
}

kinds! {
    /// Kinds of potions.
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
    /// Kinds of scrolls.
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
    /// Kinds of rings.
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
    /// Kinds of wands.
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
    /// Its range along rows and columns.
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

    /// The longest range of any wand, assumed for unknown ones.
    pub const LONGEST: u32 = 8;
}

impl Ring {
    /// Whether it has a bonus.
    pub fn is_numbered(self) -> bool {
        matches!(self, Ring::Protection | Ring::AddStrength | Ring::Dexterity)
    }

    /// Food it uses per turn, in tenths.
    pub fn hunger(self) -> i32 {
        match self {
            Ring::Regeneration => 3,
            Ring::SlowDigestion => -5,
            _ => 5,
        }
    }
}

static WEAPONS: [ItemKind; 8] = [
    sort("mace", Common),
    sort("short sword", Common),
    sort("dagger", Common),
    sort("spear", Common),
    sort("long sword", Uncommon),
    sort("battle axe", Uncommon),
    sort("flail", Uncommon),
    sort("two-handed sword", Rare),
];

/// Damage of a weapon by its number, wielded and thrown.
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

/// Damage of bare hands.
pub(crate) const FISTS: Dice = Dice::new(1, 4);

static ARMORS: [ItemKind; 7] = [
    sort("leather armor", Common),
    sort("studded leather", Common),
    sort("ring mail", Common),
    sort("chain mail", Uncommon),
    sort("banded mail", Uncommon),
    sort("splint mail", Uncommon),
    sort("plate mail", Rare),
];

/// The armour class of armour by its number.
pub(crate) fn armor_class(kind: u8) -> i8 {
    [8, 7, 7, 5, 4, 4, 3][usize::from(kind)]
}

/// The armour class of a hero without armour.
pub(crate) const UNARMORED: i8 = 10;

static FOOD: [ItemKind; 1] = [sort("ration", Common)];
static TORCH: [ItemKind; 1] = [sort("torch", Common)];
static LANTERN: [ItemKind; 1] = [sort("lantern", Common)];
static OIL: [ItemKind; 1] = [sort("oil flask", Common)];
static AMULET: [ItemKind; 1] = [sort("amulet of yendor", Legendary)];

static ARTIFACTS: [ItemKind; 3] = [sort("phial", Rare), sort("star", Rare), sort("arkenstone", Rare)];

/// The radius of a light.
pub(crate) fn radius(class: Class, kind: u8) -> u8 {
    match class {
        Class::Artifact => [3, 2, 2][usize::from(kind)],
        Class::Torch | Class::Lantern => 2,
        _ => 0,
    }
}

/// Fuel of a new torch or lantern, and of a flask of oil.
pub(crate) const FUEL: u16 = 500;
/// The fuel a lantern holds.
pub(crate) const LANTERN_HOLDS: u16 = 1000;
/// The minimum and maximum food in a ration.
pub(crate) const RATION: (i32, i32) = (1100, 1499);
/// Turns in which a wand in the pack regains a charge.
pub(crate) const RECHARGE: u32 = 500;
/// Turns after which a scroll of scare monster on the floor crumbles.
pub(crate) const SCARE_LASTS: u32 = 100;
/// The highest bonus that enchanting gives.
pub(crate) const BEST_BONUS: i8 = 3;

/// How often each class is found at a depth.
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
