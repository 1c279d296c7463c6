//! The round numbers at the side of a chart.

/// The numbers to mark on a chart's scale, starting at 0, and where the scale ends, which is at least `most`.
pub fn scale(most: i64) -> (Vec<i64>, i64) {
    let mut unit = 1;
    let step = loop {
        // 1, 2, 5, 10, 20, 50, ...
        match [unit, 2 * unit, 5 * unit].into_iter().find(|step| most <= 4 * step) {
            Some(step) => break step,
            None => unit *= 10,
        }
    };
    let marks = (most + step - 1) / step;
    ((0..=marks).map(|mark| mark * step).collect(), marks * step)
}

#[cfg(test)]
mod tests {
    use super::scale;

    #[test]
    fn scales_are_marked_with_few_round_numbers() {
        assert_eq!(scale(1), (vec![0, 1], 1));
        assert_eq!(scale(5), (vec![0, 2, 4, 6], 6));
        assert_eq!(scale(16), (vec![0, 5, 10, 15, 20], 20));
        assert_eq!(scale(125), (vec![0, 50, 100, 150], 150));
    }
}
