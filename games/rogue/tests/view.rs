//! The view as front ends use it: input becomes actions, plans continue step by step, scenes know no more
//! than the hero, runs end.
#![cfg(feature = "view")]

use crate::scene;

use self::scene::{Run, at, merge, room, room_of, run};
use parlour_brain::{Bot, Budget, Hinter, Luck};
use parlour_kernel::{Message, Rules};
use parlour_rogue::{
    brain::{LEVEL, RogueBot, RogueHinter, auto::Autoplayer},
    rules::{Action, Class, Effect, Label, Options, Rogue, Special, Terrain, rooms_of},
    view::Ui,
};
use parlour_scene::{Board, Cue, Direction, Glyphs, Held, Input, Intent, Present, Sitting, Summary, Tale};
use parlour_table::{Session, Table, Time};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A player at a table: what front ends do between an input and the rules.
struct Player {
    run: Run,
    ui: Ui,
    notes: BTreeMap<String, String>,
    refused: Option<Message>,
}

impl Player {
    fn of(run: Run) -> Self {
        let mut player = Player { run, ui: Ui::default(), notes: BTreeMap::new(), refused: None };
        player.refresh();
        player
    }

    /// A new hero on a level without monsters, newcomers and traps.
    fn alone(seed: u64) -> Self {
        let level = json!({"monsters": [], "traps": [], "wandererCount": 5});
        Player::of(run(&json!({"seed": seed.to_string(), "levels": [[1, level]]})))
    }

    fn refresh(&mut self) {
        let counts = BTreeMap::new();
        let sitting = Sitting {
            mistakes: Vec::new(),
            counts: &counts,
            wrong: None,
            notes: &self.notes,
            wish: "",
            grade: "",
        };
        Rogue::refresh(&self.run.0.state().seen(None), &mut self.ui, &sitting);
    }

    fn act(&mut self, action: Action) {
        let done = self.run.0.step(&[action], Time(0), &mut Vec::new());
        self.refused = done.err().map(|refused| refused.message());
        self.refresh();
    }

    /// Gives an input, lets the plan run to its end, and returns the actions.
    fn input(&mut self, input: &Input) -> Vec<String> {
        self.refused = None;
        let before = self.log().len();
        match Rogue::input(&self.run.0.state().seen(None), &mut self.ui, input) {
            Intent::Act(actions) => actions.into_iter().for_each(|action| self.act(action)),
            Intent::Refuse(why) => self.refused = Some(why),
            Intent::Note(text) => {
                let note = Rogue::note(&self.run.0.state().seen(None), &self.ui, &text);
                let (word, text) = note.expect("a name for a thing that is not known");
                if text.is_empty() {
                    self.notes.remove(&word)
                } else {
                    self.notes.insert(word, text)
                };
                self.refresh();
            }
            _ => {}
        }
        while let Some(action) = Rogue::next(&self.run.0.state().seen(None), &mut self.ui) {
            assert_eq!(self.run.0.state().seen(None).may(&action), Ok(()), "a plan knows what is legal");
            self.act(action);
        }
        self.log().split_off(before)
    }

    fn log(&self) -> Vec<String> {
        let records = self.run.0.log().records().iter();
        let texts = records.map(|record| match &record.entry {
            parlour_table::Entry::Step(actions) => actions.join("; "),
            other => format!("{other:?}"),
        });
        texts.collect()
    }

    /// A key, as front ends find its command.
    fn key(&mut self, key: &str) -> Vec<String> {
        let scene = self.scene();
        let command = scene.command_for_key(key).unwrap_or_else(|| panic!("nothing stands for {key}"));
        let id = command.id.clone();
        self.input(&Input::Command(id))
    }

    fn keys(&mut self, keys: &str) -> Vec<String> {
        keys.chars().flat_map(|key| self.key(&key.to_string())).collect()
    }

    fn pick(&mut self, x: u16, y: u16) -> Vec<String> {
        self.input(&Input::Pick(y * 80 + x))
    }

    fn scene(&self) -> parlour_scene::Scene {
        Rogue::scene(&self.run.0.state().seen(None), &self.ui)
    }

    fn board(&self) -> Glyphs {
        match self.scene().board {
            Board::Glyphs(board) => board,
            other => panic!("{other:?}"),
        }
    }

    fn listed(&self) -> Vec<String> {
        let sheet = self.board().sheet.expect("a list lies open");
        sheet.entries.iter().map(|entry| format!("{} {}", entry.key, entry.text)).collect()
    }

    fn panel(&self) -> String {
        let panels = self.scene().panels;
        let look = panels.iter().find(|panel| panel.id == "look").expect("something is looked at");
        look.lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn a_step_a_blow_and_a_door_by_every_kind_of_key() {
    let mut player = Player::of(room(&json!({})));
    assert_eq!(player.keys("hjklyubn").len(), 8);
    let pad: Vec<String> =
        [4, 2, 8, 6].iter().flat_map(|digit| player.input(&Input::Digit(*digit, Held::Nothing))).collect();
    assert_eq!(pad, ["move w", "move s", "move n", "move e"]);
    assert_eq!(player.input(&Input::Step(Direction::Up, Held::Nothing)), ["move n"]);
    assert_eq!(player.pick(6, 1), ["move n"]);
    assert_eq!(player.keys("k"), Vec::<String>::new(), "a wall is in the way");
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.refused-blocked"));
    assert_eq!(player.keys("s"), ["search"]);
}

#[test]
fn plans_give_single_actions_and_stop_at_news() {
    let mut player = Player::of(room(&json!({"level": {"gold": [{"position": at(9, 5), "amount": 7}]}})));
    assert_eq!(player.key("H"), ["run w"; 5], "a run ends at the wall");
    assert!(player.pick(9, 3).is_empty(), "nobody travels to where he has never looked");
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.plan-no-way"));
    assert_eq!(player.pick(7, 3).len(), 6, "a journey is as long as the way");
    let explored = player.key("x");
    assert!(explored.iter().all(|action| action.starts_with("move ")), "{explored:?}");
    assert_eq!(player.run.player()["gold"].as_i64(), Some(7), "explorers take gold along");
    assert!(player.key("x").is_empty());
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.plan-explored"));
    let news = json!({"level": {"monsters": [
        {"letter": "Z", "position": at(10, 3), "state": "SLEEPING", "hp": 9, "maxHp": 9}]},
        "player": {"position": at(1, 3)}});
    let mut player = Player::of(room(&news));
    let steps = player.key("L");
    assert!((1..8).contains(&steps.len()), "a monster that comes into view ends the run: {steps:?}");
    assert!(player.board().log.iter().any(|told| told.fresh && told.text.key == "rogue.it-appears"));
    player.key("x");
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.plan-watched"));
}

#[test]
fn rest_heals_and_whole_levels_are_explored() {
    let mut player = Player::of(room(&json!({"player": {"hp": 5, "maxHp": 12}})));
    let rest = player.key(".");
    assert!(rest.len() >= 60 && rest.iter().all(|action| action == "search"), "{} turns", rest.len());
    assert_eq!(player.run.hp(), 12);
    for seed in 1..=12 {
        let mut player = Player::alone(seed);
        // Traps interrupt, and lights burn down; the same key continues.
        let explored = (0..200).any(|_| {
            player.key("x");
            match player.refused.take().map(|why| why.key.into_owned()).as_deref() {
                Some("rogue.plan-dark") => {
                    let seen = player.run.0.state().seen(None);
                    let light = RogueBot::default()
                        .choose(&seen, LEVEL, Luck::default(), &mut Budget::nodes(1000))
                        .expect("he carries spare light");
                    player.act(light);
                    false
                }
                why => why == Some("rogue.plan-explored"),
            }
        });
        assert!(explored, "seed {seed}");
        let seen = player.run.0.state().seen(None);
        let reached = |room: &parlour_rogue::rules::Room| seen.terrain(room.centre()) != Terrain::Unknown;
        let rooms = rooms_of(&Options::of_seed(seed), 1);
        assert!(
            rooms.iter().filter(|room| reached(room)).count() + 3 >= rooms.len(),
            "seed {seed}: few rooms hide"
        );
        assert!(seen.turn() > 100 && seen.kills() == 0, "seed {seed}");
        let down = (0..20).any(|_| player.key(">").last().is_some_and(|action| action == "down"));
        assert!(down, "seed {seed}: the stairs are found without searching");
    }
}

#[test]
fn exploring_picks_up_what_it_walks_over_and_goes_on() {
    let things = json!({"level": {"items": [{"type": "FOOD", "position": at(3, 3)},
        {"type": "POTION", "potionType": "POISON", "position": at(9, 1)}], "monsters": []}});
    let mut player = Player::of(room(&things));
    let steps = player.key("x");
    assert_eq!(steps.iter().filter(|action| *action == "pickup").count(), 2, "{steps:?}");
    assert!(player.key("x").is_empty());
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.plan-explored"), "in one go");
    let mut player = Player::of(room(&things));
    Rogue::configure(&mut player.ui, "pickup", "off");
    let mut steps = Vec::new();
    for _ in 0..5 {
        steps.extend(player.key("x"));
    }
    assert!(!steps.iter().any(|action| action == "pickup"), "{steps:?}");
    assert_eq!(player.run.level()["items"].as_array().map(Vec::len), Some(2), "left where they lie");
}

/// A hall of 60 columns, seen whole.
fn hall(monsters: &Value, more: &Value) -> Player {
    let wall = "#".repeat(62);
    let floor = format!("#{}#", ".".repeat(60));
    let mut scenario = json!({"seed": "1", "options": "sight=room", "levels": [[1, {
        "rows": [wall, floor, floor, floor, wall], "rooms": [{"x": 1, "y": 1, "width": 60, "height": 3}],
        "monsters": monsters, "wandererCount": 5, "stairsDown": at(5, 1)}]],
        "player": {"position": at(2, 2), "maxHp": 30, "hp": 20}});
    merge(&mut scenario, more);
    Player::of(run(&scenario))
}

#[test]
fn who_sleeps_or_is_rooted_far_away_stops_neither_exploring_nor_rest() {
    let asleep = json!([{"letter": "Z", "position": at(50, 2), "state": "SLEEPING"}]);
    let rooted = json!([{"letter": "F", "position": at(50, 2), "state": "HUNTING"}]);
    for quiet in [asleep, rooted] {
        let mut player = hall(&quiet, &json!({}));
        assert!(player.run.state()["levels"][0][1]["monsters"][0]["letter"].is_string(), "in view");
        let rest = player.key(".");
        assert_eq!((player.run.hp(), player.refused.clone()), (30, None), "{} turns", rest.len());
    }
    let awake = json!([{"letter": "Z", "position": at(50, 2), "state": "WANDERING", "speed": 1}]);
    let mut player = hall(&awake, &json!({}));
    assert!(player.key(".").is_empty());
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.plan-watched"));
    // Close by, a sleeper may wake.
    let near = json!([{"letter": "Z", "position": at(6, 2), "state": "SLEEPING"}]);
    assert!(hall(&near, &json!({})).key(".").is_empty());
}

#[test]
fn the_aiming_line_is_the_ray_that_is_flown() {
    let mut targets = 0;
    for y in 1..=5u8 {
        for x in 1..=10u8 {
            if (x, y) == (6, 3) || x.abs_diff(6) + y.abs_diff(3) > 8 {
                continue;
            }
            let aim = |monsters: Value| {
                let mut player = Player::of(room(
                    &json!({"options": "sight=room", "level": {"monsters": monsters},
                    "player": {"inventory": [{"type": "WAND", "wandType": "LIGHTNING", "charges": 9, "identified": true}]}}),
                ));
                player.keys("za");
                player.pick(x.into(), y.into());
                player
            };
            let line = aim(json!([])).board().path;
            assert_eq!(line.last(), Some(&(u16::from(y) * 80 + u16::from(x))), "{x} {y}: {line:?}");
            // Whoever stands on the line is struck, wherever on it.
            for cell in &line {
                let place = json!({"x": cell % 80, "y": cell / 80});
                let mut player = aim(
                    json!([{"letter": "Z", "position": place, "hp": 500, "maxHp": 500, "state": "SLEEPING"}]),
                );
                player.input(&Input::Confirm);
                let hurt = player.run.monsters()[0]["hp"].as_i64();
                assert!(hurt < Some(500), "{x} {y}: not struck at {place}");
            }
            targets += 1;
        }
    }
    assert!(targets > 40);
}

#[test]
fn looking_tells_how_tight_a_flytrap_holds() {
    let mut player = Player::of(room(&json!({"player": {"maxHp": 900, "equipment": {"armor":
        {"type": "ARMOR", "name": "leather armor", "bonus": -20}}}, "level": {"monsters":
        [{"letter": "F", "position": at(7, 3), "hp": 500, "maxHp": 500, "state": "HUNTING"}]}})));
    player.keys("sss");
    player.key("v");
    player.input(&Input::Cycle { back: false });
    let panel = player.panel();
    assert!(
        panel.contains("rogue.at-grip") && panel.contains("hits=3") && panel.contains("next=4"),
        "{panel}"
    );
    assert!(panel.contains("damage=4.0"), "the next turn costs four: {panel}");
}

#[test]
fn who_is_only_sensed_has_another_sign() {
    let mut player = Player::of(room(&json!({"level": {"monsters":
        [{"letter": "Z", "position": at(1, 5), "state": "SLEEPING"}]},
        "player": {"inventory": [{"type": "POTION", "potionType": "DETECT_MONSTERS"}]}})));
    player.keys("qa");
    let board = player.board();
    let glyph = board.cells[5 * 80 + 1];
    assert_eq!((glyph.sign, glyph.strong, glyph.sight), ('z', false, parlour_scene::Sight::Remembered));
}

#[test]
fn things_are_used_from_lists() {
    let pack = json!({"player": {"hp": 40, "maxHp": 50, "inventory": [
        {"type": "POTION", "potionType": "HEALING", "count": 2}, {"type": "SCROLL", "scrollType": "IDENTIFY", "count": 2},
        {"type": "WAND", "wandType": "MAGIC_MISSILE"}, {"type": "WEAPON", "name": "dagger"},
        {"type": "RING", "ringType": "STEALTH"}, {"type": "FOOD"}, {"type": "ARMOR", "name": "plate mail"}]},
        "level": {"monsters": [{"letter": "Z", "position": at(8, 3), "state": "SLEEPING", "hp": 40, "maxHp": 40}]}});
    let mut player = Player::of(room(&pack));
    player.key("i");
    let listed = player.listed();
    let letter = |part: &str| {
        let line =
            listed.iter().find(|line| line.contains(part)).unwrap_or_else(|| panic!("{part}: {listed:?}"));
        line[..1].to_owned()
    };
    let [potion, scroll, wand, dagger, ring, food, plate] =
        ["unknown-potion", "unknown-scroll", "unknown-wand", "dagger", "unknown-ring", "food", "plate"]
            .map(letter);
    assert!(player.scene().command_for_key("Z").is_none(), "a letter nobody has does nothing");
    player.input(&Input::Cancel);
    // The guess is shown beside the potion's name until it is identified.
    player.keys(&format!("C{potion}a"));
    assert!(player.notes.values().any(|name| name == "healing"));
    player.key("q");
    assert!(player.listed()[0].contains("rogue.called"), "{:?}", player.listed());
    assert_eq!(player.key(&potion), [format!("quaff {potion}")]);
    assert_eq!(
        player.keys(&format!("r{scroll}")),
        [format!("read {scroll}")],
        "nobody knows yet what it asks"
    );
    let second = player.keys(&format!("r{scroll}"));
    assert!(second.is_empty() && player.board().sheet.is_some(), "known, it asks about what");
    assert_eq!(player.key(&wand), [format!("read {scroll} {wand}")]);
    player.keys(&format!("z{wand}"));
    assert_eq!(player.board().cursor, Some(3 * 80 + 8), "it points at the nearest");
    assert_eq!(player.input(&Input::Confirm), [format!("zap {wand} 8 3")]);
    player.keys(&format!("f{dagger}"));
    assert_eq!(player.key("l"), [format!("throw {dagger} e")]);
    assert_eq!(player.keys(&format!("P{ring}")), [format!("puton {ring} left")]);
    assert_eq!(player.key("R"), ["remove left"]);
    assert_eq!(player.keys(&format!("e{food}")), [format!("eat {food}")]);
    assert_eq!(player.keys(&format!("W{plate}")), [format!("wear {plate}")]);
    assert_eq!(player.key("t"), ["takeoff"]);
    assert_eq!(player.keys(&format!("d{plate}")), [format!("drop {plate}")]);
    assert_eq!(player.key(","), ["pickup"]);
    player.keys("i");
    // It may have another letter now.
    let plate = player.listed().into_iter().find(|line| line.contains("plate")).expect("picked up");
    player.key(&plate[..1]);
    assert!(player.listed().iter().any(|line| line == "W rogue.do-wear"), "{:?}", player.listed());
}

#[test]
fn a_scroll_that_holds_asks_whom() {
    let zombie = |x| json!({"letter": "Z", "position": at(x, 3), "state": "SLEEPING", "hp": 9, "maxHp": 9});
    let beside = json!({"player": {"inventory": [{"type": "SCROLL", "scrollType": "HOLD_MONSTER", "identified": true}]},
        "level": {"monsters": [zombie(5), zombie(7)]}});
    let mut player = Player::of(room(&beside));
    assert!(player.keys("ra").is_empty(), "nothing is read before it is said at whom");
    assert_eq!(player.key("h"), ["read a 5 3"]);
    let mut player = Player::of(room(&beside));
    player.keys("ra");
    assert_eq!(player.pick(7, 3), ["read a 7 3"]);
}

#[test]
fn looking_tells_exact_odds_both_ways() {
    let zombie = json!({"player": {"level": 1, "strength": 16, "hp": 12, "maxHp": 12}, "level": {"monsters": [
        {"letter": "Z", "position": at(8, 3), "state": "HUNTING", "hp": 9, "maxHp": 9}]}});
    let mut player = Player::of(room(&zombie));
    player.input(&Input::Cycle { back: false });
    let panel = player.panel();
    // Level 1 against armour class 8: 9 in 20. A mace does 5 and 1 for strength: 2.7 a turn, 4 turns for 9.
    assert!(panel.contains("rogue.odds-yours chance=45 damage=2.7 turns=4"), "{panel}");
    // Level 2 against armour class 8: 10 in 20, 4.5 a blow at half speed: 1.1 a turn.
    assert!(panel.contains("rogue.odds-theirs chance=50 damage=1.1 turns=11"), "{panel}");
    player.input(&Input::Cancel);
    assert!(player.board().cursor.is_none());
}

#[test]
fn known_traps_are_stepped_on_only_when_it_is_said_twice() {
    let trap = json!({"options": "sight=room", "level": {"traps": [
        {"type": "BEAR", "position": at(7, 3), "discovered": true, "triggered": false}]}});
    let mut player = Player::of(room(&trap));
    assert!(player.key("l").is_empty());
    assert_eq!(player.refused.as_ref().map(|why| why.key.as_ref()), Some("rogue.trap-ahead"));
    assert!(player.log().is_empty(), "a refused confirmation is not in the log");
    assert_eq!(player.key("l"), ["move e"]);
    let mut player = Player::of(room(&trap));
    assert_eq!(player.pick(8, 3).len(), 2, "journeys go around");
    assert_eq!(player.run.0.state().seen(None).hero().x(), 8);
}

/// Two runs that differ only in what the hero cannot know.
fn twins() -> [Value; 2] {
    let seen = json!({"player": {"inventory": [{"type": "FOOD"}]}, "levels": [[1, {
        "rows": ["#######################", "#..........#..........#", "#..........#..........#",
            "#..........#..........#", "#..........#..........#", "#..........#..........#", "#######################"],
        "rooms": [{"x": 1, "y": 1, "width": 10, "height": 5}, {"x": 12, "y": 1, "width": 10, "height": 5}],
    }]]});
    let base = room_of(&seen);
    let hidden = [
        json!({"level": {"traps": [{"type": "PIT", "position": at(1, 1), "discovered": false}],
            "monsters": [{"letter": "D", "position": at(20, 2), "state": "SLEEPING"}],
            "gold": [{"position": at(15, 2), "amount": 500}],
            "items": [{"type": "POTION", "potionType": "POISON", "position": at(16, 4)}]}}),
        json!({"level": {"items": [{"type": "AMULET", "position": at(14, 1)}]}}),
    ];
    hidden.map(|more| {
        let mut scenario = base.clone();
        merge(&mut scenario, &more);
        scenario
    })
}

/// The same with a monster that is only sensed: only its kind and position are known.
fn felt_twins() -> [Value; 2] {
    let mut base = twins()[1].clone();
    base["player"]["inventory"] =
        json!([{"type": "FOOD"}, {"type": "POTION", "potionType": "DETECT_MONSTERS"}]);
    let hidden = [json!({"hp": 3, "maxHp": 40}), json!({"hp": 40, "maxHp": 40, "speed": 18})];
    hidden.map(|more| {
        let mut monster = json!({"letter": "T", "position": at(20, 2), "state": "SLEEPING"});
        merge(&mut monster, &more);
        let mut scenario = base.clone();
        merge(&mut scenario, &json!({"level": {"monsters": [monster]}}));
        scenario
    })
}

fn advice(player: &Player) -> (Option<parlour_brain::Hint>, Option<Action>) {
    let seen = player.run.0.state().seen(None);
    let hint = RogueHinter.hint(&seen, &mut Budget::nodes(1000));
    (hint, RogueBot::default().choose(&seen, LEVEL, Luck::default(), &mut Budget::nodes(1000)))
}

#[test]
fn who_is_only_felt_tells_where_he_is_and_nothing_more() {
    let mut players = felt_twins().map(|scenario| Player::of(run(&scenario)));
    for player in &mut players {
        player.run.act("quaff b");
        player.refresh();
    }
    assert_ne!(players[0].run.0.state().digest(), players[1].run.0.state().digest());
    for keys in ["", "i", "M", "v"] {
        for player in &mut players {
            player.input(&Input::Cancel);
            player.keys(keys);
            if keys == "v" {
                player.input(&Input::Hold(2 * 80 + 20));
            }
        }
        let [one, other] = &players;
        assert_eq!(one.scene(), other.scene(), "after {keys:?}");
        assert_eq!(advice(one), advice(other), "after {keys:?}");
    }
    let signs: String = players[0].board().rows().collect();
    assert!(signs.contains('t'), "a small letter: {signs}");
}

#[test]
fn scenes_hints_and_bots_know_nothing_hidden() {
    let [one, other] = twins().map(|scenario| Player::of(run(&scenario)));
    let mut players = [one, other];
    assert_ne!(players[0].run.0.state().digest(), players[1].run.0.state().digest());
    for keys in ["", "s", "v", "l", "i", "M", "h", "k", "j"] {
        for player in &mut players {
            player.input(&Input::Cancel);
            player.keys(keys);
        }
        let [one, other] = &players;
        assert_eq!(one.scene(), other.scene(), "after {keys:?}");
        assert_eq!(advice(one), advice(other), "after {keys:?}");
        assert_eq!(json!(one.run.0.state().seen(None)), json!(other.run.0.state().seen(None)));
    }
    // Nothing of it is anywhere in the scene.
    let signs: String = players[0].board().rows().collect();
    assert!(!signs.contains(['D', '$', '^', '&']), "{signs}");
}

fn summary(player: &Player) -> Option<Summary> {
    let counts = BTreeMap::new();
    let scores = player.run.0.state().outcome().map_or_else(Vec::new, |outcome| outcome.scores);
    let story = player.run.0.story();
    let tale = Tale {
        all: story.all,
        story: story.stands,
        wrong: vec![],
        counts: &counts,
        scores,
        hints: 0,
        played: 0,
    };
    let score = Rogue::tally(&tale).iter().find(|tally| tally.what == "score").map(|tally| tally.value);
    assert_eq!(score, Some(tale.scores.first().copied().unwrap_or(0)));
    Rogue::summary(&player.run.0.state().seen(None), &tale)
}

#[test]
fn ends_are_told_with_cause_and_score() {
    let doomed = json!({"player": {"hp": 1, "maxHp": 12}, "level": {"monsters": [
        {"letter": "D", "position": at(7, 3), "state": "HUNTING", "hp": 80, "maxHp": 80}]}});
    let mut player = Player::of(room(&doomed));
    assert!(summary(&player).is_none());
    for _ in 0..20 {
        if player.run.0.state().seen(None).ending().is_none() {
            player.key("s");
        }
    }
    let told =
        summary(&player).expect("dead").lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    assert!(told.contains("rogue.ended-died depth=1 cause=(rogue.cause-"), "{told}");
    assert!(told.contains("rogue.summary-score") && told.contains("rogue.summary-marked"), "{told}");
    assert!(player.scene().command_for_key("l").is_none(), "the dead walk no more");
    let home = json!({"player": {"inventory": [{"type": "AMULET"}]}, "hasAmulet": true, "currentLevel": 2,
        "levels": [[2, {"rows": ["#####", "#<..#", "#####"], "rooms": [{"x": 1, "y": 1, "width": 3, "height": 1}],
            "stairsUp": at(1, 1)}]]});
    let mut scenario = room_of(&json!({"player": {"position": at(1, 1)}}));
    scenario["levels"]
        .as_array_mut()
        .expect("a list")
        .extend(home["levels"].as_array().expect("a list").clone());
    merge(&mut scenario, &json!({"player": home["player"], "hasAmulet": true, "currentLevel": 2}));
    let mut player = Player::of(run(&scenario));
    assert_eq!(player.key("<"), ["up"]);
    let told = summary(&player).expect("won");
    assert_eq!(told.lines[0].key, "rogue.ended-won");
    let mut cues = Vec::new();
    let won = player.run.0.story().all.into_iter().next_back().expect("told");
    Rogue::tell(&player.run.0.state().seen(None), &won, &mut cues);
    assert!(cues.contains(&Cue::End { won: true }), "{cues:?}");
}

#[test]
fn a_save_of_five_thousand_turns_is_short() {
    let setup = "seed=11".parse().expect("readable");
    let mut table = Table::<Rogue>::open(setup, None, Session::default()).expect("sound");
    let mut auto = Autoplayer::default();
    let mut now = 0;
    while table.log().records().len() < 5000 {
        let action = auto.choose(&table.state().seen(None)).unwrap_or(Action::Search);
        // A person takes a moment, never quite the same.
        now += 200 + now % 1777;
        if table.step(&[action], Time(now), &mut Vec::new()).is_err() {
            break;
        }
    }
    let turns = table.log().records().len();
    let allowed = 100_000 * turns / 5000;
    assert!(turns > 500 && table.save().len() <= allowed, "{} bytes for {turns} turns", table.save().len());
}

#[test]
fn everything_the_view_can_say_has_words() {
    const ENGLISH: &str = include_str!("../../../locales/en/rogue.ftl");
    let need = |key: String| {
        let head = format!("{} =", key.replace('.', "-"));
        assert!(ENGLISH.lines().any(|line| line.starts_with(&head)), "no text for {key}");
    };
    for (class, word, _) in Class::ALL {
        need(format!("rogue.at-some-{}", word.to_ascii_lowercase().replace('_', "-")));
        if matches!(class, Class::Weapon | Class::Armor) {
            continue;
        }
        for which in 0..class.kinds().len() as u8 {
            let label =
                Label { class, which, known: true, count: 1, bonus: None, amount: None, cursed: false };
            need(format!("rogue.about-{}", label.word()));
        }
    }
    for (_, word, _) in Special::ALL {
        need(format!("rogue.special-{}", word.to_ascii_lowercase().replace('_', "-")));
    }
    for (_, word) in Effect::ALL {
        need(format!("rogue.short-{}", word.to_ascii_lowercase().replace('_', "-")));
    }
    for verb in "quaff read zap throw eat wield wear puton light drop call".split(' ') {
        for part in ["do", "sheet", "nothing-to"] {
            need(format!("rogue.{part}-{verb}"));
        }
    }
}
