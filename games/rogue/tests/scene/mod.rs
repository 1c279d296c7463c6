//! Scenarios for tests: a room, a hero, anything else, and a table to play at.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(clippy::cast_precision_loss, reason = "shares of a few thousand tries")]

use parlour_kernel::Rules;
use parlour_rogue::rules::{Event, Rogue};
use parlour_table::{Session, Table, Time};
use serde_json::{Value, json};

/// A run at a table.
pub struct Run(pub Table<Rogue>);

/// Starts a scenario.
pub fn run(scenario: &Value) -> Run {
    let setup = scenario.to_string().parse().expect("readable");
    match Table::open(setup, None, Session::default()) {
        Ok(table) => Run(table),
        Err(flaws) => panic!("{flaws:?}"),
    }
}

/// One room with ten columns and five rows of floor, the hero in the middle at 6,3; `more` is merged in.
pub fn room(more: &Value) -> Run {
    run(&room_of(more))
}

pub fn room_of(more: &Value) -> Value {
    let mut scenario = json!({
        "seed": "1",
        "player": { "position": { "x": 6, "y": 3 }, "equipment": {
            "weapon": { "type": "WEAPON", "name": "mace" },
            "armor": { "type": "ARMOR", "name": "leather armor" },
            "lightSource": { "type": "TORCH" },
        } },
        "levels": [[1, {
            "rows": ["############", "#..........#", "#..........#", "#..........#", "#..........#", "#..........#", "############"],
            "rooms": [{ "x": 1, "y": 1, "width": 10, "height": 5 }],
        }]],
    });
    merge(&mut scenario, more);
    scenario
}

/// Merges one object into another, deeply; `level` stands for the first level.
pub fn merge(into: &mut Value, more: &Value) {
    match (into, more) {
        (Value::Object(into), Value::Object(more)) => {
            for (name, value) in more {
                if name == "level" && into.contains_key("levels") {
                    merge(&mut into["levels"][0][1], value);
                } else {
                    merge(into.entry(name.clone()).or_insert(Value::Null), value);
                }
            }
        }
        (into, more) => *into = more.clone(),
    }
}

pub fn at(x: u8, y: u8) -> Value {
    json!({ "x": x, "y": y })
}

impl Run {
    /// Plays an action that must be accepted, and returns the codes of its events.
    pub fn act(&mut self, text: &str) -> Vec<&'static str> {
        self.events(text).iter().map(Event::code).collect()
    }

    pub fn events(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let done = self.0.act(text, Time(0), &mut events);
        assert!(done.is_ok(), "{text}: {done:?}");
        assert_eq!(self.0.state().invariants(), Ok(()), "after {text}");
        events
    }

    pub fn times(&mut self, count: u32, text: &str) -> Vec<&'static str> {
        (0..count).flat_map(|_| self.act(text)).collect()
    }

    /// The code of a refusal that changed nothing.
    pub fn refused(&mut self, text: &str) -> &'static str {
        let before = self.0.state().digest();
        let refusal = self.0.act(text, Time(0), &mut Vec::new()).expect_err("refused");
        assert_eq!(self.0.state().digest(), before);
        refusal.code()
    }

    pub fn state(&self) -> Value {
        json!(self.0.state().seen(None))
    }

    pub fn reveal(&self) -> Value {
        self.0.state().reveal().expect("a scenario")
    }

    pub fn player(&self) -> Value {
        self.reveal()["player"].clone()
    }

    pub fn hp(&self) -> i64 {
        self.player()["hp"].as_i64().expect("a number")
    }

    /// The hero's level, fully revealed.
    pub fn level(&self) -> Value {
        let all = self.reveal();
        let here = &all["currentLevel"];
        let levels = all["levels"].as_array().expect("a list");
        levels.iter().find(|level| level[0] == *here).expect("it is there")[1].clone()
    }

    pub fn monsters(&self) -> Vec<Value> {
        self.level()["monsters"].as_array().expect("a list").clone()
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.0.state().legal(&mut legal);
        legal.iter().map(|action| self.0.state().write(action)).collect()
    }
}

/// How often something happens over many seeds, in per cent.
pub fn share(tries: u64, mut happens: impl FnMut(u64) -> bool) -> f64 {
    let hits = (0..tries).filter(|seed| happens(*seed)).count();
    hits as f64 * 100.0 / tries as f64
}

#[track_caller]
pub fn near(share: f64, wanted: f64, within: f64) {
    assert!((share - wanted).abs() <= within, "{share} is not {wanted} ± {within}");
}
