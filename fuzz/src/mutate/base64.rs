//! Base64 as links have it, in the alphabet for addresses; the other alphabet is read too.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes of a text without padding; `None` if it is something else.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
    for sign in text.bytes() {
        let sign = match sign {
            b'+' => b'-',
            b'/' => b'_',
            sign => sign,
        };
        let digit = ALPHABET.iter().position(|known| *known == sign)?;
        held = held << 6 | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

/// Bytes as text without padding.
pub fn encode(bytes: &[u8]) -> String {
    let digits = bytes.chunks(3).flat_map(|three| {
        let whole =
            three.iter().enumerate().fold(0, |whole, (at, byte)| whole | u32::from(*byte) << (16 - 8 * at));
        (0..=three.len()).map(move |at| ALPHABET[(whole >> (18 - 6 * at) & 63) as usize])
    });
    digits.map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn bytes_come_back() {
        for bytes in [&b""[..], b"a", b"ab", b"abc", b"\xff\x00\xfe\x7f"] {
            assert_eq!(decode(&encode(bytes)).as_deref(), Some(bytes));
        }
        assert_eq!((encode(b"Parlour"), decode("a b")), ("UGFybG91cg".to_owned(), None));
    }
}
