# English sentences of this crate's errors, copied from locales/en by `cargo xtask english`, which finds them by their keys.

table-empty = There is nothing to undo or redo.
table-full = This game is as long as a game can be.
read-file-none = { $file }: This is not a file.
read-file-too-long = { $file }: This is too long: { $limit } bytes is the most that can be read here.
read-file-no-text = { $file }: This is not a text in UTF-8.
read-file-failed = { $file }: { $why }
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
