//! Times rounds of work and keeps the best: other programs can only make a round slower.

use std::time::{Duration, Instant};

/// For how long a figure is measured.
pub struct Clock {
    least: Duration,
}

impl Clock {
    /// At least so long, and at least one round.
    pub fn of(least: Duration) -> Clock {
        Clock { least }
    }

    /// How many things are done a second, if so many are done in a round. A round says whether its result was right; `None`
    /// as soon as one was not.
    #[expect(clippy::cast_precision_loss, reason = "figures have three digits")]
    pub fn per_second(&self, things: u64, round: impl FnMut() -> bool) -> Option<f64> {
        Some(things as f64 / self.best(round)?.as_secs_f64())
    }

    /// How many milliseconds a round takes.
    pub fn milliseconds(&self, round: impl FnMut() -> bool) -> Option<f64> {
        Some(self.best(round)?.as_secs_f64() * 1000.0)
    }

    fn best(&self, mut round: impl FnMut() -> bool) -> Option<Duration> {
        let begun = Instant::now();
        let mut best = None;
        while best.is_none() || begun.elapsed() < self.least {
            let started = Instant::now();
            let right = round();
            // Not even an empty round takes no time at all.
            let took = started.elapsed().max(Duration::from_nanos(1));
            if !right {
                return None;
            }
            best = Some(best.map_or(took, |best: Duration| best.min(took)));
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;
    use std::time::Duration;

    #[test]
    fn a_wrong_result_is_no_figure() {
        let clock = Clock::of(Duration::ZERO);
        assert!(clock.per_second(1000, || true).is_some_and(|rate| rate > 0.0));
        assert_eq!(clock.per_second(1000, || false), None);
        let mut rounds = 0;
        let later = Clock::of(Duration::from_hours(1)).milliseconds(|| {
            rounds += 1;
            rounds < 3
        });
        assert_eq!((later, rounds), (None, 3));
    }
}
