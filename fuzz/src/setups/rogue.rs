//! Dungeons: all options, and small scenarios with numbers in and out of range.

use super::{Drawn, once_in, one_of};
use parlour_kernel::Rng;
use serde_json::{Value, json};

pub const DRAWN: Drawn = Drawn { game: "rogue", setup, noise: NOISE };

const NOISE: &[&str] = &[
    "move n",
    "move se",
    "move up",
    "run e",
    "read b 3 4",
    "search",
    "up",
    "down",
    "open e",
    "close w",
    "pickup",
    "drop a",
    "drop z",
    "throw a n",
    "wield a",
    "wear b",
    "takeoff",
    "puton a left",
    "remove right",
    "light c",
    "refill",
    "quaff f",
    "read a",
    "read a b",
    "zap a 3 4",
    "zap a 80 1",
    "eat e",
    "eat E",
    "dance",
    "",
];

const MONSTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

fn setup(rng: &mut Rng) -> String {
    let seed = rng.bits() >> rng.below(64);
    let options = format!(
        "levels={} style={} sight={}{}",
        one_of(&[10, 26], rng),
        one_of(&["plain", "rogue"], rng),
        one_of(&["radius", "room"], rng),
        if once_in(8, rng) { " wizard=1" } else { "" }
    );
    if once_in(2, rng) { format!("seed={seed} {options}") } else { scenario(seed, &options, rng).to_string() }
}

/// A number of a range, or now and then any.
fn number(least: i64, most: i64, rng: &mut Rng) -> i64 {
    match rng.below(200) {
        0 => rng.bits().cast_signed(),
        1 => most + 1,
        2 => least - 1,
        _ => least + i64::from(rng.below(u32::try_from(most - least + 1).unwrap_or(1))),
    }
}

fn scenario(seed: u64, options: &str, rng: &mut Rng) -> Value {
    let mut inventory: Vec<Value> = Vec::new();
    for _ in 0..rng.below(8) {
        inventory.push(item(rng));
    }
    let mut player = json!({
        "maxHp": number(1, 3_000, rng), "level": number(1, 20, rng), "strength": number(3, 31, rng),
        "hunger": number(0, 180, rng), "gold": number(0, 9_999, rng), "inventory": inventory,
    });
    if once_in(3, rng) {
        player["statusEffects"] = json!([{
            "type": one_of(&["HASTED", "BLIND", "CONFUSED", "LEVITATING", "SEE_INVISIBLE"], rng),
            "duration": number(0, 50, rng),
        }]);
    }
    let mut scenario = json!({
        "seed": seed.to_string(), "options": options, "currentLevel": number(1, 10, rng), "player": player,
        "hasAmulet": once_in(6, rng), "turnCount": number(0, 100_000, rng),
    });
    if once_in(3, rng) {
        scenario["levels"] = json!([[scenario["currentLevel"], room(rng)]]);
    }
    scenario
}

fn item(rng: &mut Rng) -> Value {
    let count = number(1, 4, rng);
    match rng.below(8) {
        0 => json!({ "type": "WAND", "wandType": one_of(&["POLYMORPH", "SLEEP", "FIREBALL", "COLD"], rng) }),
        1 => {
            json!({ "type": "SCROLL", "scrollType": one_of(&["IDENTIFY", "TELEPORTATION", "LIGHT"], rng), "count": count })
        }
        2 => {
            json!({ "type": "POTION", "potionType": one_of(&["BLINDNESS", "HEALING", "POISON"], rng), "count": count })
        }
        3 => json!({ "type": "RING", "ringType": "TELEPORTATION", "cursed": once_in(2, rng) }),
        4 => {
            json!({ "type": "WEAPON", "name": "flail", "bonus": number(-3, 3, rng), "cursed": once_in(2, rng) })
        }
        5 => json!({ "type": "ARMOR", "name": "plate mail", "bonus": number(-3, 3, rng) }),
        6 => json!({ "type": "LANTERN", "fuel": number(0, 500, rng) }),
        _ => json!({ "type": "FOOD", "count": count }),
    }
}

/// A small room with things and monsters in it.
fn room(rng: &mut Rng) -> Value {
    let mut rows = vec!["#".repeat(20)];
    for row in 0..6 {
        let floor: String = (0..18).map(|_| if once_in(12, rng) { '#' } else { '.' }).collect();
        let floor = if row == 0 { floor.replacen('.', "<", 1) } else { floor };
        rows.push(format!("#{}#", if row == 3 { floor.replacen('.', "@", 1) } else { floor }));
    }
    rows.push("#".repeat(20));
    let place = |rng: &mut Rng| json!({ "x": number(1, 18, rng), "y": number(1, 6, rng) });
    let letters: Vec<char> = MONSTERS.chars().collect();
    let mut monsters: Vec<Value> = Vec::new();
    for _ in 0..rng.below(4) {
        let letter = one_of(&letters, rng).to_string();
        monsters.push(
            json!({ "letter": letter, "position": place(rng), "hp": number(1, 60, rng), "state": "HUNTING" }),
        );
    }
    json!({
        "rows": rows, "rooms": [{ "x": 1, "y": 1, "width": 18, "height": 6 }], "monsters": monsters,
        "gold": [{ "position": place(rng), "amount": number(1, 900, rng) }],
        "traps": [{ "position": place(rng), "type": one_of(&["TELEPORT", "BEAR", "PIT", "SLEEP"], rng) }],
    })
}
