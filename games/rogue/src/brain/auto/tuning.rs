//! Every number the autoplayer was tuned with, in one table. Change one, then play a few thousand games
//! (`cargo run --release -p parlour-rogue --example ladder -- 1000 1`): few of them do what they seem to.
//!
//! Risks are chances of death in a thousand. A `Share` is a part of the hero's full hit points.

/// So many parts of so many.
pub(super) type Share = (i32, i32);

// Fights: what is taken on, and what is left alone.

/// Risk of a round from which the hero leaves where he can.
pub(super) const ROUND_RISK: u32 = 15;
/// Risk of a round at which a monster that flees, and is cornered, is still struck.
pub(super) const CORNERED_RISK: u32 = 60;
/// Risk of a whole fight that is taken on anywhere.
pub(super) const FIGHT_RISK: u32 = 80;
/// Risk of a whole fight that is fought out on stairs, where it could be left at any time.
pub(super) const STAIRS_FIGHT_RISK: u32 = 12;
/// Risk of a fight from which scrolls and potions are used up to turn it.
pub(super) const ITEMS_RISK: u32 = 120;
/// Risk of a fight from which even those who fall behind are not worn down blow by blow: it takes too long.
pub(super) const WEAR_DOWN_RISK: u32 = 500;
/// Risk of a fight below which a monster is not walked around.
pub(super) const PREY_RISK: u32 = 25;
/// Turns to wait for a monster that stands off.
pub(super) const WAIT_FOR_FOE: u8 = 6;
/// The hero's share from which he trades blows with those who fall behind: with nobody beside him yet.
pub(super) const TRADE_BLOWS_FROM: Share = (8, 10);
/// The same in the midst of a fight.
pub(super) const TRADE_BLOWS_ON: Share = (5, 10);
/// Cost a turn, in hundredths of a hit point, below which monsters count as equally harmless.
pub(super) const HARMLESS: i64 = 20;
/// What confusing or draining costs, in hundredths of a hit point a turn at the usual speed.
pub(super) const SPECIAL_COST: i64 = 60;

// Simulated fights.

/// Fights that are simulated for one answer.
pub(super) const FIGHT_TRIALS: u32 = 96;
/// Rounds after which a simulated fight counts as survived.
pub(super) const FIGHT_ROUNDS: u32 = 80;
/// Sieges of stairs that are simulated for one answer.
pub(super) const SIEGE_TRIALS: u32 = 12;
/// Times the hero may come back in a siege before it is given up.
pub(super) const SIEGE_VISITS: u32 = 40;
/// Hit points that a level gained adds, at a cautious guess.
pub(super) const HP_A_LEVEL: i32 = 4;

// Running away.

/// The hero's speed: nobody slower or as fast strikes one who keeps going.
pub(super) const HERO_SPEED: u8 = 10;
/// Safety in a thousand of a way that is run at once.
pub(super) const SAFE_RUN: u32 = 750;
/// Safety of a way that is run from pursuers who are out of sight.
pub(super) const FAIR_RUN: u32 = 500;
/// Safety of a run and risk of the fight together from which running is the better of two bad choices.
pub(super) const RUN_OR_FIGHT: u32 = 1100;
/// Steps to stairs with somebody in tow that one level may see.
pub(super) const MOST_RETREATS: u16 = 800;
/// Steps of running on one level after which the hero stands and fights.
pub(super) const MOST_FLIGHT: u16 = 600;
/// Steps of a way around a shut door that make the door worth shutting.
pub(super) const LONG_WAY_ROUND: u16 = 25;
/// The hero's share below which he takes stairs when pursuers are close behind.
pub(super) const LEAVE_PURSUERS_BELOW: Share = (70, 100);
/// Turns for which pursuers out of sight are reckoned with.
pub(super) const PURSUED_FOR: u32 = 12;
/// Cells around them to keep clear of.
pub(super) const PURSUER_REACH: u32 = 4;
/// Turns for which a door that was shut on somebody stays shut.
pub(super) const KEEP_SHUT_FOR: u32 = 80;

// Looking ahead over the steps of hero and chasers.

/// Steps ahead after which a way counts as open.
pub(super) const LOOK_AHEAD: u16 = 26;
/// Positions looked at.
pub(super) const MOST_POSITIONS: usize = 2500;
/// Chasers that move in these positions; the others stand still.
pub(super) const CHASERS: usize = 3;
/// Worth of the end of a way from which it is taken.
pub(super) const GOOD_END: i32 = 300;
/// Worth of stairs that lead to safety.
pub(super) const STAIRS_END: i32 = 1000;
/// Worth of a door that can be shut behind.
pub(super) const DOOR_END: i32 = 900;
/// Worth of new ground, where chasers keep up: there may be stairs.
pub(super) const NEW_GROUND_END: i32 = 700;
/// Worth of new ground, where all of them fall behind.
pub(super) const NEW_GROUND_END_AHEAD: i32 = 500;
/// What new ground loses inside a room: unknown rooms have corners to be caught in.
pub(super) const UNKNOWN_ROOM: i32 = 70;
/// Worth of a way that is still open at the end of looking ahead.
pub(super) const OPEN_END: i32 = 600;
/// Worth of each step out of reach.
pub(super) const STEP_WORTH: i32 = 8;

// Simulated pursuits; safety is in a thousand.

/// Times that each way is tried.
pub(super) const PURSUIT_TRIALS: u32 = 24;
/// Cells of a way at most.
pub(super) const LONGEST_WAY: u16 = 40;
/// Doors that are considered.
pub(super) const MOST_DOORS: usize = 6;
/// Turns out of sight after which a chaser has lost the hero.
pub(super) const LOST_AFTER: u8 = 6;
/// Safety behind a door that was shut in time.
pub(super) const SAFETY_SHUT: u32 = 950;
/// Safety once nobody follows any more.
pub(super) const SAFETY_LOST: u32 = 850;
/// Safety on new ground while still chased.
pub(super) const SAFETY_NEW: u32 = 500;
/// Safety on known ground while still chased.
pub(super) const SAFETY_KNOWN: u32 = 400;
/// What each cell between the hero and the nearest chaser adds.
pub(super) const SAFETY_A_CELL: u32 = 35;
/// Cells between that are enough.
pub(super) const ENOUGH_LEAD: u32 = 6;
/// What safety is worth with the last hit point, in a hundred.
pub(super) const LAST_HIT_POINT: u32 = 60;

// Stairs.

/// Turns that a siege of stairs may take.
pub(super) const LONGEST_SIEGE: u32 = 900;
/// Food, in turns, that is not spent on sieges.
pub(super) const SIEGE_RESERVE: u32 = 1000;
/// Risk of arriving beside slow monsters that is taken to run past them.
pub(super) const RUN_PAST_RISK: u32 = 7;
/// The hero's share below which he leaves a fight by the stairs he stands on.
pub(super) const LEAVE_BY_STAIRS_BELOW: Share = (2, 3);
/// Times it comes back to a level it fled from.
pub(super) const MOST_RETURNS: u8 = 30;
/// Turns of light with which an unfinished level above is worth going back to.
pub(super) const LIGHT_TO_RETURN: u32 = 500;
/// By depth, from 1: the level that the hero wants before he goes on down, while there is something left to do.
pub(super) const WANTED_LEVEL: [u8; 5] = [0, 2, 4, 6, 0];
/// Cells from the stairs within which a hunter counts as waiting there.
pub(super) const AT_STAIRS: u32 = 3;

// Erratic flyers: fast, hard to hit, soon lost.

/// Risk of a fight from which one is not worth a blow.
pub(super) const ERRATIC_RISK: u32 = 12;
/// Chances in twenty to hit from which one is fought all the same.
pub(super) const ERRATIC_TO_HIT: i32 = 7;
/// Cells between that are enough.
pub(super) const ERRATIC_DISTANCE: u32 = 6;
/// Cells around one that ways keep clear of.
pub(super) const ERRATIC_REACH: u32 = 2;
/// Share of a hundred of hit points at which the hero keeps away from them.
pub(super) const ERRATIC_HURT: i32 = 50;
/// Share of a hundred with which he no longer does.
pub(super) const ERRATIC_WELL: i32 = 75;
/// The hero's share below which he leaves them by the stairs he stands on.
pub(super) const ERRATIC_LEAVE_BELOW: Share = (2, 3);
/// Turns for which he is set on getting past them.
pub(super) const ERRATIC_RESOLVED: u32 = 30;
/// Turns for which the place where one was is avoided.
pub(super) const ERRATIC_REMEMBERED: u32 = 10;

// Blows out of nowhere.

/// Hit points that a step away from an unseen attacker may cost.
pub(super) const UNSEEN_COST_A_STEP: i32 = 12;
/// The hero's share below which he leaves by stairs, a scroll or a potion.
pub(super) const UNSEEN_LEAVE_BELOW: Share = (1, 2);
/// The hero's share below which he drinks a potion that heals.
pub(super) const UNSEEN_HEAL_BELOW: Share = (1, 3);

// Exploring.

/// Below this depth it looks for stairs only.
pub(super) const DIVE_BELOW: u8 = 6;
/// Turns after which a level is left.
pub(super) const PATIENCE: u32 = 1500;
/// Turns of light below which it no longer looks into every corner.
pub(super) const LIGHT_TO_EXPLORE: u32 = 500;
/// Steps that a thing is worth in a hurry.
pub(super) const DETOUR: u16 = 6;
/// What a cell is worth around which stairs may lie, in tenths of steps.
pub(super) const STAIRS_PROMISE: u16 = 100;
/// Turns for going to one place along a wall and searching there.
pub(super) const SEARCH_FOR: u16 = 40;
/// Steps to and fro after which it goes straight on, whoever is there.
pub(super) const MOST_DITHER: u8 = 8;
/// Below this level the hero shuts doors behind himself.
pub(super) const SHUT_DOORS_BELOW: u8 = 8;
/// Places in the pack that stay free.
pub(super) const FREE_PLACES: usize = 2;

// Rest.

/// Food in turns below which nobody rests.
pub(super) const FOOD_TO_REST: u32 = 350;
/// Shares of a hundred at which rest begins and ends: a weak hero, who needs every point.
pub(super) const REST_WEAK: (i32, i32) = (75, 95);
/// The same of a stronger hero.
pub(super) const REST_STRONG: (i32, i32) = (65, 95);
/// The same where food is short: only wounds that would be his death heal first.
pub(super) const REST_SHORT: (i32, i32) = (35, 60);
/// Full hit points below which a hero is weak.
pub(super) const WEAK_BELOW: i32 = 40;
/// Full hit points up to which hunger does not cut rest short.
pub(super) const SHORT_ABOVE: i32 = 25;
/// Turns of rest from which stairs are worth a walk.
pub(super) const REST_AT_STAIRS: i32 = 30;
/// Turns of rest for each step of that walk, at least.
pub(super) const REST_A_STEP: i32 = 4;
/// Turns of rest from which the light is put out.
pub(super) const REST_IN_THE_DARK: i32 = 15;
/// Hit points a hero needs to rest in the dark on stairs: so many, and so many more a level down.
pub(super) const DARK_REST_HP: (i32, i32) = (4, 2);
/// Turns of rest from which doors are shut.
pub(super) const REST_SHUT_IN: i32 = 20;
/// The deepest level where most monsters cannot open doors.
pub(super) const DOORS_HOLD_TO: u8 = 3;
/// Cells of ground to be shut in on, at most: a monster inside is seldom far.
pub(super) const WIDEST_SHELTER: usize = 130;
/// Steps to its doors at most.
pub(super) const SHELTER_DOORS: u16 = 24;
/// Turns after being driven off in which the other side of the stairs is no refuge.
pub(super) const DRIVEN_OFF_FOR: u32 = 4;

// Food and light.

/// Food at which a ration is eaten: before hunger weakens.
pub(super) const EAT_AT: u16 = 400;
/// Turns that a ration is reckoned with.
pub(super) const RATION_TURNS: u32 = 1250;
/// Turns that a level takes on the way down.
pub(super) const TURNS_DOWN: u32 = 160;
/// Turns that a level takes on the way back up.
pub(super) const TURNS_UP: u32 = 60;
/// Turns that a flask of oil burns.
pub(super) const OIL_TURNS: u32 = 500;
/// Turns of light left at which a lantern is filled: a whole flask goes in.
pub(super) const REFILL_AT: u16 = 500;

// Things.

/// The hero's share below which no unknown scroll is read.
pub(super) const READ_FROM: Share = (1, 2);
/// The hero's share from which a single unknown potion is tried.
pub(super) const TRY_POTION_FROM: Share = (9, 10);
/// Hit points that an unknown potion may not cost: poison does up to six.
pub(super) const POISON: i16 = 7;
/// The hero's share below which a potion is drunk to cure confusion and blindness, or to survive.
pub(super) const HEAL_BELOW: Share = (1, 2);
/// Twice the mean damage of a magic missile.
pub(super) const MISSILE: i32 = 14;
/// The level of a monster from which another one in its place is likely weaker.
pub(super) const POLYMORPH_FROM: u8 = 8;
/// The speed above which a monster is worth slowing down.
pub(super) const SLOW_ABOVE: u8 = 5;
/// The first level where invisible monsters live.
pub(super) const INVISIBLE_FROM: u8 = 6;
/// Worth of an unknown ring: it is tried on before anything else.
pub(super) const RING_UNKNOWN: i32 = 100;
/// Worth of slow digestion where food is short; every other known ring then only makes hungry.
pub(super) const RING_DIGESTION_SHORT: i32 = 90;
/// Worth of a ring of stealth.
pub(super) const RING_STEALTH: i32 = 60;
/// Worth of a ring of regeneration.
pub(super) const RING_REGENERATION: i32 = 55;
/// Worth of seeing what is invisible, once such monsters may come.
pub(super) const RING_SEE_INVISIBLE: i32 = 50;
/// Worth of each point of dexterity.
pub(super) const RING_DEXTERITY: i32 = 20;
/// Worth of each point of protection.
pub(super) const RING_PROTECTION: i32 = 15;
/// Worth of each point of strength.
pub(super) const RING_STRENGTH: i32 = 8;
/// Worth of slow digestion with food enough.
pub(super) const RING_DIGESTION: i32 = 5;

/// Actions after which a run counts as stalled.
pub(super) const LONGEST_RUN: u32 = 60_000;
