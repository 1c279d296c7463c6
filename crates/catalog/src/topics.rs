//! What a game's help has a page each on: the techniques of Sudoku, with a board to try one on and a wish for puzzles to
//! practise it. Read from the table that the game's tests write and check.

/// One page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// Its id: `<game>.technique-<id>` is its name, and `<game>.about-<id>` the lesson on it.
    pub id: &'static str,
    /// What it is listed under, named by `<game>.level-<group>`.
    pub group: &'static str,
    /// A text to bring: a board on which it is the next step; `None` where none was found.
    pub board: Option<&'static str>,
    /// What to ask the generator for to practise it; `None` where it makes no such puzzles.
    pub wish: Option<String>,
}

/// The game that has them.
const TAUGHT: &str = "sudoku";
const SUDOKU: &str = include_str!("../../../data/sudoku/technique_boards.txt");

/// Whether a game has topics.
pub fn has_topics(game: &str) -> bool {
    game == TAUGHT
}

/// The topics of a game in order, group by group; none for most games.
pub fn topics(game: &str) -> Vec<Topic> {
    let table = if has_topics(game) { SUDOKU } else { "" };
    table.lines().filter_map(topic).collect()
}

/// A line of the table: level, word, clues of puzzles to practise on, position.
fn topic(line: &'static str) -> Option<Topic> {
    let mut columns = line.split('\t');
    let (group, id) = (columns.next()?, columns.next()?);
    let (clues, board) = (columns.next()?, columns.next()?);
    let given = |text: &'static str| Some(text).filter(|text| *text != "-");
    let wish = given(clues).map(|clues| format!("technique={id} level=any symmetry=none clues={clues}"));
    Some(Topic { id, group, board: given(board), wish })
}
