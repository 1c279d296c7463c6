//! What a table knows of a position, in one byte: the value for the side to move and the turns to the end. Knows no
//! board.

/// The value of a position for the side to move, if both play their best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// It wins.
    Win,
    /// Neither side can win.
    Draw,
    /// It loses.
    Loss,
}

impl Value {
    /// As commands print it.
    pub const fn word(self) -> &'static str {
        match self {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        }
    }
}

/// Value and distance of a position. A turn with all its removals is one ply; the winner takes the shortest way, the
/// loser the longest. Wins take an odd number of plies and losses an even one, so that one number says both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Entry(u8);

impl Entry {
    /// Nobody can win; while solving, also what is not decided yet.
    pub const DRAW: Entry = Entry(0);
    /// The side to move has lost.
    pub const LOST: Entry = Entry(1);
    /// The side to move wins with this turn.
    pub const WINS_NOW: Entry = Entry(2);
    /// The side to move loses with the next turn of the other side.
    pub const LOSES_NEXT: Entry = Entry(3);
    /// The most plies that an entry can say.
    pub const MOST_PLIES: u8 = 252;

    /// The entry with this byte.
    #[inline]
    pub const fn from_byte(byte: u8) -> Self {
        Entry(byte)
    }

    /// Its byte: 0 for a draw, else one more than the plies to the end.
    #[inline]
    pub const fn byte(self) -> u8 {
        self.0
    }

    /// The entry of a value whose distance is not known: what keeps the order of values.
    pub const fn of_value(value: Value) -> Self {
        match value {
            Value::Win => Entry::WINS_NOW,
            Value::Draw => Entry::DRAW,
            Value::Loss => Entry::LOST,
        }
    }

    /// Who wins.
    #[inline]
    pub const fn value(self) -> Value {
        match self.0 {
            0 => Value::Draw,
            byte if byte.is_multiple_of(2) => Value::Win,
            _ => Value::Loss,
        }
    }

    /// Plies to the end; `None` in a draw.
    #[inline]
    pub const fn plies(self) -> Option<u8> {
        self.0.checked_sub(1)
    }

    /// The same for the side that moved here with one turn. Distances too long for a byte stay beyond
    /// [`Entry::MOST_PLIES`], with the right winner.
    #[inline]
    pub const fn a_turn_earlier(self) -> Self {
        match self.0 {
            0 => Entry(0),
            u8::MAX => Entry(u8::MAX - 1),
            byte => Entry(byte + 1),
        }
    }

    /// Whether the distance does not fit.
    #[inline]
    pub const fn is_too_long(self) -> bool {
        self.0 > Entry::MOST_PLIES + 1
    }

    /// The better of two for the side to move: an early win, a draw, a late loss.
    #[inline]
    pub const fn better(self, other: Self) -> Self {
        if self.worth() >= other.worth() { self } else { other }
    }

    /// The worse of two for the side to move.
    #[inline]
    pub const fn worse(self, other: Self) -> Self {
        if self.worth() <= other.worth() { self } else { other }
    }

    /// Grows with how good it is.
    #[inline]
    const fn worth(self) -> i16 {
        let byte = self.0 as i16;
        match self.value() {
            Value::Win => 512 - byte,
            Value::Draw => 256,
            Value::Loss => byte,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Entry, Value};

    #[test]
    fn early_wins_and_late_losses_are_better() {
        let order = [2, 4, 100, 0, 101, 3, 1].map(Entry::from_byte);
        for (place, better) in order.iter().enumerate() {
            for worse in &order[place..] {
                assert_eq!((better.better(*worse), worse.better(*better)), (*better, *better));
                assert_eq!((better.worse(*worse), worse.worse(*better)), (*worse, *worse));
            }
        }
        assert_eq!((Entry::LOST.value(), Entry::LOST.plies()), (Value::Loss, Some(0)));
        assert_eq!(Entry::LOST.a_turn_earlier(), Entry::WINS_NOW);
        assert_eq!(Entry::WINS_NOW.a_turn_earlier(), Entry::LOSES_NEXT);
        let longest = Entry::from_byte(u8::MAX);
        assert!(longest.is_too_long() && longest.a_turn_earlier().is_too_long());
        assert_ne!(longest.value(), longest.a_turn_earlier().value());
    }
}
