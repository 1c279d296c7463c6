//! Golden vectors: a seed's bits must never change, or every old game would replay differently.

use parlour_kernel::{Rng, checksum, digest_of};

/// Draws of `(seed, stream)` below 6, 100 and 2^32 - 5 in turn.
fn draws(seed: u64, stream: u64) -> Vec<u32> {
    let mut rng = Rng::stream(seed, stream);
    (0..4).flat_map(|_| [rng.below(6), rng.below(100), rng.below(u32::MAX - 4)]).collect()
}

#[test]
fn streams_never_change() {
    let golden = include_str!("golden.txt");
    let cases = [(0, 0), (0, 1), (1, 0), (7, 3), (u64::MAX, u64::MAX)];
    let printed: Vec<String> =
        cases.iter().map(|&(seed, stream)| format!("{seed} {stream}: {:?}", draws(seed, stream))).collect();
    assert_eq!(
        printed,
        golden.lines().collect::<Vec<_>>(),
        "update tests/golden.txt only with a new save format"
    );
}

#[test]
fn digests_never_change() {
    assert_eq!(checksum(b"parlour").to_string(), "8fe5657c39100e00");
    assert_eq!(digest_of(&(1u8, -2i32, "three")).to_string(), "03e0eddbdceeba63");
}

#[test]
fn a_stream_serialises_as_its_place() {
    let mut rng = Rng::stream(5, 9);
    rng.below(6);
    assert_eq!(serde_json::to_string(&rng).expect("plain data"), "[9,1]");
}

#[test]
fn bounded_draws_are_even() {
    let mut rng = Rng::stream(42, 0);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[rng.below(6) as usize] += 1;
    }
    // Five standard deviations of a fair die: sqrt(60000 * 1/6 * 5/6) = 91.
    assert!(counts.iter().all(|&c| c.abs_diff(10_000) < 456), "{counts:?}");
}

#[test]
fn a_shuffle_keeps_every_item() {
    let mut items: Vec<u8> = (0..52).collect();
    Rng::stream(3, 3).shuffle(&mut items);
    assert_ne!(items, (0..52).collect::<Vec<_>>());
    items.sort_unstable();
    assert_eq!(items, (0..52).collect::<Vec<_>>());
}
