//! The scene: map, gauges, messages, commands. Made only from what the hero knows.

use super::{
    Ui,
    describe::{at, ending, thing, use_of},
    keys::own,
    map,
    plan::{fresh, walk_to},
    sheets::sheet,
    verb::Mode,
};
use crate::rules::{Action, Appetite, Cell, Effect, Note, Seen, Tone as Meant, WIDTH};
use parlour_kernel::Message;
use parlour_scene::{
    Board, Command, Gauge, Glyphs, Held, InputKind, Key, Line, Meaning, Panel, Place, Scene, Sheet, Told,
    Tone,
};

/// Messages beside the map.
const LOG: usize = 60;

/// What keys without a command do.
const MEANINGS: [Meaning; 6] = [
    Meaning::new(InputKind::Step(Held::Nothing), "rogue.key-step"),
    Meaning::new(InputKind::Step(Held::Shift), "rogue.key-run"),
    Meaning::new(InputKind::Digit(Held::Nothing), "rogue.key-pad"),
    Meaning::new(InputKind::Cycle, "rogue.key-cycle"),
    Meaning::new(InputKind::Confirm, "rogue.key-confirm"),
    Meaning::new(InputKind::Cancel, "rogue.key-cancel"),
];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
    let sheet = sheet(seen, ui);
    let commands = match &sheet {
        Some(sheet) => of_sheet(sheet),
        None => commands(seen, ui),
    };
    let cursor = match ui.mode {
        Mode::Look(cell) | Mode::Aim(_, cell) => Some(cell),
        _ => None,
    };
    let board = Glyphs {
        columns: WIDTH,
        cells: map::cells(seen),
        centre: number(seen.hero()),
        cursor: cursor.map(number),
        path: path(seen, ui),
        gauges: gauges(seen),
        log: log(seen, ui),
        sheet,
    };
    Scene {
        lines: lines(seen, ui),
        board: Board::Glyphs(board),
        panels: panels(seen, ui, cursor),
        seats: Vec::new(),
        pad: Vec::new(),
        commands,
        meanings: &MEANINGS,
    }
}

pub(super) fn number(cell: Cell) -> u16 {
    u16::try_from(cell.index()).unwrap_or(0)
}

fn lines(seen: &Seen<'_>, ui: &Ui) -> Vec<Line> {
    let task = match ui.mode {
        Mode::Way(toward) => Some(Message::new(format!("rogue.which-way-{}", toward.word()))),
        Mode::Aim(letter, _) => {
            seen.carried(letter).map(|label| Message::new("rogue.aim").message("item", thing(ui, &label)))
        }
        Mode::Look(_) => Some(Message::new("rogue.look-keys")),
        _ => None,
    };
    let end = seen.ending().map(|end| {
        let tone = if end == crate::rules::Ending::Won { Tone::Good } else { Tone::Bad };
        (ending(end, seen.depth()), tone)
    });
    let (end, tone) = end.map_or((None, Tone::Plain), |(text, tone)| (Some(text), tone));
    vec![Line { id: "task", text: task, tone: Tone::Large }, Line { id: "end", text: end, tone }]
}

/// The path the hero would walk, or the line of a ray.
fn path(seen: &Seen<'_>, ui: &Ui) -> Vec<u16> {
    match ui.mode {
        Mode::Look(cell) if cell != seen.hero() => {
            walk_to(seen, cell).way(cell).into_iter().flatten().map(number).collect()
        }
        Mode::Aim(letter, cell) => seen.ray(letter, cell).into_iter().map(number).collect(),
        _ => Vec::new(),
    }
}

fn gauges(seen: &Seen<'_>) -> Vec<Gauge> {
    let vitals = seen.vitals();
    let of = |n: i64, most: i64| Message::new("rogue.of").int("n", n).int("most", most);
    let plain = |n: i64| Message::new("rogue.value").int("n", n);
    let gauge = |id: &'static str, value: Message| Gauge {
        id,
        label: Message::new(format!("rogue.gauge-{id}")),
        value,
        tone: Tone::Plain,
        full: None,
    };
    let share = |n: i64, most: i64| u8::try_from((100 * n / most.max(1)).clamp(0, 100)).ok();
    let (hp, max_hp) = (i64::from(vitals.hp), i64::from(vitals.max_hp));
    let wounded = match 100 * hp / max_hp.max(1) {
        75.. => Tone::Good,
        25..75 => Tone::Large,
        _ => Tone::Bad,
    };
    let hungry = match vitals.appetite {
        Appetite::Normal => Tone::Plain,
        Appetite::Hungry => Tone::Large,
        Appetite::Weak | Appetite::Starving => Tone::Bad,
    };
    let (light, dim) = match vitals.light {
        None => (Message::new("rogue.for-ever"), Tone::Plain),
        Some(0) => (Message::new("rogue.dark"), Tone::Bad),
        Some(turns) => (plain(turns.into()), if turns <= 50 { Tone::Large } else { Tone::Plain }),
    };
    let might = (i64::from(vitals.strength), i64::from(vitals.max_strength));
    let strength = if might.0 == might.1 { plain(might.0) } else { of(might.0, might.1) };
    let mut gauges = vec![
        Gauge { tone: wounded, full: share(hp, max_hp), ..gauge("hp", of(hp, max_hp)) },
        gauge("depth", plain(seen.depth().into())),
        gauge("level", plain(vitals.level.into())),
        gauge("xp", vitals.next_xp.map_or(plain(vitals.xp.into()), |next| of(vitals.xp.into(), next.into()))),
        gauge("strength", strength),
        gauge("ac", plain(vitals.ac.into())),
        gauge("gold", plain(vitals.gold.into())),
        Gauge {
            tone: hungry,
            full: share(vitals.food.into(), 2000),
            ..gauge("food", plain(vitals.food.into()))
        },
        Gauge { tone: dim, ..gauge("light", light) },
    ];
    let effects = Effect::ALL.into_iter().filter(|(effect, _)| seen.effect(*effect) > 0);
    gauges.extend(effects.map(|(effect, word)| {
        let name = word.to_ascii_lowercase().replace('_', "-");
        Gauge {
            tone: Tone::Large,
            label: Message::new(format!("rogue.short-{name}")),
            ..gauge(word, plain(seen.effect(effect).into()))
        }
    }));
    if seen.has_amulet() {
        gauges.push(Gauge { tone: Tone::Good, ..gauge("amulet", Message::new("rogue.amulet-held")) });
    }
    gauges.push(gauge("turn", plain(seen.turn().into())));
    gauges
}

fn log(seen: &Seen<'_>, ui: &Ui) -> Vec<Told> {
    let new = fresh(seen, ui.before.as_ref()).count();
    let notes = seen.notes().rev().take(LOG.max(new)).enumerate();
    let mut told: Vec<Told> = notes
        .map(|(age, note)| Told {
            text: note.event.message(),
            tone: match note.event.kind().tone {
                Meant::Info | Meant::Combat => Tone::Plain,
                Meant::Warning => Tone::Large,
                Meant::Critical => Tone::Bad,
                Meant::Success => Tone::Good,
            },
            times: note.count,
            weight: note.event.kind().importance,
            fresh: age < new,
        })
        .collect();
    told.reverse();
    told
}

/// A line of the message history.
pub(super) fn told(note: &Note) -> Message {
    let line = Message::new("rogue.told-line").int("turn", note.turn).int("times", note.count);
    line.message("what", note.event.message())
}

fn panels(seen: &Seen<'_>, ui: &Ui, cursor: Option<Cell>) -> Vec<Panel> {
    let gear = seen.equipment().into_iter().flatten().filter_map(|letter| {
        let label = seen.carried(letter)?;
        let line = Message::new("rogue.gear-line").message("item", thing(ui, &label));
        Some(line.message("use", use_of(seen, letter)?))
    });
    let gear = Panel { id: "gear", title: Message::new("rogue.gear"), lines: gear.collect() };
    let look = cursor.map(|cell| Panel {
        id: "look",
        title: Message::new("rogue.looking"),
        lines: at(seen, ui, cell),
    });
    look.into_iter().chain([gear]).collect()
}

/// The entries of a list as commands, so that their keys work.
fn of_sheet(sheet: &Sheet) -> Vec<Command> {
    let entries = sheet.entries.iter().filter(|entry| !entry.command.is_empty());
    let mut commands: Vec<Command> = entries
        .map(|entry| {
            Command::new(entry.command.clone(), entry.text.clone(), entry.key.clone(), true).at(Place::Key)
        })
        .collect();
    commands.push(Command::new("close-sheet", Message::new("rogue.close-sheet"), "", true).at(Place::Key));
    commands
}

/// Commands shown beside the map; the others go into the toolbox.
const MAIN: [&str; 8] = ["explore", "rest", "search", "pickup", "pack", "look", "down", "up"];

fn commands(seen: &Seen<'_>, ui: &Ui) -> Vec<Command> {
    let alive = seen.ending().is_none();
    let lies = seen.may(&Action::Pickup).is_ok();
    let asks_way = matches!(ui.mode, Mode::Way(_));
    let offered = own().iter().filter(|known| !asks_way || known.id.starts_with("go-"));
    let command = |known: &Key| {
        let place = match known.id {
            id if MAIN.contains(&id) => Place::Main,
            id if id.starts_with("go-") || id.starts_with("run-") => Place::Key,
            _ => Place::Tool,
        };
        let reads = matches!(known.id, "look" | "pack" | "told");
        let command = Command::new(known.id, Message::new(known.label), known.key, alive || reads).at(place);
        if known.id == "pickup" && lies { command.primary() } else { command }
    };
    offered.map(command).collect()
}
