//! The first two rows of a full grid at once. The first reads 1 to 9 in any order of the columns; to make
//! the second least, that order follows from very few choices.

use super::order::{ORDERS, Row};

/// The column at each place.
pub type Order = [u8; 9];

/// Every order of the columns that can make the second row least, with that row; the rows are full and
/// stand in one band.
pub fn least_orders(first: &Row, second: &Row, mut found: impl FnMut(Order, Row)) {
    let mut home = [0; 10];
    for (column, digit) in (0..).zip(first) {
        home[usize::from(*digit)] = column;
    }
    // The column whose first digit stands second here: it comes as early as its name is small.
    let next = second.map(|digit| home[usize::from(digit)]);
    let next_of = |column: u8| next[usize::from(column)];
    for stack in 0..3 {
        // The second row begins with 4 and 5: two columns lead on to the second stack, often all three.
        let leads_to = |other: u8| {
            (3 * stack..3 * stack + 3).filter(|column| next_of(*column) / 3 == other).count() >= 2
        };
        let after = (stack + 1) % 3;
        let middle = if leads_to(after) { after } else { 3 - stack - after };
        let end = 3 - stack - middle;
        for columns in ORDERS.map(|order| order.map(|column| 3 * stack + column)) {
            let [four, five, six_or_seven] = columns.map(next_of);
            if four / 3 != middle || five / 3 != middle {
                continue;
            }
            let six = third_of(middle, four, five);
            let middle_columns = [four, five, six];
            let end_columns = if six == six_or_seven {
                middle_columns.map(next_of)
            } else {
                let seven = six_or_seven;
                let mut others = middle_columns.into_iter().map(next_of);
                let eight = others.find(|next| next / 3 == end && *next != seven);
                let eight = eight.expect("two columns of the middle lead on to the end");
                [seven, eight, third_of(end, seven, eight)]
            };
            let parts = [columns, middle_columns, end_columns];
            let order = std::array::from_fn(|place| parts[place / 3][place % 3]);
            found(order, read(&order, next_of));
        }
    }
}

/// The column of a stack beside two others.
fn third_of(stack: u8, one: u8, other: u8) -> u8 {
    9 * stack + 3 - one - other
}

fn read(order: &Order, next_of: impl Fn(u8) -> u8) -> Row {
    let mut names = [0; 9];
    for (name, column) in (1..).zip(order) {
        names[usize::from(*column)] = name;
    }
    order.map(|column| names[usize::from(next_of(column))])
}
