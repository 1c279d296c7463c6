# Hidato.

game-hidato = Hidato
game-hidato-about = One path through every cell, from 1 on.

## The scene

hidato-next = Next { $value }
hidato-left = { $n ->
    [0] Every cell is filled
    [one] One cell to go
   *[other] { $n } cells to go
}
hidato-slips = { $n ->
    [0] No wrong tries
    [one] One wrong try
   *[other] { $n } wrong tries
}
hidato-gap = { $from } and { $to } do not touch
hidato-gaps = { $n } gaps in the path
hidato-solved = Solved! The path is complete.
hidato-broken = Every cell is filled, but the path is broken.
hidato-stops = { $value } cannot continue from here: select another number.
hidato-choose = Choose a number to continue from.
hidato-noting = Pencil: touch a cell to note a number.
hidato-typed = Go to { $value }: Enter
hidato-typed-mark = Note { $value }: touch a cell, or Enter
hidato-puzzle = Puzzle
hidato-name = { $name }
hidato-board-welcome = Your first board
hidato-board-of-level = { $shape }, level { $level }, no. { $number }
hidato-board-made = { $shape }, no. { $number }
hidato-board-rect-squares = { $rows } by { $columns }
hidato-board-disc-squares = Disc
hidato-board-ring-squares = Ring
hidato-board-diamond-squares = Diamond
hidato-board-hexagon-squares = Cut corners
hidato-board-holes-squares = { $rows } by { $columns } with holes
hidato-board-rect-hexagons = { $rows } by { $columns } hexagons
hidato-board-disc-hexagons = Disc of hexagons
hidato-board-ring-hexagons = Ring of hexagons
hidato-board-diamond-hexagons = Diamond of hexagons
hidato-board-hexagon-hexagons = Beehive
hidato-board-holes-hexagons = Hexagons with holes
hidato-level-changed = Level { $wished } was asked for; none was found, so this one is level { $level }.
hidato-did-place = { $place } = { $value }
hidato-did-remove = { $place } erased
hidato-did-clear = Started over
hidato-neighbours-king = Neighbours touch at a side or a corner.
hidato-neighbours-ortho = Neighbours share a side.
hidato-neighbours-hex = Each cell has six neighbours.
hidato-cell-given = Row { $row }, column { $column }: { $value }, given
hidato-cell-entry = Row { $row }, column { $column }: { $value }
hidato-cell-empty = Row { $row }, column { $column }: empty
hidato-cell-open = Row { $row }, column { $column }: { $value } may go here
hidato-cell-dead = Row { $row }, column { $column }: { $value } may go here, but it is a dead end
hidato-cell-hole = Row { $row }, column { $column }: no cell
hidato-cell-marks = { $cell }, noted { $marks }
hidato-cell-apart = { $cell }, does not touch { $value }
hidato-cell-anchor = { $cell }, continuing from here
hidato-forward = Count up
hidato-backward = Count down
hidato-continue = Continue
hidato-remove = Remove
hidato-guide = Guide
hidato-act = Place or select
hidato-pencil = Pencil
hidato-clear = Start over
hidato-clear-really = Really start over?
hidato-own = Your own board
hidato-own-about = Paste a board: a line “board NAME king 5 5” (or ortho, hex; rows and columns), then one line per row: numbers, a dot for an empty cell, # for a hole.
hidato-enter-own = Type the numbers that are given; hold a cell, or press X, to make a hole. Then play it.
hidato-size = { $rows } × { $columns }
hidato-use = Play this puzzle
hidato-key = Digit { $digit }
hidato-hole = Hole
hidato-relation = Other neighbours
hidato-wider = Add a column
hidato-narrower = Remove a column
hidato-taller = Add a row
hidato-shorter = Remove a row
hidato-told = { $happened } { $next }
hidato-anchored = Continuing from { $value }.
hidato-placed = { $value } placed.
hidato-placed-apart = { $value } placed, but it does not touch { $other }.
hidato-removed = { $value } removed.
hidato-turned-forward = Counting up.
hidato-turned-backward = Counting down.
hidato-then = { $n ->
    [one] Next { $value }: one cell.
   *[other] Next { $value }: { $n } cells.
}
hidato-then-nothing = Nothing to place from here.
hidato-cleared = Back to the given numbers.
hidato-summary-placed = { $n ->
    [one] One number placed
   *[other] { $n } numbers placed
}
hidato-summary-wrong = { $n ->
    [0] No cell was ever wrong
    [one] One cell was wrong on the way
   *[other] { $n } cells were wrong on the way
}
hidato-summary-hints = { $n ->
    [0] No hints
    [one] One hint
   *[other] { $n } hints
}

## Menus

hidato-preset-gentle = Gentle
hidato-preset-gentle-about = A small square to find your feet on.
hidato-preset-classic = Classic
hidato-preset-classic-about = 8 by 8, neighbours on all eight sides.
hidato-preset-numbrix = Straight on
hidato-preset-numbrix-about = No diagonals: only up, down, left and right.
hidato-preset-beehive = Beehive
hidato-preset-beehive-about = Hexagons, each with six neighbours.
hidato-preset-ring = Ring
hidato-preset-ring-about = A board with nothing in the middle.
hidato-option-relation = Neighbours
hidato-option-relation-about = Where the next number may go: on all eight sides, on four, or on six of a hexagon.
hidato-relation-king = sides and corners
hidato-relation-ortho = sides only
hidato-relation-hex = hexagons
hidato-option-shape = Shape
hidato-option-shape-about = The outline of the board.
hidato-shape-rect = rectangle
hidato-shape-disc = disc
hidato-shape-ring = ring
hidato-shape-diamond = diamond
hidato-shape-hexagon = hexagon
hidato-shape-holes = with holes
hidato-option-rows = Rows
hidato-option-rows-about = How high the board is.
hidato-option-cols = Columns
hidato-option-cols-about = How wide the board is.
hidato-option-level = Hardest step
hidato-option-level-about = The hardest step needed to solve the board without guessing.
hidato-level-any = whatever it takes
hidato-level-1 = 1, a gap of one
hidato-level-2 = 2, dead ends
hidato-level-3 = 3, distances
hidato-level-4 = 4, one place left
hidato-level-5 = 5, paths through gaps
hidato-level-6 = 6, bottlenecks
hidato-level-7 = 7, colours of the board
hidato-level-8 = 8, pairs and triples
hidato-level-9 = 9, trying out
hidato-setting-guide = Show where the next number may go
hidato-setting-highlight = How strongly it shows
hidato-highlight-low = faintly
hidato-highlight-medium = clearly
hidato-highlight-high = strongly
hidato-setting-look-ahead = Look ahead: cross out dead ends
hidato-setting-pencil = Pencil marks
hidato-setting-coordinates = Number rows and columns
hidato-setting-mistakes = Compare every number with the solution
hidato-pack-first-steps = First steps
hidato-pack-parlour = The parlour
hidato-pack-streets = Streets
hidato-pack-beehives = Beehives
hidato-pack-lakes = Lakes
hidato-pack-diamonds = Diamonds
hidato-daily-classic = Classic
hidato-daily-expert = Expert
hidato-chart-placed = Numbers placed
hidato-chart-slips = Wrong tries
hidato-stat-won = Solved

## Instructions

hidato-help-aim = Fill the board with every number from 1 to the last, so that each number touches the next. The numbers in ink stay.
hidato-help-flow = Touch a number to continue from it, then the cell where the next one goes: one touch per number, and numbers already there are skipped. Count up or down as you like; drag to draw a longer stretch.
hidato-help-remove = Hold one of your own numbers to remove it, or use Remove. After that, touch a number or choose Continue.
hidato-help-guide = The guide marks the cells beside the last number. It does not know whether a cell leads to the end; the look-ahead guide sees a little further. Neither ever lets you break a rule.
hidato-help-boards = There are squares and hexagons, holes, rings and diamonds; a bar between two cells says that they hold consecutive numbers. Packs and the puzzle of the day are the same for everybody; a day begins at midnight UTC.

## Refusals


hidato-no-cell = There is no cell at { $place }.
hidato-no-target = There is nothing to place now: choose a number to continue from.
hidato-occupied = { $value } cannot go to { $place }: it is taken.
hidato-not-adjacent = { $value } cannot go to { $place }: it must be next to the number before it.
hidato-given = The number at { $place } belongs to the puzzle.
hidato-empty = There is no number at { $place }.
hidato-ignored = There is no number at { $place } to continue from.
hidato-none = There is nowhere to continue.
hidato-no-cells = The board has no cells.
hidato-out-of-range = { $number } at { $place } is not from 1 to { $highest }.
hidato-duplicate = { $number } is given more than once: { $places }.
hidato-bad-link = { $from } and { $to } are linked but not neighbours.

## The teacher
# `out` is one of the hidato-out clauses, `run` a hidato-run, `before`, `after`, `anchor`, `beside` and `from` a
# hidato-standing; a line follows the other in hidato-lines.

hidato-technique-bridge = A bridge
hidato-technique-only-cell = The only way on
hidato-technique-link = A link
hidato-technique-dead-end = A dead end
hidato-technique-distance = Distances
hidato-technique-hidden-single = The last one left
hidato-technique-path-pruning = What can lie beside
hidato-technique-gap-paths = All ways through a gap
hidato-technique-region-size = Filling a region
hidato-technique-gateway = A gateway
hidato-technique-region-parity = Dark and light cells
hidato-technique-pair = A pair
hidato-technique-triple = Three of a kind
hidato-technique-forcing = Trying it out
hidato-hint-look-value = { $technique }. Where can { $value } go?
hidato-hint-look-cell = { $technique }. What can { $place } hold?
hidato-hint-place = So { $value } goes to { $place }.
hidato-hint-select = So { $value } goes to { $place }: select { $from } and continue from there.
hidato-hint-forward = So { $value } goes to { $place }: count up to get there.
hidato-hint-backward = So { $value } goes to { $place }: count down to get there.
hidato-hint-open = From here on there is more than one solution; this is one way to continue.
hidato-hint-wrong-look = Before you go on: one of your numbers cannot stay where it is.
hidato-hint-wrong = { $value } cannot stay at { $place }. { $why }
hidato-hint-wrong-search = { $value } cannot stay at { $place }: every way on from there gets stuck, sooner or later.
hidato-lines = { $first } { $rest }
hidato-left-out = { $n ->
    [one] One small step later:
   *[other] { $n } small steps later:
}
hidato-more = { $list } and { $n } more
hidato-standing = { $value } at { $place }
hidato-some-number = the number at { $place }
hidato-run = { $n ->
    [one] { $first }
   *[other] { $first } to { $last }
}
hidato-out-places = { $value } cannot go to { $places }
hidato-out-values = { $place } cannot hold { $values }
hidato-out-several = some of { $values } drop out at { $places }
hidato-no-cell-left = Then no cell is left for { $value }.
hidato-no-value-left = Then no number is left for { $place }.
hidato-left-apart = { $first } and { $second } do not lie beside each other.
hidato-left-unlinked = The numbers at { $from } and { $to }, which are linked, do not follow each other.
hidato-why-bridge-place = { $value } lies between { $before } and { $after }, and { $place } is the only free cell beside both.
hidato-why-bridge-out = No free cell lies beside both { $before } and { $after }.
hidato-why-only-cell-place = { $place } is the only free cell beside { $beside }, so { $value } must be there.
hidato-why-only-cell-out = No free cell is left beside { $beside }.
hidato-why-link-place = { $to } is linked to { $from }, so it holds the number before or after; only { $value } is still missing.
hidato-why-link-out = { $to } is linked to { $from }, so it holds the number before or after: { $out }.
hidato-why-dead-end-place = The path has to enter { $cell } and leave it again, and { $free ->
    [0] no free cell lies
   *[other] only one free cell lies
} beside it. Of the missing numbers only { $value } goes on from a neighbour.
hidato-why-dead-end-out = The path has to enter { $cell } and leave it again, and { $free ->
    [0] no free cell lies
   *[other] only one free cell lies
} beside it. What goes on from no neighbour is out: { $out }.
hidato-why-distance-place = It is { $moves } moves from { $before } to { $after }. For { $value } only { $place } is near enough to both.
hidato-why-distance-out = It is { $moves } moves from { $before } to { $after }, so { $run } must stay near both: { $out }.
hidato-why-distance-far = It is { $moves } moves from { $before } to { $after }, so { $run } must stay near both.
hidato-why-distance-open-far = Counting from { $anchor }, every number is at most one move further.
hidato-why-distance-open-place = Counting from { $anchor }, only { $place } is near enough for { $value }.
hidato-why-distance-open-out = Counting from { $anchor }, every number is at most one move further: { $out }.
hidato-why-last-cell = { $place } is the only cell left for { $value }.
hidato-why-last-value = { $value } is the only number left for { $place }.
hidato-why-pruning = Beside a number lie the one before and the one after. Where there is no room for them, it cannot be: { $out }.
hidato-why-link-pruning = { $from } and { $to } are linked, so their numbers follow each other: { $out }.
hidato-why-paths = Walk through { $run }: { $ways ->
    [0] no way is left
    [one] there is only one way
   *[other] there are { $ways } ways
}, so { $out }.
hidato-why-shared = Whichever way { $run } go, they pass { $cell }, so { $out }.
hidato-why-region-in = { $size } free cells hang together here. They can only be filled exactly with { $run } among them, so { $out }.
hidato-why-region-out = { $size } free cells hang together here. With { $run } among them they could not be filled exactly, so { $out }.
hidato-why-region-parity = Numbers are odd and even in turn, on dark and light cells in turn, as on a chessboard. Count both colours in the { $size } free cells that hang together here, and { $out }.
hidato-why-gateway = { $size ->
    [one] The cell
   *[other] The { $size } cells
} behind { $cells } can be reached no other way. What stands there must let them be filled exactly, so { $out }.
hidato-why-gateway-parity = Numbers are odd and even in turn, on dark and light cells in turn, as on a chessboard. Count both colours in the { $size } cells behind { $cells }, and { $out }.
hidato-why-values = { $values } share { $cells }, so nothing else can go there: { $out }.
hidato-why-cells = { $cells } share { $values }, so these can go nowhere else: { $out }.
hidato-why-assumption = Suppose { $value } were at { $place }.
hidato-why-forcing = { $story } So { $out }.
hidato-why-forcing-short = Trying it out leads nowhere, so { $out }.
hidato-why-search = Only a long search shows it: whatever else { $place } holds gets stuck sooner or later, only { $value } does not.

## Verdicts

hidato-unsolvable = This board has no solution.
hidato-unsolvable-because = This board has no solution. { $why }
hidato-many = More than one solution: at { $place } one has { $first }, another { $second }. They differ in { $n } cells.
hidato-unknown = This board is too open to tell whether it has just one solution.
hidato-judge-good = Every number of yours can stay.
hidato-judge-wrong = { $n ->
    [one] One number cannot stay.
   *[other] { $n } numbers cannot stay: { $cells }.
} { $why }

## Commands

hidato-generate-no-path = No path through enough of this board was found ({ $wish }).
hidato-generate-level = Seed { $seed }: level { $reached }; none of level { $wished } was found.
hidato-generate-stopped = Stopped before a board was found.

## Keys

hidato-key-cycle = On to the next cell that may be filled
hidato-key-step = The same; over all cells when no number is in hand
hidato-key-walk = Move over all cells
hidato-key-number = Type a number; Enter goes on from it
hidato-key-confirm = Place the number here, or go on from the one that stands here
hidato-key-cancel = Let go of the board
hidato-key-write = Write a number here
