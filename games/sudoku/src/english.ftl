# English sentences of this crate's errors, copied from locales/en by `cargo xtask english`, which finds them by their keys.

sudoku-library-parts = A line of a technique library has eight parts between colons; this one has { $found }.
sudoku-library-candidate = “{ $found }” is not a digit, a row and a column, each from 1 to 9.
sudoku-given = Row { $row }, column { $column } belongs to the puzzle and cannot be changed.
sudoku-filled = Row { $row }, column { $column } holds a digit; marks are for empty cells.
sudoku-contradictory-givens = Contradictory givens: { $cells }.
sudoku-generate-no-grid = No full grid was found by these rules: { $variant }.
sudoku-generate-too-rare = No puzzle like this was found: “{ $wish }”. Another number of clues, symmetry or level is likelier.
sudoku-generate-no-pattern = No pattern of this symmetry has { $clues } clues.
sudoku-generate-too-few-clues = No puzzle of { $wished } clues was found; the fewest were { $reached }.
sudoku-generate-stopped = Stopped before a puzzle was found.
sudoku-solve-stopped = Stopped before it was solved.
