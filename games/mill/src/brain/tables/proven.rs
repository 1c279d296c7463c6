//! What is proven of positions of the placing phase: the answers found so far, by position up to the symmetries of the
//! board. Those with few stones placed are all kept; of the others as many as fit. Knows neither turns nor files.

use super::{entry::Value, symmetry::Symmetries};
use crate::rules::{Position, Side};
use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// What is asked about a position. The first player is White.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether the first player at least draws.
    Draws,
    /// Whether the first player wins.
    Wins,
}

impl Question {
    /// Both.
    pub const BOTH: [Question; 2] = [Question::Draws, Question::Wins];

    /// Whether a value for the first player answers it with yes.
    pub fn holds(self, value: Value) -> bool {
        match self {
            Question::Draws => value != Value::Loss,
            Question::Wins => value == Value::Win,
        }
    }
}

/// The answers known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers(u8);

impl Answers {
    const BITS: u32 = 4;
    const MASK: u8 = (1 << Answers::BITS) - 1;

    const fn known(question: Question) -> u8 {
        match question {
            Question::Draws => 1,
            Question::Wins => 4,
        }
    }

    /// The answer to a question, if it is known.
    pub fn to(self, question: Question) -> Option<bool> {
        let known = Answers::known(question);
        (self.0 & known != 0).then_some(self.0 & known << 1 != 0)
    }

    /// One more answer, and what follows from it.
    pub fn with(self, question: Question, yes: bool) -> Self {
        let set = |bits: u8, question: Question| {
            let known = Answers::known(question);
            bits & !(3 * known) | known | if yes { known << 1 } else { 0 }
        };
        let bits = set(self.0, question);
        // Who wins does not lose, and who loses does not win.
        match (question, yes) {
            (Question::Wins, true) => Answers(set(bits, Question::Draws)),
            (Question::Draws, false) => Answers(set(bits, Question::Wins)),
            _ => Answers(bits),
        }
    }

    /// All answers for a value.
    pub fn of(value: Value) -> Self {
        let with = |all: Answers, question: Question| all.with(question, question.holds(value));
        Question::BOTH.into_iter().fold(Answers::default(), with)
    }

    /// The value for the first player, if the answers say it.
    pub fn value(self) -> Option<Value> {
        match (self.to(Question::Draws)?, self.to(Question::Wins)?) {
            (_, true) => Some(Value::Win),
            (true, false) => Some(Value::Draw),
            (false, false) => Some(Value::Loss),
        }
    }
}

/// A position at the beginning of a turn, the same for symmetric ones: stones, markers, hands and side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Key(u128);

impl Key {
    const POINTS: u32 = 24;
    const HAND: u32 = 4;

    /// The key of a position.
    pub fn of(position: &Position, symmetries: &Symmetries) -> Self {
        let [white, black] = Side::BOTH.map(|side| position.stones(side).bits());
        let marked = position.marked().bits();
        let form = |symmetry| {
            let [white, black, marked] =
                [white, black, marked].map(|set| u128::from(symmetries.map(symmetry, set)));
            (white << Key::POINTS | black) << Key::POINTS | marked
        };
        let stones = (0..symmetries.len()).map(form).min().unwrap_or(0);
        let [whites, blacks] = Side::BOTH.map(|side| u128::from(position.hand(side)));
        let hands = (stones << Key::HAND | whites) << Key::HAND | blacks;
        Key(hands << 1 | position.side().index() as u128)
    }

    /// Stones in both hands.
    pub fn in_hand(self) -> u32 {
        let most = (1 << Key::HAND) - 1;
        ((self.0 >> 1 & most) + (self.0 >> (1 + Key::HAND) & most)) as u32
    }

    /// Key and answers in one number of at most 88 bits, never 0.
    fn packed(self, answers: Answers) -> u128 {
        self.0 << Answers::BITS | u128::from(answers.0)
    }

    fn unpacked(packed: u128) -> (Self, Answers) {
        (Key(packed >> Answers::BITS), Answers(packed as u8 & Answers::MASK))
    }

    /// Spread over all words.
    fn mixed(self) -> u64 {
        let word = (self.0 as u64) ^ ((self.0 >> 64) as u64).rotate_left(40);
        let word = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
}

/// Bytes of a position with its answers where it is stored.
pub const STORED: usize = 11;

/// A position with its answers as it is stored.
pub fn stored(key: Key, answers: Answers) -> [u8; STORED] {
    let mut bytes = [0; STORED];
    bytes.copy_from_slice(&key.packed(answers).to_le_bytes()[..STORED]);
    bytes
}

/// The same back.
pub fn restored(bytes: [u8; STORED]) -> (Key, Answers) {
    let mut whole = [0; 16];
    whole[..STORED].copy_from_slice(&bytes);
    Key::unpacked(u128::from_le_bytes(whole))
}

/// Two places for a position: one for what took the most work, one for what came last.
type Bucket = [u128; 2];

const SHARDS: usize = 256;

/// The memory of answers, shared by threads.
pub struct Proven {
    /// Everything with so many stones in hand or more.
    kept: Mutex<BTreeMap<Key, Answers>>,
    kept_from: u32,
    shards: Vec<Mutex<Box<[Bucket]>>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Proven {
    /// Nothing proven yet. Takes about so many megabytes, and keeps all positions with so many stones in hand or more.
    pub fn new(megabytes: usize, kept_from: u32) -> Self {
        let buckets = (megabytes << 20).div_ceil(SHARDS * size_of::<Bucket>()).max(1);
        let shard = |_| Mutex::new(vec![[0; 2]; buckets].into_boxed_slice());
        Proven { kept: Mutex::default(), kept_from, shards: (0..SHARDS).map(shard).collect() }
    }

    fn place(&self, key: Key) -> (&Mutex<Box<[Bucket]>>, u64) {
        let word = key.mixed();
        (&self.shards[word as usize % SHARDS], word / SHARDS as u64)
    }

    /// What is known of a position.
    pub fn answers(&self, key: Key) -> Answers {
        if key.in_hand() >= self.kept_from {
            return locked(&self.kept).get(&key).copied().unwrap_or_default();
        }
        let (shard, word) = self.place(key);
        let shard = locked(shard);
        let bucket = shard[(word % shard.len() as u64) as usize];
        let found = bucket.into_iter().map(Key::unpacked).find(|(known, _)| *known == key);
        found.map_or_else(Answers::default, |(_, answers)| answers)
    }

    /// Remembers an answer.
    pub fn learn(&self, key: Key, question: Question, yes: bool) {
        if key.in_hand() >= self.kept_from {
            let mut kept = locked(&self.kept);
            let answers = kept.entry(key).or_default();
            *answers = answers.with(question, yes);
            return;
        }
        let (shard, word) = self.place(key);
        let mut shard = locked(shard);
        let place = (word % shard.len() as u64) as usize;
        let bucket = &mut shard[place];
        let known = bucket.iter().position(|packed| Key::unpacked(*packed).0 == key);
        let slot = known.unwrap_or_else(|| {
            let deep = Key::unpacked(bucket[0]).0;
            usize::from(bucket[0] != 0 && deep.in_hand() > key.in_hand())
        });
        let before = if known.is_some() { Key::unpacked(bucket[slot]).1 } else { Answers::default() };
        bucket[slot] = key.packed(before.with(question, yes));
    }

    /// Everything that is kept, in order.
    pub fn kept(&self) -> Vec<(Key, Answers)> {
        locked(&self.kept).iter().map(|(key, answers)| (*key, *answers)).collect()
    }

    /// Takes up what was kept before.
    pub fn take_up(&self, entries: impl IntoIterator<Item = (Key, Answers)>) {
        locked(&self.kept).extend(entries);
    }
}

#[cfg(test)]
mod tests {
    use super::{Answers, Key, Proven, Question, Symmetries, restored, stored};
    use crate::brain::tables::Value;
    use crate::rules::{Actions, Options, Position};
    use parlour_kernel::Rng;

    #[test]
    fn answers_follow_from_one_another() {
        for value in [Value::Win, Value::Draw, Value::Loss] {
            assert_eq!(Answers::of(value).value(), Some(value));
        }
        let none = Answers::default();
        assert_eq!((none.value(), none.to(Question::Wins)), (None, None));
        assert_eq!(none.with(Question::Wins, true).value(), Some(Value::Win));
        assert_eq!(none.with(Question::Draws, false).value(), Some(Value::Loss));
        assert_eq!(none.with(Question::Draws, true).value(), None);
        assert_eq!(none.with(Question::Wins, false).to(Question::Draws), None);
    }

    /// Whatever is found was learnt, even where memory is far too small; what is kept is never lost.
    #[test]
    fn a_small_memory_forgets_but_never_errs() {
        let (options, symmetries) = (Options::TWELVE, Symmetries::of(&Options::TWELVE));
        let proven = Proven::new(0, 20);
        let mut rng = Rng::stream(1, 0);
        let mut learnt = Vec::new();
        for _ in 0..400 {
            let mut position = Position::start(&options);
            while position.ending().is_none() {
                let is_turn = !position.removes() && position.captures().targets().is_empty();
                if is_turn {
                    let key = Key::of(&position, &symmetries);
                    let yes = key.mixed() & 1 == 1;
                    proven.learn(key, Question::Wins, yes);
                    learnt.push((key, yes));
                    let answers = Answers::default().with(Question::Wins, yes);
                    assert_eq!(restored(stored(key, answers)), (key, answers));
                    let in_hand = position.hand(position.side()) + position.hand(position.side().other());
                    assert_eq!(key.in_hand(), u32::from(in_hand));
                }
                let mut actions = Actions::new();
                position.actions(&options, &mut actions);
                position = position.after(actions[rng.below(actions.len() as u32) as usize], &options);
                if position.hand(position.side()) == 0 {
                    break;
                }
            }
        }
        let mut found = 0;
        for (key, yes) in &learnt {
            let answer = proven.answers(*key).to(Question::Wins);
            assert!(answer.is_none_or(|answer| answer == *yes));
            assert!(answer.is_some() || key.in_hand() < 20);
            found += usize::from(answer.is_some() && key.in_hand() < 20);
        }
        assert!(found > 50 && found < learnt.len(), "{found}");
    }
}
