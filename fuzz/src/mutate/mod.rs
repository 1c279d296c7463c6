//! Damage: what a broken file or a hostile script looks like. A text with JSON in it is mostly damaged as JSON, so that it
//! still gets past the parser; the others, and some of those, byte by byte. A save or a shelf mostly gets its checksums
//! back afterwards.

mod base64;
mod bytes;
mod hostile;
mod json;

use parlour_kernel::{Rng, checksum};

/// Changes bytes in a few places; `seeds` are where pieces are borrowed from.
pub fn mutate(bytes: &mut Vec<u8>, seeds: &[Vec<u8>], rng: &mut Rng) {
    match std::str::from_utf8(bytes) {
        Ok(text) if rng.below(4) != 0 => {
            if let Some(damaged) = structured(text, seeds, rng) {
                *bytes = damaged.into_bytes();
                return;
            }
        }
        _ => {}
    }
    if rng.below(8) == 0
        && let Some(damaged) = std::str::from_utf8(bytes).ok().and_then(|text| packed(text, seeds, rng))
    {
        *bytes = damaged.into_bytes();
        return;
    }
    bytes::mutate(bytes, seeds, rng);
}

/// A number below `bound`.
fn place(bound: usize, rng: &mut Rng) -> usize {
    rng.below(u32::try_from(bound.max(1)).unwrap_or(u32::MAX)) as usize
}

/// One of several.
fn one_of<'a, T: ?Sized>(all: &[&'a T], rng: &mut Rng) -> &'a T {
    all[place(all.len(), rng)]
}

/// Damage to the JSON of a text: a save, a shelf, or JSON alone. `None` if there is none.
fn structured(text: &str, seeds: &[Vec<u8>], rng: &mut Rng) -> Option<String> {
    let is_sealed = rng.below(8) != 0;
    if text.starts_with("parlour-shelf ") {
        return shelf(text, seeds, is_sealed, rng);
    }
    if let Some((head, body)) = text.split_once('\n').filter(|(head, _)| head.starts_with("parlour ")) {
        let damaged = json::damaged(body, seeds, rng)?;
        let sealed =
            if is_sealed { parlour_testkit::reseal(&damaged) } else { format!("{head}\n{damaged}\n") };
        return Some(sealed);
    }
    json::damaged(text, seeds, rng)
}

/// Damage to an item of a shelf, and now and then to the save within it.
fn shelf(text: &str, seeds: &[Vec<u8>], is_sealed: bool, rng: &mut Rng) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let chosen = 1 + place(lines.len().saturating_sub(1), rng);
    let (sum, item) = lines.get(chosen)?.split_once(' ')?;
    let inner = serde_json::from_str::<serde_json::Value>(item).ok().filter(|_| rng.below(2) == 0);
    let damaged = match inner.and_then(|mut item| {
        let inner = structured(item.get("text")?.as_str()?, seeds, rng)?;
        *item.get_mut("text")? = inner.into();
        Some(item.to_string())
    }) {
        Some(damaged) => damaged,
        None => json::damaged(item, seeds, rng)?,
    };
    let sum = if is_sealed { checksum(damaged.as_bytes()).to_string() } else { sum.to_owned() };
    lines[chosen] = format!("{sum} {damaged}");
    if rng.below(4) == 0 {
        lines.push(lines[chosen].clone());
    }
    Some(lines.join("\n") + "\n")
}

/// Damage within a piece of base64, as links carry it, packed again.
fn packed(text: &str, seeds: &[Vec<u8>], rng: &mut Rng) -> Option<String> {
    let pieces: Vec<&str> =
        text.split(|sign: char| sign.is_whitespace() || "=&?#\"".contains(sign)).collect();
    let long: Vec<&str> = pieces.into_iter().filter(|piece| piece.len() >= 8).collect();
    let piece = *long.get(place(long.len(), rng))?;
    let mut inner = base64::decode(piece)?;
    bytes::mutate(&mut inner, seeds, rng);
    Some(text.replacen(piece, &base64::encode(&inner), 1))
}
