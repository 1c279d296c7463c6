# English sentences of this crate's errors, copied from locales/en by `cargo xtask english`, which finds them by their keys.

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
hidato-generate-no-path = No path through enough of this board was found ({ $wish }).
hidato-generate-stopped = Stopped before a board was found.
