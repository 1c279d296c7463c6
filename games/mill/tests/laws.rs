//! Mill under the laws of the house, every named variant and the odder options.

use parlour_mill::rules::{Mill, Preset};
use parlour_testkit::Trial;

const NOISE: &[&str] = &[
    "a1", "a1-a4", "xa1", "d6", "xd6", "d6-d7", "d6-d5", "xd7", "b4", "b4xa4", "h8", "a1-a1", "x", "-", "",
    "xx", "a1 a4", "g7-d7", "c3-c4", "xc3", "f4-g4",
];

#[test]
fn laws_of_every_named_game() {
    let setups: Vec<&str> = Preset::ALL.iter().map(|preset| preset.word).collect();
    parlour_testkit::laws::<Mill>(&Trial { setups: &setups, noise: NOISE, games: 2 });
}

#[test]
fn laws_of_odd_rules_and_positions() {
    let setups = &[
        "capture captures=engine leap=1",
        "morabaraba custodian=1 intervention=1 leap=1 captures=engine",
        "twelve custodian=1 intervention=1 mayRemoveMultiple=1 stalemateAction=5",
        "lasker leap=1 restrictRepeatedMillsFormation=1 stalemateAction=1",
        "nine millFormationAction=2 mayRemoveMultiple=1 stalemateAction=3",
        "elfilja hasDiagonalLines=1 stalemateAction=2",
        "nine; fen O*****O*/@*@OOOO*/***OO*@O b m s 9 0 3 0 0 0 0 0 0 0 0 0 45",
        "capture; fen @O@*@@O@/O**OO*O*/OO@***@* w p r 8 1 7 2 2 0 0 0 0 0 0 0 8 i:w-2-13.15|b-0-",
        "nine stalemateAction=5; fen ********/@*@*@*@*/@O@O@O@O w m r 4 0 8 0 1 1 0 0 0 0 0 0 20 s:2",
        "russian; fen @**O*@*@/@@O@@O**/@O*OOO*O w m s 8 0 8 0 0 0 -1 -1 -1 -1 0 0 10 ids:nodes",
    ];
    parlour_testkit::laws::<Mill>(&Trial { setups, noise: NOISE, games: 2 });
}
