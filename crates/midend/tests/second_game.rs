//! A second game, with secrets, goes through everything Shut the Box does: nothing in table, catalog or
//! engines may assume tiles or an open state. It exists only here.

use parlour_brain::{Bot, Budget, Hint, Hinter, Luck, Nobody};
use parlour_kernel::{Fault, Message, Outcome, ReadError, Rng, Rules, Seat, Turn, UndoKind};
use parlour_midend::{AnyTable, Engine, EngineTable, Game, Opening, Place, Waiting};
use parlour_scene::{Board, Card, Cue, Input, Intent, Present, Scene, Tale, Tally, Tiles};
use parlour_table::{Player, Time};
use serde::Serialize;
use std::{cmp::Ordering, fmt, str::FromStr};

/// Two players take turns guessing a number below 100; they only know the bounds.
#[derive(Clone, Serialize)]
struct Guess {
    secret: u8,
    low: u8,
    high: u8,
    seat: u8,
    found: Option<u8>,
    rng: Rng,
}

#[derive(Serialize)]
struct Known {
    low: u8,
    high: u8,
    over: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Secret(u64);

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "secret={}", self.0)
    }
}

impl FromStr for Secret {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let number = text.strip_prefix("secret=").and_then(|number| number.parse().ok());
        number.map(Secret).ok_or_else(|| ReadError::at("bad-value", text, text))
    }
}

#[derive(Clone, Debug, Serialize)]
enum Told {
    Higher,
    Lower,
    Found,
    Hidden(u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Outside;

impl Fault for Outside {
    fn code(&self) -> &'static str {
        "outside"
    }

    fn message(&self) -> Message {
        Message::new("guess.outside")
    }

    fn mistake(&self) -> bool {
        true
    }
}

impl Rules for Guess {
    type Setup = Secret;
    type Action = u8;
    type Event = Told;
    type Illegal = Outside;
    type Flaw = Outside;
    type Seen<'a> = Known;

    const ID: &'static str = "guess";
    const VERSION: u32 = 3;
    const UNDO_CAP: Option<u16> = Some(2);

    fn start(setup: &Secret) -> Result<Self, Vec<Outside>> {
        let mut rng = Rng::stream(setup.0, 0);
        Ok(Guess { secret: rng.below(100) as u8, low: 0, high: 99, seat: 0, found: None, rng })
    }

    fn position(&self) -> Option<Secret> {
        None
    }

    fn turn(&self) -> Turn {
        if self.found.is_some() { Turn::Over } else { Turn::Seat(Seat(self.seat)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.found.map(|seat| Outcome { code: "found", scores: vec![], winners: vec![Seat(seat)] })
    }

    fn legal(&self, out: &mut Vec<u8>) {
        if self.found.is_none() {
            out.extend(self.low..=self.high);
        }
    }

    fn apply(&mut self, guess: &u8, events: &mut Vec<Told>) -> Result<(), Outside> {
        if self.found.is_some() || !(self.low..=self.high).contains(guess) {
            return Err(Outside);
        }
        events.push(Told::Hidden(self.secret ^ self.rng.below(2) as u8));
        match guess.cmp(&self.secret) {
            Ordering::Equal => {
                self.found = Some(self.seat);
                events.push(Told::Found);
            }
            Ordering::Less => {
                self.low = guess + 1;
                events.push(Told::Higher);
            }
            Ordering::Greater => {
                self.high = guess - 1;
                events.push(Told::Lower);
            }
        }
        self.seat = 1 - self.seat;
        Ok(())
    }

    fn undo_kind(&self, _: &u8) -> UndoKind {
        UndoKind::Step
    }

    fn seen(&self, _by: Option<Seat>) -> Known {
        Known { low: self.low, high: self.high, over: self.found.is_some() }
    }

    fn heard(&self, _by: Option<Seat>, event: &Told) -> bool {
        !matches!(event, Told::Hidden(_))
    }

    fn write(&self, guess: &u8) -> String {
        guess.to_string()
    }

    fn read(&self, text: &str) -> Result<u8, ReadError> {
        text.parse().map_err(|_| ReadError::at("not-a-number", text, text))
    }
}

impl Present for Guess {
    type Ui = ();

    const CARD: Card = Card {
        first: "secret=1",
        presets: &[parlour_scene::Preset { id: "usual", setup: "secret=1" }],
        levels: &["middle"],
        ..Card::PLAIN
    };

    fn scene(seen: &Known, (): &()) -> Scene {
        let text = Message::new("guess.range").int("low", seen.low).int("high", seen.high);
        let line = parlour_scene::Line { id: "range", text: Some(text), tone: parlour_scene::Tone::Plain };
        let board = Board::Tiles(Tiles { tiles: vec![], dice: vec![] });
        Scene {
            lines: vec![line],
            board,
            panels: vec![],
            seats: vec![],
            pad: vec![],
            commands: vec![],
            meanings: &[],
        }
    }

    fn input(_seen: &Known, (): &mut (), input: &Input) -> Intent<u8> {
        match input {
            Input::Digit(guess, _) => Intent::Act(vec![*guess]),
            _ => Intent::Nothing,
        }
    }

    fn tell(_seen: &Known, event: &Told, out: &mut Vec<Cue>) {
        out.push(Cue::Say(Message::new(format!("guess.{event:?}"))));
    }

    fn tally(_tale: &Tale<'_, Told>) -> Vec<Tally> {
        Vec::new()
    }
}

/// Halves the range, which is all it knows.
#[derive(Default, Clone)]
struct Middle;

impl Hinter<Guess> for Middle {
    fn hint(&self, seen: &Known, budget: &mut Budget) -> Option<Hint> {
        let guess = u8::midpoint(seen.low, seen.high);
        let choice = |guess: u8| parlour_brain::Choice {
            action: guess.to_string(),
            cells: vec![],
            best: true,
            figures: vec![],
            leads_to: Message::new("guess.middle"),
        };
        (!seen.over && budget.spend(1)).then(|| Hint {
            action: guess.to_string(),
            then: Vec::new(),
            technique: "middle".to_owned(),
            cells: vec![],
            text: Message::new("guess.middle"),
            columns: Vec::new(),
            choices: (seen.low..=seen.high).map(choice).collect(),
            stages: Vec::new(),
        })
    }
}

impl Bot<Guess> for Middle {
    fn choose(&mut self, seen: &Known, level: &str, _luck: Luck, _budget: &mut Budget) -> Option<u8> {
        (level == "middle" && !seen.over).then(|| u8::midpoint(seen.low, seen.high))
    }
}

static GAME: Game = Game::of::<Guess>();
const ENGINE: Engine = Engine::of::<Guess, Middle, Middle, Nobody, Nobody>();

#[test]
fn it_keeps_the_laws() {
    let trial = parlour_testkit::Trial {
        setups: &["secret=5", "secret=77"],
        noise: &["0", "50", "99", "200", "x"],
        games: 20,
    };
    parlour_testkit::laws::<Guess>(&trial);
}

#[test]
fn nothing_hidden_shows() {
    // Two secrets look the same until an answer distinguishes them.
    let open = |secret: u64| GAME.open(&format!("secret={secret}"), Opening::default()).expect("sound");
    let (mut one, mut other) = (open(1), open(2));
    assert_ne!(one.digest(), other.digest());
    assert_eq!(one.scene(None), other.scene(None));
    assert_eq!(one.legal(), other.legal());
    assert_eq!(one.state(None), other.state(None));
    for table in [&mut one, &mut other] {
        let done = table.act("0", Time(0)).expect("legal");
        assert!(done.events.iter().all(|event| !event.to_string().contains("Hidden")), "{:?}", done.events);
        assert!(!format!("{:?}", done.cues).contains("Hidden"), "{:?}", done.cues);
    }
}

fn thinks(table: &dyn AnyTable) -> Box<dyn EngineTable> {
    ENGINE.open(&table.save()).expect("our own save")
}

#[test]
fn the_engine_plays_it_by_what_a_seat_knows() {
    let players = vec![Player::default(), Player { name: None, bot: Some("middle".to_owned()) }];
    let opening = Opening { players, ..Opening::default() };
    let mut table = GAME.open("secret=9", opening).expect("sound");
    let mut budget = Budget::nodes(1000);
    let mut own = String::new();
    for turn in 0..40 {
        let action = match table.waiting() {
            Waiting::Person(seat) => {
                assert_eq!(seat, Seat(0));
                own = thinks(table.as_ref()).hint(&mut budget).expect("not over").action;
                own.clone()
            }
            Waiting::Bot(seat, level) => {
                assert_eq!(seat, Seat(1));
                thinks(table.as_ref()).choose(&level, 1, &mut budget).expect("not over").remove(0)
            }
            Waiting::Chance => unreachable!("this game has no chance"),
            Waiting::Nobody => break,
        };
        assert!(table.legal().contains(&action));
        table.act(&action, Time(turn)).expect("legal");
        let review = thinks(table.as_ref()).review(&mut budget).expect("the step can be judged");
        assert_eq!(review.played.action, own, "the person's own last step, whatever was answered");
    }
    assert_eq!(table.outcome().map(|outcome| outcome.code), Some("found"));
    assert_eq!(thinks(table.as_ref()).place(), Place::of(table.as_ref()));
    assert_eq!(thinks(table.as_ref()).hint(&mut budget), None);
    let again = GAME.load(&table.save()).expect("our own save");
    assert_eq!((again.digest(), again.save()), (table.digest(), table.save()));
}

#[test]
fn mistakes_are_kept_in_the_session_and_come_back_with_the_save() {
    let mut table = GAME.open("secret=9", Opening::default()).expect("sound");
    let before = table.digest();
    for _ in 0..25 {
        assert_eq!(table.act("200", Time(5)).expect_err("outside").code(), "outside");
    }
    assert_eq!(table.digest(), before);
    assert_eq!(table.state(None)["mistakes"], 20);
    let again = GAME.load(&table.save()).expect("our own save");
    assert_eq!(again.state(None)["mistakes"], 20);
    assert_eq!(again.session().mistakes().last(), table.session().mistakes().last());
}

#[test]
fn saves_of_other_games_and_rules_are_refused_by_name() {
    let save = GAME.open("secret=9", Opening::default()).expect("sound").save();
    let older = parlour_testkit::reseal(&save.replace("\"rules\":3", "\"rules\":2"));
    assert_eq!(
        GAME.load(&older).err().map(|error| error.to_string()),
        Some("The saved game was played under other rules (version 2).".to_owned())
    );
    let newer = save.replacen("parlour 1", "parlour 2", 1);
    assert_eq!(
        GAME.load(&newer).err().map(|error| error.to_string()),
        Some("The saved game was written by a newer Parlour (format 2).".to_owned())
    );
}
