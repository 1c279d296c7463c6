# What only the terminal says.

## Terminal

term-tagline = a warm room, one lamp, a good table
term-menu-keys = ↑↓ choose · Enter open · s shelf · ? help · q leave
term-continue = Continue { $game }
term-continue-about = Just as you left it.
term-shelf-about = Games under way, and finished ones.
term-removed = removed
term-days-about = One of each game, and the calendar.
term-statistics-about = How your games went.
term-settings-about = Colours, motion, speed, language, keys.
term-help-about = How to play, and every key.
term-leave = Leave
term-back = Back
term-choose = choose
term-change = change
term-scroll = scroll
term-techniques = techniques
term-new-game = New game of { $game }
term-preset = Game
term-own-mix = Your own mix
term-seed-any = any; type one to play the same dice again
term-on = on
term-off = off
term-theme-about = High contrast has black, white and one accent. With 16 colours the terminal's own palette is used.
term-motion-about = Tumbling dice and turning tiles. Any key skips the motion.
term-pace-about = How long the computer waits before it plays, so that you can follow.
term-judge-about = After each of your moves the coach says how good it was.
term-language-about = The language Parlour speaks.
term-coach-silent = I speak up when it is your turn.
term-more = … and { $n } more
term-value = value
term-sort = sort
term-turn-round = turn round
term-ranks-shown = { $n ->
    [one] One run
   *[other] { $n } runs
} · { $outcome } · { $days }
term-keys-about = Which key stands for which command of this game.
term-keys-open = change …
term-keys-changed = changed …
term-restore-about = Enter sets everything as it was at first.
term-restored = Everything is set as at first; u brings your settings back.
term-games-hinted = With hints: { $won } of { $n } won.
term-games-played = { $n ->
    [one] One game.
   *[other] { $n } games.
}
term-games-won = { $n } won.
term-mean = Mean { $mean }.
term-next-chart = next chart
term-course-about = From the oldest to the newest; ? is with hints, ★ the best without.
term-key-tab = From the board to the commands and back
term-escape-closes = Esc
term-mouse-map = With a mouse: click a place to travel there, yourself to pick up, search or take stairs; the right button looks.
term-mouse = With a mouse: click tiles, commands, rows and arrows; the wheel scrolls.
term-mouse-grid = With a mouse: click cells, drag over them, Ctrl-click to add or drop one, double click for all alike; click the pad and the commands.
term-mouse-woven = With a mouse: click a cell, drag on to draw the path, hold a number of yours or click it with the other button to remove it.
term-notes-grid = Marks stand at fixed places; those of the centre are underlined.
term-settings-of = Settings of { $game }
term-more-shown = shown
term-more-hidden = { $n ->
    [0] all at their defaults
   *[other] { $n } changed
}
term-bring-of = { $game }: a position or a record of your own
term-own-puzzle-of = { $game }: your own puzzle
term-own-about-sudoku = Paste or type 81 cells, 0 and . being empty; or paste a grid, a link or an SDK file.
term-own-blank = Blank grid
term-own-clear = Clear
term-seed-any-made = any; type one to get the same puzzle again
term-not-made = No such puzzle could be generated.
term-day = Day
term-day-today = { $date }, today (UTC)
term-day-past = { $date } (UTC)
term-puzzle-begun = Begun
term-puzzle-new = New
term-streak = { $n ->
    [one] One day in a row, { $best } at best.
   *[other] { $n } days in a row, { $best } at best.
}
term-another = another game
term-time = Time { $time }
term-times = Best { $best }, mean { $mean }.
term-paused = Paused: press any key
term-take-hint = Do it
term-more-hint = Tell me more
term-no-verdict = There is no solution to compare with.
term-place-marked = Marked: { $key } returns to this place.
term-short-fill = Fill in marks
term-short-mark = Mark place
term-short-back = To the mark
term-short-judge = Check solution
term-short-explain = Explain it
term-short-use = Play this
term-key-review = Review step by step; any other key returns
term-review-runs = Space stops, + speed { $n }×
term-review-still = Space plays, + speed { $n }×
term-watching = The computer is playing, speed { $n }×. + changes the speed, any other key stops it.
term-key-settings = The settings of this game
term-key-leave = Leave; the game is saved
term-too-small = This window has { $columns } columns and { $rows } rows. Parlour needs { $need-columns } by { $need-rows }: please make it larger. The game waits.
term-save-damaged = The saved game of { $game } could not be opened. { $why } It lies apart on the shelf; a new game begins.
term-file-damaged = A file could not be read. It is kept as { $file }, and the default values are used.
term-not-saved = The game could not be saved in { $folder }.
term-unstored-leave = This game is not saved. Press q to leave and lose it, another key to stay.
term-not-a-terminal = This is not a terminal: Parlour needs one to draw in.
term-io = The terminal failed: { $why }
term-panicked = Parlour had to stop because of an internal error. Your game was saved after the last move.
term-study-keys = , . steps, Esc back
term-trainee = Your strength: { $points }. { $reached } of { $all } reached, { $streak } in a row, at most { $best }.
