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
sudoku-in-row = in the row ({ $cells })
sudoku-in-column = in the column ({ $cells })
sudoku-in-box = in the box ({ $cells })
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
sudoku-pad-digit = { $digit }, { $left } to place
sudoku-puzzle = Puzzle
sudoku-clues = { $n ->
    [one] One clue
   *[other] { $n } clues
}
sudoku-own-about = Paste 81 characters or nine lines; a dot or 0 is an empty cell.
sudoku-enter-own = Type the clues of your puzzle, 0 for an empty cell: each goes on to the next cell. Then play it.
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
sudoku-reveal = One cell, taken from the solution: { $digit } at row { $row }, column { $column }.
sudoku-reveal-wrong = One cell, taken from the solution: row { $row }, column { $column } is { $digit }, not { $wrong }.

## Menus

sudoku-preset-classic = Newspaper
sudoku-preset-classic-about = 30 clues in a pattern that looks the same upside down.
sudoku-preset-gentle = Gentle
sudoku-preset-gentle-about = 38 clues: plenty to start from.
sudoku-preset-fewest = Bare
sudoku-preset-fewest-about = Not one clue to spare, in no pattern.
sudoku-preset-ornament = Ornament
sudoku-preset-ornament-about = The pattern of clues survives a quarter turn.
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

## Commands

read-bad-candidate = “{ $found }” (at { $at }) is not the digit of its place, nor a sign for none.
sudoku-generate-no-pattern = No pattern of this symmetry has { $clues } clues.
sudoku-generate-too-few-clues = No puzzle of { $wished } clues was found; the fewest were { $reached }.
sudoku-generate-stopped = Stopped before a puzzle was found.
sudoku-library-parts = A line of a technique library has eight parts between colons; this one has { $found }.
sudoku-library-candidate = “{ $found }” is not a digit, a row and a column, each from 1 to 9.
sudoku-unknown-technique = “{ $code }” is no code of a technique.
sudoku-rate-none = This puzzle has no solution to rate.
sudoku-rate-many = This puzzle has more than one solution; only puzzles with one can be rated.
sudoku-no-step = No technique leads further from here.

## Houses

sudoku-house-row = row { $number }
sudoku-house-column = column { $number }
sudoku-house-box = box { $number }
sudoku-house-and = { $first }, { $next }
sudoku-house-none = the grid

## Techniques

sudoku-technique-full-house = Full House
sudoku-technique-hidden-single = Hidden Single
sudoku-technique-naked-single = Naked Single
sudoku-technique-pointing = Locked Candidates (Pointing)
sudoku-technique-claiming = Locked Candidates (Claiming)
sudoku-technique-locked-pair = Locked Pair
sudoku-technique-locked-triple = Locked Triple
sudoku-technique-naked-pair = Naked Pair
sudoku-technique-naked-triple = Naked Triple
sudoku-technique-naked-quadruple = Naked Quadruple
sudoku-technique-hidden-pair = Hidden Pair
sudoku-technique-hidden-triple = Hidden Triple
sudoku-technique-hidden-quadruple = Hidden Quadruple
sudoku-technique-x-wing = X-Wing
sudoku-technique-swordfish = Swordfish
sudoku-technique-jellyfish = Jellyfish
sudoku-technique-finned-x-wing = Finned X-Wing
sudoku-technique-finned-swordfish = Finned Swordfish
sudoku-technique-finned-jellyfish = Finned Jellyfish
sudoku-technique-sashimi-x-wing = Sashimi X-Wing
sudoku-technique-sashimi-swordfish = Sashimi Swordfish
sudoku-technique-sashimi-jellyfish = Sashimi Jellyfish
sudoku-technique-franken-swordfish = Franken Swordfish
sudoku-technique-franken-jellyfish = Franken Jellyfish
sudoku-technique-finned-franken-x-wing = Finned Franken X-Wing
sudoku-technique-finned-franken-swordfish = Finned Franken Swordfish
sudoku-technique-finned-franken-jellyfish = Finned Franken Jellyfish
sudoku-technique-finned-mutant-jellyfish = Finned Mutant Jellyfish
sudoku-technique-finned-mutant-squirmbag = Finned Mutant Squirmbag
sudoku-technique-finned-mutant-whale = Finned Mutant Whale
sudoku-technique-skyscraper = Skyscraper
sudoku-technique-two-string-kite = 2-String Kite
sudoku-technique-empty-rectangle = Empty Rectangle
sudoku-technique-turbot-fish = Turbot Fish
sudoku-technique-dual-two-string-kite = Dual 2-String Kite
sudoku-technique-dual-empty-rectangle = Dual Empty Rectangle
sudoku-technique-simple-colours-trap = Simple Colours Trap
sudoku-technique-simple-colours-wrap = Simple Colours Wrap
sudoku-technique-multi-colours-1 = Multi-Colours 1
sudoku-technique-multi-colours-2 = Multi-Colours 2
sudoku-technique-uniqueness-1 = Unique Rectangle Type 1
sudoku-technique-uniqueness-2 = Unique Rectangle Type 2
sudoku-technique-uniqueness-3 = Unique Rectangle Type 3
sudoku-technique-uniqueness-4 = Unique Rectangle Type 4
sudoku-technique-uniqueness-5 = Unique Rectangle Type 5
sudoku-technique-uniqueness-6 = Unique Rectangle Type 6
sudoku-technique-hidden-rectangle = Hidden Rectangle
sudoku-technique-avoidable-rectangle-1 = Avoidable Rectangle Type 1
sudoku-technique-avoidable-rectangle-2 = Avoidable Rectangle Type 2
sudoku-technique-bivalue-grave = Bivalue Universal Grave + 1
sudoku-technique-x-chain = X-Chain
sudoku-technique-xy-chain = XY-Chain
sudoku-technique-remote-pairs = Remote Pairs
sudoku-technique-continuous-loop = Continuous Nice Loop
sudoku-technique-discontinuous-loop = Discontinuous Nice Loop
sudoku-technique-alternating-chain = Alternating Inference Chain
sudoku-technique-grouped-continuous-loop = Grouped Continuous Nice Loop
sudoku-technique-grouped-discontinuous-loop = Grouped Discontinuous Nice Loop
sudoku-technique-grouped-alternating-chain = Grouped Alternating Inference Chain
sudoku-technique-xy-wing = XY-Wing
sudoku-technique-xyz-wing = XYZ-Wing
sudoku-technique-w-wing = W-Wing
sudoku-technique-als-xz = ALS-XZ
sudoku-technique-als-xy-wing = ALS-XY-Wing
sudoku-technique-als-chain = ALS Chain
sudoku-technique-death-blossom = Death Blossom
sudoku-technique-sue-de-coq = Sue de Coq
sudoku-technique-template-set = Template Set
sudoku-technique-template-delete = Template Delete
sudoku-technique-forcing-chain = Forcing Chain
sudoku-technique-forcing-net = Forcing Net

## Why a step is true

sudoku-step-full-house = { $cells } is the last empty cell of { $houses }: { $out }.
sudoku-step-hidden-single = In { $houses }, { $digits } fits in { $cells } only: { $out }.
sudoku-step-naked-single = { $digits } is the only candidate left in { $cells }: { $out }.
sudoku-step-pointing = Of { $houses }, the first has { $digits } only where it crosses the second ({ $cells }), so it stands there: { $out }.
sudoku-step-claiming = Of { $houses }, the first has { $digits } only where it crosses the second ({ $cells }), so it stands there: { $out }.
sudoku-step-locked-pair = { $cells } hold { $digits } in some order, and lie in both { $houses }: { $out }.
sudoku-step-locked-triple = { $cells } hold { $digits } in some order, and lie in both { $houses }: { $out }.
sudoku-step-naked-pair = In { $houses }, { $cells } have only { $digits } left, so no other cell there holds them: { $out }.
sudoku-step-naked-triple = In { $houses }, { $cells } have only { $digits } left, so no other cell there holds them: { $out }.
sudoku-step-naked-quadruple = In { $houses }, { $cells } have only { $digits } left, so no other cell there holds them: { $out }.
sudoku-step-hidden-pair = In { $houses }, { $digits } fit in { $cells } only, so these cells hold nothing else: { $out }.
sudoku-step-hidden-triple = In { $houses }, { $digits } fit in { $cells } only, so these cells hold nothing else: { $out }.
sudoku-step-hidden-quadruple = In { $houses }, { $digits } fit in { $cells } only, so these cells hold nothing else: { $out }.
sudoku-step-x-wing = Of { $houses }, the first two have { $digits } only in the last two ({ $cells }), which need no other: { $out }.
sudoku-step-swordfish = Of { $houses }, the first three have { $digits } only in the last three ({ $cells }), which need no other: { $out }.
sudoku-step-jellyfish = Of { $houses }, the first four have { $digits } only in the last four ({ $cells }), which need no other: { $out }.
sudoku-step-finned-x-wing = But for { $fins }, { $digits } makes an X-Wing in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-swordfish = But for { $fins }, { $digits } makes a Swordfish in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-jellyfish = But for { $fins }, { $digits } makes a Jellyfish in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-sashimi-x-wing = But for { $fins }, { $digits } makes an X-Wing with a corner missing in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-sashimi-swordfish = But for { $fins }, { $digits } makes a Swordfish with a place missing in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-sashimi-jellyfish = But for { $fins }, { $digits } makes a Jellyfish with a place missing in { $houses }. Either that holds, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-franken-swordfish = Of { $houses }, the first three have { $digits } only in the last three, which need no other: { $out }.
sudoku-step-franken-jellyfish = Of { $houses }, the first four have { $digits } only in the last four, which need no other: { $out }.
sudoku-step-finned-franken-x-wing = Of { $houses }, the first two have { $digits } only in the last two, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-franken-swordfish = Of { $houses }, the first three have { $digits } only in the last three, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-franken-jellyfish = Of { $houses }, the first four have { $digits } only in the last four, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-mutant-jellyfish = Of { $houses }, the first four have { $digits } only in the last four, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-mutant-squirmbag = Of { $houses }, the first five have { $digits } only in the last five, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-finned-mutant-whale = Of { $houses }, the first six have { $digits } only in the last six, or one of { $fins } is { $digits }; both rule out the same: { $out }.
sudoku-step-skyscraper = { $chain }: one end or the other is { $digits }, so what sees both is not: { $out }.
sudoku-step-two-string-kite = { $chain }: one end or the other is { $digits }, so what sees both is not: { $out }.
sudoku-step-turbot-fish = { $chain }: one end or the other is { $digits }, so what sees both is not: { $out }.
sudoku-step-empty-rectangle = In { $houses }, { $digits } stands in one row or one column ({ $second }). { $chain }: one end or the other is { $digits }, so what sees both is not: { $out }.
sudoku-step-dual-two-string-kite = Two kites share a box. { $chain }: what sees both ends of one of them is out: { $out }.
sudoku-step-dual-empty-rectangle = Two empty rectangles share a box. { $chain }: what sees both ends of one of them is out: { $out }.
sudoku-step-simple-colours-trap = Either all of { $cells } or all of { $second } are { $digits }, so what sees both colours is not: { $out }.
sudoku-step-simple-colours-wrap = Either all of { $cells } or all of { $second } are { $digits }; two of the second see each other, so those are not: { $out }.
sudoku-step-multi-colours-1 = The strong links of { $digits } colour { $cells } and { $second }; where a colour of the one sees a colour of the other, one of the opposite colours is true: { $out }.
sudoku-step-multi-colours-2 = The strong links of { $digits } colour { $cells } and { $second }; a colour that sees both colours of the other is false: { $out }.
sudoku-step-uniqueness-1 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. Only one corner can prevent that: { $out }.
sudoku-step-uniqueness-2 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. So { $extra } is in { $fins }: { $out }.
sudoku-step-uniqueness-3 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. So the roof holds another digit, and with it { $fins } share { $extra } in { $houses }: { $out }.
sudoku-step-uniqueness-4 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. One of the digits must be in the roof in { $houses }, so the other is not: { $out }.
sudoku-step-uniqueness-5 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. So { $extra } is in one of { $fins }: { $out }.
sudoku-step-uniqueness-6 = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. One digit is confined to these cells, and in opposite corners it would complete the swap: { $out }.
sudoku-step-hidden-rectangle = If { $cells } held { $digits } alone, they could be swapped and the puzzle had two solutions. Row and column of one corner would complete the swap: { $out }.
sudoku-step-avoidable-rectangle-1 = { $cells } were not given. With the same two digits in all four corners they could be swapped and the puzzle had two solutions: { $out }.
sudoku-step-avoidable-rectangle-2 = { $cells } were not given. With the same two digits in all four corners they could be swapped and the puzzle had two solutions, so { $extra } is in one of { $fins }: { $out }.
sudoku-step-bivalue-grave = Without { $digits } in { $cells } every cell and every house had two ways left, and the puzzle had no solution or two: { $out }.
sudoku-step-x-chain = { $chain }: one end or the other is { $digits }, so what sees both is not: { $out }.
sudoku-step-xy-chain = { $chain }: one end or the other is true, so what sees both is not: { $out }.
sudoku-step-remote-pairs = { $cells } hold { $digits } in turn, so two that are an odd number of steps apart hold both: { $out }.
sudoku-step-continuous-loop = { $chain }: the loop closes, so each weak link holds one true end: { $out }.
sudoku-step-discontinuous-loop = { $chain }: one end or the other is true, so what cannot stand beside either is out: { $out }.
sudoku-step-alternating-chain = { $chain }: one end or the other is true, so what sees both is not: { $out }.
sudoku-step-grouped-continuous-loop = { $chain }: the loop closes, so each weak link holds one true end: { $out }.
sudoku-step-grouped-discontinuous-loop = { $chain }: one end or the other is true, so what cannot stand beside either is out: { $out }.
sudoku-step-grouped-alternating-chain = { $chain }: one end or the other is true, so what sees both is not: { $out }.
sudoku-step-xy-wing = Whatever { $second } holds, one of { $cells } holds the digit they share: { $out }.
sudoku-step-xyz-wing = Whatever { $second } holds, it or one of { $cells } holds the digit they share: { $out }.
sudoku-step-w-wing = { $chain }: one end or the other is true, so what sees both is not: { $out }.
sudoku-step-als-xz = { $cells } have one candidate more than cells, and so have { $second }. One of the sets loses a digit they share, and then holds all its others: { $out }.
sudoku-step-als-xy-wing = { $second } have one candidate more than cells and join two such sets, { $cells }. One of those two loses a digit, and then holds all its others: { $out }.
sudoku-step-als-chain = Sets of cells with one candidate more than cells, joined one to the next through { $second }. The first or the last of them, { $cells }, holds the digit they share: { $out }.
sudoku-step-death-blossom = Whatever { $cells } holds, one of the sets in { $second } loses it and then holds all its other digits: { $out }.
sudoku-step-sue-de-coq = In { $houses }, { $cells } and { $second } have as many digits as cells, each at home in one of the two: { $out }.
sudoku-step-template-set = Every way to place { $digits } in the whole grid has these: { $out }.
sudoku-step-template-delete = No way to place { $digits } in the whole grid has these: { $out }.
sudoku-step-forcing-chain = Whichever way { $cells } goes, chains of consequences lead to the same: { $out }.
sudoku-step-forcing-net = Whichever way { $cells } goes, all consequences together lead to the same: { $out }.

## Rules of Sudoku Explainer

sudoku-rule-last-cell = Last Cell
sudoku-rule-hidden-single = Hidden Single
sudoku-rule-direct-pointing = Direct Pointing
sudoku-rule-direct-claiming = Direct Claiming
sudoku-rule-direct-hidden-pair = Direct Hidden Pair
sudoku-rule-naked-single = Naked Single
sudoku-rule-direct-hidden-triplet = Direct Hidden Triplet
sudoku-rule-pointing = Pointing
sudoku-rule-claiming = Claiming
sudoku-rule-naked-pair = Naked Pair
sudoku-rule-x-wing = X-Wing
sudoku-rule-hidden-pair = Hidden Pair
sudoku-rule-naked-triplet = Naked Triplet
sudoku-rule-swordfish = Swordfish
sudoku-rule-hidden-triplet = Hidden Triplet
sudoku-rule-xy-wing = XY-Wing
sudoku-rule-xyz-wing = XYZ-Wing
sudoku-rule-unique-loop = Unique Rectangle or Loop
sudoku-rule-naked-quad = Naked Quad
sudoku-rule-jellyfish = Jellyfish
sudoku-rule-hidden-quad = Hidden Quad
sudoku-rule-grave = Bivalue Universal Grave
sudoku-rule-aligned-pair = Aligned Pair Exclusion
sudoku-rule-x-cycle = Bidirectional X-Cycle
sudoku-rule-y-cycle = Bidirectional Y-Cycle
sudoku-rule-forcing-x-chain = Forcing X-Chain
sudoku-rule-cycle = Bidirectional Cycle
sudoku-rule-forcing-chain = Forcing Chain
sudoku-rule-aligned-triplet = Aligned Triplet Exclusion
sudoku-rule-nishio = Nishio Forcing Chain
sudoku-rule-cell-chains = Cell Forcing Chains
sudoku-rule-house-chains = Region Forcing Chains
sudoku-rule-dynamic-contradiction = Dynamic Contradiction Forcing Chains
sudoku-rule-dynamic-double = Dynamic Double Forcing Chains
sudoku-rule-dynamic-cell = Dynamic Cell Forcing Chains
sudoku-rule-dynamic-house = Dynamic Region Forcing Chains
sudoku-rule-beyond = Beyond Dynamic Forcing Chains

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
