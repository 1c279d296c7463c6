//! What the engine values, as numbers that self-play tunes (see `examples/tune.rs`). A stone is
//! worth about 100.

/// Values of one stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    /// Having so many empty points beside its stones, of a side that cannot fly: blocked sides lose.
    pub cramped: [i16; Stage::CRAMPED],
}

impl Stage {
    /// With this many empty points beside its stones, or more, a side is not cramped.
    pub const CRAMPED: usize = 7;
    /// How many numbers there are.
    pub const COUNT: usize = 9 + Stage::CRAMPED;

    /// The numbers in order, to be tuned.
    pub fn numbers(&mut self) -> [&mut i16; Stage::COUNT] {
        let [none, one, two, three, four, five, six] = &mut self.cramped;
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
            none,
            one,
            two,
            three,
            four,
            five,
            six,
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
            stone: 125,
            mobility: 14,
            threat: 20,
            half: 0,
            in_mill: 0,
            stuck: -9,
            crossing: 4,
            middle: 3,
            closes: 64,
            cramped: [0; Stage::CRAMPED],
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
            cramped: [-150, -150, -110, -72, -50, -29, -13],
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
            cramped: [0; Stage::CRAMPED],
        },
    };
}
