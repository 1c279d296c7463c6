//! The hinter's texts: every kind of hint has its sentence, with every argument filled in.

use parlour_brain::{Budget, Hinter};
use parlour_kernel::Rules;
use parlour_shutbox::{
    brain::ShutBoxHinter,
    rules::{Setup, ShutBox},
};
use parlour_text::Speaker;

fn say(setup: &str, actions: &str) -> String {
    let setup: Setup = setup.parse().expect("a setup of the test");
    let mut game = ShutBox::start(&setup).expect("a sound setup");
    for text in actions.split("; ").filter(|text| !text.is_empty()) {
        let action = game.read(text).expect("an action of the test");
        game.apply(&action, &mut Vec::new()).expect("a legal action");
    }
    let hint = ShutBoxHinter.hint(&game.seen(None), &mut Budget::nodes(1)).expect("something to say");
    let led_to = hint.choices.iter().map(|choice| &choice.leads_to);
    for message in hint.columns.iter().chain(led_to) {
        assert!(Speaker::english().knows(&message.key), "{message}");
    }
    assert!(Speaker::english().knows(&hint.text.key), "{}", hint.text);
    Speaker::english().say(&hint.text)
}

#[test]
fn every_kind_of_hint_reads_well() {
    let rows = [
        (
            "",
            "",
            "Go ahead and roll both dice. With good play you can expect 11.66 points left on average; playing only to shut the box, you would manage it 7.4 % of the time.",
        ),
        (
            "up=1,2,3",
            "",
            "Go ahead and roll the single die. With good play you can expect 1.69 points left on average; playing only to shut the box, you would manage it 33.3 % of the time.",
        ),
        (
            "dice=opt7 up=1",
            "",
            "Take one die: you can answer 1 of the 6 possible throws, the other way none of 36. Expect 0.83 points left on average instead of 1.00.",
        ),
        (
            "dice=opt7 up=3,4",
            "",
            "Take both dice. You can answer 11 of the 36 possible throws, the other way 2 of 6, but what follows makes up for it: expect 5.25 points left on average instead of 5.64.",
        ),
        ("up=3,9", "roll 2; dice 6 6", "3+9 shuts the box. Put the last tiles down!"),
        (
            "up=1,2,9",
            "roll 2; dice 4 5",
            "There is just one way to make 9: 9. From there you can expect 1.92 points left on average.",
        ),
        (
            "up=1,2,3,4",
            "roll 1; dice 5 0",
            "Both ways are equally good here: with each you can expect 3.19 points left on average.",
        ),
        (
            "up=1,3,5,7",
            "roll 2; dice 2 6",
            "3+5 keeps both dice in play, while after 1+7 you would have to go on with a single die. Expect 5.69 points left on average instead of 6.44.",
        ),
        (
            "up=1,2,3,4,5,6,7",
            "roll 2; dice 2 6",
            "After 3+5 you can answer 36 of the 36 possible throws, after 2+6 only 35 of 36. Expect 7.25 points left on average instead of 7.65.",
        ),
        (
            "score=digits up=1,2,3",
            "roll 1; dice 3 0",
            "Should the next throw fail, you are left with 3 after 1+2 and with 12 after 3. Expect 2.50 points left on average instead of 6.42.",
        ),
        (
            "up=1,2,3,4,5,6,8",
            "roll 2; dice 1 6",
            "2+5 pays off a little later. You can answer 35 of the 36 possible throws then and after 1+6 it would be 36 of 36, but the tiles that 2+5 keeps work better together: expect 9.66 points left on average instead of 9.77.",
        ),
        (
            "up=1,2,3,4,5",
            "roll 1; dice 6 0",
            "After 1+5 you can answer the next throw as often as after 2+4 (5 of 6), but the tiles that 1+5 keeps work better together: expect 4.58 points left on average instead of 4.75.",
        ),
        (
            "players=2",
            LOW_SCORE_THEN_TEN,
            "1+9 would leave fewer points on average, but now only winning counts: 4+6 gives you a 12.3 % chance to win, against 10.0 % with 1+9.",
        ),
    ];
    for (setup, actions, sentence) in rows {
        assert_eq!(say(setup, actions), sentence, "{setup} {actions}");
    }
}

/// The first player leaves 1 and 2, the second throws a ten.
const LOW_SCORE_THEN_TEN: &str = "roll 2; dice 6 6; 3+9; roll 2; dice 6 6; 4+8; roll 2; dice 6 6; 5+7; \
    roll 1; dice 6 0; 6; roll 1; dice 5 0; roll 2; dice 4 6";
