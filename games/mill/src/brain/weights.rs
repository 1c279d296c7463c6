//! What the engine values, as numbers that self-play tunes (see `examples/tune.rs`). A stone is
//! worth about 100.

/// Values of one stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// A stone, on the board or in hand.
    pub stone: i16,
    /// A way to slide.
    pub mobility: i16,
    /// A point where a mill can be closed at once.
    pub threat: i16,
    /// A line of two with an empty third point that cannot be closed at once.
    pub half: i16,
    /// A stone that stands in a mill.
    pub in_mill: i16,
    /// A stone that cannot slide.
    pub stuck: i16,
    /// A stone on a middle of a side of the middle square, where most lines and ways meet.
    pub crossing: i16,
    /// A stone on any other middle of a side.
    pub middle: i16,
    /// Being able to close a mill and being to move.
    pub closes: i16,
}

impl Stage {
    /// How many numbers there are.
    pub const COUNT: usize = 9;

    /// The numbers in order, to be tuned.
    pub fn numbers(&mut self) -> [&mut i16; Stage::COUNT] {
        [
            &mut self.stone,
            &mut self.mobility,
            &mut self.threat,
            &mut self.half,
            &mut self.in_mill,
            &mut self.stuck,
            &mut self.crossing,
            &mut self.middle,
            &mut self.closes,
        ]
    }
}

/// All values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// While stones are in hand.
    pub placing: Stage,
    /// Once all are on the board.
    pub moving: Stage,
    /// Once a side can fly.
    pub flying: Stage,
}

impl Weights {
    /// The values that the computer plays with.
    pub const TUNED: Weights = Weights {
        placing: Stage {
            stone: 100,
            mobility: 4,
            threat: 19,
            half: 0,
            in_mill: 3,
            stuck: -4,
            crossing: 6,
            middle: 0,
            closes: 60,
        },
        moving: Stage {
            stone: 100,
            mobility: 4,
            threat: 15,
            half: 3,
            in_mill: 4,
            stuck: -5,
            crossing: 2,
            middle: 1,
            closes: 60,
        },
        flying: Stage {
            stone: 100,
            mobility: 0,
            threat: 27,
            half: 6,
            in_mill: 3,
            stuck: 0,
            crossing: 1,
            middle: 0,
            closes: 99,
        },
    };
}
