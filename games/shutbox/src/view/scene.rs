//! The scene of Shut the Box.

use super::Ui;
use crate::rules::{DiceChoice, Phase, Seen, Tile, TileSet, Variant};
use parlour_kernel::{Message, Rules};
use parlour_scene::{Board, Command, InputKind, Line, Meaning, Panel, Scene, SeatLine, Tiles, Tone};

/// The keys of the tiles, in order: the number row of a keyboard.
const KEYS: &str = "1234567890-=";

/// What keys without a command or tile do.
const MEANINGS: [Meaning; 1] = [Meaning::new(InputKind::Cancel, "shutbox.key-cancel")];

pub(super) fn scene(seen: &Seen<'_>, ui: &Ui) -> Scene {
    Scene {
        lines: lines(seen, ui),
        board: Board::Tiles(board(seen, ui)),
        panels: panels(seen),
        seats: seats(seen),
        pad: Vec::new(),
        commands: commands(seen, ui),
        meanings: &MEANINGS,
    }
}

fn lines(seen: &Seen<'_>, ui: &Ui) -> Vec<Line> {
    let line = |id, text, tone| Line { id, text, tone };
    let selected = (!ui.picked.is_empty()).then(|| {
        Message::new("shutbox.selected").text("tiles", spaced(ui.picked)).int("sum", ui.picked.sum())
    });
    let (end, tone) = ending(seen);
    vec![
        line("score", Some(Message::new("shutbox.score").int("score", seen.score())), Tone::Large),
        line("dice", dice_line(seen, ui), if seen.throw().is_some() { Tone::Large } else { Tone::Plain }),
        line("selected", selected, Tone::Plain),
        line("todo", todo(seen, ui), Tone::Plain),
        line("message", end, tone),
    ]
}

fn dice_line(seen: &Seen<'_>, ui: &Ui) -> Option<Message> {
    if let Phase::Rolling(count) = seen.phase() {
        let typed = ui.typed.first().copied().unwrap_or(0);
        return Some(Message::new("shutbox.enter-dice").int("count", count.number()).int("typed", typed));
    }
    let throw = seen.throw()?;
    let (first, second) = (throw.first(), throw.second());
    Some(match second {
        0 => Message::new("shutbox.die").int("first", first),
        _ => {
            Message::new("shutbox.dice").int("first", first).int("second", second).int("total", throw.total())
        }
    })
}

/// What to do next.
fn todo(seen: &Seen<'_>, ui: &Ui) -> Option<Message> {
    let Phase::Rolled(throw) = seen.phase() else {
        let free = seen.dice_choice() == DiceChoice::Free;
        let key = if free { "shutbox.todo-choose" } else { "shutbox.todo-roll" };
        return (seen.phase() == Phase::Ready).then(|| Message::new(key));
    };
    let (total, sum) = (u32::from(throw.total()), ui.picked.sum());
    Some(match sum {
        0 => Message::new("shutbox.todo-select").int("total", total),
        _ if sum < total => Message::new("shutbox.todo-more").int("n", total - sum),
        _ if sum > total => Message::new("shutbox.todo-less").int("n", sum - total),
        _ => Message::new("shutbox.todo-submit"),
    })
}

fn ending(seen: &Seen<'_>) -> (Option<Message>, Tone) {
    let Some(outcome) = seen.outcome() else { return (None, Tone::Plain) };
    match (outcome.code, outcome.winners.as_slice()) {
        ("shut", _) => (Some(Message::new("shutbox.victory")), Tone::Good),
        ("lost", _) => {
            let score = outcome.scores.first().copied().unwrap_or(0);
            (Some(Message::new("shutbox.game-over").int("score", score)), Tone::Bad)
        }
        (_, [winner]) => {
            let total = seen.total_of(*winner);
            (Some(Message::new("shutbox.winner").seat("player", *winner).int("score", total)), Tone::Good)
        }
        (_, winners) => {
            let total = winners.first().map_or(0, |seat| seen.total_of(*seat));
            (Some(Message::new("shutbox.draw").int("score", total)), Tone::Plain)
        }
    }
}

fn board(seen: &Seen<'_>, ui: &Ui) -> Tiles {
    let rolled = matches!(seen.phase(), Phase::Rolled(_));
    let tile = |(tile, key): (Tile, char)| {
        let up = seen.up().has(tile);
        let picked = up && ui.picked.has(tile);
        let spoken = match (up, picked) {
            (_, true) => "shutbox.tile-picked",
            (true, _) => "shutbox.tile-up",
            (false, _) => "shutbox.tile-is-down",
        };
        let spoken = Message::new(spoken).int("n", tile.number());
        parlour_scene::Tile { number: tile.number(), key, up, picked, enabled: up && rolled, spoken }
    };
    let all = TileSet::full(seen.variant().size);
    Tiles { tiles: all.iter().zip(KEYS.chars()).map(tile).collect(), dice: dice(seen, ui) }
}

fn dice(seen: &Seen<'_>, ui: &Ui) -> Vec<u8> {
    let waiting = |count: u8| vec![0; usize::from(count)];
    match (seen.phase(), seen.throw()) {
        (Phase::Rolling(count), _) => {
            let mut dice = waiting(count.number());
            dice.iter_mut().zip(&ui.typed).for_each(|(die, face)| *die = *face);
            dice
        }
        (_, Some(throw)) if throw.second() == 0 => vec![throw.first()],
        (_, Some(throw)) => vec![throw.first(), throw.second()],
        // If the player may choose, the second die stays available.
        _ => waiting(seen.dice_choice().counts().last().map_or(2, |count| count.number())),
    }
}

fn panels(seen: &Seen<'_>) -> Vec<Panel> {
    let Variant { size, dice, scoring, .. } = seen.variant();
    let rules = Panel {
        id: "rules",
        title: Message::new("shutbox.rules"),
        lines: vec![
            Message::new("shutbox.rules-tiles").int("n", size.tiles()),
            Message::new(format!("shutbox.dice-{}", dice.word())),
            Message::new(format!("shutbox.score-{}", scoring.word())),
        ],
    };
    let last = seen.last_turn().filter(|_| seen.variant().players > 1 || seen.variant().rounds > 1);
    let last = last.map(|turn| {
        let key = if turn.throw.is_some() { "shutbox.last-stuck" } else { "shutbox.last-shut" };
        let line = Message::new(key)
            .seat("player", turn.seat)
            .text("left", spaced(turn.left))
            .int("total", turn.throw.map_or(0, crate::rules::Throw::total))
            .int("score", turn.score);
        Panel { id: "last", title: Message::new("shutbox.last"), lines: vec![line] }
    });
    let beat = to_beat(seen).map(|score| Panel {
        id: "beat",
        title: Message::new("shutbox.beat"),
        lines: vec![match score {
            0.. => Message::new("shutbox.to-beat").int("score", score),
            _ => Message::new("shutbox.out-of-reach"),
        }],
    });
    beat.into_iter().chain(last).chain([rules]).collect()
}

/// The highest score with which the player at the box still ties with the best so far; only in the last
/// round, where it decides.
fn to_beat(seen: &Seen<'_>) -> Option<i64> {
    let rounds = usize::from(seen.variant().rounds);
    let done = seen.seats().filter(|seat| seen.scores_of(*seat).count() == rounds);
    let best = done.map(|seat| seen.total_of(seat)).min()?;
    let open = seen.outcome().is_none() && usize::from(seen.round()) == rounds;
    open.then(|| best - seen.total_of(seen.seat()))
}

fn seats(seen: &Seen<'_>) -> Vec<SeatLine> {
    let alone = seen.variant().players == 1 && seen.variant().rounds == 1;
    let over = seen.outcome();
    let line = |seat| SeatLine {
        seat,
        to_move: over.is_none() && seen.seat() == seat,
        won: over.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat)),
        total: Message::new("shutbox.total").int("score", seen.total_of(seat)),
        parts: seen.scores_of(seat).map(|score| Message::new("shutbox.part").int("score", score)).collect(),
        note: None,
    };
    if alone { Vec::new() } else { seen.seats().map(line).collect() }
}

fn commands(seen: &Seen<'_>, ui: &Ui) -> Vec<Command> {
    let ready = seen.phase() == Phase::Ready;
    let mut commands = Vec::new();
    if let Phase::Rolling(_) = seen.phase() {
        commands.extend((1..=6u8).map(|face| {
            let label = Message::new("shutbox.face").int("n", face);
            Command::new(format!("die-{face}"), label, face.to_string(), true)
        }));
    } else if seen.dice_choice() == DiceChoice::Free && ready {
        let roll = |id: &'static str, key: &'static str| {
            Command::new(id, Message::new(format!("shutbox.{id}")), key, true)
        };
        commands.push(roll("roll-2", "r").primary());
        commands.push(roll("roll-1", "t"));
    } else {
        commands.push(Command::new("roll", Message::new("shutbox.roll"), "r", ready).primary());
    }
    commands
        .push(Command::new("submit", Message::new("shutbox.submit"), "Enter", adds_up(seen, ui)).primary());
    commands.push(Command::new("reset", Message::new("shutbox.reset"), "x", true).starts_over());
    commands
}

/// Whether the selection adds up to the dice.
pub(super) fn adds_up(seen: &Seen<'_>, ui: &Ui) -> bool {
    match seen.phase() {
        Phase::Rolled(throw) => ui.picked.sum() == u32::from(throw.total()),
        _ => false,
    }
}

fn spaced(tiles: TileSet) -> String {
    tiles.to_string().replace('+', " + ")
}
