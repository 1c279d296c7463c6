//! Cues over time: tumbling dice hold back what follows until they rest; tiles turn over. All of it can be
//! cut short, and none of it touches the game.

use super::Table;
use crate::house::House;
use parlour_scene::{Cue, Scene};
use std::{collections::VecDeque, time::Duration};

const ROLL: Duration = Duration::from_millis(650);
const BEAT: Duration = Duration::from_millis(65);
const TURN: Duration = Duration::from_millis(180);
const CELEBRATION: Duration = Duration::from_millis(2500);
const FLASH: Duration = Duration::from_millis(500);

/// Tumbling dice.
struct Throw {
    since: Duration,
    dice: usize,
    /// The scene before the throw.
    before: Scene,
    /// The cues to play once they rest.
    rest: VecDeque<Cue>,
}

#[derive(Default)]
pub(super) struct Motion {
    throw: Option<Throw>,
    turning: Option<(Duration, Vec<u16>)>,
    celebrating: Option<Duration>,
    flashing: Option<(Duration, Vec<u16>)>,
}

impl Motion {
    pub fn in_the_air(&self) -> bool {
        self.throw.is_some()
    }

    /// Whether tumbling dice have come to rest by now.
    pub fn over(&self, now: Duration) -> bool {
        self.throw.as_ref().is_some_and(|throw| now >= throw.since + ROLL)
    }

    /// Drops finished animations.
    pub fn settle(&mut self, now: Duration) {
        self.turning.take_if(|(since, _)| now >= *since + TURN);
        self.celebrating.take_if(|since| now >= *since + CELEBRATION);
        self.flashing.take_if(|(since, _)| now >= *since + FLASH);
    }

    pub fn wake(&self) -> Option<Duration> {
        let moves = self.throw.is_some() || self.turning.is_some();
        (moves || self.celebrating.is_some() || self.flashing.is_some()).then_some(BEAT / 2)
    }

    /// Counts while dice are tumbling.
    pub fn beat(&self, now: Duration) -> Option<u32> {
        let throw = self.throw.as_ref()?;
        Some((now.saturating_sub(throw.since).as_millis() / BEAT.as_millis()) as u32)
    }

    pub fn turning(&self) -> &[u16] {
        self.turning.as_ref().map_or(&[], |(_, cells)| cells)
    }

    /// Cells where an illegal entry was just tried.
    pub fn flashing(&self) -> &[u16] {
        self.flashing.as_ref().map_or(&[], |(_, cells)| cells)
    }

    pub fn celebrating(&self) -> bool {
        self.celebrating.is_some()
    }

    /// While dice are tumbling: the scene to show, and how many dice there are.
    pub fn before(&self) -> Option<(&Scene, usize)> {
        self.throw.as_ref().map(|throw| (&throw.before, throw.dice))
    }
}

impl Table {
    /// Plays cues in order; `before` is what was shown until now.
    pub(super) fn play(&mut self, cues: Vec<Cue>, before: Scene, house: &mut House) {
        self.play_on(cues.into(), Some(before), house);
    }

    fn play_on(&mut self, mut cues: VecDeque<Cue>, before: Option<Scene>, house: &mut House) {
        let now = house.now().running;
        let motion = house.settings.moves();
        let mut before = before.filter(|_| motion);
        while let Some(cue) = cues.pop_front() {
            match cue {
                Cue::Roll(faces) => {
                    if let Some(before) = before.take() {
                        self.motion.throw = Some(Throw { since: now, dice: faces.len(), before, rest: cues });
                        return;
                    }
                }
                // What a grid or map says is for screen readers: the board already shows it.
                Cue::Say(message) if !self.is_grid() && !self.is_map() => self.tell([message]),
                Cue::Say(_) => {}
                Cue::Flash { cells } => self.motion.flashing = motion.then_some((now, cells)),
                Cue::Flip { cells, .. } => self.motion.turning = motion.then_some((now, cells)),
                Cue::End { won } => self.motion.celebrating = (won && motion).then_some(now),
            }
        }
        self.all_shown(house);
    }

    /// Flashes cells where something cannot be done.
    pub(super) fn flash(&mut self, cues: &[Cue], house: &House) {
        let cells =
            cues.iter().filter_map(|cue| if let Cue::Flash { cells } = cue { Some(cells) } else { None });
        let cells: Vec<u16> = cells.flatten().copied().collect();
        let flashes = house.settings.moves() && !cells.is_empty();
        self.motion.flashing = flashes.then_some((house.now().running, cells));
    }

    /// Makes the dice rest and plays what follows.
    pub(super) fn rest(&mut self, house: &mut House) {
        if let Some(throw) = self.motion.throw.take() {
            self.play_on(throw.rest, None, house);
        }
    }
}
