//! What a position is worth, and every action in it: for looking at a game move by move. Knows no game.

use parlour_kernel::{Message, Seat};
use serde::{Deserialize, Serialize};

/// What a decided game counts, in hundredths.
pub const DECIDED: i32 = 10_000;
/// Losing so much, in hundredths, is a mistake.
pub const MISTAKE: i32 = 75;
/// Losing so much, in hundredths, is a blunder.
pub const BLUNDER: i32 = 150;
/// Where nothing is proven, a lead beyond this is as good as any: winning more slowly is no mistake.
const PLENTY: i32 = 600;
/// The height of a decided game in a graph, and the most that an estimate reaches.
const TOP: i32 = 100;
const HIGH: i32 = 90;
/// An estimate of so much reaches half of that.
const HALF: i32 = 250;

/// A position that was looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Who is to act.
    pub seat: Seat,
    /// Whether the figures are proven, not estimated.
    pub exact: bool,
    /// How they were found, as a heading.
    pub found: Message,
    /// Every action, best first.
    pub actions: Vec<Weighed>,
    /// What both sides do at their best from here.
    pub line: Vec<String>,
}

/// An action with what it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The action in the game's own notation.
    pub action: String,
    /// For whoever acts, in hundredths; [`DECIDED`] wins and its negative loses.
    pub points: i32,
    /// The figure as shown, for whoever acts.
    pub shown: Message,
    /// What it leads to, worded to complete a sentence that begins with the action.
    pub leads_to: Message,
    /// How the game stands with it, as a sentence that names the sides.
    pub stands: Message,
}

/// What is remarkable about an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Sign {
    /// It alone keeps what can be kept.
    Only,
    /// It gives something away.
    Mistake,
    /// It gives much away, or the win, or the draw.
    Blunder,
}

impl Sign {
    /// As records write it.
    pub const fn written(self) -> &'static str {
        match self {
            Sign::Only => "!",
            Sign::Mistake => "?",
            Sign::Blunder => "??",
        }
    }

    /// A stable word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Sign::Only => "only",
            Sign::Mistake => "mistake",
            Sign::Blunder => "blunder",
        }
    }
}

impl Analysis {
    /// The best action.
    pub fn best(&self) -> Option<&Weighed> {
        self.actions.first()
    }

    /// An action with its worth.
    pub fn weighed(&self, action: &str) -> Option<&Weighed> {
        self.actions.iter().find(|weighed| weighed.action == action)
    }

    /// How much an action gives away, in hundredths.
    pub fn lost(&self, action: &str) -> i32 {
        let counted = |points: i32| if self.exact { points } else { points.clamp(-PLENTY, PLENTY) };
        let (Some(best), Some(played)) = (self.best(), self.weighed(action)) else { return 0 };
        (counted(best.points) - counted(played.points)).max(0)
    }

    /// What is remarkable about an action, if anything.
    pub fn sign(&self, action: &str) -> Option<Sign> {
        self.weighed(action)?;
        match self.lost(action) {
            lost if lost >= BLUNDER => Some(Sign::Blunder),
            lost if lost >= MISTAKE => Some(Sign::Mistake),
            // Only what is proven is called the only one.
            0 if self.exact && self.actions.len() > 1 => {
                let keeps = self.actions.iter().filter(|other| self.lost(&other.action) == 0).count();
                (keeps == 1).then_some(Sign::Only)
            }
            _ => None,
        }
    }

    /// How the game stands for the first seat: 100 is won, -100 lost.
    pub fn height(&self) -> i8 {
        let Some(best) = self.best() else { return 0 };
        let points = if self.seat == Seat(0) { best.points } else { -best.points };
        let estimated = |points: i32| HIGH * points / (points.abs() + HALF);
        let height = if points.abs() >= DECIDED { TOP * points.signum() } else { estimated(points) };
        i8::try_from(height).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::{Analysis, DECIDED, Message, Seat, Sign, Weighed};

    fn analysis(exact: bool, points: &[i32]) -> Analysis {
        let actions = (0..).zip(points).map(|(place, points)| Weighed {
            action: format!("{place}"),
            points: *points,
            shown: Message::new("shown"),
            leads_to: Message::new("leads-to"),
            stands: Message::new("stands"),
        });
        Analysis {
            seat: Seat(1),
            exact,
            found: Message::new("found"),
            actions: actions.collect(),
            line: vec![],
        }
    }

    #[test]
    fn what_is_given_away_is_a_mistake_or_a_blunder() {
        let guessed = analysis(false, &[40, 10, -40, -200]);
        let signs = ["0", "1", "2", "3", "4"].map(|action| guessed.sign(action));
        assert_eq!(signs, [None, None, Some(Sign::Mistake), Some(Sign::Blunder), None]);
        let ahead = analysis(false, &[DECIDED, 700, 500]);
        assert_eq!(ahead.sign("1"), None, "far ahead is as good");
        assert_eq!(ahead.sign("2"), Some(Sign::Mistake));
    }

    #[test]
    fn only_what_is_proven_is_the_only_one() {
        assert_eq!(analysis(true, &[0, -DECIDED]).sign("0"), Some(Sign::Only));
        assert_eq!(analysis(true, &[0, -DECIDED]).sign("1"), Some(Sign::Blunder));
        assert_eq!(analysis(true, &[DECIDED, DECIDED, 0]).sign("0"), None, "two win");
        assert_eq!(analysis(false, &[300, -300]).sign("0"), None, "an estimate proves nothing");
        assert_eq!(analysis(true, &[-DECIDED]).sign("0"), None, "there was no choice");
    }

    #[test]
    fn heights_are_the_first_seats() {
        assert_eq!([DECIDED, 0, -DECIDED].map(|points| analysis(true, &[points]).height()), [-100, 0, 100]);
        assert_eq!(analysis(false, &[250]).height(), -45);
        assert_eq!(analysis(false, &[]).height(), 0);
    }
}
