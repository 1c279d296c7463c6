//! Exact fractions for display: lowest terms, decimals by long division. Knows no game.

use std::fmt;

/// A fraction in lowest terms, zero or positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ratio {
    numerator: u128,
    denominator: u128,
}

impl Ratio {
    /// The fraction of two integers, reduced.
    ///
    /// # Panics
    /// If the denominator is 0, or 2^127 or more: decimals need a spare bit.
    pub fn new(numerator: u128, denominator: u128) -> Self {
        assert!(denominator > 0 && denominator >> 127 == 0, "a denominator of 1 to 127 bits");
        let divisor = greatest_common_divisor(numerator, denominator);
        Ratio { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The nearest float, for JSON numbers.
    pub fn to_f64(self) -> f64 {
        // Both conversions round once and the division once more: 12 digits are safe.
        #[allow(clippy::cast_precision_loss)]
        let (numerator, denominator) = (self.numerator as f64, self.denominator as f64);
        numerator / denominator
    }

    /// With this many decimals, rounded half up.
    pub fn decimal(self, places: usize) -> String {
        point(self.rounded(places), places)
    }

    /// A chance for people: `7.4 %`, with more decimals if it is slim.
    pub fn percent(self) -> String {
        let places = match self.denominator.checked_div(self.numerator) {
            Some(0..=99) => 1,
            Some(100..=999) => 2,
            _ => 3,
        };
        self.percent_to(places)
    }

    /// As a percentage with this many decimals; 0 and 100 have none.
    pub fn percent_to(self, places: usize) -> String {
        if self.numerator == 0 || self.numerator == self.denominator {
            return format!("{} %", 100 * self.numerator / self.denominator);
        }
        format!("{} %", point(self.rounded(places + 2), places))
    }

    /// The value times a power of ten, rounded.
    fn rounded(self, places: usize) -> u128 {
        let mut digits = self.numerator / self.denominator;
        let mut rest = self.numerator % self.denominator;
        for _ in 0..places {
            // Ten times the remainder could overflow, so it is added up and reduced on the way.
            let (mut digit, mut tenfold) = (0, 0);
            for _ in 0..10 {
                tenfold += rest;
                if tenfold >= self.denominator {
                    tenfold -= self.denominator;
                    digit += 1;
                }
            }
            digits = digits * 10 + digit;
            rest = tenfold;
        }
        digits + u128::from(rest >= self.denominator - rest)
    }
}

/// Inserts the decimal point.
fn point(digits: u128, places: usize) -> String {
    if places == 0 {
        return digits.to_string();
    }
    let padded = format!("{digits:0>width$}", width = places + 1);
    let (whole, decimals) = padded.split_at(padded.len() - places);
    format!("{whole}.{decimals}")
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// `57123431375/4897760256`, or just the integer.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        if self.denominator != 1 {
            write!(f, "/{}", self.denominator)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Ratio;

    #[test]
    fn fractions_are_reduced_and_rounded_exactly() {
        let twelfths = Ratio::new(21, 36);
        assert_eq!(twelfths.to_string(), "7/12");
        assert_eq!(twelfths.decimal(4), "0.5833");
        assert_eq!(Ratio::new(72, 36).to_string(), "2");
        assert_eq!(Ratio::new(72, 36).decimal(0), "2");
        assert_eq!(Ratio::new(199, 200).decimal(2), "1.00", "a half goes up and carries");
        assert_eq!(Ratio::new(1, 3).percent(), "33.3 %");
        assert_eq!(Ratio::new(1, 276).percent(), "0.36 %");
        assert_eq!(Ratio::new(1, 4000).percent(), "0.025 %");
        assert_eq!((Ratio::new(0, 7).percent(), Ratio::new(7, 7).percent()), ("0 %".into(), "100 %".into()));
    }

    #[test]
    fn denominators_of_126_bits_do_not_overflow() {
        let denominator = (1 << 126) + 1;
        assert_eq!(Ratio::new(denominator - 2, denominator).decimal(3), "1.000");
        assert_eq!(Ratio::new((1 << 125) - 1, denominator).decimal(3), "0.500");
    }
}
