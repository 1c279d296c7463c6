//! Every tuned number of the autoplayer, in one table. After a change, play a few thousand games (`cargo run
//! --release -p parlour-rogue --example ladder -- 1000 1`): few of them do what they seem to.
//!
//! Risks are chances of death in a thousand. A `Share` is a fraction of the hero's full hit points.

/// Numerator and denominator.
pub(super) type Share = (i32, i32);

// Fights: which to take on, and which to avoid.

/// Risk of a round at which the hero leaves if he can.
pub(super) const ROUND_RISK: u32 = 15;
/// Risk of a round up to which a cornered, fleeing monster is still attacked.
pub(super) const CORNERED_RISK: u32 = 60;
/// Risk of a whole fight that is accepted anywhere.
pub(super) const FIGHT_RISK: u32 = 80;
/// Risk of a whole fight that is fought to the end on stairs, where it could be left at any time.
pub(super) const STAIRS_FIGHT_RISK: u32 = 12;
/// Risk of a fight from which scrolls and potions are used to turn it.
pub(super) const ITEMS_RISK: u32 = 120;
/// Risk of a fight from which even monsters that fall behind are not worn down blow by blow: it takes too
/// long.
pub(super) const WEAR_DOWN_RISK: u32 = 500;
/// Risk of a fight below which a monster is not avoided.
pub(super) const PREY_RISK: u32 = 25;
/// Turns to wait for a monster that keeps its distance.
pub(super) const WAIT_FOR_FOE: u8 = 6;
/// Share from which the hero trades blows with monsters that fall behind, while none is beside him.
pub(super) const TRADE_BLOWS_FROM: Share = (8, 10);
/// The same during a fight.
pub(super) const TRADE_BLOWS_ON: Share = (5, 10);
/// Cost per turn, in hundredths of a hit point, below which monsters count as equally harmless.
pub(super) const HARMLESS: i64 = 20;
/// Cost of confusing or draining, in hundredths of a hit point per turn at normal speed.
pub(super) const SPECIAL_COST: i64 = 60;

// Simulated fights.

/// Fights simulated per decision.
pub(super) const FIGHT_TRIALS: u32 = 96;
/// Rounds after which a simulated fight counts as survived.
pub(super) const FIGHT_ROUNDS: u32 = 80;
/// Sieges of stairs simulated per decision.
pub(super) const SIEGE_TRIALS: u32 = 12;
/// How often the hero may return in a siege before giving up.
pub(super) const SIEGE_VISITS: u32 = 40;
/// Hit points gained per level, at a cautious guess.
pub(super) const HP_A_LEVEL: i32 = 4;

// Running away.

/// The hero's speed: no monster of at most this speed hits him while he keeps moving.
pub(super) const HERO_SPEED: u8 = 10;
/// Safety in a thousand of an escape that is taken at once.
pub(super) const SAFE_RUN: u32 = 750;
/// Safety of an escape from pursuers who are out of sight.
pub(super) const FAIR_RUN: u32 = 500;
/// Sum of a run's safety and the fight's risk from which running is the lesser evil.
pub(super) const RUN_OR_FIGHT: u32 = 1100;
/// Maximum steps towards stairs with somebody in pursuit, per level.
pub(super) const MOST_RETREATS: u16 = 800;
/// Steps of running per level after which the hero stands and fights.
pub(super) const MOST_FLIGHT: u16 = 600;
/// Length of the detour around a shut door that makes the door worth shutting.
pub(super) const LONG_WAY_ROUND: u16 = 25;
/// Share below which the hero takes stairs when pursuers are close behind.
pub(super) const LEAVE_PURSUERS_BELOW: Share = (70, 100);
/// Turns for which pursuers out of sight are taken into account.
pub(super) const PURSUED_FOR: u32 = 12;
/// Distance to keep from where they may be.
pub(super) const PURSUER_REACH: u32 = 4;
/// Turns for which a door shut on a pursuer is left shut.
pub(super) const KEEP_SHUT_FOR: u32 = 80;

// Looking ahead over the steps of the hero and his chasers.

/// Steps after which an escape route counts as open.
pub(super) const LOOK_AHEAD: u16 = 26;
/// Maximum number of positions searched.
pub(super) const MOST_POSITIONS: usize = 2500;
/// Chasers that move in these positions; the others are assumed to stand still.
pub(super) const CHASERS: usize = 3;
/// Value of an end from which the escape route is taken.
pub(super) const GOOD_END: i32 = 300;
/// Value of stairs that lead to safety.
pub(super) const STAIRS_END: i32 = 1000;
/// Value of a door that can be shut behind the hero.
pub(super) const DOOR_END: i32 = 900;
/// Value of new ground if chasers keep up: there may be stairs.
pub(super) const NEW_GROUND_END: i32 = 700;
/// Value of new ground if all of them fall behind.
pub(super) const NEW_GROUND_END_AHEAD: i32 = 500;
/// Deduction for new ground inside a room: unknown rooms have corners to be caught in.
pub(super) const UNKNOWN_ROOM: i32 = 70;
/// Value of a route that is still open at the search horizon.
pub(super) const OPEN_END: i32 = 600;
/// Value of each step out of reach.
pub(super) const STEP_WORTH: i32 = 8;

// Simulated pursuits; safety is in a thousand.

/// Simulations per route.
pub(super) const PURSUIT_TRIALS: u32 = 24;
/// Maximum length of a route.
pub(super) const LONGEST_WAY: u16 = 40;
/// Maximum number of doors considered.
pub(super) const MOST_DOORS: usize = 6;
/// Turns out of sight after which a chaser has lost the hero.
pub(super) const LOST_AFTER: u8 = 6;
/// Safety behind a door that was shut in time.
pub(super) const SAFETY_SHUT: u32 = 950;
/// Safety once nobody is chasing any more.
pub(super) const SAFETY_LOST: u32 = 850;
/// Safety on new ground while still chased.
pub(super) const SAFETY_NEW: u32 = 500;
/// Safety on known ground while still chased.
pub(super) const SAFETY_KNOWN: u32 = 400;
/// Bonus per cell between the hero and the nearest chaser.
pub(super) const SAFETY_A_CELL: u32 = 35;
/// Distance beyond which there is no further bonus.
pub(super) const ENOUGH_LEAD: u32 = 6;
/// Percentage of safety that counts at the last hit point.
pub(super) const LAST_HIT_POINT: u32 = 60;

// Stairs.

/// Maximum turns for a siege of stairs.
pub(super) const LONGEST_SIEGE: u32 = 900;
/// Food, in turns, that is not spent on sieges.
pub(super) const SIEGE_RESERVE: u32 = 1000;
/// Risk accepted on arrival beside slow monsters in order to run past them.
pub(super) const RUN_PAST_RISK: u32 = 7;
/// Share below which the hero leaves a fight by the stairs he stands on.
pub(super) const LEAVE_BY_STAIRS_BELOW: Share = (2, 3);
/// How often it returns to a level it fled from.
pub(super) const MOST_RETURNS: u8 = 30;
/// Turns of light that make an unfinished level above worth going back to.
pub(super) const LIGHT_TO_RETURN: u32 = 500;
/// By depth, from 1: the level the hero wants to reach before he descends, while there is something left to
/// do.
pub(super) const WANTED_LEVEL: [u8; 5] = [0, 2, 4, 6, 0];
/// Distance from the stairs within which a hunter counts as waiting there.
pub(super) const AT_STAIRS: u32 = 3;

// Erratic flyers: fast, hard to hit, soon gone.

/// Risk of a fight from which one is not worth attacking.
pub(super) const ERRATIC_RISK: u32 = 12;
/// Chances in twenty to hit from which one is fought all the same.
pub(super) const ERRATIC_TO_HIT: i32 = 7;
/// A sufficient distance.
pub(super) const ERRATIC_DISTANCE: u32 = 6;
/// Distance that routes keep from one.
pub(super) const ERRATIC_REACH: u32 = 2;
/// Percentage of hit points at which the hero avoids them.
pub(super) const ERRATIC_HURT: i32 = 50;
/// Percentage at which he no longer does.
pub(super) const ERRATIC_WELL: i32 = 75;
/// Share below which he leaves them by the stairs he stands on.
pub(super) const ERRATIC_LEAVE_BELOW: Share = (2, 3);
/// Turns for which he is determined to get past them.
pub(super) const ERRATIC_RESOLVED: u32 = 30;
/// Turns for which the place where one was is avoided.
pub(super) const ERRATIC_REMEMBERED: u32 = 10;

// Attacks by unseen monsters.

/// Hit points a step away from an unseen attacker may cost.
pub(super) const UNSEEN_COST_A_STEP: i32 = 12;
/// Share below which the hero leaves by stairs, a scroll or a potion.
pub(super) const UNSEEN_LEAVE_BELOW: Share = (1, 2);
/// Share below which he drinks a healing potion.
pub(super) const UNSEEN_HEAL_BELOW: Share = (1, 3);

// Exploring.

/// Below this depth it only looks for stairs.
pub(super) const DIVE_BELOW: u8 = 6;
/// Turns after which a level is left.
pub(super) const PATIENCE: u32 = 1500;
/// Turns of light below which it no longer explores every corner.
pub(super) const LIGHT_TO_EXPLORE: u32 = 500;
/// Steps that an item is worth when in a hurry.
pub(super) const DETOUR: u16 = 6;
/// Value of a cell around which stairs may be, in tenths of a step.
pub(super) const STAIRS_PROMISE: u16 = 100;
/// Turns for going to one place along a wall and searching there.
pub(super) const SEARCH_FOR: u16 = 40;
/// Steps back and forth after which it goes straight on, whoever is there.
pub(super) const MOST_DITHER: u8 = 8;
/// Below this level the hero shuts doors behind him.
pub(super) const SHUT_DOORS_BELOW: u8 = 8;
/// Places in the pack to keep free.
pub(super) const FREE_PLACES: usize = 2;

// Rest.

/// Food in turns below which it never rests.
pub(super) const FOOD_TO_REST: u32 = 350;
/// Percentages at which rest begins and ends, for a weak hero, who needs every point.
pub(super) const REST_WEAK: (i32, i32) = (75, 95);
/// The same for a stronger hero.
pub(super) const REST_STRONG: (i32, i32) = (65, 95);
/// The same when food is short: only life-threatening wounds are healed first.
pub(super) const REST_SHORT: (i32, i32) = (35, 60);
/// Full hit points below which a hero is weak.
pub(super) const WEAK_BELOW: i32 = 40;
/// Full hit points up to which food shortage does not cut rest short.
pub(super) const SHORT_ABOVE: i32 = 25;
/// Turns of rest that make stairs worth a walk.
pub(super) const REST_AT_STAIRS: i32 = 30;
/// Minimum turns of rest per step of that walk.
pub(super) const REST_A_STEP: i32 = 4;
/// Turns of rest for which the light is put out.
pub(super) const REST_IN_THE_DARK: i32 = 15;
/// Hit points needed to rest in the dark on stairs: a base, and an increment per level of depth.
pub(super) const DARK_REST_HP: (i32, i32) = (4, 2);
/// Turns of rest for which doors are shut.
pub(super) const REST_SHUT_IN: i32 = 20;
/// The deepest level where most monsters cannot open doors.
pub(super) const DOORS_HOLD_TO: u8 = 3;
/// Maximum size of a shelter: a monster inside is seldom far.
pub(super) const WIDEST_SHELTER: usize = 130;
/// Maximum distance to its doors.
pub(super) const SHELTER_DOORS: u16 = 24;
/// Turns after being driven off during which the other side of the stairs is no refuge.
pub(super) const DRIVEN_OFF_FOR: u32 = 4;

// Food and light.

/// Food at which a ration is eaten, before hunger weakens the hero.
pub(super) const EAT_AT: u16 = 400;
/// Turns that a ration is expected to last.
pub(super) const RATION_TURNS: u32 = 1250;
/// Turns per level on the way down.
pub(super) const TURNS_DOWN: u32 = 160;
/// Turns per level on the way back up.
pub(super) const TURNS_UP: u32 = 60;
/// Turns that a flask of oil burns.
pub(super) const OIL_TURNS: u32 = 500;
/// Turns of light left at which a lantern is refilled: a whole flask fits.
pub(super) const REFILL_AT: u16 = 500;

// Items.

/// Share below which no unknown scroll is read.
pub(super) const READ_FROM: Share = (1, 2);
/// Share from which a single unknown potion is tried.
pub(super) const TRY_POTION_FROM: Share = (9, 10);
/// Unknown potions are only tried with more hit points than this: poison costs up to six.
pub(super) const POISON: i16 = 7;
/// Share below which a potion is drunk to cure confusion and blindness, or to survive.
pub(super) const HEAL_BELOW: Share = (1, 2);
/// Twice the mean damage of a magic missile.
pub(super) const MISSILE: i32 = 14;
/// The level from which a polymorphed monster is likely to be weaker.
pub(super) const POLYMORPH_FROM: u8 = 8;
/// The speed above which a monster is worth slowing.
pub(super) const SLOW_ABOVE: u8 = 5;
/// The first level with invisible monsters.
pub(super) const INVISIBLE_FROM: u8 = 6;
/// Value of an unknown ring: it is tried on before anything else.
pub(super) const RING_UNKNOWN: i32 = 100;
/// Value of slow digestion when food is short; every other known ring then only makes the hero hungrier.
pub(super) const RING_DIGESTION_SHORT: i32 = 90;
/// Value of a ring of stealth.
pub(super) const RING_STEALTH: i32 = 60;
/// Value of a ring of regeneration.
pub(super) const RING_REGENERATION: i32 = 55;
/// Value of seeing invisible monsters, once there may be some.
pub(super) const RING_SEE_INVISIBLE: i32 = 50;
/// Value of each point of dexterity.
pub(super) const RING_DEXTERITY: i32 = 20;
/// Value of each point of protection.
pub(super) const RING_PROTECTION: i32 = 15;
/// Value of each point of strength.
pub(super) const RING_STRENGTH: i32 = 8;
/// Value of slow digestion when there is enough food.
pub(super) const RING_DIGESTION: i32 = 5;

/// Actions after which a run counts as stalled.
pub(super) const LONGEST_RUN: u32 = 60_000;
