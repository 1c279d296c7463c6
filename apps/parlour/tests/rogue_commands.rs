//! `parlour rogue` as scripts use it.

use crate::driven::parlour;
use serde_json::Value;

fn lines(arguments: &[&str]) -> (Vec<String>, Option<i32>) {
    let output = parlour(arguments, "");
    let text = String::from_utf8(output.stdout).expect("text");
    (text.lines().map(str::to_owned).collect(), output.status.code())
}

#[test]
fn a_level_is_the_same_as_text_and_as_data() {
    let (rows, status) = lines(&["rogue", "level", "--seed", "7", "--depth", "3"]);
    assert_eq!((rows.len(), status), (22, Some(0)));
    assert!(rows.iter().all(|row| row.chars().count() == 80));
    let (json, _) = lines(&["rogue", "level", "--seed", "7", "--depth", "3", "--json"]);
    let level: Value = serde_json::from_str(&json[0]).expect("JSON");
    assert_eq!(level["rows"].as_array().map(Vec::len), Some(22));
    assert_eq!((level["rows"][5].as_str(), &level["depth"]), (Some(rows[5].as_str()), &Value::from(3)));
    let names =
        ["width", "height", "rooms", "doors", "traps", "monsters", "items", "gold", "stairsUp", "stairsDown"];
    assert!(names.iter().all(|name| level.get(*name).is_some()));
    let (_, status) = lines(&["rogue", "level", "--seed", "7", "--depth", "11"]);
    assert_eq!(status, Some(1));
}

#[test]
fn random_play_finds_no_fault() {
    let (json, status) = lines(&["rogue", "simulate", "--games", "8", "--turns", "400", "--json"]);
    let result: Value = serde_json::from_str(&json[0]).expect("JSON");
    assert_eq!((status, &result["games"], &result["faults"]), (Some(0), &Value::from(8), &Value::from(0)));
}

#[test]
fn the_autoplayer_ends_the_same_every_time() {
    let play = |threads: &str| {
        lines(&["rogue", "autoplay", "--games", "6", "--seed", "3", "--json", "--threads", threads])
    };
    let (games, status) = play("1");
    assert_eq!((games.len(), status), (6, Some(0)));
    assert_eq!(play("2").0, games);
    for game in &games {
        let game: Value = serde_json::from_str(game).expect("JSON");
        assert!(game["won"] == true || game["cause"].is_string(), "{game}");
        assert_eq!(game["digest"].as_str().map(str::len), Some(16));
    }
}
