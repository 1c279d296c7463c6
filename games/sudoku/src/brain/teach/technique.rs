//! The techniques by name: code, word, level and score. Knows no search.

use parlour_kernel::Message;

/// How hard a technique or a puzzle is for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates and small sets.
    Medium,
    /// Fish, wings, uniqueness.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Forcing chains.
    Extreme,
}

impl Level {
    /// All, easiest first.
    pub const ALL: [Level; 5] = [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme];

    /// The level of a word.
    pub fn of(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// Its stable word.
    pub fn word(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Unfair => "unfair",
            Level::Extreme => "extreme",
        }
    }

    /// A puzzle with a higher score belongs to the next level.
    pub fn limit(self) -> u32 {
        match self {
            Level::Easy => 800,
            Level::Medium => 1000,
            Level::Hard => 1600,
            Level::Unfair => 1800,
            Level::Extreme => u32::MAX,
        }
    }
}

macro_rules! techniques {
    ($($name:ident $code:literal $word:literal $level:ident $score:literal)*) => {
        /// A way to find a step.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "their names are what players call them")]
        pub enum Technique {
            $($name,)*
        }

        impl Technique {
            /// All of them.
            pub const ALL: &[Technique] = &[$(Technique::$name,)*];

            /// The code of technique libraries.
            pub fn code(self) -> &'static str {
                match self {
                    $(Technique::$name => $code,)*
                }
            }

            /// Its stable word.
            pub fn word(self) -> &'static str {
                match self {
                    $(Technique::$name => $word,)*
                }
            }

            /// How hard it is.
            pub fn level(self) -> Level {
                match self {
                    $(Technique::$name => Level::$level,)*
                }
            }

            /// What a step of it adds to the score of a puzzle.
            pub fn score(self) -> u32 {
                match self {
                    $(Technique::$name => $score,)*
                }
            }
        }
    };
}

techniques! {
    FullHouse "0000" "full-house" Easy 4
    HiddenSingle "0002" "hidden-single" Easy 14
    NakedSingle "0003" "naked-single" Easy 4
    Pointing "0100" "pointing" Medium 50
    Claiming "0101" "claiming" Medium 50
    LockedPair "0110" "locked-pair" Medium 40
    LockedTriple "0111" "locked-triple" Medium 60
    NakedPair "0200" "naked-pair" Medium 60
    NakedTriple "0201" "naked-triple" Medium 80
    NakedQuadruple "0202" "naked-quadruple" Hard 120
    HiddenPair "0210" "hidden-pair" Medium 70
    HiddenTriple "0211" "hidden-triple" Medium 100
    HiddenQuadruple "0212" "hidden-quadruple" Hard 150
    XWing "0300" "x-wing" Hard 140
    Swordfish "0301" "swordfish" Hard 150
    Jellyfish "0302" "jellyfish" Hard 160
    FinnedXWing "0310" "finned-x-wing" Hard 130
    FinnedSwordfish "0311" "finned-swordfish" Unfair 200
    FinnedJellyfish "0312" "finned-jellyfish" Unfair 250
    SashimiXWing "0320" "sashimi-x-wing" Hard 150
    SashimiSwordfish "0321" "sashimi-swordfish" Unfair 240
    SashimiJellyfish "0322" "sashimi-jellyfish" Unfair 260
    FrankenSwordfish "0331" "franken-swordfish" Unfair 350
    FrankenJellyfish "0332" "franken-jellyfish" Unfair 370
    FinnedFrankenXWing "0340" "finned-franken-x-wing" Unfair 390
    FinnedFrankenSwordfish "0341" "finned-franken-swordfish" Unfair 410
    FinnedFrankenJellyfish "0342" "finned-franken-jellyfish" Unfair 430
    FinnedMutantJellyfish "0362" "finned-mutant-jellyfish" Extreme 470
    FinnedMutantSquirmbag "0363" "finned-mutant-squirmbag" Extreme 470
    FinnedMutantWhale "0364" "finned-mutant-whale" Extreme 470
    Skyscraper "0400" "skyscraper" Hard 130
    TwoStringKite "0401" "two-string-kite" Hard 150
    EmptyRectangle "0402" "empty-rectangle" Hard 120
    TurbotFish "0403" "turbot-fish" Hard 120
    DualTwoStringKite "0404" "dual-two-string-kite" Hard 150
    DualEmptyRectangle "0405" "dual-empty-rectangle" Hard 120
    SimpleColoursTrap "0500" "simple-colours-trap" Hard 150
    SimpleColoursWrap "0501" "simple-colours-wrap" Hard 150
    MultiColoursOne "0502" "multi-colours-1" Hard 200
    MultiColoursTwo "0503" "multi-colours-2" Hard 200
    UniquenessOne "0600" "uniqueness-1" Hard 100
    UniquenessTwo "0601" "uniqueness-2" Hard 100
    UniquenessThree "0602" "uniqueness-3" Hard 100
    UniquenessFour "0603" "uniqueness-4" Hard 100
    UniquenessFive "0604" "uniqueness-5" Hard 100
    UniquenessSix "0605" "uniqueness-6" Hard 100
    HiddenRectangle "0606" "hidden-rectangle" Hard 100
    AvoidableRectangleOne "0607" "avoidable-rectangle-1" Hard 100
    AvoidableRectangleTwo "0608" "avoidable-rectangle-2" Hard 100
    BivalueGrave "0610" "bivalue-grave" Hard 100
    XChain "0701" "x-chain" Unfair 260
    XyChain "0702" "xy-chain" Unfair 260
    RemotePairs "0703" "remote-pairs" Hard 110
    ContinuousLoop "0706" "continuous-loop" Unfair 280
    DiscontinuousLoop "0707" "discontinuous-loop" Unfair 280
    AlternatingChain "0708" "alternating-chain" Unfair 280
    GroupedContinuousLoop "0709" "grouped-continuous-loop" Unfair 300
    GroupedDiscontinuousLoop "0710" "grouped-discontinuous-loop" Unfair 300
    GroupedAlternatingChain "0711" "grouped-alternating-chain" Unfair 300
    XyWing "0800" "xy-wing" Hard 160
    XyzWing "0801" "xyz-wing" Hard 180
    WWing "0803" "w-wing" Hard 150
    AlsXz "0901" "als-xz" Unfair 300
    AlsXyWing "0902" "als-xy-wing" Unfair 320
    AlsChain "0903" "als-chain" Unfair 340
    DeathBlossom "0904" "death-blossom" Unfair 360
    SueDeCoq "1101" "sue-de-coq" Unfair 250
    TemplateSet "1201" "template-set" Extreme 10000
    TemplateDelete "1202" "template-delete" Extreme 10000
    ForcingChain "1301" "forcing-chain" Extreme 500
    ForcingNet "1303" "forcing-net" Extreme 700
}

impl Technique {
    /// The technique with this code. A fifth figure, for two fish told as one, and a variant after `-` do not
    /// change the technique.
    pub fn of_code(code: &str) -> Option<Technique> {
        let plain = code.split('-').next()?;
        let plain = if plain.len() == 5 { plain.strip_suffix('1')? } else { plain };
        Technique::ALL.iter().copied().find(|technique| technique.code() == plain)
    }

    /// The technique of a word.
    pub fn of_word(word: &str) -> Option<Technique> {
        Technique::ALL.iter().copied().find(|technique| technique.word() == word)
    }

    /// What players call it.
    pub fn name(self) -> Message {
        Message::new(format!("sudoku.technique-{}", self.word()))
    }
}

/// What a technique assumes of the rules, beside that some cells differ and houses hold every digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Assumption {
    /// Nothing more: it is right by any rules.
    Nothing,
    /// Rows and columns, each pair of which share a cell.
    Lines,
    /// Boxes or regions, which share several cells with a line.
    Blocks,
    /// Two digits of a rectangle or of a whole grid can be swapped unless a clue prevents it: no rule but those of the
    /// houses, and one solution.
    Swaps,
}

impl Technique {
    /// What it assumes: where the rules do not grant that, it is not used.
    pub fn assumes(self) -> Assumption {
        match self {
            Technique::XWing
            | Technique::Swordfish
            | Technique::Jellyfish
            | Technique::FinnedXWing
            | Technique::FinnedSwordfish
            | Technique::FinnedJellyfish
            | Technique::SashimiXWing
            | Technique::SashimiSwordfish
            | Technique::SashimiJellyfish
            | Technique::TemplateSet
            | Technique::TemplateDelete => Assumption::Lines,
            Technique::LockedPair
            | Technique::LockedTriple
            | Technique::EmptyRectangle
            | Technique::DualEmptyRectangle
            | Technique::TwoStringKite
            | Technique::DualTwoStringKite
            | Technique::SueDeCoq => Assumption::Blocks,
            Technique::UniquenessOne
            | Technique::UniquenessTwo
            | Technique::UniquenessThree
            | Technique::UniquenessFour
            | Technique::UniquenessFive
            | Technique::UniquenessSix
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangleOne
            | Technique::AvoidableRectangleTwo
            | Technique::BivalueGrave => Assumption::Swaps,
            _ => Assumption::Nothing,
        }
    }
}
