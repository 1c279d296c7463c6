//! Work on a pair of sectors as bytes, to go on with later. Knows neither folders nor how the work is done.
//!
//! `parlwork`, fingerprint of the rules (u64), whether with distances (u8), stage (u8) and how far it is (u32), then for
//! each sector us and them (u8), entries (u64) and the entries, then the checksum of all that (u64).

use super::{
    index::Sector,
    retrograde::{PairWork, Stage},
    rules::TableRules,
};
use parlour_kernel::checksum;

const MAGIC: &[u8; 8] = b"parlwork";

/// The work as bytes.
pub fn encoded(work: &PairWork, rules: &TableRules, with_distances: bool) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(work.len() + 64);
    bytes.extend(MAGIC);
    bytes.extend(rules.fingerprint().0.to_le_bytes());
    let (stage, far) = match work.stage() {
        Stage::Filling(chunk) => (0, chunk),
        Stage::Spreading(plies) => (1, plies.into()),
        Stage::Checking(chunk) => (2, chunk),
        Stage::Done => (3, 0),
    };
    bytes.extend([u8::from(with_distances), stage]);
    bytes.extend(far.to_le_bytes());
    for (index, entries) in work.bytes() {
        bytes.extend([index.sector().us, index.sector().them]);
        bytes.extend((entries.len() as u64).to_le_bytes());
        bytes.extend(entries);
    }
    let sum = checksum(&bytes).0;
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// The stage and the entries of these sectors. `None` for anything but whole work on them by the same rules: it is
/// then begun anew.
pub fn decoded(
    bytes: &[u8],
    rules: &TableRules,
    with_distances: bool,
    sectors: &[(Sector, usize)],
) -> Option<(Stage, Vec<Vec<u8>>)> {
    let (body, sum) = bytes.split_at_checked(bytes.len().checked_sub(8)?)?;
    if checksum(body).0.to_le_bytes() != *sum {
        return None;
    }
    let rest = body.strip_prefix(MAGIC)?.strip_prefix(&rules.fingerprint().0.to_le_bytes())?;
    let (mode, rest) = rest.split_first()?;
    let (stage, rest) = rest.split_first()?;
    let (far, mut rest) = rest.split_first_chunk::<4>()?;
    let far = u32::from_le_bytes(*far);
    let stage = match stage {
        0 => Stage::Filling(far),
        1 => Stage::Spreading(u8::try_from(far).ok()?),
        2 => Stage::Checking(far),
        _ => Stage::Done,
    };
    let mut all = Vec::new();
    for (sector, size) in sectors {
        let start = [&[sector.us, sector.them][..], &(*size as u64).to_le_bytes()].concat();
        let (entries, after) = rest.strip_prefix(start.as_slice())?.split_at_checked(*size)?;
        all.push(entries.to_vec());
        rest = after;
    }
    (rest.is_empty() && *mode == u8::from(with_distances)).then_some((stage, all))
}
