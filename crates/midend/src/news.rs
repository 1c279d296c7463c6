//! What is new: short lines with running numbers, told once to who was here before. Knows numbers, not what the lines say.

/// How many lines are told at once; who was away for longer sees the newest.
const TOLD: u32 = 5;

/// How far a visitor has read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadTo {
    /// This one.
    Line(u32),
    /// Everything: what there is on a first visit is not news.
    All,
}

impl ReadTo {
    /// As stored; whoever has other things stored from an earlier version, but not this, has read nothing.
    pub fn of(stored: Option<&str>, was_here: bool) -> Self {
        match stored {
            Some(text) => text.parse().map_or(ReadTo::All, ReadTo::Line),
            None if was_here => ReadTo::Line(0),
            None => ReadTo::All,
        }
    }

    /// To be stored.
    pub fn text(self) -> String {
        match self {
            ReadTo::Line(line) => line.to_string(),
            ReadTo::All => "all".to_owned(),
        }
    }

    /// The lines to tell, the newest first.
    pub fn unread(self, newest: u32) -> Vec<u32> {
        match self {
            ReadTo::All => Vec::new(),
            ReadTo::Line(line) => {
                (line.max(newest.saturating_sub(TOLD)).saturating_add(1)..=newest).rev().collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ReadTo;

    #[test]
    fn news_is_what_a_returning_visitor_has_not_read() {
        let told = |stored, was_here| ReadTo::of(stored, was_here).unread(7);
        assert_eq!(told(None, false), [0u32; 0], "everything is new, so nothing is news");
        assert_eq!(told(None, true), [7, 6, 5, 4, 3], "of an earlier version: the newest");
        assert_eq!(told(Some("5"), true), [7, 6]);
        assert_eq!(told(Some("7"), true), [0u32; 0]);
        assert_eq!(told(Some("9"), true), [0u32; 0], "an older version than last time");
        assert_eq!(told(Some("4294967295"), true), [0u32; 0], "as far as there are numbers");
        assert_eq!(told(Some("all"), true), [0u32; 0]);
        assert_eq!(told(Some("?"), true), [0u32; 0]);
    }

    #[test]
    fn what_is_stored_is_read_back() {
        for read_to in [ReadTo::All, ReadTo::Line(0), ReadTo::Line(12)] {
            assert_eq!(ReadTo::of(Some(&read_to.text()), true), read_to);
        }
    }
}
