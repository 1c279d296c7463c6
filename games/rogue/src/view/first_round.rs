//! The first round of the dungeon: two rooms, some gold, a potion, a snake and the stairs.

use parlour_kernel::Arg;
use parlour_scene::{Board, FirstRound, Glyphs, Lesson, Scene, Until};

/// Where the second room begins.
const SECOND_ROOM: u16 = 30;
const GOLD: u16 = 9 * 80 + 15;

/// Walking, and taking what lies there.
const WALKS: &[&str] = &["move*", "run*", "pickup"];
/// What else helps with a monster.
const FIGHTS: &[&str] = &["move*", "run*", "pickup", "wait", "search", "throw*", "quaff*"];

pub(super) static FIRST_ROUND: FirstRound = FirstRound {
    setup: include_str!("first_round.json"),
    seed: 3,
    steps: &[
        Lesson::new("rogue.first-walk", Until::Shows(has_gold)).about(&[GOLD]).allowing(WALKS),
        Lesson::new("rogue.first-look", Until::Shows(looks)).by("look"),
        Lesson::new("rogue.first-explore", Until::Shows(is_in_second_room)).allowing(WALKS).by("explore"),
        Lesson::new("rogue.first-fight", Until::Shows(has_fought)).allowing(FIGHTS),
        Lesson::new("rogue.first-drink", Until::Does(&["quaff*"])).allowing(WALKS).by("quaff"),
        Lesson::new("rogue.first-stairs", Until::Does(&["down"])).allowing(WALKS).by("down"),
    ],
    done: "rogue.first-done",
};

fn map(scene: &Scene) -> Option<&Glyphs> {
    match &scene.board {
        Board::Glyphs(map) => Some(map),
        Board::Tiles(_) | Board::Grid(_) | Board::Points(_) => None,
    }
}

/// The number that a gauge shows.
fn gauge(scene: &Scene, id: &str) -> i64 {
    let gauge = map(scene).and_then(|map| map.gauges.iter().find(|gauge| gauge.id == id));
    let number = gauge.and_then(|gauge| gauge.value.args.iter().find(|(name, _)| *name == "n"));
    match number {
        Some((_, Arg::Int(number))) => *number,
        _ => 0,
    }
}

fn has_gold(scene: &Scene) -> bool {
    gauge(scene, "gold") > 0
}

fn looks(scene: &Scene) -> bool {
    map(scene).is_some_and(|map| map.cursor.is_some())
}

fn is_in_second_room(scene: &Scene) -> bool {
    map(scene).is_some_and(|map| map.centre % u16::from(map.columns) >= SECOND_ROOM)
}

fn has_fought(scene: &Scene) -> bool {
    gauge(scene, "xp") > 0
}
