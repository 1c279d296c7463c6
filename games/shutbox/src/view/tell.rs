//! What events look and sound like, and what a finished game adds to the statistics.

use crate::rules::{Event, Seen, TileSet};
use parlour_kernel::{Message, Rules};
use parlour_scene::{Cue, Tally};

pub(super) fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
    match event {
        Event::Rolling { .. } => {}
        Event::Rolled { first, second: 0 } => {
            out.push(Cue::Roll(vec![*first]));
            out.push(Cue::Say(Message::new("shutbox.die").int("first", *first)));
        }
        Event::Rolled { first, second } => {
            out.push(Cue::Roll(vec![*first, *second]));
            let said = Message::new("shutbox.dice").int("first", *first).int("second", *second);
            out.push(Cue::Say(said.int("total", first + second)));
        }
        Event::Down { tiles } => {
            out.push(Cue::Flip { cells: cells(*tiles), up: false });
            out.push(Cue::Say(Message::new("shutbox.went-down").text("tiles", tiles.to_string())));
        }
        Event::Ended { seat, score } => match seen.outcome() {
            Some(outcome) if outcome.code == "shut" => {
                out.push(Cue::Say(Message::new("shutbox.victory")));
                out.push(Cue::End { won: true });
            }
            Some(outcome) if outcome.code == "lost" => {
                out.push(Cue::Say(Message::new("shutbox.game-over").int("score", *score)));
                out.push(Cue::End { won: false });
            }
            over => {
                out.push(Cue::Say(
                    Message::new("shutbox.turn-over").seat("player", *seat).int("score", *score),
                ));
                if over.is_some() {
                    out.push(Cue::End { won: true });
                }
            }
        },
        Event::Ready { seat, raised, .. } => {
            out.push(Cue::Flip { cells: cells(*raised), up: true });
            out.push(Cue::Say(Message::new("shutbox.next-player").seat("player", *seat)));
        }
        Event::Reset => {
            out.push(Cue::Flip { cells: cells(seen.up()), up: true });
            out.push(Cue::Say(Message::new("shutbox.score").int("score", seen.score())));
        }
    }
}

fn cells(tiles: TileSet) -> Vec<u16> {
    tiles.iter().map(|tile| u16::from(tile.number()) - 1).collect()
}

/// Scores, tiles left and dice since the last reset.
pub(super) fn tally(story: &[Event]) -> Vec<Tally> {
    let begin = story.iter().rposition(|event| *event == Event::Reset).map_or(0, |last| last + 1);
    let mut tallies = Vec::new();
    let mut down = 0;
    for event in &story[begin..] {
        match event {
            Event::Rolled { first, second } => {
                tallies.push(Tally { what: "die", value: i64::from(*first) });
                if *second != 0 {
                    tallies.push(Tally { what: "die", value: i64::from(*second) });
                    tallies.push(Tally { what: "total", value: i64::from(first + second) });
                }
            }
            Event::Down { tiles } => down += i64::from(tiles.count()),
            Event::Ended { score, .. } => {
                tallies.push(Tally { what: "score", value: *score });
                tallies.push(Tally { what: "down", value: down });
                down = 0;
            }
            Event::Rolling { .. } | Event::Ready { .. } | Event::Reset => {}
        }
    }
    tallies
}
