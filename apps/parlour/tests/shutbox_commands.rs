//! `parlour shutbox` as people and scripts use it: output, refusals, statuses, threads.

use std::process::{Command, Output};

fn shutbox(line: &str) -> Output {
    let words = line.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_parlour")).arg("shutbox").args(words).output().expect("the binary runs")
}

fn stdout(line: &str) -> String {
    let output = shutbox(line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{line}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn results_for_people_show_fraction_and_decimal() {
    assert_eq!(stdout("odds"), "57123431375/4897760256 = 11.6631742652\n");
    assert_eq!(stdout("target --score 44"), "1\n");
    assert_eq!(
        stdout("advise --up 1,2,4,5,6,7,9 --total 8"),
        "2+6    82441/5832 = 14.1359739369      *\n\
         1+7    6152477/419904 = 14.6521038142\n\
         1+2+5  73445/3888 = 18.8901748971\n"
    );
    assert_eq!(
        stdout("advise --up 1,2,5 --dice opt7"),
        "Roll one die   5345/1296 = 4.1242283951\nRoll two dice  823/216 = 3.8101851852    *\n"
    );
}

#[test]
fn a_count_the_rule_does_not_allow_is_null() {
    let answer = stdout("advise --up 1,2,9 --json");
    assert!(answer.starts_with(r#"{"one_die":null,"two_dice":{"exact":"#), "{answer}");
    assert!(answer.ends_with("\"best\":2}\n"), "{answer}");
}

#[test]
fn refused_input_says_why_with_status_one() {
    let rows = [
        ("advise --up 1,13 --total 3", "“13” (at 3) is not a tile of this box."),
        ("advise --up 1,10 --total 3", "“10” (at 3) is not a tile of this box."),
        ("advise --up 2,2 --total 4", "Tile 2 (at 3) is named twice."),
        ("advise --up 1,x", "“x” (at 3) is not a tile of this box."),
        ("advise --up 9 --total 13", "The dice cannot show 13 here: they add up to 2 to 12."),
        ("advise --up 1,2 --total 9", "The dice cannot show 9 here: they add up to 1 to 6."),
        ("advise --up 9 --total 3", "No tiles out of 9 add up to 3: the turn ends with a score of 9."),
    ];
    for (line, reason) in rows {
        let output = shutbox(line);
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(output.stdout.is_empty(), "{line}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), format!("parlour: {reason}\n"), "{line}");
    }
    let output = shutbox("advise --up 1,13 --total 3 --json");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "{\"invalid\":\"“13” (at 3) is not a tile of this box.\"}\n");
    let output = shutbox("advise --up 9 --total 3 --json");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout, b"{\"best\":[],\"moves\":[]}\n");
}

#[test]
fn wrong_usage_has_status_two() {
    for line in
        ["odds --dice other", "odds --tiles 11", "target", "simulate --player exact --games 0", "nothing"]
    {
        let output = shutbox(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn simulations_do_not_depend_on_threads() {
    for player in ["random", "exact"] {
        let line = format!("simulate --player {player} --games 20000 --seed 3 --json --threads");
        let one = stdout(&format!("{line} 1"));
        assert!(one.starts_with(r#"{"games":20000,"mean":"#), "{one}");
        assert_eq!(one, stdout(&format!("{line} 3")), "{player}");
    }
}
