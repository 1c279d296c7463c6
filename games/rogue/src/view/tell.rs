//! Cues for events, and the figures and summary of a finished run.

use super::describe::ending;
use crate::rules::{Ending, Event, Label, Seen};
use parlour_kernel::Message;
use parlour_scene::{Cue, Summary, Tale, Tally};

pub(super) fn tell(seen: &Seen<'_>, event: &Event, out: &mut Vec<Cue>) {
    out.push(Cue::Say(event.message()));
    let mut flash = |cell| out.push(Cue::Flash { cells: vec![super::scene::number(cell)] });
    match event {
        Event::ItHits { .. } | Event::ItBreathes { .. } | Event::Healed { .. } => flash(seen.hero()),
        Event::YouHit { monster, .. } => flash(monster.map_or(seen.hero(), |monster| monster.cell)),
        Event::Died { .. } => out.push(Cue::End { won: false }),
        Event::Won => out.push(Cue::End { won: true }),
        _ => {}
    }
}

/// Depth, score and kills, for the statistics.
pub(super) fn tally(tale: &Tale<'_, Event>) -> Vec<Tally> {
    let depth = |event: &Event| match event {
        Event::WentDown { depth } => i64::from(*depth),
        _ => 1,
    };
    let deepest = tale.story.iter().map(depth).max().unwrap_or(1);
    let kills = tale.story.iter().filter(|event| matches!(event, Event::YouKill { .. })).count();
    vec![
        Tally { what: "depth", value: deepest },
        Tally { what: "score", value: tale.scores.first().copied().unwrap_or(0) },
        Tally { what: "kills", value: i64::try_from(kills).unwrap_or(i64::MAX) },
    ]
}

/// The figures a finished run is listed with.
pub(super) fn figures(seen: &Seen<'_>) -> Vec<Tally> {
    let vitals = seen.vitals();
    let (found, used) = seen.items();
    let of = |what, value: u32| Tally { what, value: value.into() };
    vec![
        Tally { what: "score", value: seen.score() },
        of("depth", seen.deepest().into()),
        of("level", vitals.level.into()),
        of("gold", vitals.gold),
        of("turns", seen.turn()),
        of("kills", seen.kills()),
        of("xp", vitals.xp),
        of("explored", seen.levels_explored().into()),
        of("found", found),
        of("used", used),
    ]
}

/// The equipment at the end.
fn gear(seen: &Seen<'_>) -> Option<Message> {
    let mut things = seen.equipment().into_iter().flatten().filter_map(|letter| seen.carried(letter));
    let first = things.next()?.message();
    let both = |before: Message, next: Label| {
        Message::new("rogue.summary-and").message("one", before).message("other", next.message())
    };
    Some(Message::new("rogue.summary-gear").message("things", things.fold(first, both)))
}

pub(super) fn summary(seen: &Seen<'_>) -> Option<Summary> {
    let end = seen.ending()?;
    let vitals = seen.vitals();
    let (found, used) = seen.items();
    let mut lines = vec![
        ending(end, seen.depth()),
        Message::new("rogue.summary-score").int("n", seen.score()),
        Message::new("rogue.summary-depth")
            .int("n", seen.deepest())
            .int("of", seen.options().levels)
            .int("seen", seen.levels_explored()),
        Message::new("rogue.summary-level").int("n", vitals.level).int("xp", vitals.xp),
        Message::new("rogue.summary-gold").int("n", vitals.gold),
        Message::new("rogue.summary-turns").int("n", seen.turn()),
        Message::new("rogue.summary-kills").int("n", seen.kills()),
        Message::new("rogue.summary-items").int("found", found).int("used", used),
    ];
    lines.extend(gear(seen));
    lines.extend(feats(seen).into_iter().take(3).map(|word| Message::new(format!("rogue.feat-{word}"))));
    if seen.is_marked() {
        lines.push(Message::new("rogue.summary-marked"));
    }
    let sign = if end == Ending::Won { "★" } else { "†" };
    let picture = format!("{sign} {}", "▼".repeat(usize::from(seen.deepest())));
    Some(Summary { lines, picture })
}

/// Feats worth mentioning, the greatest first.
fn feats(seen: &Seen<'_>) -> Vec<&'static str> {
    let (found, used) = seen.items();
    let ladder = |value: u32, steps: &[(u32, &'static str)]| {
        steps.iter().find(|(least, _)| value >= *least).map(|(_, word)| *word)
    };
    let amulet = seen.has_amulet().then_some("amulet");
    let all = [
        amulet,
        ladder(seen.deepest().into(), &[(10, "depth-10"), (5, "depth-5")]),
        ladder(seen.kills(), &[(50, "kills-50"), (25, "kills-25"), (10, "kills-10")]),
        ladder(seen.vitals().gold, &[(2000, "gold-2000"), (1000, "gold-1000")]),
        ladder(seen.turn(), &[(1000, "turns-1000"), (500, "turns-500")]),
        ladder(found, &[(50, "found-50"), (20, "found-20")]),
        ladder(used, &[(20, "used-20")]),
    ];
    all.into_iter().flatten().collect()
}
