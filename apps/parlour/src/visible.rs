//! Makes control characters visible, so that no input can drive a terminal: the one place that everything printed passes.

use std::borrow::Cow;

/// The text with every control character but line feed and tab written as in JSON, such as `\\u001b`. Output in JSON
/// stays what it says.
pub fn visible(text: &[u8]) -> Cow<'_, [u8]> {
    // Without an early end, which would be slower on the long plain text that nearly everything is.
    if !text.iter().fold(false, |found, byte| found | may_begin(*byte)) {
        return Cow::Borrowed(text);
    }
    let mut shown = Vec::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((first, after)) = rest.split_first() {
        let (code, after) = match (first, after) {
            (0xc2, [second @ 0x80..=0x9f, after @ ..]) => (Some(*second), after),
            (0x00..=0x08 | 0x0b..=0x1f | 0x7f, _) => (Some(*first), after),
            _ => (None, after),
        };
        match code {
            Some(code) => shown.extend(format!("\\u{code:04x}").bytes()),
            None => shown.push(*first),
        }
        rest = after;
    }
    Cow::Owned(shown)
}

/// Whether a text has control characters that are shown in another way.
pub fn is_altered(text: &[u8]) -> bool {
    visible(text) != text
}

/// Whether a control character may begin with this byte. Those from U+0080 on have two.
fn may_begin(byte: u8) -> bool {
    (byte < 0x20 && byte != b'\n' && byte != b'\t') || byte == 0x7f || byte == 0xc2
}

#[cfg(test)]
mod tests {
    use super::visible;
    use std::borrow::Cow;

    #[test]
    fn control_characters_are_shown_and_all_else_stays() {
        for (text, shown) in [
            ("plain\tüç “²” 漢\n", "plain\tüç “²” 漢\n"),
            ("\x1b]0;title\x07", "\\u001b]0;title\\u0007"),
            ("a\rb\x08c\x7fd\0", "a\\u000db\\u0008c\\u007fd\\u0000"),
            ("\u{9b}2J\u{a0}\u{80}", "\\u009b2J\u{a0}\\u0080"),
        ] {
            assert_eq!(String::from_utf8_lossy(&visible(text.as_bytes())), shown);
        }
        assert!(matches!(visible(b"81 digits\n"), Cow::Borrowed(_)));
        assert_eq!(visible(b"\xff\xc2").as_ref(), b"\xff\xc2");
    }
}
