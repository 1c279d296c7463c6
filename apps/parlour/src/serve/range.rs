//! Which part of a file a `Range` header asks for. Knows lengths, not files.
use std::ops::Range;

/// The part of a file to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    Whole,
    Bytes(Range<usize>),
    /// The file has no such bytes.
    Beyond,
}

/// Parses `bytes=A-B`, `bytes=A-` or `bytes=-N` for a file of this length. Other units, several ranges and
/// invalid headers are ignored, as the protocol allows.
pub fn part(header: Option<&str>, length: usize) -> Part {
    let Some(asked) = header.and_then(read) else { return Part::Whole };
    let range = match asked {
        Asked::From(first) => first..length,
        Asked::Between(first, last) => first..last.saturating_add(1).min(length),
        Asked::Last(count) => length - count.min(length)..length,
    };
    if range.is_empty() { Part::Beyond } else { Part::Bytes(range) }
}

enum Asked {
    From(usize),
    Between(usize, usize),
    Last(usize),
}

fn read(header: &str) -> Option<Asked> {
    let (unit, range) = header.trim().split_once('=')?;
    let (first, last) = range.split_once('-').filter(|_| unit.eq_ignore_ascii_case("bytes"))?;
    let (first, last) = (first.trim(), last.trim());
    if first.is_empty() {
        return Some(Asked::Last(number(last)?));
    }
    let first = number(first)?;
    if last.is_empty() {
        return Some(Asked::From(first));
    }
    let last = number(last)?;
    (first <= last).then_some(Asked::Between(first, last))
}

/// Parses plain digits; a number too large for `usize` lies beyond any file.
fn number(text: &str) -> Option<usize> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Part, part};

    #[test]
    fn a_range_is_a_part_of_the_file_or_ignored_or_beyond_it() {
        let table = [
            ("bytes=0-3", Part::Bytes(0..4)),
            ("Bytes=0-3", Part::Bytes(0..4)),
            ("BYTES=-3", Part::Bytes(7..10)),
            ("bytes=4-", Part::Bytes(4..10)),
            ("bytes=-3", Part::Bytes(7..10)),
            ("bytes=-30", Part::Bytes(0..10)),
            ("bytes=9-99999999999999999999999", Part::Bytes(9..10)),
            ("bytes=10-", Part::Beyond),
            ("bytes=99999999999999999999999-", Part::Beyond),
            ("bytes=-0", Part::Beyond),
            ("bytes=3-1", Part::Whole),
            ("bytes=0-1,4-5", Part::Whole),
            ("bytes=+1-2", Part::Whole),
            ("bytes=-", Part::Whole),
            ("lines=0-3", Part::Whole),
            ("", Part::Whole),
        ];
        for (header, expected) in table {
            assert_eq!(part(Some(header), 10), expected, "{header}");
        }
        assert_eq!(part(None, 10), Part::Whole);
        assert_eq!(part(Some("bytes=0-"), 0), Part::Beyond);
    }
}
