//! SPDX licence expressions: whether accepted licences suffice to use a package.

/// Whether accepted licences alone satisfy the expression; an unreadable one is not satisfied.
pub fn is_met(expression: &str, accepted: &[String]) -> bool {
    // Old manifests write a choice as `MIT/Apache-2.0`.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, accepted };
    let met = reader.choice();
    reader.words.is_empty() && met == Some(true)
}

struct Reader<'a> {
    words: &'a [&'a str],
    accepted: &'a [String],
}

impl Reader<'_> {
    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }

    fn choice(&mut self) -> Option<bool> {
        let mut met = self.all()?;
        while self.takes("OR") {
            met |= self.all()?;
        }
        Some(met)
    }

    fn all(&mut self) -> Option<bool> {
        let mut met = self.single()?;
        while self.takes("AND") {
            met &= self.single()?;
        }
        Some(met)
    }

    fn single(&mut self) -> Option<bool> {
        if self.takes("(") {
            let met = self.choice()?;
            return self.takes(")").then_some(met);
        }
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        let mut name = (*first).to_owned();
        if self.takes("WITH") {
            let (exception, rest) = self.words.split_first()?;
            self.words = rest;
            name = format!("{name} WITH {exception}");
        }
        Some(self.accepted.contains(&name))
    }
}

#[cfg(test)]
mod tests {
    use super::is_met;

    #[test]
    fn choices_need_one_side_and_sums_need_both() {
        let accepted = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        for (expression, met) in [
            ("MIT", true),
            ("AGPL-3.0-only", false),
            ("MIT OR AGPL-3.0-only", true),
            ("MIT/Apache-2.0", true),
            ("MIT AND AGPL-3.0-only", false),
            ("MIT AND (GPL-2.0-only OR ISC)", true),
            ("GPL-2.0-only OR MIT AND ISC", true),
            ("Apache-2.0 WITH LLVM-exception OR GPL-2.0-only", true),
            ("Apache-2.0", false),
            ("MIT OR", false),
            ("(MIT", false),
            ("", false),
        ] {
            assert_eq!(is_met(expression, &accepted), met, "{expression}");
        }
    }
}
