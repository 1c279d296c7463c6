# Sudoku.

game-sudoku = Sudoku
game-sudoku-about = Every digit once in each row, column and box.

## At the table

sudoku-left = { $n ->
    [0] Every cell is filled
    [one] One cell to go
   *[other] { $n } cells to go
}
sudoku-conflicts = { $n ->
    [0] No conflicts
    [one] One cell in conflict
   *[other] { $n } cells in conflict
}
sudoku-solved = Solved! Every row, column and box is complete.
sudoku-solved-variant = Solved! Every rule is kept and every cell is filled.
sudoku-in-row = in the row ({ $cells })
sudoku-in-column = in the column ({ $cells })
sudoku-in-box = in the box ({ $cells })
sudoku-in-region = in the region ({ $cells })
sudoku-in-diagonal = on the diagonal ({ $cells })
sudoku-in-window = in the window ({ $cells })
sudoku-in-group = at the same place of another box ({ $cells })
sudoku-in-knight = a knight’s move away ({ $cells })
sudoku-in-king = touching at a corner ({ $cells })
sudoku-why-near = { $digit } stands beside the digit before or after it ({ $cells }).
sudoku-why-one = { $digit } stands again { $a }.
sudoku-why-two = { $digit } stands again { $a } and { $b }.
sudoku-why-three = { $digit } stands again { $a }, { $b } and { $c }.
sudoku-cell-given = Row { $row }, column { $column }: { $digit }, given
sudoku-cell-entry = Row { $row }, column { $column }: { $digit }
sudoku-cell-error = Row { $row }, column { $column }: { $digit }, in conflict
sudoku-cell-empty = Row { $row }, column { $column }: empty
sudoku-cell-corner = Row { $row }, column { $column }: empty, corner marks { $corner }
sudoku-cell-centre = Row { $row }, column { $column }: empty, centre marks { $centre }
sudoku-cell-marks = Row { $row }, column { $column }: empty, corner marks { $corner }, centre marks { $centre }
sudoku-cell-coloured = { $cell }, { $colour }
sudoku-cell-in-region = { $cell }, region { $number }
sudoku-cell-on-diagonal = { $cell }, on a diagonal
sudoku-cell-in-window = { $cell }, window { $number }
sudoku-cell-in-group = { $cell }, group { $number }
sudoku-pad-digit = { $digit }, { $left } to place
sudoku-puzzle = Puzzle
sudoku-clues = { $n ->
    [one] One clue
   *[other] { $n } clues
}
sudoku-rules-and = { $first } · { $next }
sudoku-rules-jigsaw = Jigsaw: the regions with thick borders take the place of the boxes.
sudoku-rules-x = X: both diagonals hold each digit once.
sudoku-rules-falling = The diagonal from the upper left holds each digit once.
sudoku-rules-rising = The diagonal from the lower left holds each digit once.
sudoku-rules-windoku = Windoku: the four shaded windows hold each digit once.
sudoku-rules-disjoint = Disjoint groups: cells at the same place of all boxes hold each digit once.
sudoku-rules-anti-knight = Anti-knight: cells a chess knight’s move apart differ.
sudoku-rules-anti-king = Anti-king: cells that touch at a corner differ.
sudoku-rules-non-consecutive = Non-consecutive: digits side by side differ by more than one.
sudoku-own-about = Paste a puzzle in any format: 81 characters, nine lines, a grid with candidates, SDK, or a link of f-puzzles, SudokuPad or sudokuwiki.
sudoku-enter-own = Type the clues of your puzzle, 0 for an empty cell: each goes on to the next cell. Then play it.
sudoku-share-line = 81 characters
sudoku-share-library = With your digits, for HoDoKu
sudoku-puzzles = Puzzle of the day
sudoku-puzzles-of = { $game }: the puzzle of the day
sudoku-daily-classic = From easy to unfair by weekday
sudoku-share-f-puzzles = Link to f-puzzles
sudoku-share-sudokupad = Link to SudokuPad
sudoku-share-sudokuwiki = Link to sudokuwiki
sudoku-digit = Digit
sudoku-corner = Corner
sudoku-centre = Centre
sudoku-colour = Colour
sudoku-next-mode = Next way of entering
sudoku-use = Play this puzzle
sudoku-erase = Erase
sudoku-fill = Fill in candidates
sudoku-digit-first = Digit first
sudoku-all = Select all cells
sudoku-invert = Invert the selection
sudoku-did-set = { $cells } = { $digit }
sudoku-did-clear = { $cells } erased
sudoku-did-corner = { $cells } corner { $digit }
sudoku-did-centre = { $cells } centre { $digit }
sudoku-did-remove-corner = { $cells } corner { $digit } removed
sudoku-did-remove-centre = { $cells } centre { $digit } removed
sudoku-did-colour = { $cells } { $colour }
sudoku-did-fill = Candidates filled in
sudoku-did-unfill = Candidates removed
sudoku-more = { $list } and { $n } more
sudoku-summary-entries = { $n ->
    [one] One digit written
   *[other] { $n } digits written
}
sudoku-summary-wrong = { $n ->
    [0] No cell was ever wrong
    [one] One cell was wrong on the way
   *[other] { $n } cells were wrong on the way
}
sudoku-summary-hints = { $n ->
    [0] No hints
    [one] One hint
   *[other] { $n } hints
}
sudoku-wrote = { $digit }
sudoku-cleared = Erased
sudoku-marked = Mark { $digit }
sudoku-unmarked = Mark { $digit } removed

## Refusals and verdicts

sudoku-given = Row { $row }, column { $column } belongs to the puzzle and cannot be changed.
sudoku-filled = Row { $row }, column { $column } holds a digit; marks are for empty cells.
sudoku-contradictory-givens = Contradictory givens: { $cells }.
sudoku-none = No solution: the givens break no rule among themselves, but nothing completes them.
sudoku-many = Many solutions: at { $cell } one has { $first }, another { $second }.
sudoku-judge-good = All that is entered fits the solution.
sudoku-judge-wrong = { $n ->
    [one] One entry does not fit the solution: { $cells }.
   *[other] { $n } entries do not fit the solution: { $cells }.
}
sudoku-judge-none = This puzzle has no solution to compare with.
sudoku-judge-many = This puzzle has more than one solution; there is none to compare with.

## The coach

sudoku-hint-why = Which technique?
sudoku-hint-show = Show me
sudoku-hint-look-houses = Look at { $houses }.
sudoku-hint-look-cells = Look at { $cells }.
sudoku-hint-technique = The technique to look for: { $technique }.
sudoku-hint-none = This puzzle has no solution, so no step can be right.
sudoku-hint-many = This puzzle has more than one solution: { $cell } can be { $first } or { $second }, and nothing decides between them.
sudoku-hint-dead-end = This puzzle has several solutions, but none with all that is entered. Undo leads back to one.
sudoku-hint-wrong-look = Something that is entered is wrong.
sudoku-wrong-conflict = { $cell } cannot be { $digit }: { $digit } stands at { $at } already.
sudoku-wrong-near = { $cell } cannot be { $digit }: the digit before or after it stands beside it, at { $at }.
sudoku-wrong-at-once = { $cell } cannot be { $digit }: { $end }
sudoku-wrong-leads = { $cell } cannot be { $digit }: from it follows { $steps }, and then { $end }
sudoku-wrong-no-digit = nothing is left for { $at }.
sudoku-wrong-no-place = { $other } has no place in { $house }.
sudoku-wrong-long = { $cell } cannot be { $digit }: it leads to no solution.
sudoku-hint-fill = { $n ->
    [one] The next step rules candidates out, and one cell has no marks. Fill in its candidates first.
   *[other] The next step rules candidates out, and { $n } cells have no marks. Fill in the candidates first.
}
sudoku-hint-stale = { $cell } has the mark { $digit }, but { $digit } stands at { $at } already.
sudoku-hint-stale-near = { $cell } has the mark { $digit }, but { $other } stands beside it, at { $at }.
sudoku-hint-missing = { $n ->
    [one] The mark { $digits } is missing in { $cell }: no digit on the grid rules it out.
   *[other] One of the marks { $digits } is missing in { $cell }: no digit on the grid rules them out.
}
sudoku-hint-and-more = { $n ->
    [one] { $first } There is one more like it.
   *[other] { $first } There are { $n } more like it.
}
sudoku-reveal = No technique that the coach knows leads further. From the solution: { $cell } is { $digit }.
sudoku-technique-fill = Candidates
sudoku-technique-reveal = From the solution
sudoku-technique-none = No solution
sudoku-technique-many = Several solutions
sudoku-explain-fill = The next step rules candidates out, so all of them are filled in first.
sudoku-explain-many = This puzzle has more than one solution, so no chain of reasons leads to the end.

## Menus

sudoku-preset-easy = Easy
sudoku-preset-easy-about = 36 clues; looking for the last place or the last digit is enough.
sudoku-preset-medium = Medium
sudoku-preset-medium-about = 30 clues; pairs, triples and locked candidates are needed.
sudoku-preset-hard = Hard
sudoku-preset-hard-about = Few clues; fish, wings and uniqueness.
sudoku-preset-unfair = Unfair
sudoku-preset-unfair-about = Few clues; chains and almost locked sets.
sudoku-preset-extreme = Extreme
sudoku-preset-extreme-about = Few clues; forcing chains, or a very long way.
sudoku-option-level = Level
sudoku-option-level-about = What it takes to solve it, from singles to forcing chains.
sudoku-level-easy = Easy
sudoku-level-medium = Medium
sudoku-level-hard = Hard
sudoku-level-unfair = Unfair
sudoku-level-extreme = Extreme
sudoku-level-any = any
sudoku-option-technique = Technique
sudoku-option-technique-about = The hardest technique that it takes; it counts in place of a level.
sudoku-techniques = Techniques of Sudoku
sudoku-techniques-about = What the coach knows, from the easiest to the hardest. “Try it” has a board on which the technique is the next step; “Practise” makes puzzles that take it, and nothing harder.
sudoku-option-symmetry = Pattern
sudoku-option-symmetry-about = Which turns or mirrors leave the pattern of clues as it is.
sudoku-symmetry-none = none
sudoku-symmetry-half-turn = half turn
sudoku-symmetry-quarter-turn = quarter turn
sudoku-symmetry-mirror = mirror
sudoku-symmetry-diagonal = diagonal
sudoku-symmetry-both-diagonals = both diagonals
sudoku-option-clues = Clues
sudoku-option-clues-about = How many digits are given; fewer leave more to find.
sudoku-clues-fewest = as few as possible
sudoku-option-rating = Rating
sudoku-option-rating-about = On the scale of Sudoku Explainer, in place of the level. From 4.5 to 6.5 it may take some seconds.
sudoku-rating-usual = by level
sudoku-option-variant = Rules
sudoku-option-variant-about = Classic, or with a rule more; a jigsaw has regions of its own in place of the boxes.
sudoku-variant-classic = classic
sudoku-variant-x = X
sudoku-variant-falling = falling diagonal
sudoku-variant-rising = rising diagonal
sudoku-variant-jigsaw = jigsaw
sudoku-variant-windoku = windoku
sudoku-variant-disjoint = disjoint groups
sudoku-variant-anti-knight = anti-knight
sudoku-variant-anti-king = anti-king
sudoku-variant-non-consecutive = non-consecutive
sudoku-setting-upkeep = Take a digit out of the marks it rules out
sudoku-setting-peers = Tint row, column and box
sudoku-setting-alike = Make equal digits stand out
sudoku-setting-coordinates = Number rows and columns
sudoku-setting-mistakes = Compare every entry with the solution
sudoku-chart-entries = Digits written
sudoku-stat-won = Solved

## Instructions

sudoku-help-aim = Fill the grid so that every row, every column and every 3x3 box holds each digit from 1 to 9 once. The clues in ink stay.
sudoku-help-enter = Select cells and enter a digit, or choose “Digit first”, hold a digit and touch the cells it goes to. Drag, or hold Ctrl or Shift, to select several cells; a double click selects every cell with the same digit.
sudoku-help-marks = Corner marks keep fixed places, centre marks stand together, colours are yours to use. “Fill in candidates” marks every digit that row, column and box leave open.
sudoku-help-conflicts = Conflicts are shown at once: equal digits in a row, column or box. That is the rule check; it knows nothing of the solution. “Check against the solution” does, and tells which entries are wrong.
sudoku-help-branches = Mark a place before you try something; “Return to the mark” takes back every step since, and redo brings them again.
sudoku-help-variants = A puzzle may have rules beside the classic ones: choose them under “Rules” of a new game, or bring a puzzle that has them. They are named beside the board, every conflict says which rule it breaks, and hints use them. Several can be combined in a setup: its words, such as “x anti-knight”, stand before the 81 cells.
sudoku-help-houses = X: both diagonals hold each digit once. Jigsaw: regions with thick borders take the place of the boxes. Windoku: four shaded windows hold each digit too. Disjoint groups: cells at the same place of all nine boxes hold each digit.
sudoku-help-moves = Anti-knight: cells a chess knight’s move apart differ. Anti-king: cells that touch at a corner differ. Non-consecutive: digits side by side differ by more than one.

## Commands

read-unknown-variant = “{ $found }” (at { $at }) names no rules that are known here: x, falling, rising, jigsaw=, windoku, disjoint, anti-knight, anti-king and non-consecutive are.
read-jigsaw-length = After “jigsaw=” (at { $at }) stand { $found } letters, not 81.
read-jigsaw-letter = “{ $found }” (at { $at }) is no letter of a region, from a to i.
read-irregular-region = The region “{ $found }” (at { $at }) has more than nine cells, so another has less.
read-link-region = The regions of the puzzle in this link have not nine cells each: { $found } is one too many.
sudoku-solve-stopped = Stopped before it was solved.
sudoku-canon-variant = Only classic puzzles have a canonical form.
sudoku-print-variant = A puzzle with rules of its own cannot be printed yet; it is left out.
sudoku-format-variant = { $format } cannot say these rules: { $variant }. It would be another puzzle.
sudoku-generate-no-grid = No full grid was found by these rules: { $variant }.
read-bad-candidate = “{ $found }” (at { $at }) is not the digit of its place, nor a sign for none.
read-candidates-length = A puzzle of candidates has 729 characters, this one has { $found }.
sudoku-grade = { $level } · rated { $rating }
sudoku-print-heading = { $number } · { $grade }
sudoku-print-titled = { $number } · { $title } · { $grade }
sudoku-print-unsound = not one solution alone
sudoku-print-solutions = Solutions
read-library-parts = “{ $found }” (at { $at }) is not a line of a technique library: parts are missing between its colons.
read-library-candidate = “{ $found }” (at { $at }) is not a digit, a row and a column, each from 1 to 9.
read-no-game = There is no game in this file: “{ $found }” (at { $at }).
read-no-such-block = “{ $found }” (at { $at }) is not a block of this format: [Puzzle] and [State] are.
read-not-classic = This puzzle has rules that are not known here (“{ $found }”); without them it would be another.
read-link-long = The puzzle in this link (at { $at }) is longer than a classic one can be.
read-link-packed = The puzzle in this link (at { $at }) is damaged, or not packed as f-puzzles does it.
read-link-own-form = This link is in SudokuPad’s own form, which only SudokuPad reads. Links with “fpuzzles” can be opened.
read-link-size = The puzzle in this link has { $found } rows, not 9.
read-link-grid = The puzzle in this link has not 9 rows of 9 cells.
read-link-cell = A cell of the puzzle in this link cannot be read: { $found }.
sudoku-generate-too-rare = No puzzle like this was found: “{ $wish }”. Another number of clues, symmetry or level is likelier.
sudoku-generate-no-pattern = No pattern of this symmetry has { $clues } clues.
sudoku-generate-too-few-clues = No puzzle of { $wished } clues was found; the fewest were { $reached }.
sudoku-generate-stopped = Stopped before a puzzle was found.

## Keys

sudoku-key-step = Move over the grid
sudoku-key-extend = Select more cells
sudoku-key-digit = Enter a digit; 0 erases
sudoku-key-corner = Mark it in the corner
sudoku-key-centre = Mark it in the centre
sudoku-key-colour = Give the cells a colour
sudoku-key-filter = Make this digit stand out
sudoku-key-switch = Switch between digits and marks
sudoku-key-cancel = Select the one cell again
