//! The published means of the simple players, by evaluating their policies over all positions.

use parlour_shutbox::{
    brain::Strategy,
    rules::{BoxSize, DiceChoice, DiceRule, TileSet, sets_of_sum},
};

/// Mean score and chance to shut of a player under a rule that leaves no choice of dice.
fn evaluate(size: BoxSize, rule: DiceRule, player: Strategy) -> (f64, f64) {
    let mut values = vec![(0.0, 1.0)];
    for bits in 1..=TileSet::full(size).bits() {
        let up = TileSet::from_bits(bits);
        let DiceChoice::Fixed(count) = rule.choice(up) else { panic!("a choice of dice under {rule:?}") };
        let (weights, throws) = count.weights();
        let (mut score, mut shut) = (0.0, 0.0);
        for total in (2 - u8::from(throws == 6))..=12 {
            let chance = f64::from(weights[usize::from(total)]) / f64::from(throws);
            let moves: Vec<TileSet> = match player.by_looks(up, total) {
                Some(tiles) => vec![tiles],
                None => sets_of_sum(up, total).collect(),
            };
            if moves.is_empty() {
                score += chance * f64::from(up.sum());
            }
            for tiles in &moves {
                let (then_score, then_shut) = values[usize::from(up.without(*tiles).bits())];
                let share = chance / f64::from(moves.len() as u32);
                score += share * then_score;
                shut += share * then_shut;
            }
        }
        values.push((score, shut));
    }
    values[usize::from(TileSet::full(size).bits())]
}

#[test]
fn simple_players_have_their_published_means() {
    use {BoxSize::*, DiceRule::*, Strategy::*};
    let rows = [
        (Nine, Mand7, Random, 20.443, Some(2.08)),
        (Nine, Mand7, Most, 24.147, Some(1.09)),
        (Nine, Mand7, Highest, 12.268, Some(5.56)),
        (Nine, Mand7, Fewest, 12.217, Some(5.65)),
        (Nine, Never, Random, 20.419, None),
        (Nine, Never, Highest, 11.373, None),
        (Nine, Never, Fewest, 11.323, None),
        (Twelve, Never, Random, 49.702, None),
        (Twelve, Never, Highest, 35.350, None),
        (Twelve, Never, Fewest, 35.344, None),
    ];
    for (size, rule, player, mean, shut) in rows {
        let (score, chance) = evaluate(size, rule, player);
        assert!((score - mean).abs() < 0.00051, "{size:?} {rule:?} {player:?}: {score} for {mean}");
        if let Some(percent) = shut {
            assert!((chance * 100.0 - percent).abs() < 0.0051, "{rule:?} {player:?}: {chance}");
        }
    }
}
