//! Events, as the hero learns of them: one variant for each kind, with its data.
//!
//! Scripts and digests see events as flat records of one shape. [`Event::record`] is the only place that
//! translates, so that old saves keep their digests.

use crate::rules::{action::Letter, bestiary::Species, cell::Cell, hero::Effect, item::Label};
use serde::{Serialize, Serializer};

/// The tone of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Plain news.
    Info,
    /// Blows given and taken.
    Combat,
    /// A setback, or trouble ahead.
    Warning,
    /// A threat to the hero's life.
    Critical,
    /// A gain.
    Success,
}

impl Tone {
    /// Its word in scripts.
    pub fn word(self) -> &'static str {
        ["info", "combat", "warning", "critical", "success"][self as usize]
    }
}

/// What all events of a kind have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventKind {
    /// A stable word; its text has the key `rogue.` plus this word.
    pub code: &'static str,
    /// Its tone.
    pub tone: Tone,
    /// From 1 (a detail) to 5 (a matter of life and death).
    pub importance: u8,
}

/// A monster that the hero saw doing something or being affected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sighting {
    /// What it is.
    pub species: Species,
    /// Where it stood.
    pub cell: Cell,
}

/// Kinds of events with their data, their code, tone and importance. The order is part of every digest.
macro_rules! events {
    ($($name:ident $({ $($field:ident: $type:ty),+ })? $code:literal $tone:ident $importance:literal,)*) => {
        /// Something that happened. A `monster` is `None` if the hero did not see it.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "fields are named after what they hold")]
        #[non_exhaustive]
        pub enum Event {
            $(#[doc = concat!("`", $code, "`")] $name $({ $($field: $type),+ })?,)*
        }

        impl Event {
            /// Every kind, in the order of the table.
            pub const KINDS: &'static [EventKind] =
                &[$(EventKind { code: $code, tone: Tone::$tone, importance: $importance }),*];

            fn index(&self) -> usize {
                enum Index { $($name),* }
                (match self { $(Event::$name { .. } => Index::$name),* }) as usize
            }

            /// The flat form for scripts and digests.
            pub(crate) fn record(&self) -> Record {
                let mut record =
                    Record { what: Code(self.index()), monster: None, item: None, number: 0, cell: None };
                match *self {
                    $(Event::$name $({ $($field),+ })? => { $($($field.put(&mut record);)+)? })*
                }
                record
            }
        }
    };
}

events! {
    YouHit { monster: Option<Sighting>, damage: i32 } "you-hit" Combat 2,
    YouMiss { monster: Option<Sighting> } "you-miss" Combat 1,
    YouKill { monster: Option<Sighting> } "you-kill" Success 3,
    ItHits { monster: Option<Sighting>, damage: i32 } "it-hits" Combat 3,
    ItMisses { monster: Option<Sighting> } "it-misses" Combat 1,
    ItBreathes { monster: Option<Sighting>, damage: i32 } "it-breathes" Critical 4,
    ItFlees { monster: Option<Sighting> } "it-flees" Combat 2,
    ItWakes { monster: Option<Sighting> } "it-wakes" Warning 2,
    ItAppears { monster: Option<Sighting> } "it-appears" Warning 3,
    ItEatsGold { monster: Option<Sighting> } "it-eats-gold" Info 2,
    StoleGold { monster: Option<Sighting>, gold: u32 } "stole-gold" Warning 3,
    StoleItem { thief: Option<Species>, item: Label } "stole-item" Warning 4,
    ArmorRusts { item: Label } "armor-rusts" Warning 3,
    Frozen "frozen" Critical 4,
    Confused "confused" Warning 3,
    StrengthDrained "strength-drained" Warning 3,
    XpDrained { points: u32 } "xp-drained" Warning 3,
    MaxHpDrained "max-hp-drained" Warning 4,
    Held "held" Warning 3,
    StillHeld "still-held" Warning 2,
    LevelUp { level: u8 } "level-up" Success 4,
    Bumped "bumped" Info 1,
    DoorOpened "door-opened" Info 1,
    DoorClosed "door-closed" Info 1,
    DoorLocked "door-locked" Info 2,
    DoorBlocked "door-blocked" Info 2,
    DoorFound { cell: Cell } "door-found" Success 3,
    PassageFound { cell: Cell } "passage-found" Success 3,
    DoorSlammed "door-slammed" Warning 3,
    TrapFound { cell: Cell } "trap-found" Warning 3,
    TrapPassed "trap-passed" Info 2,
    TrapBear { damage: i32 } "trap-bear" Critical 4,
    TrapDart { damage: i32 } "trap-dart" Critical 4,
    TrapTeleport "trap-teleport" Warning 3,
    TrapSleep "trap-sleep" Critical 4,
    TrapPit { damage: i32 } "trap-pit" Critical 4,
    TrapAlarm "trap-alarm" Critical 4,
    Fell "fell" Critical 4,
    Stumbled "stumbled" Info 1,
    GoldFound { gold: u32, cell: Cell } "gold-found" Success 2,
    PickedUp { item: Label, letter: Letter } "picked-up" Info 2,
    NoRoom { item: Label } "no-room" Warning 2,
    SeesItem { item: Label } "sees-item" Info 1,
    Dropped { item: Label } "dropped" Info 1,
    Thrown { item: Label } "thrown" Info 1,
    ThrownHits { monster: Option<Sighting>, damage: i32 } "thrown-hits" Combat 2,
    ThrownMisses { monster: Option<Sighting> } "thrown-misses" Combat 1,
    Wielded { item: Label, letter: Letter } "wielded" Info 2,
    Worn { item: Label, letter: Letter } "worn" Info 2,
    TakenOff { item: Label } "taken-off" Info 2,
    RingOn { item: Label, letter: Letter } "ring-on" Info 2,
    RingOff { item: Label } "ring-off" Info 2,
    IsCursed { item: Label } "is-cursed" Warning 4,
    LightTaken { item: Label } "light-taken" Info 2,
    TorchDiscarded { item: Label } "torch-discarded" Info 1,
    Refilled { item: Label } "refilled" Info 2,
    FuelLow { item: Label, turns: u16 } "fuel-low" Warning 3,
    FuelOut { item: Label } "fuel-out" Critical 4,
    Drank { item: Label } "drank" Info 2,
    Healed { points: i16 } "healed" Success 2,
    StrengthGained "strength-gained" Success 3,
    StrengthRestored "strength-restored" Success 2,
    Poisoned { damage: i32 } "poisoned" Warning 3,
    Blinded "blinded" Critical 4,
    Hasted "hasted" Success 3,
    MonstersDetected "monsters-detected" Info 2,
    MagicDetected "magic-detected" Info 2,
    SeesInvisible "sees-invisible" Info 2,
    Levitating "levitating" Info 2,
    EffectEnds { effect: Effect } "effect-ends" Info 2,
    ReadScroll { item: Label } "read-scroll" Info 2,
    Fizzled "fizzled" Info 2,
    Identified { item: Label } "identified" Success 2,
    WeaponEnchanted { item: Label } "weapon-enchanted" Success 3,
    ArmorEnchanted { item: Label } "armor-enchanted" Success 3,
    Mapped "mapped" Success 3,
    Teleported "teleported" Warning 3,
    CurseLifted "curse-lifted" Success 3,
    MonsterCreated "monster-created" Warning 3,
    Dread "dread" Info 2,
    ScareCrumbled "scare-crumbled" Warning 3,
    RoomLit "room-lit" Info 2,
    FellAsleep "fell-asleep" Critical 4,
    MonsterHeld { monster: Option<Sighting>, turns: u8 } "monster-held" Success 3,
    Zapped { item: Label } "zapped" Info 2,
    WandEmpty { item: Label } "wand-empty" Info 2,
    RayHits { monster: Option<Sighting>, damage: i32 } "ray-hits" Combat 2,
    RayMisses "ray-misses" Info 1,
    MonsterSleeps { monster: Option<Sighting>, turns: u8 } "monster-sleeps" Success 2,
    // `drawn` is a draw that only the wand of sleep needs. It stays here because digests cover it.
    MonsterSlowed { monster: Option<Sighting>, drawn: u8 } "monster-slowed" Success 2,
    MonsterHasted { monster: Option<Sighting>, drawn: u8 } "monster-hasted" Warning 3,
    MonsterGone { monster: Option<Sighting>, drawn: u8 } "monster-gone" Success 2,
    MonsterChanged { monster: Option<Sighting>, drawn: u8 } "monster-changed" Warning 3,
    MonsterCancelled { monster: Option<Sighting>, drawn: u8 } "monster-cancelled" Success 2,
    Ate "ate" Info 2,
    AteAwful "ate-awful" Info 2,
    Hungry "hungry" Warning 3,
    Weak "weak" Critical 4,
    Starving "starving" Critical 5,
    Satisfied "satisfied" Info 2,
    WentDown { depth: u8 } "went-down" Info 2,
    WentUp { depth: u8 } "went-up" Info 2,
    AmuletTaken "amulet-taken" Success 5,
    Died { killer: Option<Species>, depth: u8 } "died" Critical 5,
    Won "won" Success 5,
}

impl Event {
    /// What all events of its kind have in common.
    pub fn kind(&self) -> &'static EventKind {
        &Event::KINDS[self.index()]
    }

    /// The stable word of its kind.
    pub fn code(&self) -> &'static str {
        self.kind().code
    }
}

/// In the flat form that scripts and digests rely on.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record().serialize(serializer)
    }
}

/// An event in the one shape that scripts and digests rely on.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Record {
    pub what: Code,
    pub monster: Option<Species>,
    pub item: Option<Label>,
    /// Damage, gold, a depth, turns, a letter: whatever number the kind has.
    pub number: i32,
    pub cell: Option<Cell>,
}

/// A kind of event by its index in the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Code(usize);

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Digests need a number, people a word.
        if serializer.is_human_readable() {
            serializer.serialize_str(Event::KINDS[self.0].code)
        } else {
            serializer.serialize_u8(self.0 as u8)
        }
    }
}

/// Where an event's data goes in its record.
trait Part {
    fn put(self, record: &mut Record);
}

impl Part for Option<Sighting> {
    fn put(self, record: &mut Record) {
        record.monster = self.map(|sighting| sighting.species);
        record.cell = self.map(|sighting| sighting.cell);
    }
}

impl Part for Option<Species> {
    fn put(self, record: &mut Record) {
        record.monster = self;
    }
}

impl Part for Label {
    fn put(self, record: &mut Record) {
        record.item = Some(self);
    }
}

impl Part for Cell {
    fn put(self, record: &mut Record) {
        record.cell = Some(self);
    }
}

macro_rules! numbers {
    ($($type:ty: $value:ident => $number:expr,)*) => {
        $(impl Part for $type {
            fn put(self, record: &mut Record) {
                let $value = self;
                record.number = $number;
            }
        })*
    };
}

numbers! {
    i32: number => number,
    i16: number => i32::from(number),
    u8: number => i32::from(number),
    u16: number => i32::from(number),
    u32: number => number as i32,
    Letter: letter => i32::from(letter.0),
    Effect: effect => effect as i32,
}
