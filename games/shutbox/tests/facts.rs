//! What is known about the game, as fractions: reference values, sample moves, findings.

use parlour_shutbox::{
    brain::{Aim, Odds, Ratio},
    rules::{BoxSize, DiceCount, DiceRule, Scoring, TileSet, sets_of_sum},
};

const LEAST_SUM: Aim = Aim::LeastScore(Scoring::Sum);
const LEAST_DIGITS: Aim = Aim::LeastScore(Scoring::Digits);

fn set(text: &str) -> TileSet {
    TileSet::read(text, ',', BoxSize::Twelve, text).expect("tiles of the test")
}

fn from_full(size: BoxSize, rule: DiceRule, aim: Aim) -> Ratio {
    Odds::of(size, rule, aim).value(TileSet::full(size))
}

fn best(odds: &Odds, up: TileSet, total: u8) -> Vec<String> {
    let answers = odds.rated_moves(up, total).into_iter();
    answers.filter(|answer| answer.best).map(|answer| answer.tiles.to_string()).collect()
}

#[test]
fn the_published_chance_of_the_pub_rule_comes_out() {
    assert_eq!(from_full(BoxSize::Nine, DiceRule::Opt7, Aim::Shut).to_string(), "956177159/9795520512");
    assert_eq!(from_full(BoxSize::Nine, DiceRule::Opt7, LEAST_SUM).decimal(2), "11.01");
    assert_eq!(from_full(BoxSize::Twelve, DiceRule::Never, Aim::Shut).percent(), "0.36 %");
    let one_in = 1.0 / from_full(BoxSize::Twelve, DiceRule::Opt7, Aim::Shut).to_f64();
    assert!((one_in - 210.5).abs() < 0.05, "1 in {one_in}");
}

#[test]
fn the_forced_single_die_hurts() {
    let score = |rule| from_full(BoxSize::Nine, rule, LEAST_SUM).to_f64();
    assert!(score(DiceRule::Mand7) > score(DiceRule::Never));
    assert!(score(DiceRule::Never) > score(DiceRule::Opt7));
}

#[test]
fn digits_after_a_first_seven_agree_with_print() {
    // A first roll of 7 answered with the tile 7, then 2, 3 or 4 with one tile.
    let odds = Odds::of(BoxSize::Nine, DiceRule::Never, LEAST_DIGITS);
    let after = |down| odds.value(TileSet::full(BoxSize::Nine).without(set(down))).decimal(3);
    assert_eq!(["2,7", "3,7", "4,7"].map(after), ["40935.389", "2689.550", "1842.870"]);
}

#[test]
fn sample_moves_are_best() {
    let rows = [
        (LEAST_SUM, "1,2,3,4,5,7,8,9", 7, "7", "2982981985/272097792"),
        (LEAST_SUM, "1,2,4,5,6,7,9", 8, "2+6", "82441/5832"),
        (LEAST_SUM, "1,2,3,4,8", 5, "2+3", "7807/864"),
        (LEAST_SUM, "2,4,5,6,7", 9, "4+5", "38551/3888"),
        (LEAST_SUM, "1,2,4,6,8", 7, "1+6", "4213/432"),
        (Aim::Shut, "1,2,3,4,5,6,7,8,9", 12, "3+9", "15216703/181398528"),
        (Aim::Shut, "1,2,3,4,5,7,8", 9, "4+5", "3833/31104"),
        (Aim::Shut, "1,3,4,5,6,8", 7, "3+4", "7111/139968"),
    ];
    for (aim, up, total, tiles, value) in rows {
        let odds = Odds::of(BoxSize::Nine, DiceRule::Mand7, aim);
        assert_eq!(best(&odds, set(up), total), [tiles], "{up} with {total}");
        assert_eq!(odds.rated_moves(set(up), total)[0].value.to_string(), value, "{up} with {total}");
    }
}

#[test]
fn full_box_answers_twelve_in_twelve_ways() {
    let odds = Odds::of(BoxSize::Nine, DiceRule::Mand7, LEAST_SUM);
    assert_eq!(odds.rated_moves(TileSet::full(BoxSize::Nine), 12).len(), 12);
}

#[test]
fn strategy_flips_with_the_rule() {
    let up = set("1,2,3,4,5,6,7");
    let forced = Odds::of(BoxSize::Nine, DiceRule::Mand7, LEAST_SUM);
    let free = Odds::of(BoxSize::Nine, DiceRule::Never, LEAST_SUM);
    assert_eq!(best(&forced, up, 8), ["3+5"]);
    assert_eq!(best(&free, up, 8), ["1+7"]);
    assert_eq!(forced.value(up.without(set("3,5"))).decimal(3), "7.252");
    assert_eq!(forced.value(up.without(set("1,7"))).decimal(3), "12.216");
    // Positions where both rules roll the same dice, and agree on no best move.
    let full = TileSet::full(BoxSize::Nine);
    let flips = (1..=full.bits()).map(TileSet::from_bits).flat_map(|up| (1..=12).map(move |t| (up, t)));
    let flips = flips.filter(|(up, total)| {
        let same_dice = DiceRule::Mand7.choice(*up) == DiceRule::Never.choice(*up);
        let (forced, free) = (best(&forced, *up, *total), best(&free, *up, *total));
        same_dice && !forced.is_empty() && !forced.iter().any(|tiles| free.contains(tiles))
    });
    assert_eq!(flips.count(), 97);
}

#[test]
fn one_die_is_always_right_with_six_or_less() {
    for size in BoxSize::ALL {
        for aim in [LEAST_SUM, Aim::Shut, LEAST_DIGITS] {
            let free = Odds::of(size, DiceRule::Opts6, aim);
            let forced = Odds::of(size, DiceRule::Mands6, aim);
            for up in (1..=TileSet::full(size).bits()).map(TileSet::from_bits) {
                assert_eq!(free.value(up), forced.value(up), "{size:?} {aim:?} {up}");
            }
        }
    }
}

#[test]
fn two_dice_are_often_better_under_the_pub_rule() {
    let odds = Odds::of(BoxSize::Nine, DiceRule::Opt7, LEAST_SUM);
    let up = set("1,2,5");
    let value = |count| odds.rolling(up, count).map(|value| value.to_string());
    assert_eq!(value(DiceCount::One).as_deref(), Some("5345/1296"));
    assert_eq!(value(DiceCount::Two).as_deref(), Some("823/216"));
    assert_eq!(odds.best_dice(up), [DiceCount::Two]);
    assert_eq!(odds.rolling(set("1,2,9"), DiceCount::One), None, "no choice with the 9 up");
}

#[test]
fn values_are_consistent_with_every_single_throw() {
    // The value of a set is the mean of its best answers: recomputed here in floats.
    let odds = Odds::of(BoxSize::Twelve, DiceRule::Never, LEAST_SUM);
    for up in ["1,2,3,4,5,6,7,8,9,10,11,12", "3,9,12", "1,2", "12"].map(set) {
        let (weights, throws) = DiceCount::Two.weights();
        let mean: f64 = (2..=12u8)
            .map(|total| {
                let left = odds.rated_moves(up, total).first().map(|answer| answer.value.to_f64());
                let possible = sets_of_sum(up, total).next().is_some();
                assert_eq!(left.is_some(), possible);
                let value = left.unwrap_or(f64::from(up.sum()));
                f64::from(weights[usize::from(total)]) / f64::from(throws) * value
            })
            .sum();
        assert!((mean - odds.value(up).to_f64()).abs() < 1e-9, "{up}");
    }
}

#[test]
fn a_duel_is_won_by_the_second_player_a_little_more_often() {
    let beat = |score| from_full(BoxSize::Nine, DiceRule::Mand7, Aim::Beat(Scoring::Sum, score)).decimal(5);
    assert_eq!([0, 10, 20].map(beat), ["0.03711", "0.45021", "0.86930"]);
    let start = TileSet::full(BoxSize::Nine);
    let lead = |ahead| {
        let aim = Aim::Lead { scoring: Scoring::Sum, start, ahead };
        from_full(BoxSize::Nine, DiceRule::Mand7, aim)
    };
    assert_eq!(lead(0).to_string(), "31748386699575019091/63968148067341828096");
    assert_eq!(lead(-100).percent(), "100 %", "a hundred points fewer cannot be lost");
    assert_eq!(lead(100).percent(), "0 %");
}

#[test]
fn a_duel_at_the_long_box_fits_its_integers() {
    // 125 bits: the largest numbers of all.
    let start = TileSet::full(BoxSize::Twelve);
    let aim = Aim::Lead { scoring: Scoring::Sum, start, ahead: 0 };
    let chance = from_full(BoxSize::Twelve, DiceRule::Opt7, aim).to_f64();
    assert!((0.48..0.5).contains(&chance), "who knows the score to beat has the advantage: {chance}");
}

#[test]
fn targets_have_their_chances() {
    let chance =
        |score| from_full(BoxSize::Nine, DiceRule::Mand7, Aim::AtMost(Scoring::Sum, score)).decimal(5);
    let expected = ["0.07422", "0.13058", "0.18820", "0.25577", "0.36175", "0.47860", "0.58398", "0.88249"];
    assert_eq!([0, 2, 4, 6, 8, 10, 12, 20].map(chance), expected);
    assert_eq!(chance(30), "0.98502");
}
