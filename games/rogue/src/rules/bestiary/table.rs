//! The table of monsters, one line for each kind.

use super::{Behaviour, Creature, Rarity, Special, Species};
use crate::rules::dice::Dice;
use Behaviour::{Coward, Erratic, Greedy, Simple, Smart, Stationary, Thief};
use Rarity::{Common, Rare, Uncommon};
use Special::{
    BreathesFire, Confuses, DrainsMaxHp, DrainsStrength, DrainsXp, Flying, Freezes, Holds, Invisible, Mean,
    Regenerates, RustsArmor, StealsGold, StealsItem,
};

const fn d(count: u8, sides: u8) -> Dice {
    Dice::new(count, sides)
}

/// One line for each kind, with columns in the order of the fields.
macro_rules! bestiary {
    ($($name:literal $hp:literal $ac:literal [$($dice:expr),*] $xp:literal $level:literal $speed:literal $rarity:ident
       $rank:literal [$($mind:ident),*] $int:literal $aggro:literal $flee:literal [$($special:ident),*] $carries:literal;)*) => {
        [$(Creature {
            name: $name, hit_dice: $hp, ac: $ac, damage: &[$($dice),*], xp: $xp, level: $level, speed: $speed,
            rarity: $rarity, rank: $rank, behaviours: &[$($mind),*], intelligence: $int, aggro: $aggro,
            flee: $flee, specials: &[$($special),*], carries: $carries,
        }),*]
    };
}

/// By letter, A to Z.
#[rustfmt::skip]
pub(super) static BESTIARY: [Creature; Species::COUNT as usize] = bestiary! {
    "aquator"       5   2 [d(0, 0)]                    50  5 10 Uncommon 14 [Simple]        3  7   0 [RustsArmor] 0;
    "bat"           1   3 [d(1, 2)]                     1  1 15 Common    1 [Erratic]       2  8   0 [Flying] 0;
    "centaur"       4   4 [d(1, 2), d(1, 5), d(1, 5)]  30  4 12 Uncommon 12 [Smart]         6 10  20 [] 15;
    "dragon"       10  -1 [d(1, 8), d(1, 8), d(3, 10)] 5000 10 18 Rare   24 [Smart]         8 15  15 [BreathesFire, Mean] 100;
    "emu"           1   7 [d(1, 2)]                     2  1 10 Common    2 [Simple]        1  6   0 [Mean] 0;
    "venus flytrap" 8   3 [d(1, 1)]                   100  6 10 Uncommon 17 [Stationary]    1  2   0 [Holds] 0;
    "griffin"      13   2 [d(4, 3), d(3, 5)]         6000 10 18 Rare     24 [Smart]         7 12  10 [Regenerates, Flying, Mean] 20;
    "hobgoblin"     1   5 [d(1, 8)]                     3  1 10 Common    3 [Simple]        2  7   0 [Mean] 0;
    "ice monster"   1   9 [d(0, 0)]                    20  5 10 Uncommon 22 [Simple]        2  6   0 [Freezes] 0;
    "jabberwock"   15   6 [d(2, 12), d(2, 4)]        7000 10 18 Rare     25 [Smart]         7 12  10 [Mean] 70;
    "kestrel"       1   7 [d(1, 4)]                     4  2 15 Common    5 [Erratic]       2  8   0 [Flying, Mean] 0;
    "leprechaun"    3   8 [d(1, 1)]                    25  4 10 Uncommon 14 [Thief]         6 10 100 [StealsGold] 0;
    "medusa"        8   2 [d(3, 4), d(3, 4), d(2, 5)] 500  8 12 Rare     21 [Smart]         7 10  20 [Confuses] 40;
    "nymph"         3   9 [d(0, 0)]                    80  6 10 Uncommon 18 [Thief]         7  8 100 [StealsItem] 100;
    "orc"           1   6 [d(1, 8)]                     5  2 10 Uncommon  7 [Greedy]        5  8  25 [Mean] 15;
    "phantom"       8   3 [d(4, 4)]                   400  8 15 Rare     21 [Smart]         7 10  20 [Invisible] 0;
    "quagga"        3   3 [d(1, 5), d(1, 5)]           15  3 10 Common    9 [Simple]        2  7   0 [Mean] 0;
    "rattlesnake"   2   3 [d(1, 6)]                    12  3 10 Uncommon 10 [Simple]        2  6   0 [DrainsStrength] 0;
    "snake"         1   5 [d(1, 3)]                     2  1 10 Common    1 [Simple]        2  5   0 [Mean] 0;
    "troll"         6   4 [d(1, 8), d(1, 8), d(2, 6)] 120  6  7 Uncommon 18 [Simple]        4  8  20 [Regenerates, Mean] 50;
    "ur-vile"       7  -2 [d(1, 9), d(1, 9), d(2, 9)] 1500 9 15 Rare     23 [Smart]         7 10  15 [Mean] 0;
    "vampire"       8   1 [d(1, 10)]                  800  8 15 Rare     22 [Smart, Coward] 7 10  30 [Regenerates, DrainsMaxHp] 20;
    "wraith"        5   4 [d(1, 6)]                   200  7 12 Rare     20 [Smart]         6  9  25 [DrainsXp] 0;
    "xeroc"         7   7 [d(4, 4)]                   150  7 10 Uncommon 19 [Simple]        3  7  20 [] 30;
    "yeti"          4   6 [d(1, 6), d(1, 6)]           35  4 10 Uncommon 13 [Simple]        3  7  15 [] 30;
    "zombie"        2   8 [d(1, 8)]                     7  2  5 Uncommon  6 [Simple]        1  6   0 [Mean] 0;
};
