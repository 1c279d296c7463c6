//! An order for pieces of code in which each stands beside the one it resembles most. Knows nothing of wasm.
use std::hash::{DefaultHasher, Hash, Hasher};

/// Pieces are compared by the runs of this many bytes that they share.
const RUN: usize = 4;

/// A run that stands in more pieces than this tells nothing about any of them.
const COMMON: usize = 1000;

/// The places of all pieces, so ordered.
pub fn by_likeness(pieces: &[&[u8]]) -> Vec<usize> {
    let runs = Runs::of(pieces);
    let mut largest_first: Vec<usize> = (0..pieces.len()).collect();
    largest_first.sort_by_key(|piece| std::cmp::Reverse(pieces[*piece].len()));
    let mut unplaced = largest_first.into_iter();
    let mut placed = vec![false; pieces.len()];
    let mut shared = vec![0; pieces.len()];
    let mut order: Vec<usize> = Vec::with_capacity(pieces.len());
    while let Some(next) = order
        .last()
        .and_then(|last| runs.most_alike(*last, &placed, &mut shared))
        .or_else(|| unplaced.find(|piece| !placed[*piece]))
    {
        placed[next] = true;
        order.push(next);
    }
    order
}

/// Which pieces contain which runs.
struct Runs {
    /// The runs of each piece that are neither its own nor common.
    of: Vec<Vec<usize>>,
    /// How many different runs each piece has in all.
    counts: Vec<usize>,
    /// The pieces that have a run.
    pieces: Vec<Vec<usize>>,
}

impl Runs {
    fn of(pieces: &[&[u8]]) -> Self {
        let mut found: Vec<(u64, usize)> = Vec::new();
        for (piece, bytes) in pieces.iter().enumerate() {
            found.extend(bytes.windows(RUN).map(|run| (fingerprint(run), piece)));
        }
        found.sort_unstable();
        found.dedup();
        let mut runs =
            Runs { of: vec![Vec::new(); pieces.len()], counts: vec![0; pieces.len()], pieces: Vec::new() };
        for same in found.chunk_by(|(one, _), (other, _)| one == other) {
            let having: Vec<usize> = same.iter().map(|(_, piece)| *piece).collect();
            for piece in &having {
                runs.counts[*piece] += 1;
            }
            if (2..=COMMON).contains(&having.len()) {
                for piece in &having {
                    runs.of[*piece].push(runs.pieces.len());
                }
                runs.pieces.push(having);
            }
        }
        runs
    }

    /// The piece not yet placed that shares most with this one, in relation to what the two have together.
    /// `shared` is all zeros, before and after.
    fn most_alike(&self, piece: usize, placed: &[bool], shared: &mut [usize]) -> Option<usize> {
        let mut candidates = Vec::new();
        for other in self.of[piece].iter().flat_map(|run| &self.pieces[*run]) {
            if !placed[*other] {
                if shared[*other] == 0 {
                    candidates.push(*other);
                }
                shared[*other] += 1;
            }
        }
        let mut best: Option<(usize, usize, usize)> = None;
        for other in candidates {
            let both = std::mem::take(&mut shared[other]);
            let together = self.counts[piece] + self.counts[other] - both;
            if best.is_none_or(|(_, most, of)| both * of > most * together) {
                best = Some((other, both, together));
            }
        }
        best.map(|(other, ..)| other)
    }
}

fn fingerprint(run: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    run.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::by_likeness;

    #[test]
    fn pieces_that_share_text_stand_together() {
        let pieces: [&[u8]; 5] =
            [b"the first of the reds", b"A BLUE ONE", b"the second of the reds", b"A BLUE TWO", b"12"];
        assert_eq!(by_likeness(&pieces), [2, 0, 1, 3, 4]);
    }
}
