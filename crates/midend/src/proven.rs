//! Puzzles of a day, made and checked beforehand, with digests by which two makings can be compared. Knows no clock; engines
//! and their files are handed in.

use crate::{Engine, Listed};
use parlour_brain::{Budget, Files};
use parlour_kernel::{Digest, Message, checksum};
use parlour_scene::{Day, Made};

/// A puzzle that was made and is as promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proven {
    /// What it was made from.
    pub made: Made,
    /// What is played.
    pub setup: String,
    /// What was checked, as words.
    pub proof: String,
}

impl Proven {
    /// Makes a puzzle and checks it; `files` finds those of a folder that the wish wants.
    ///
    /// # Errors
    /// Why it was not made, or that it is not what its wish says.
    fn of(
        engine: &Engine,
        made: Made,
        files: impl Fn(&str) -> Files,
        budget: &mut Budget,
    ) -> Result<Proven, Message> {
        let files = engine.wants(&made.wish).map(files).unwrap_or_default();
        let (setup, _) = engine.make(&made.wish, made.seed, &files, budget)?;
        let proof = engine.prove(&made, &setup, &files, budget);
        let proof = proof.ok_or_else(|| Message::new("engine.unproven").text("wish", made.wish.as_str()))?;
        Ok(Proven { made, setup, proof })
    }

    /// Changes if anything does that a player would meet.
    pub fn digest(&self) -> Digest {
        let Proven { made, setup, proof } = self;
        checksum(format!("{}\n{}\n{setup}\n{proof}", made.name, made.seed).as_bytes())
    }
}

/// A puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dated {
    /// The game's id.
    pub game: &'static str,
    /// Which of the game's kinds.
    pub kind: &'static str,
    /// What it is made from.
    pub made: Made,
}

impl Dated {
    /// Every puzzle of a day: each game's kinds, in the order of the house.
    pub fn all(house: &[Listed], day: Day) -> Vec<Dated> {
        let mut puzzles = Vec::new();
        for game in house {
            if let Some(daily) = game.card.daily {
                let of_kind =
                    |kind: &&'static str| Dated { game: game.id, kind, made: (daily.puzzle)(day, kind) };
                puzzles.extend(daily.kinds.iter().map(of_kind));
            }
        }
        puzzles
    }

    /// Makes and checks it, or says why it is not what it should be.
    ///
    /// # Errors
    /// That.
    pub fn prove(
        &self,
        engines: &[Engine],
        files: impl Fn(&str) -> Files,
        budget: &mut Budget,
    ) -> Result<Proven, Message> {
        let engine = engines.iter().find(|engine| engine.id == self.game);
        let engine = engine.ok_or_else(|| Message::new("engine.silent"))?;
        Proven::of(engine, self.made.clone(), files, budget)
    }

    /// Its name in lists of several games.
    pub fn label(&self) -> String {
        format!("{}-{}", self.game, self.kind)
    }
}

#[cfg(test)]
mod tests {
    use super::{Dated, Proven};
    use crate::Listed;
    use parlour_scene::{Card, Daily, Day, Made};

    fn of_day(day: Day, kind: &str) -> Made {
        Made { name: format!("daily-{day}-{kind}"), wish: String::new(), seed: u64::from(day.0) }
    }

    #[test]
    fn a_day_has_every_kind_of_every_game_that_has_days() {
        let game = |id, kinds: &'static [&'static str]| {
            let daily = (!kinds.is_empty()).then_some(Daily { kinds, puzzle: of_day });
            Listed { id, version: 1, card: Card { daily, ..Card::PLAIN } }
        };
        let house = [game("one", &["plain"]), game("none", &[]), game("two", &["plain", "hard"])];
        let labels: Vec<String> = Dated::all(&house, Day(20_000)).iter().map(Dated::label).collect();
        assert_eq!(labels, ["one-plain", "two-plain", "two-hard"]);
    }

    #[test]
    fn a_digest_changes_with_all_that_is_met() {
        let proven = Proven { made: of_day(Day(1), "plain"), setup: "x".into(), proof: "y".into() };
        let others = [
            Proven { made: of_day(Day(2), "plain"), ..proven.clone() },
            Proven { setup: "z".into(), ..proven.clone() },
            Proven { proof: "z".into(), ..proven.clone() },
        ];
        assert_eq!(proven.digest(), proven.clone().digest());
        assert!(others.iter().all(|other| other.digest() != proven.digest()));
    }
}
