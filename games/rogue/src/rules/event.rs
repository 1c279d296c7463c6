//! What happened, as the hero learns of it: one flat record whatever it is, and the log of them.

use crate::rules::{bestiary::Species, item::Label, place::Cell};
use serde::{Serialize, Serializer};
use std::{collections::VecDeque, sync::Arc};

/// How an event is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Plain news.
    Info,
    /// Blows.
    Combat,
    /// Beware.
    Warning,
    /// Beware now.
    Critical,
    /// Well done.
    Success,
}

impl Tone {
    /// The word that scripts know.
    pub fn word(self) -> &'static str {
        ["info", "combat", "warning", "critical", "success"][self as usize]
    }
}

/// Every kind of event: its code, its tone, its importance from 1 to 5.
macro_rules! happenings {
    ($($name:ident $code:literal $tone:ident $importance:literal,)*) => {
        /// What happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum What { $(#[doc = $code] $name,)* }

        impl What {
            /// All, in the order of their numbers.
            pub const ALL: &'static [What] = &[$(What::$name),*];

            /// Stable word; `rogue.` before it makes the key of its sentence.
            pub fn code(self) -> &'static str {
                [$($code),*][self as usize]
            }

            /// How it is meant.
            pub fn tone(self) -> Tone {
                [$(Tone::$tone),*][self as usize]
            }

            /// From 1, by the way, to 5, a matter of life and death.
            pub fn importance(self) -> u8 {
                [$($importance),*][self as usize]
            }
        }
    };
}

happenings! {
    YouHit "you-hit" Combat 2,
    YouMiss "you-miss" Combat 1,
    YouKill "you-kill" Success 3,
    ItHits "it-hits" Combat 3,
    ItMisses "it-misses" Combat 1,
    ItBreathes "it-breathes" Critical 4,
    ItFlees "it-flees" Combat 2,
    ItWakes "it-wakes" Warning 2,
    ItAppears "it-appears" Warning 3,
    ItEatsGold "it-eats-gold" Info 2,
    StoleGold "stole-gold" Warning 3,
    StoleItem "stole-item" Warning 4,
    ArmorRusts "armor-rusts" Warning 3,
    Frozen "frozen" Critical 4,
    Confused "confused" Warning 3,
    StrengthDrained "strength-drained" Warning 3,
    XpDrained "xp-drained" Warning 3,
    MaxHpDrained "max-hp-drained" Warning 4,
    Held "held" Warning 3,
    StillHeld "still-held" Warning 2,
    LevelUp "level-up" Success 4,
    Bumped "bumped" Info 1,
    DoorOpened "door-opened" Info 1,
    DoorClosed "door-closed" Info 1,
    DoorLocked "door-locked" Info 2,
    DoorBlocked "door-blocked" Info 2,
    DoorFound "door-found" Success 3,
    PassageFound "passage-found" Success 3,
    DoorSlammed "door-slammed" Warning 3,
    TrapFound "trap-found" Warning 3,
    TrapPassed "trap-passed" Info 2,
    TrapBear "trap-bear" Critical 4,
    TrapDart "trap-dart" Critical 4,
    TrapTeleport "trap-teleport" Warning 3,
    TrapSleep "trap-sleep" Critical 4,
    TrapPit "trap-pit" Critical 4,
    TrapAlarm "trap-alarm" Critical 4,
    Fell "fell" Critical 4,
    Stumbled "stumbled" Info 1,
    GoldFound "gold-found" Success 2,
    PickedUp "picked-up" Info 2,
    NoRoom "no-room" Warning 2,
    SeesItem "sees-item" Info 1,
    Dropped "dropped" Info 1,
    Thrown "thrown" Info 1,
    ThrownHits "thrown-hits" Combat 2,
    ThrownMisses "thrown-misses" Combat 1,
    Wielded "wielded" Info 2,
    Worn "worn" Info 2,
    TakenOff "taken-off" Info 2,
    RingOn "ring-on" Info 2,
    RingOff "ring-off" Info 2,
    IsCursed "is-cursed" Warning 4,
    LightTaken "light-taken" Info 2,
    TorchDiscarded "torch-discarded" Info 1,
    Refilled "refilled" Info 2,
    FuelLow "fuel-low" Warning 3,
    FuelOut "fuel-out" Critical 4,
    Drank "drank" Info 2,
    Healed "healed" Success 2,
    StrengthGained "strength-gained" Success 3,
    StrengthRestored "strength-restored" Success 2,
    Poisoned "poisoned" Warning 3,
    Blinded "blinded" Critical 4,
    Hasted "hasted" Success 3,
    MonstersDetected "monsters-detected" Info 2,
    MagicDetected "magic-detected" Info 2,
    SeesInvisible "sees-invisible" Info 2,
    Levitating "levitating" Info 2,
    EffectEnds "effect-ends" Info 2,
    ReadScroll "read-scroll" Info 2,
    Fizzled "fizzled" Info 2,
    Identified "identified" Success 2,
    WeaponEnchanted "weapon-enchanted" Success 3,
    ArmorEnchanted "armor-enchanted" Success 3,
    Mapped "mapped" Success 3,
    Teleported "teleported" Warning 3,
    CurseLifted "curse-lifted" Success 3,
    MonsterCreated "monster-created" Warning 3,
    Dread "dread" Info 2,
    ScareCrumbled "scare-crumbled" Warning 3,
    RoomLit "room-lit" Info 2,
    FellAsleep "fell-asleep" Critical 4,
    MonsterHeld "monster-held" Success 3,
    Zapped "zapped" Info 2,
    WandEmpty "wand-empty" Info 2,
    RayHits "ray-hits" Combat 2,
    RayMisses "ray-misses" Info 1,
    MonsterSleeps "monster-sleeps" Success 2,
    MonsterSlowed "monster-slowed" Success 2,
    MonsterHasted "monster-hasted" Warning 3,
    MonsterGone "monster-gone" Success 2,
    MonsterChanged "monster-changed" Warning 3,
    MonsterCancelled "monster-cancelled" Success 2,
    Ate "ate" Info 2,
    AteAwful "ate-awful" Info 2,
    Hungry "hungry" Warning 3,
    Weak "weak" Critical 4,
    Starving "starving" Critical 5,
    Satisfied "satisfied" Info 2,
    WentDown "went-down" Info 2,
    WentUp "went-up" Info 2,
    AmuletTaken "amulet-taken" Success 5,
    Died "died" Critical 5,
    Won "won" Success 5,
}

/// By its code.
impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Digests want a number, people a word.
        if serializer.is_human_readable() {
            serializer.serialize_str(self.code())
        } else {
            serializer.serialize_u8(*self as u8)
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// What.
    pub what: What,
    /// The monster it is about; none where it was not seen.
    pub monster: Option<Species>,
    /// The thing it is about, as the hero calls it.
    pub item: Option<Label>,
    /// Damage, gold, a depth, turns: as the sentence needs it.
    pub number: i32,
    /// Where.
    pub cell: Option<Cell>,
}

impl Event {
    pub(crate) fn of(what: What) -> Event {
        Event { what, monster: None, item: None, number: 0, cell: None }
    }

    pub(crate) fn with(mut self, number: i32) -> Event {
        self.number = number;
        self
    }
}

/// An event in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// What happened.
    pub event: Event,
    /// In which turn, last.
    pub turn: u32,
    /// How often running.
    pub count: u16,
}

/// Notes of a block that is shared from state to state.
const BLOCK: usize = 50;
/// Full blocks kept.
const BLOCKS: usize = 20;

/// The last thousand notes. Blocks once full are shared between states, so that a copy is cheap.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    full: VecDeque<Arc<[Note]>>,
    newest: Vec<Note>,
}

impl Log {
    pub fn add(&mut self, event: Event, turn: u32) {
        if let Some(last) = self.newest.last_mut()
            && last.event == event
        {
            last.count = last.count.saturating_add(1);
            last.turn = turn;
            return;
        }
        if self.newest.len() == BLOCK {
            if self.full.len() == BLOCKS {
                self.full.pop_front();
            }
            self.full.push_back(self.newest.as_slice().into());
            self.newest.clear();
        }
        self.newest.push(Note { event, turn, count: 1 });
    }

    /// Oldest first.
    pub fn notes(&self) -> impl DoubleEndedIterator<Item = &Note> {
        self.full.iter().flat_map(|block| block.iter()).chain(&self.newest)
    }
}

impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let notes: Vec<&Note> = self.notes().collect();
        notes.serialize(serializer)
    }
}
