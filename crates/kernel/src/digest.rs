//! Digests: a 64-bit word that equal states share on every platform.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use xxhash_rust::xxh3::xxh3_64;

/// A digest, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Digest(pub u64);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Serialised as text, since JavaScript's numbers are exact only up to 53 bits.
impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Digest::parse(&text).ok_or_else(|| D::Error::custom("not a digest"))
    }
}

impl Digest {
    /// Parses what `Display` wrote: exactly 16 lower-case hexadecimal digits.
    pub fn parse(text: &str) -> Option<Self> {
        let plain = text.len() == 16 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        plain.then(|| u64::from_str_radix(text, 16).ok().map(Digest)).flatten()
    }
}

/// The digest of plain data: xxh3 of its postcard bytes.
///
/// # Panics
/// If the data contains something postcard cannot write, such as a map of unknown length; every game's law
/// tests would catch that.
pub fn digest_of<T: Serialize + ?Sized>(data: &T) -> Digest {
    let bytes = postcard::to_allocvec(data).expect("states are plain data");
    checksum(&bytes)
}

/// How many bytes plain data takes, as written for its digest: the same on every platform.
///
/// # Panics
/// As [`digest_of`].
pub fn written_bytes<T: Serialize + ?Sized>(data: &T) -> usize {
    // Written for its length: measuring alone would be a second serialiser for every state.
    postcard::to_allocvec(data).expect("states are plain data").len()
}

/// The digest of raw bytes.
pub fn checksum(bytes: &[u8]) -> Digest {
    Digest(xxh3_64(bytes))
}
