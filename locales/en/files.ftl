# Why a text or a save could not be read.

## Texts that could not be read

read-unknown-option = “{ $found }” (at { $at }) is not an option of this game.
read-option-twice = “{ $found }” (at { $at }) is an option that was given twice.
read-bad-value = “{ $found }” (at { $at }) is not a value this option can take.
read-not-a-number = “{ $found }” (at { $at }) is not a number.
read-unknown-action = “{ $found }” is not an action of this game.
read-no-such-tile = “{ $found }” (at { $at }) is not a tile of this box.
read-duplicate-tile = Tile { $found } (at { $at }) is named twice.
read-out-of-range = “{ $found }” (at { $at }) is not a valid number here.
read-incomplete = “{ $found }” is not complete: something is missing at { $at }.
read-bad-cell = “{ $found }” (at { $at }) is neither a digit nor an empty cell.
read-too-few-cells = Only { $found } of 81 cells are given.
read-too-many-cells = More than 81 cells: the surplus begins with “{ $found }” (at { $at }).
read-board-head = “{ $found }” (at { $at }) is not the head of a board: board NAME king|ortho|hex ROWS COLS.
read-board-relation = “{ $found }” (at { $at }) is not a neighbour relation: king, ortho or hex.
read-board-size = “{ $found }” (at { $at }) is not a number of rows or columns from 1 to 64.
read-board-token = “{ $found }” (at { $at }) is neither a number nor . nor #.
read-board-link = “{ $found }” (at { $at }) is not a link: link ROW COL ROW COL.
read-row-length = The row “{ $found }” (at { $at }) has a different number of cells than the board.
read-rows-missing = Only { $found } rows of the board are given.
read-no-such-point = “{ $found }” (at { $at }) is not a point of the board.
read-no-such-game = “{ $found }” (at { $at }) is not the name of a game of Mill.
read-record-variation = “{ $found }” (at { $at }) is a variation of nothing, or too deep within others.
read-record-open = “{ $found }” (at { $at }) is opened and never closed.
read-fen-word = “{ $found }” (at { $at }) should begin with the word fen.
read-in-line = Line { $line }: { $why }
read-file-none = { $file }: This is not a file.
read-file-too-long = { $file }: This is too long: { $limit } bytes is the most that can be read here.
read-file-no-text = { $file }: This is not a text in UTF-8.
read-file-failed = { $file }: { $why }
read-refused-step = Step { $number }, { $action }: { $why }
read-choose-dice = Say how many dice: roll 1 or roll 2.
read-dice-count = “{ $found }” (at { $at }) is not a number of dice: roll 1 or 2.

## Saves that could not be loaded

load-too-large = This file is larger than any saved game.
load-too-long = This saved game is longer than a game can be.
load-too-late = This saved game is dated later than the year 9999.
load-not-a-save = This is not a saved game of Parlour.
load-truncated = The saved game is cut off before its end.
load-newer-format = The saved game was written by a newer Parlour (format { $version }).
load-checksum = The saved game is damaged: it does not match its checksum.
load-malformed = The saved game does not have the structure this program writes.
load-other-game = This is a saved game of “{ $game }”.
load-rules-changed = The saved game was played under other rules (version { $version }).
load-bad-setup = The saved game starts from a setup that cannot be played: { $why }
load-illegal-entry = Entry { $entry } of the saved game is not possible ({ $code }).
load-diverged = The replay differs from the saved game at entry { $entry }.
