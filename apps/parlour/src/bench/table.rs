//! Figures as text: in lines for scripts, and as the table of the docs.

use super::Measured;
use std::fmt::Write;

/// The lines between which the docs have the table.
pub const BEGIN: &str = "<!-- bench -->";
pub const END: &str = "<!-- /bench -->";

/// A figure with three digits that count.
pub fn plain(value: f64) -> String {
    if value < 1.0 {
        return format!("{value:.3}");
    }
    let before_point = format!("{value:.0}").len();
    match before_point {
        1 | 2 => format!("{value:.*}", 3 - before_point),
        3 => format!("{value:.0}"),
        _ => {
            let zeros = before_point - 3;
            let scale = 10_f64.powi(i32::try_from(zeros).unwrap_or(i32::MAX));
            format!("{:.0}{}", value / scale, "0".repeat(zeros))
        }
    }
}

/// The same with a comma before every third digit.
fn for_people(value: f64) -> String {
    let plain = plain(value);
    let (whole, rest) = plain.split_at(plain.find('.').unwrap_or(plain.len()));
    let mut text = String::new();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text + rest
}

/// The table of the docs.
pub fn of(machine: &str, measured: &[Measured]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text =
        format!("Parlour {version} on {machine}:\n\n| figure | here | what is measured |\n|---|---|---|\n");
    for Measured { figure, value } in measured {
        let _ = writeln!(
            text,
            "| `{}` | {} {} | {} |",
            figure.name,
            for_people(*value),
            figure.unit,
            figure.about
        );
    }
    text
}

/// A document with another table in the place of its own; `None` if it has no place for one.
pub fn replaced(document: &str, table: &str) -> Option<String> {
    let (before, rest) = document.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::{for_people, plain, replaced};

    #[test]
    fn three_digits_count() {
        for (value, script, person) in [
            (0.1234, "0.123", "0.123"),
            (1.2345, "1.23", "1.23"),
            (12.345, "12.3", "12.3"),
            (999.6, "1000", "1,000"),
            (123.45, "123", "123"),
            (1234.5, "1230", "1,230"),
            (612_345.0, "612000", "612,000"),
            (98_765_432.1, "98800000", "98,800,000"),
        ] {
            assert_eq!((plain(value).as_str(), for_people(value).as_str()), (script, person), "{value}");
        }
    }

    #[test]
    fn only_the_table_is_replaced() {
        let document = "# A\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nB\n";
        let with = |table| format!("# A\n\n<!-- bench -->\n\n{table}\n<!-- /bench -->\n\nB\n");
        let once = replaced(document, "new\n").expect("a place");
        assert_eq!(once, with("new\n"));
        assert_eq!(replaced(&once, "newer\n"), Some(with("newer\n")));
        assert_eq!(replaced("# A\n", "new\n"), None);
    }
}
