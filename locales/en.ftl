# Everything Parlour says in English. A key `shutbox.score` in the code stands here as
# `shutbox-score`. Arguments are named in braces; numbers choose plurals.

## Names

language-name = English
parlour = Parlour
player = Player { $n }
game-shutbox = Shut the Box
game-shutbox-about = Roll, add up, turn the tiles down.
game-sudoku = Sudoku
game-sudoku-about = Every digit once in each row, column and box.
game-hidato = Hidato
game-hidato-about = One path through every cell, from 1 on.
game-mill = Mill
game-mill-about = Three in a row takes a stone.
game-rogue = The Dungeon
game-rogue-about = Ten levels down, and back with the Amulet.

## Values that options share

choice-usual = as the game has it
choice-true = yes
choice-false = no

## What every game has

reasons = { $one } { $other }
undo = Undo
redo = Redo
hint = Hint
new = New game
watch = Watch it play
mark = Mark this place
back = Return to the mark
judge = Check against the solution
colour-0 = no colour
colour-1 = red
colour-2 = orange
colour-3 = yellow
colour-4 = green
colour-5 = teal
colour-6 = blue
colour-7 = violet
colour-8 = grey
table-empty = There is nothing to take back or to do again.

## Texts that could not be read

read-unknown-option = “{ $found }” (at { $at }) is not an option of this game.
read-bad-value = “{ $found }” (at { $at }) is not a value this option can take.
read-not-a-number = “{ $found }” (at { $at }) is not a number.
read-unknown-action = “{ $found }” is not something one can do here.
read-no-such-tile = “{ $found }” (at { $at }) is not a tile of this box.
read-duplicate-tile = Tile { $found } (at { $at }) is named twice.
read-out-of-range = “{ $found }” (at { $at }) is not a number that can stand here.
read-incomplete = “{ $found }” is not complete: something is missing at { $at }.
read-bad-cell = “{ $found }” (at { $at }) is neither a digit nor an empty cell.
read-too-few-cells = Only { $found } of 81 cells are there.
read-too-many-cells = More than 81 cells: they go on with “{ $found }” (at { $at }).
read-board-head = “{ $found }” (at { $at }) is not the head of a board: board NAME king|ortho|hex ROWS COLS.
read-board-relation = “{ $found }” (at { $at }) is not a way of being neighbours: king, ortho or hex.
read-board-size = “{ $found }” (at { $at }) is not a number of rows or columns from 1 to 64.
read-board-token = “{ $found }” (at { $at }) is neither a number nor . nor #.
read-board-link = “{ $found }” (at { $at }) is not a link: link ROW COL ROW COL.
read-row-length = The row “{ $found }” (at { $at }) has another number of cells than the board.
read-rows-missing = Only { $found } rows of the board are there.
read-no-such-point = “{ $found }” (at { $at }) is not a point of the board.
read-no-such-game = “{ $found }” (at { $at }) is not the name of a game of Mill.
read-fen-word = “{ $found }” (at { $at }) should begin with the word fen.
read-fen-fields = A FEN has 17 fields: “{ $found }”
read-fen-rings = “{ $found }” (at { $at }) is not three rings of eight points.
read-fen-stone = “{ $found }” (at { $at }) has something else than O, @, * and X.
read-fen-side = “{ $found }” (at { $at }) is not a side: w or b.
read-fen-phase = “{ $found }” (at { $at }) is not a phase: r, p, n, m or o.
read-fen-action = “{ $found }” (at { $at }) is not an action: p, s, r or ?.
read-fen-number = “{ $found }” (at { $at }) is not a number that can stand there.
read-fen-square = “{ $found }” (at { $at }) is not the number of a point.
read-fen-marker = “{ $found }” (at { $at }) is not a marker such as c:w-1-18|b-0-, p:18 or s:1.
read-refused-step = Step { $number }, { $action }: { $why }
read-choose-dice = Say how many dice: roll 1 or roll 2.
read-dice-count = “{ $found }” (at { $at }) is not a number of dice: roll 1 or 2.

## Saves that could not be loaded

load-too-large = This file is larger than any saved game.
load-not-a-save = This is not a saved game of Parlour.
load-truncated = The saved game is cut off before its end.
load-newer-format = The saved game was written by a newer Parlour (format { $version }).
load-checksum = The saved game is damaged: it does not fit its checksum.
load-malformed = The saved game is not of the form this program writes.
load-other-game = This is a saved game of “{ $game }”.
load-rules-changed = The saved game was played under other rules (version { $version }).
load-bad-setup = The saved game starts from a setup that cannot be played: { $why }
load-illegal-entry = Entry { $entry } of the saved game is not possible ({ $code }).
load-diverged = Played again, the saved game differs at entry { $entry }.

## Terminal

term-tagline = a warm room, one lamp, a good table
term-menu-keys = ↑↓ choose · Enter open · ? help · q leave
term-continue = Continue { $game }
term-continue-about = Just as you left it.
term-statistics = Statistics
term-statistics-about = How your games went.
term-settings = Settings
term-settings-about = Colours, motion, speed, language, keys.
term-help = Help
term-help-about = How to play, and every key.
term-leave = Leave
term-back = Back
term-choose = choose
term-change = change
term-scroll = scroll
term-begin = Begin
term-new-game = New game of { $game }
term-preset = Game
term-own-mix = Your own mix
term-person = person
term-own-dice = Own dice
term-seed = Seed
term-seed-any = any; type one to play the same dice again
term-seed-is = Seed { $seed }
term-on = on
term-off = off
term-theme = Colours
term-theme-auto = as the system has it
term-theme-dark = dark
term-theme-light = light
term-theme-contrast = high contrast
term-theme-sixteen = 16 colours
term-theme-about = High contrast has black, white and one accent. With 16 colours the terminal's own palette is used.
term-motion = Motion
term-motion-about = Dice that tumble and tiles that turn. Any key skips what moves; when this is off nothing does.
term-speed = Computer
term-speed-slow = takes its time
term-speed-normal = plays along
term-speed-fast = plays fast
term-speed-about = How long the computer waits before it plays, so that you can follow.
term-language = Language
term-language-about = The language Parlour speaks.
term-coach = Coach
term-coach-thinks = One moment …
term-coach-silent = I speak up when it is your turn.
term-more = … and { $n } more
term-review-best = Coach: { $move } was as good as it gets.
term-review-other = Coach: { $move } gives { $value }, { $best } gives { $best-value } ({ $what }).
term-value = value
term-computer-gave-up = The computer does not know what to do here; please play on for { $player }.
term-replay = replay
term-sort = sort
term-turn-round = turn round
term-outcome = outcome
term-days = time
term-ranks-shown = { $n ->
    [one] One run
   *[other] { $n } runs
} · { $outcome } · { $days }
term-keys-of-games = Keys
term-keys-of-games-about = Which key stands for which command, in games with many of them.
term-keys-open = change …
term-no-games = No finished games yet. Play one, and it is counted here.
term-games-played = { $n ->
    [one] One game.
   *[other] { $n } games.
}
term-mean = Mean { $mean }.
term-next-chart = next chart
term-keys = Keys
term-key-move = move over the board
term-key-pick = pick what is under the cursor, or put it back
term-key-submit = do what is prepared
term-key-cycle = round the cells that may be filled
term-key-number = to a number on the board
term-key-tab = from the board to the commands and back
term-key-undo = take the last step back
term-key-redo = do it again
term-key-hint = call the coach, or send it away
term-key-new = a new game
term-key-back = drop what is prepared, then leave; the game is saved
term-escape-closes = Esc
term-key-next-interest = look at the next thing of interest
term-key-here = do what can be done here
term-key-drop = let go of what was begun
term-mouse-map = With a mouse: click a place to travel there, yourself to pick up, search or take stairs; the right button looks.
term-mouse = With a mouse: click tiles, commands, rows and arrows; the wheel scrolls.
term-mouse-grid = With a mouse: click cells, drag over them, Ctrl-click to add or drop one, double click for all alike; click the pad and the commands.
term-mouse-woven = With a mouse: click a cell, drag on to draw the path, hold a number of yours or click it with the other button to remove it.
term-notes-grid = Marks stand at fixed places; those of the centre are underlined.
term-settings-of = Settings of { $game }
term-own-puzzle = Your own puzzle
term-more-rules = More rules
term-more-shown = shown
term-more-hidden = { $n ->
    [0] as the game has them
   *[other] { $n } changed
}
term-bring = Position or record
term-bring-of = { $game }: a position or a record of your own
term-own-puzzle-of = { $game }: your own puzzle
term-own-about-sudoku = Paste or type 81 cells, in one line or nine; 0 and . are empty.
term-own-play = Check and play
term-own-play-anyway = Play it anyway
term-own-blank = Blank grid
term-own-clear = Clear
term-seed-any-made = any; type one to get the same puzzle again
term-making = Making a puzzle …
term-not-made = No puzzle could be made as you wish.
term-shelf = Packs and the day
term-shelf-of = { $game }: packs and the puzzle of the day
term-open = play
term-day = Day
term-day-today = { $date }, today (UTC)
term-day-past = { $date } (UTC)
term-day-kind = { $date }, { $kind }
term-pack-number = { $pack } { $n }
term-puzzle-solved = solved
term-puzzle-begun = begun
term-puzzle-new = new
term-streak = { $n ->
    [one] One day in a row, { $best } at best.
   *[other] { $n } days in a row, { $best } at best.
}
term-pack-solved = { $n } of { $all } in this pack are solved.
term-summary = Summary
term-next-puzzle = next puzzle
term-again = play again
term-another = another game
term-time = Time { $time }
term-times = Best { $best }, mean { $mean }.
term-chart-time = Time
term-pause = Pause
term-paused = Paused: press any key
term-take-hint = Enter it
term-more-hint = Tell me more
term-no-hint = There is nothing to give away here.
term-no-verdict = There is no solution to compare with.
term-place-marked = Marked: { $key } returns to this place.
term-short-fill = Fill in marks
term-short-mark = Mark place
term-short-back = To the mark
term-short-judge = Check solution
term-short-use = Play this
term-key-review = look back step by step; any other key returns
term-review = Look back
term-review-runs = Space stops, + speed { $n }×
term-review-still = Space plays, + speed { $n }×
term-watching = The computer plays, speed { $n }×. + changes the speed, any other key stops it.
term-review-at = { $n } of { $all } { $step }
term-key-pause = stop the clock and hide the board
term-key-settings = the settings of this game
term-key-help = this page
term-key-leave = leave; the game is saved
term-too-small = This window has { $columns } columns and { $rows } rows. Parlour needs { $need-columns } by { $need-rows }: please make it larger. The game waits.
term-save-damaged = The saved game of { $game } could not be opened. { $why } It is kept as { $file }; a new game begins.
term-file-damaged = A file could not be read. It is kept as { $file }, and the usual values are used.
term-not-saved = The game could not be saved in { $folder }.
term-not-a-terminal = This is not a terminal: Parlour needs one to draw in.
term-io = The terminal failed: { $why }
term-panicked = Parlour had to stop because of a fault in it. Your game was saved after the last move.

## Shut the Box: the seed's own words

shutbox-roll = Roll Dice
shutbox-submit = Submit Move
shutbox-reset = Reset
shutbox-score = Score: { $score }
shutbox-dice = Dice: { $first } + { $second } = { $total }
shutbox-die = Die: { $first }
shutbox-selected = Selected: { $tiles } = { $sum }
shutbox-victory = Victory! Perfect score!
shutbox-game-over = Game Over! Score: { $score }

## Shut the Box: more on the table

shutbox-roll-1 = Roll one die
shutbox-roll-2 = Roll two dice
shutbox-face = { $n }
shutbox-enter-dice = { $count ->
    [one] Throw your die and enter it.
   *[other] { $typed ->
        [0] Throw your dice and enter the first.
       *[other] First die: { $typed }. Enter the second.
    }
}
shutbox-tile-up = Tile { $n }, up
shutbox-tile-picked = Tile { $n }, up, selected
shutbox-tile-is-down = Tile { $n }, down
shutbox-went-down = Down: { $tiles }
shutbox-turn-over = { $player }: { $score }
shutbox-next-player = { $player } is next.
shutbox-winner = { $player } wins with { $score }!
shutbox-draw = A draw at { $score }.
shutbox-total = { $score }
shutbox-part = { $score }
shutbox-beat = To beat
shutbox-to-beat = { $score } draws level with the best so far; less wins.
shutbox-out-of-reach = The best so far is out of reach.
shutbox-last = Last turn
shutbox-last-stuck = { $player } rolled { $total } with { $left } still up: { $score }.
shutbox-last-shut = { $player } shut the box!
shutbox-rules = Rules
shutbox-rules-tiles = { $n } tiles
shutbox-dice-mand7 = One die as soon as 7 and above are down.
shutbox-dice-opt7 = One die or two, as you like, once 7 and above are down.
shutbox-dice-never = Always two dice.
shutbox-dice-opts6 = One die or two, as you like, once 6 or less is left.
shutbox-dice-mands6 = One die once 6 or less is left.
shutbox-dice-only1 = One die or two, as you like, once only the 1 is left.
shutbox-score-sum = Tiles left are added up.
shutbox-score-digits = Tiles left are read as one number.

## Shut the Box: refusals

shutbox-not-rolled = Roll the dice first.
shutbox-already-rolled = The dice are on the table already.
shutbox-dice-count = The rules do not allow { $asked ->
    [one] one die
   *[other] { $asked } dice
} now.
shutbox-dice-range = { $first } and { $second } are not what the dice that were rolled can show.
shutbox-tile-down = Tile { $tile } is down already.
shutbox-wrong-sum = That adds up to { $got }; the dice ask for { $want }.
shutbox-over = The game is over.
shutbox-bad-tiles = A box has 9, 10 or 12 tiles, not { $n }.
shutbox-bad-players = One to six can play, not { $n }.
shutbox-bad-rounds = A game has 1 to 99 rounds, not { $n }.
shutbox-no-such-tile = The box has no tile { $n }.
shutbox-duplicate-tile = Tile { $n } is named twice.

## Shut the Box: menus

shutbox-preset-classic = Classic
shutbox-preset-classic-about = Nine tiles; a single die, like it or not, once 7, 8 and 9 are down.
shutbox-preset-pub = Pub
shutbox-preset-pub-about = Nine tiles; one die or two, as you like, once 7, 8 and 9 are down.
shutbox-preset-duel = Duel
shutbox-preset-duel-about = Two players, three rounds, pub rules; the lowest total wins.
shutbox-preset-long = Long box
shutbox-preset-long-about = Twelve tiles and always two dice. Shutting it is rare.
shutbox-option-tiles = Tiles
shutbox-option-tiles-about = How many numbers the box has; more take longer to shut.
shutbox-option-dice = Dice
shutbox-option-dice-about = When one die is thrown instead of two.
shutbox-option-score = Scoring
shutbox-option-score-about = What the tiles left standing count at the end; fewer are better.
shutbox-option-players = Players
shutbox-option-players-about = Who has the lowest total after all rounds wins.
shutbox-option-rounds = Rounds
shutbox-option-rounds-about = How often each player has a turn with the box.
shutbox-level-random = Any move
shutbox-level-most = Most tiles
shutbox-level-highest = Highest first
shutbox-level-exact = Perfect
shutbox-chart-score = Scores
shutbox-chart-down = Tiles turned down
shutbox-chart-die = Faces of the dice
shutbox-chart-total = Totals of two dice

## Shut the Box: instructions

shutbox-help-aim = Turn down every tile. What is still up when you are stuck is your score; lower is better, and 0 shuts the box.
shutbox-help-roll = Roll the dice, then select tiles that add up to exactly the total and submit them. If any such tiles are up you must turn some down.
shutbox-colour-up = gold
shutbox-colour-picked = warm red
shutbox-colour-down = grey
shutbox-help-tiles-contrast = Tiles that stand up are white; a tile you select turns yellow and leans out; a tile that is down is black and crossed out.
shutbox-help-tiles = Tiles that stand up are { shutbox-colour-up }; a tile you select turns { shutbox-colour-picked } and leans out; a tile that is down is { shutbox-colour-down }.
shutbox-help-end = When no tiles add up to the roll, your turn ends and the tiles left count.
shutbox-help-dice = How many dice you roll depends on the rules in force; they stand beside the board.
shutbox-help-keys = On a keyboard: 1 to 9, 0, - and = select tiles, R rolls, Enter submits, Esc clears the selection.

## Shut the Box: coach
# `value` is one of the two shutbox-worth sentences, `other-value` one of shutbox-against.

shutbox-figure-win = chance to win
shutbox-figure-score = expected score
shutbox-figure-shut = chance to shut
shutbox-worth-points = { $points } points left on average
shutbox-worth-chance = a { $chance } chance to win
shutbox-against-points = { $points }
shutbox-against-chance = { $chance }
shutbox-hint-roll =
    { $dice ->
        [1] Go ahead and roll the single die.
       *[other] Go ahead and roll both dice.
    } With good play you can expect { $value }; playing only to shut the box, you would manage it { $shut } of the time.
shutbox-hint-dice-equal = One die or two, take your pick: with either you can expect { $value }.
shutbox-hint-dice-answers =
    { $dice ->
        [1] Take one die:
       *[other] Take both dice:
    } you can answer { $ways } of the { $throws } possible throws, the other way { $other-ways ->
        [0] none
       *[other] only { $other-ways }
    } of { $other-throws }. Expect { $value } instead of { $other-value }.
shutbox-hint-dice-later =
    { $dice ->
        [1] Take one die.
       *[other] Take both dice.
    } You can answer { $ways } of the { $throws } possible throws, the other way { $other-ways } of { $other-throws }, but what follows makes up for it: expect { $value } instead of { $other-value }.
shutbox-hint-shuts = { $move } shuts the box. Put the last tiles down!
shutbox-hint-only = There is just one way to make { $total }: { $move }. From there you can expect { $value }.
shutbox-hint-equal =
    { $count ->
        [2] Both ways are
       *[other] All { $count } ways are
    } equally good here: with each you can expect { $value }.
shutbox-hint-two-dice = { $move } keeps both dice in play, while after { $other } you would have to go on with a single die. Expect { $value } instead of { $other-value }.
shutbox-hint-answers =
    After { $move } you can answer { $ways } of the { $throws } possible throws, after { $other } { $other-ways ->
        [0] none
       *[other] only { $other-ways }
    } of { $other-throws }. Expect { $value } instead of { $other-value }.
shutbox-hint-digits = Should the next throw fail, you are left with { $reads } after { $move } and with { $other-reads } after { $other }. Expect { $value } instead of { $other-value }.
shutbox-hint-later = { $move } pays off a little later. You can answer { $ways } of the { $throws } possible throws then and after { $other } it would be { $other-ways } of { $other-throws }, but the tiles that { $move } keeps work better together: expect { $value } instead of { $other-value }.
shutbox-hint-same = After { $move } you can answer the next throw as often as after { $other } ({ $ways } of { $throws }), but the tiles that { $move } keeps work better together: expect { $value } instead of { $other-value }.
shutbox-hint-win = { $other } would leave fewer points on average, but now only winning counts: { $move } gives you { $value }, against { $other-value } with { $other }.

## Shut the Box: commands

shutbox-advise-total = The dice cannot show { $total } here: they add up to { $least } to { $most }.
shutbox-advise-no-move = No tiles out of { $up } add up to { $total }: the turn ends with a score of { $score }.
shutbox-simulate-stopped = Stopped after { $played } of { $games } games.

## Sudoku: at the table

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
sudoku-cell-marks = Row { $row }, column { $column }: empty, marks { $marks }
sudoku-cell-coloured = { $cell }, { $colour }
sudoku-pad-digit = { $digit }, { $left } to place
sudoku-puzzle = Puzzle
sudoku-clues = { $n ->
    [one] One clue
   *[other] { $n } clues
}
sudoku-own-about = Paste 81 characters or nine lines; a dot or 0 is an empty cell.
sudoku-enter-own = Type the clues of your puzzle, then play it.
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
sudoku-wrote = { $digit }
sudoku-cleared = Erased
sudoku-marked = Mark { $digit }
sudoku-unmarked = Mark { $digit } removed

## Sudoku: refusals and verdicts

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


## Sudoku: menus

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
sudoku-setting-mistakes = Compare every entry with the solution
sudoku-chart-entries = Digits written
sudoku-stat-won = Solved

## Sudoku: instructions

sudoku-help-aim = Fill the grid so that every row, every column and every 3x3 box holds each digit from 1 to 9 once. The clues in ink stay.
sudoku-help-enter = Select cells and enter a digit, or choose “Digit first”, hold a digit and touch the cells it goes to. Drag, or hold Ctrl or Shift, to select several cells; a double click selects every cell with the same digit.
sudoku-help-marks = Corner marks keep fixed places, centre marks stand together, colours are yours to use. “Fill in candidates” marks every digit that row, column and box leave open.
sudoku-help-conflicts = Conflicts are shown at once: equal digits in a row, column or box. That is the rule check; it knows nothing of the solution. “Check against the solution” does, and tells which entries are wrong.
sudoku-help-branches = Mark a place before you try something; “Return to the mark” takes back every step since, and redo brings them again.
sudoku-help-keys = On a keyboard: arrows, WASD or HJKL move, with Ctrl or Shift they extend the selection; 1 to 9 enter, with Shift a corner mark, with Ctrl a centre mark, with Alt a colour; 0, Del and Backspace erase; Z, X, C and V choose what is entered, Space takes the next, Enter switches between digits and marks; F1 to F9 make a digit stand out; M fills in candidates; Ctrl+A selects all, Ctrl+I inverts.

## Sudoku: commands

read-bad-candidate = “{ $found }” (at { $at }) is not the digit of its place, nor a sign for none.
sudoku-generate-no-pattern = No pattern of this symmetry has { $clues } clues.
sudoku-generate-too-few-clues = No puzzle of { $wished } clues was found; the fewest were { $reached }.
sudoku-generate-stopped = Stopped before a puzzle was found.

## Hidato: the scene

hidato-next = Next { $value }
hidato-left = { $n ->
    [0] Every cell is filled
    [one] One cell to go
   *[other] { $n } cells to go
}
hidato-slips = { $n ->
    [0] No mistakes
    [one] One mistake
   *[other] { $n } mistakes
}
hidato-solved = Solved! The path is complete.
hidato-broken = Every cell is filled, but { $from } and { $to } do not meet.
hidato-stops = { $value } cannot go on from here: take up another number.
hidato-choose = Choose a number to go on from.
hidato-noting = Pencil: touch a cell to note a number.
hidato-typed = Go to { $value }: Enter
hidato-typed-mark = Note { $value }: touch a cell, or Enter
hidato-puzzle = Puzzle
hidato-name = { $name }
hidato-neighbours-king = Neighbours touch at a side or a corner.
hidato-neighbours-ortho = Neighbours share a side.
hidato-neighbours-hex = Each cell has six neighbours.
hidato-cell-given = Row { $row }, column { $column }: { $value }, given
hidato-cell-entry = Row { $row }, column { $column }: { $value }
hidato-cell-empty = Row { $row }, column { $column }: empty
hidato-cell-open = Row { $row }, column { $column }: { $value } may go here
hidato-cell-dead = Row { $row }, column { $column }: { $value } may go here, but leads nowhere
hidato-cell-hole = Row { $row }, column { $column }: no cell
hidato-cell-marks = { $cell }, noted { $marks }
hidato-cell-anchor = { $cell }, going on from here
hidato-forward = Count up
hidato-backward = Count down
hidato-continue = Continue
hidato-remove = Remove
hidato-guide = Guide
hidato-act = Place or take up
hidato-pencil = Pencil
hidato-clear = Start over
hidato-clear-really = Really start over?
hidato-own = Your own board
hidato-own-about = Paste a board: a line “board NAME king 5 5” (or ortho, hex; rows and columns), then a line a row: numbers, a dot for an empty cell, # for a hole.
hidato-enter-own = Type the numbers that are given; hold a cell, or press X, to make a hole. Then play it.
hidato-size = { $rows } × { $columns }
hidato-use = Play this puzzle
hidato-key = Digit { $digit }
hidato-hole = Hole
hidato-relation = Other neighbours
hidato-wider = One column more
hidato-narrower = One column less
hidato-taller = One row more
hidato-shorter = One row less
hidato-told = { $happened } { $next }
hidato-anchored = Going on from { $value }.
hidato-placed = { $value } placed.
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
hidato-summary-slips = { $n ->
    [0] No mistakes
    [one] One mistake
   *[other] { $n } mistakes
}
hidato-summary-hints = { $n ->
    [0] No hints
    [one] One hint
   *[other] { $n } hints
}

## Hidato: menus

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
hidato-option-relation-about = Where the next number may stand: on all eight sides, on four, or on six of a hexagon.
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
hidato-option-level-about = The hardest thing one has to see to solve the board without guessing.
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
hidato-setting-look-ahead = Look ahead: cross out cells that lead nowhere
hidato-setting-pencil = Pencil marks
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
hidato-chart-slips = Mistakes
hidato-stat-won = Solved

## Hidato: instructions

hidato-help-aim = Fill the board with every number from 1 to the last, so that each number touches the next. The numbers in ink stay.
hidato-help-flow = Touch a number to go on from it, then the cell where the next one goes: one touch a number, and numbers already there are stepped over. Count up or down as you like; drag to draw a longer stretch.
hidato-help-remove = Hold one of your own numbers to remove it, or use Remove. After that nothing is in hand: touch a number, or Continue.
hidato-help-guide = The guide marks the cells beside the last number. Whether a cell can lead on to the end it does not know; the look-ahead guide sees a little further. Neither ever lets you break a rule.
hidato-help-boards = There are squares and hexagons, holes, rings and diamonds; a bar between two cells says that they hold consecutive numbers. Packs and the puzzle of the day are the same for everybody; a day begins at midnight UTC.
hidato-help-keys = On a keyboard: Tab, Shift+Tab and the arrows go round the cells that may be filled, Shift and arrows over all cells; Enter or Space acts there; a number and Enter goes to that number; Delete and Backspace remove; F and B count up and down, C continues, G shows and hides the guide; Escape lets go of the board.

## Hidato: refusals


hidato-no-target = Nothing is to be placed now: choose a number to go on from.
hidato-occupied = { $value } cannot go to { $place }: it is taken.
hidato-not-adjacent = { $value } cannot go to { $place }: it must lie beside the number before it.
hidato-given = The number at { $place } belongs to the puzzle.
hidato-empty = There is no number at { $place }.
hidato-ignored = There is no number at { $place } to go on from.
hidato-none = There is nowhere to go on.
hidato-no-cells = The board has no cells.
hidato-out-of-range = { $number } at { $place } is not from 1 to { $highest }.
hidato-duplicate = { $number } is given more than once: { $places }.
hidato-bad-link = { $from } and { $to } are linked but not neighbours.

## Hidato: the teacher
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
hidato-hint-select = So { $value } goes to { $place }: select { $from } and go on from there.
hidato-hint-forward = So { $value } goes to { $place }: count up to get there.
hidato-hint-backward = So { $value } goes to { $place }: count down to get there.
hidato-hint-open = From here on there is more than one solution; this is one way to go on.
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

## Hidato: verdicts

hidato-unsolvable = This board has no solution.
hidato-unsolvable-because = This board has no solution. { $why }
hidato-many = More than one solution: at { $place } one has { $first }, another { $second }. They differ in { $n } cells.
hidato-unknown = This board is too open to tell whether it has just one solution.
hidato-judge-good = Every number of yours can stay.
hidato-judge-wrong = { $n ->
    [one] One number cannot stay.
   *[other] { $n } numbers cannot stay: { $cells }.
} { $why }

## Hidato: commands

hidato-generate-no-path = No path through enough of this board was found ({ $wish }).
hidato-generate-level = Seed { $seed }: level { $reached }; none of level { $wished } was found.
hidato-generate-stopped = Stopped before a board was found.

## Mill: refusals

mill-white = White
mill-black = Black
mill-over = The game is over.
mill-remove-first = A stone has to be removed first.
mill-nothing-to-remove = There is nothing to remove now.
mill-hand-empty = All stones are placed: move one.
mill-place-first = As long as stones are in hand they are placed, not moved.
mill-occupied = { $point } is taken.
mill-not-yours = There is no stone of yours on { $point }.
mill-too-far = { $from } and { $to } are not neighbours.
mill-repeated = The stone may not swing back from { $from } to { $to } at once.
mill-no-target = There is no stone to remove on { $point }.
mill-protected = The stone on { $point } stands in a mill, and others do not.
mill-not-adjacent = The stone on { $point } does not stand beside one of yours.
mill-other-rule = The stone on { $point } does not belong to the capture under way.
mill-option-range = { $option }={ $value } is not possible: { $least } to { $most }.
mill-record-illegal = Action { $number }, { $action }: { $why }
mill-fen-on-board = { $side }: { $written } stones written, { $found } on the board.
mill-fen-count = { $written } is not a number of stones.
mill-fen-target = { $marker }: no stone of the opponent stands on { $point }.
mill-fen-marker-side = { $marker }: { $side } is not to move.
mill-fen-marker-owed = { $marker }: there are targets, but no removal is owed.
mill-fen-quota = { $marker }: { $written } of { $targets } targets cannot be taken.
mill-fen-twice = { $marker } stands there twice.
mill-fen-owed-action = Removals are owed, but the action is { $action }, not r.
mill-fen-owed-side = Removals are owed only to the side that is not to move.

## Mill: commands

mill-best-over = The game is over: there is nothing to do.
mill-match-no-opening = No random opening of this game could be found.
mill-uci-unknown = Not understood: “{ $found }”

## Mill: hints

mill-hint-wins = { $action } wins in { $plies } { $plies ->
    [one] action
   *[other] actions
}.
mill-hint-closes = { $action } closes a mill.
mill-hint-blocks = { $action } stops the opponent from closing a mill.
mill-hint-threatens = { $action } threatens to close a mill.
mill-hint-disarms = { $action } takes a stone that was about to close a mill.
mill-hint-removes = { $action } takes the stone that is worth most.
mill-hint-best = { $action } stands best as far as can be seen.
mill-figure-worth = Worth in stones
mill-figure-wins = Wins in
mill-figure-loses = Loses in

## Command line

cli-seed-refused = Seed { $seed }: { $why }
drive-no-position = This cannot be written as a position: something on the table would be lost.
drive-no-reveal = Nothing is revealed: this run counts.
drive-unknown-command = “{ $found }” is not a command: act, legal, state, undo, redo, hint, position, reveal, save, quit.
drive-no-hint = There is nothing to advise here.
drive-not-saved = Could not write { $path }: { $why }

## Browser: the frame

ui-skip = Skip to the table
ui-home = Home
ui-home-link = Parlour, home
ui-commands = Commands
ui-menu = Menu
ui-close = Close
ui-mute = Sound off
ui-unmute = Sound on
ui-keys = Keys
ui-help = Help
ui-stats = Statistics
ui-settings = Settings
ui-share = Share
ui-tagline = Good games at a warm table. They work offline, too.
ui-play = Play
ui-continue = Continue
ui-missing = Nothing here
ui-missing-text = This address leads to no room of the house.

## Browser: at the table

ui-board = Board
ui-more-commands = More …
ui-moves = Moves
ui-details = Details
ui-show-details = Show details
ui-hide-details = Hide details
ui-players = Players
ui-to-move = to move
ui-winner = winner
ui-computer = Computer ({ $level })
ui-history = Moves so far
ui-history-empty = Nothing has happened yet.
ui-again = Play again
ui-review = Review
ui-review-first = Before the first move
ui-review-back = One move back
ui-review-on = One move on
ui-review-last = Last move
ui-review-play = Play
ui-review-pause = Stop
ui-speed = Speed { $n }×
ui-watching = The computer plays. Any key stops it; + changes the speed.
ui-watch-stop = Play on yourself
ui-review-leave = Back to the game
ui-review-at = { $n } of { $all }: { $step }
ui-review-start = 0 of { $all }
ui-instructions = Instructions
ui-seed-is = Seed { $seed }
ui-own-dice = Own dice
web-tiles = Tiles
web-not-kept = This browser keeps nothing for us, so the game will be gone when you leave.
web-damaged = The game you left could not be opened and was put aside. { $why }
web-bad-link = The link could not be opened. { $why }
web-unreadable-link = It is damaged or cut off.
web-bot-failed = The computer cannot move, so move for it. { $why }
web-offer = Open the game from the link?
web-offer-text = You are in the middle of a game. Opening the link puts the other one in its place.
web-offer-replace = Open the link
web-offer-keep = Keep my game

## Browser: grids, clock, puzzles of one's own

web-points = Board
web-map = Map. The same stands below it as text.
web-map-as-text = The map as text
web-told = What was told
web-grid = Grid
web-grid-about = Tab goes round the cells that may be filled. Escape lets go of them; once more, it leaves the board.
web-cell-wrong = { $cell }, not as in the solution
ui-pad = Entry
ui-pad-keys = Keys
ui-modes = What is entered
ui-tools = Tools
ui-many-changes = { $n } changes
ui-time = Time
ui-time-played = Time played
ui-pause = Pause
ui-go-on = Go on
ui-paused = Paused
ui-go-on-how = Click here, or press P, to go on.
ui-game-settings = Settings of this game
ui-do-it = Do it
ui-wish = What you wish for
ui-making = Making it …
ui-seed-made = A number that fixes the puzzle: the same one makes it again. Leave it empty for a new puzzle.
ui-own = Your own puzzle
ui-more-rules = More rules
ui-bring = A position or a game as text
ui-puzzles = Packs and the puzzle of the day
ui-puzzles-of = { $game }: packs and days
ui-back-to-table = Back to the table
ui-daily = Puzzle of the day
ui-today-is = { $date }. Days are by UTC: the next puzzle comes at midnight UTC.
ui-days-in-row = Days in a row
ui-most-days-in-row = Most days in a row
ui-archive = Earlier days
ui-daily-kind = Kind
ui-month-before = Earlier
ui-month-after = Later
ui-month-of = { $month } { $year }
ui-date = { $day } { $month } { $year }
ui-day-new = { $date }
ui-day-begun = { $date }, begun
ui-day-solved = { $date }, solved later
ui-day-in-time = { $date }, solved on its day
ui-packs = Packs
ui-solved = Solved
ui-solved-of = { $n } of { $count } solved
ui-next-unsolved = Next unsolved
ui-pack-done = Every puzzle of this pack is solved.
ui-puzzle-new = Puzzle { $n }
ui-puzzle-begun = Puzzle { $n }, begun
ui-puzzle-solved = Puzzle { $n }, solved
ui-of-pack = { $pack } { $n }
ui-of-day = { $kind }, { $date }
ui-weekday-0 = Sun
ui-weekday-1 = Mon
ui-weekday-2 = Tue
ui-weekday-3 = Wed
ui-weekday-4 = Thu
ui-weekday-5 = Fri
ui-weekday-6 = Sat
ui-month-1 = January
ui-month-2 = February
ui-month-3 = March
ui-month-4 = April
ui-month-5 = May
ui-month-6 = June
ui-month-7 = July
ui-month-8 = August
ui-month-9 = September
ui-month-10 = October
ui-month-11 = November
ui-month-12 = December
ui-next-puzzle = Next puzzle
ui-summary = Summary
ui-picture = How it went, cell by cell: white is given, green was right at once, orange was wrong at some time
ui-copy-text = Copy as text
ui-copied-text = It is on the clipboard.
ui-not-copied-text = This browser does not let us copy it.
ui-hint-why = Why?
ui-hint-show = Show me
ui-own-board = Type it on the board
ui-own-check = Check and play
ui-examined = About this puzzle
ui-example = Solution { $n }
ui-play-anyway = Play it anyway
ui-understood = I see
ui-recent-made = Open any of them to see it as you left it.
ui-share-puzzle = Only the puzzle, to start afresh
ui-key-cycle = On to the next cell that may be filled; with Shift back
ui-key-around = The same; with Shift over all cells, also by W A S D or H J K L
ui-key-act = Place the number here, or go on from it
ui-key-numbers = Type a number, then Enter goes to it
ui-key-leave = Leave the board, so that Tab goes on over the page
ui-key-walk = Move over the board, or W A S D or H J K L; with Shift or Ctrl, select more cells
ui-key-digits = Enter it; with Shift or Ctrl as a mark, with Alt a colour; 0 erases
ui-key-filter = Make this digit stand out
ui-key-switch = Switch between digits and marks

## Browser: coach

ui-coach = Coach
ui-coach-quiet = Ask for a hint whenever you like.
ui-coach-thinking = Let me see …
ui-choices = Every choice with its figures
ui-choice = Choice
ui-best = best
ui-try-choice = Select { $choice } on the board
ui-judge-now = How good was that move?
ui-review-best = { $played } was as good as it gets: { $label } { $own }.
ui-review-better = { $played } gives { $label } { $own }; { $best } would have given { $better }.
engine-silent = There is nothing to advise here.
engine-none = Nobody teaches this game yet.
engine-lost = The coach did not answer. Try once more.
engine-unreadable = The coach did not understand the question.

## Browser: new game and links

ui-presets = Ready to play
ui-options = Rules
ui-chance = Chance
ui-own-dice-offer = We throw our own dice and type them in
ui-seed = Seed
ui-seed-about = A number that fixes every throw. Leave it empty for new dice.
ui-seed-flaw = “{ $found }” is not a seed: use a whole number.
ui-start = Start
ui-person = A person
ui-name = Name
ui-played-by = Played by
ui-share-game = This game, with every move
ui-share-setup = Only these rules, to start afresh
ui-copy-link = Copy link
ui-copied = The link is on the clipboard.
ui-not-copied = Copy it by hand: the link is selected.

## Browser: keys

ui-key-cells = Pick on the board
ui-key-cancel = Clear the selection, close a dialog
ui-key-mute = Sound on or off
ui-key-arrows = Move along the board; Space picks

## Browser: settings

ui-settings-looks = Looks
ui-settings-sound = Sound
ui-settings-play = Play
ui-theme = Colours
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = High contrast
ui-motion = Motion
ui-motion-system = As the system
ui-motion-none = None
ui-view = Boards
ui-view-3d = In three dimensions
ui-view-flat = Flat
ui-language = Language
ui-sound = Sounds of dice and wood
ui-volume = Volume
ui-pace = The computer plays
ui-pace-slow = Slowly
ui-pace-normal = At an easy pace
ui-pace-fast = Fast
ui-judge = Tell me how good each move was

## Browser: statistics

ui-bind = Keys of { $game }
ui-bind-about = Press a command, then the key it is to have. Arrows, digits and Enter always mean the same.
ui-bind-press = Press a key …
ui-bind-row = { $what }: { $key }. Change the key
ui-bind-done = { $what } has the key { $key } now.
ui-bind-swapped = { $what } has the key { $key } now. It was the key of { $other }, which has { $old } instead.
ui-bind-reserved = { $key } cannot be chosen: it means the same in every game.
ui-bind-reset = Usual keys again
ui-bind-reset-done = All keys are as usual.
ui-stats-empty = No game finished yet. The first one will show up here.
ui-stat-games = Games
ui-stat-won = Won
ui-stat-rate = Share won
ui-stat-streak = Won in a row
ui-stat-best-streak = Longest row
ui-stat-best-time = Best time
ui-stat-mean-time = Mean time
ui-stat-mean = { $name }, mean
ui-chart-spoken = { $name }: { $total } counted, from { $first } to { $last }. The table below has every number.
ui-as-table = As a table
ui-times = Times
ui-ranks = Best runs
ui-ranks-place = Place
ui-ranks-date = When
ui-ranks-end = How it ended
ui-ranks-none = No run fits what is asked for.
ui-ranks-filter = Narrow the list down
ui-ranks-outcome = Outcome
ui-ranks-outcome-all = All
ui-ranks-outcome-won = Won
ui-ranks-outcome-lost = Lost
ui-ranks-days = Time
ui-ranks-days-all = Always
ui-ranks-days-7 = The last 7 days
ui-ranks-days-30 = The last 30 days
ui-ranks-least = At least, of what the list is sorted by
ui-ranks-setup = Seed or another word of the setup
ui-recent = Newest games
ui-recent-about = Replay any of them: the seed fixes every throw, so anybody can check the dice.
ui-replay = Open
shutbox-stat-won = Shut or won

## Browser: help

ui-help-play = Choose a game on the front page. What you can do next stands below or beside the board; the main thing is the filled button.
ui-help-undo = Undo takes back a move, redo does it again. What the dice have shown stays shown.
ui-help-hint = The coach tells what to do here and why; where there are choices, with exact figures for each.
ui-help-keep = Your game is kept in this browser after every move. Nothing leaves your device.
ui-help-share = A link from “Share” carries the whole game; whoever opens it can play it on or check it.

## Mill: the scene

mill-places = { $n ->
    [one] { $who } places the last stone
   *[other] { $who } places, { $n } in hand
}
mill-moves = { $who } moves
mill-flies = { $who } moves and may fly
mill-removes = { $n ->
    [one] { $who } removes a stone
   *[other] { $who } removes { $n } stones
}
mill-removes-own = { $n ->
    [one] { $who } removes one of their own stones
   *[other] { $who } removes { $n } of their own stones
}
mill-rule-mill = Mill: take any marked stone
mill-rule-custodian = Custodian: take the stone between yours
mill-rule-intervention = Intervention: take both stones around yours
mill-rule-leap = Leap: take the stone jumped over
mill-either = { $one }; or { $other }
mill-any-of = { $one }; or { $other }; or { $third }
mill-won = { $who } wins: { $why }
mill-drawn = A draw: { $why }
mill-why-too-few = too few stones are left.
mill-why-no-move = no stone can move.
mill-why-board-full = the board is full.
mill-why-repetition = the same position for the third time.
mill-why-many-moves = many moves without a capture.
mill-why-many-moves-in-endgame = many moves without a capture in the endgame.
mill-why-unknown = it was set up so.
mill-stones = { $n ->
    [one] One stone
   *[other] { $n } stones
}
mill-in-hand = { $n } in hand
mill-point-free = { $point }: free
mill-point-white = { $point }: white
mill-point-black = { $point }: black
mill-point-marked = { $point }: blocked
mill-point-target = { $point }, { $why }
mill-target-mill = can be taken
mill-target-custodian = can be taken by custodian
mill-target-intervention = can be taken by intervention
mill-target-leap = can be taken by the leap
mill-stuck = The stone on { $point } cannot move.
mill-rules = Rules
mill-differs = with { $options }
mill-fen = Position
mill-record = Record
mill-text = { $text }
mill-touch = Place, pick or take
mill-arrange = Set up a position
mill-arranging = Touch points to put stones
mill-side-white = White is to move
mill-side-black = Black is to move
mill-use = Play from here
mill-side = Other side to move
mill-placing = Stones left are in hand
mill-empty = Empty the board
mill-leave = Back to the game
mill-placed = { $who }: { $point }.
mill-moved = { $who }: { $from } to { $to }.
mill-closed = { $n ->
    [one] { $who } closes a mill.
   *[other] { $who } closes { $n } mills.
}
mill-triggered = { $who }: { $rule }.
mill-removed = { $who } loses { $point }.
mill-hand-taken = { $n ->
    [one] { $who } loses a stone in hand.
   *[other] { $who } loses { $n } stones in hand.
}
mill-placing-ended = All stones are placed; now they move.
mill-blocked = { $who } cannot move.

## Mill: menus

mill-preset-nine = Nine Men's Morris
mill-preset-nine-about = Nine stones each; with three left they fly.
mill-preset-capture = With captures
mill-preset-capture-about = Also take a stone between two of yours, or two around one.
mill-preset-twelve = Twelve Men's Morris
mill-preset-twelve-about = Twelve stones each, with diagonals.
mill-preset-lasker = Lasker
mill-preset-lasker-about = Ten stones each; move or place from the start.
mill-preset-morabaraba = Morabaraba
mill-preset-morabaraba-about = Twelve stones; every mill closed at once takes one.
mill-own-about = Paste a position (FEN), or the record of a game. Above a record, a line may say what it starts from; otherwise it is played by the rules chosen here.
mill-option-variant = Variant
mill-option-variant-about = A named game fixes all rules; what is set below differs from it.
mill-variant-nine = Nine Men's Morris
mill-variant-capture = Nine Men's Morris with captures
mill-variant-twelve = Twelve Men's Morris
mill-variant-lasker = Lasker Morris
mill-variant-morabaraba = Morabaraba
mill-variant-morabaraba-menu = Morabaraba, draw on a full board
mill-variant-dooz = Dooz
mill-variant-dooz-menu = Dooz, mills never protect
mill-variant-russian = Russian Mill
mill-variant-russian-menu = Russian Mill, mills never protect
mill-variant-chamgonu = Cham Gonu
mill-variant-zhiqi = Zhi Qi
mill-variant-zhiqi-menu = Zhi Qi with markers
mill-variant-chengsanqi = Cheng San Qi
mill-variant-chengsanqi-menu = Cheng San Qi with markers
mill-variant-dasanqi = Da San Qi
mill-variant-dasanqi-menu = Da San Qi, a stone a mill
mill-variant-mulmulan = Mul-Mulan
mill-variant-nerenchi = Nerenchi
mill-variant-elfilja = El Filja
mill-variant-experimental = Experimental
mill-option-pieceCount = Stones for each
mill-option-pieceCount-about = How many stones each side has to place.
mill-option-flyPieceCount = Fly with this many or fewer
mill-option-flyPieceCount-about = A side with this many stones on the board, or fewer, may move to any free point.
mill-option-mayFly = Stones may fly
mill-option-mayFly-about = Whether few stones may move to any free point instead of a neighbouring one.
mill-option-piecesAtLeastCount = Lost with fewer stones than
mill-option-piecesAtLeastCount-about = A side with fewer stones, on the board and in hand together, has lost.
mill-option-hasDiagonalLines = Diagonal lines
mill-option-hasDiagonalLines-about = Adds lines through the corners of the squares, to move along and to close mills on.
mill-option-millFormationAction = A mill while placing
mill-option-millFormationAction-about = What closing a mill earns while stones are placed. While they move, it always takes one from the board.
mill-millFormationAction-0 = takes a stone from the board
mill-millFormationAction-1 = takes a stone from the other's hand
mill-millFormationAction-2 = takes a stone from the hand, and plays on
mill-millFormationAction-3 = takes a stone from the board (as 0)
mill-millFormationAction-4 = turns a stone into a marker
mill-millFormationAction-5 = counts only when placing ends
mill-option-mayMoveInPlacingPhase = Stones may move while placing
mill-option-mayMoveInPlacingPhase-about = Instead of placing a stone, one on the board may be moved a step.
mill-option-isDefenderMoveFirst = Black moves first after placing
mill-option-isDefenderMoveFirst-about = Black, not White, moves first once all stones are placed.
mill-option-mayRemoveMultiple = Every mill closed at once takes one
mill-option-mayRemoveMultiple-about = Closing two mills with one stone takes two stones, not one.
mill-option-mayRemoveFromMillsAlways = Mills protect nothing
mill-option-mayRemoveFromMillsAlways-about = Stones in mills can be taken even while others stand free.
mill-option-mayRemoveFromMillDuringPlacing = Mills protect nothing while placing
mill-option-mayRemoveFromMillDuringPlacing-about = The same, but only while the side that takes still has stones in hand.
mill-option-restrictRepeatedMillsFormation = No swinging back into a mill at once
mill-option-restrictRepeatedMillsFormation-about = A stone that left a place to close a mill may not go straight back to close another.
mill-option-oneTimeUseMill = A mill counts only once
mill-option-oneTimeUseMill-about = Closing a mill again on points where one was closed before takes nothing.
mill-option-boardFullAction = When the board fills up
mill-option-boardFullAction-about = What happens when twelve stones each fill every point.
mill-boardFullAction-0 = White loses
mill-boardFullAction-1 = White removes one, then Black
mill-boardFullAction-2 = Black removes one, then White
mill-boardFullAction-3 = who moves first removes one
mill-boardFullAction-4 = a draw
mill-option-stopPlacingWhenTwoEmptySquares = Placing ends with two points free
mill-option-stopPlacingWhenTwoEmptySquares-about = With twelve stones each, the last ones stay in hand so that there is room to move.
mill-option-stalemateAction = Who cannot move
mill-option-stalemateAction-about = What happens to the side that is to move and has no move.
mill-stalemateAction-0 = loses
mill-stalemateAction-1 = passes
mill-stalemateAction-2 = removes a neighbour and moves
mill-stalemateAction-3 = removes a neighbour, the other moves
mill-stalemateAction-4 = draws
mill-stalemateAction-5 = removes one, so does the other, then moves
mill-option-nMoveRule = A draw after quiet moves
mill-option-nMoveRule-about = So many moves in a row without placing or taking a stone are a draw.
mill-nMoveRule-0 = never
mill-option-endgameNMoveRule = The same with three stones
mill-option-endgameNMoveRule-about = The number that counts instead once a side is down to three stones, if it is smaller.
mill-option-threefoldRepetitionRule = A draw by repetition
mill-option-threefoldRepetitionRule-about = The same position for the third time is a draw.
mill-option-custodian = Custodian: capture a stone between two of yours
mill-option-custodian-about = With a stone at each end of a line, take the one between them.
mill-option-custodian-squareEdges = Custodian along the sides of squares
mill-option-custodian-squareEdges-about = Whether the sides of the three squares count for custodian captures.
mill-option-custodian-crossLines = Custodian along the cross lines
mill-option-custodian-crossLines-about = Whether the lines between the squares count for custodian captures.
mill-option-custodian-diagonalLines = Custodian along diagonals
mill-option-custodian-diagonalLines-about = Whether diagonals, where the board has them, count for custodian captures.
mill-option-custodian-inPlacing = Custodian while placing
mill-option-custodian-inPlacing-about = Whether there are custodian captures while the side has stones in hand.
mill-option-custodian-inMoving = Custodian while moving
mill-option-custodian-inMoving-about = Whether there are custodian captures once the side has placed its stones.
mill-option-custodian-ownPiecesLeq3 = Custodian only with three stones or fewer
mill-option-custodian-ownPiecesLeq3-about = Only a side with three stones or fewer on the board makes custodian captures once it moves.
mill-option-intervention = Intervention: capture both stones you come between
mill-option-intervention-about = With a stone in the middle of a line, take both at its ends.
mill-option-intervention-squareEdges = Intervention along the sides of squares
mill-option-intervention-squareEdges-about = Whether the sides of the three squares count for captures by intervention.
mill-option-intervention-crossLines = Intervention along the cross lines
mill-option-intervention-crossLines-about = Whether the lines between the squares count for captures by intervention.
mill-option-intervention-diagonalLines = Intervention along diagonals
mill-option-intervention-diagonalLines-about = Whether diagonals, where the board has them, count for captures by intervention.
mill-option-intervention-inPlacing = Intervention while placing
mill-option-intervention-inPlacing-about = Whether there are captures by intervention while the side has stones in hand.
mill-option-intervention-inMoving = Intervention while moving
mill-option-intervention-inMoving-about = Whether there are captures by intervention once the side has placed its stones.
mill-option-intervention-ownPiecesLeq3 = Intervention only with three stones or fewer
mill-option-intervention-ownPiecesLeq3-about = Only a side with three stones or fewer on the board makes captures by intervention once it moves.
mill-option-leap = Leap: jump over a stone and capture it
mill-option-leap-about = Jump along a line over a stone to the free point behind it, and take that stone.
mill-option-leap-squareEdges = Leap along the sides of squares
mill-option-leap-squareEdges-about = Whether the sides of the three squares count for leaps.
mill-option-leap-crossLines = Leap along the cross lines
mill-option-leap-crossLines-about = Whether the lines between the squares count for leaps.
mill-option-leap-diagonalLines = Leap along diagonals
mill-option-leap-diagonalLines-about = Whether diagonals, where the board has them, count for leaps.
mill-option-leap-inPlacing = Leap while placing
mill-option-leap-inPlacing-about = Whether there are leaps while the side has stones in hand.
mill-option-leap-inMoving = Leap while moving
mill-option-leap-inMoving-about = Whether there are leaps once the side has placed its stones.
mill-option-leap-ownPiecesLeq3 = Leap only with three stones or fewer
mill-option-leap-ownPiecesLeq3-about = Only a side with three stones or fewer on the board leaps.
mill-option-captures = Captures are played
mill-option-captures-about = What happens when captures and a mill come together; older programs differ from the written rule.
mill-captures-spec = as they are written down
mill-captures-engine = as older programs do
mill-setting-targets = Mark what can be done
mill-level-1 = 1, child
mill-level-2 = 2, beginner
mill-level-3 = 3, casual
mill-level-4 = 4, steady
mill-level-5 = 5, club
mill-level-6 = 6, skilled
mill-level-7 = 7, strong
mill-level-8 = 8, expert
mill-level-9 = 9, master
mill-level-10 = 10, full strength
mill-chart-moves = Stones placed and moved
mill-stat-won = Won

## Mill: instructions

mill-help-aim = Place your stones on the points, then move them along the lines. Leave the other with two stones, or without a move.
mill-help-mill = Three of your stones in a row along a line are a mill: it takes one stone of the other's. Stones in mills are safe as long as others are not. With three stones left, stones may fly to any point.
mill-help-end = Who has fewer than three stones, or cannot move, loses. The same position for the third time, or a hundred moves without a capture, is a draw.
mill-help-captures = With captures on: a stone between two of yours on a line is taken (custodian); coming between two of the other's takes both (intervention); jumping over one takes it (leap). Where several offer themselves, the first stone you take decides. A cross marks what a mill takes, brackets custodian, double brackets intervention, an arc a leap.
mill-help-variants = Choose a game by name, or set every rule yourself. A position can be set up, and written as one line of text. That line has no room for a mill beside captures; saved games have.
mill-help-keys = On a keyboard: arrows move over the points, Enter or Space places, picks and takes, Escape lets go of a stone. With a mouse or a finger: touch, or drag a stone.

## Roguelike: commands

rogue-no-such-depth = There is no level at that depth.
rogue-soak-fault = Seed { $seed } broke a rule: { $fault }

## Roguelike: what happens

rogue-you-hit = You hit { $monster } for { $number }.
rogue-you-miss = You miss { $monster }.
rogue-you-kill = You have slain { $monster }.
rogue-it-hits = You are hit by { $monster } for { $number }.
rogue-it-misses = You dodge a blow of { $monster }.
rogue-it-breathes = Fire from { $monster } burns you for { $number }!
rogue-it-flees = You put { $monster } to flight.
rogue-it-wakes = You have woken { $monster }.
rogue-it-appears = You see { $monster }.
rogue-it-eats-gold = Gold is swallowed by { $monster }.
rogue-stole-gold = Your purse is lighter by { $number }: { $monster } is gone with it.
rogue-stole-item = You are robbed of { $item } by { $monster }.
rogue-armor-rusts = Rust eats at { $item }.
rogue-frozen = A deadly cold holds you still.
rogue-confused = The world spins around you.
rogue-strength-drained = Your arms grow weak.
rogue-xp-drained = You forget what { $number } points of experience taught you.
rogue-max-hp-drained = Something of your life is gone for good.
rogue-held = You are held fast.
rogue-still-held = You struggle, but you are still held.
rogue-level-up = You have risen to level { $number }.
rogue-bumped = There is no way through.
rogue-door-opened = The door swings open.
rogue-door-closed = You pull the door shut.
rogue-door-locked = The door is locked.
rogue-door-blocked = The door will not move.
rogue-door-found = You have found a hidden door.
rogue-passage-found = You have found a hidden passage.
rogue-door-slammed = The banging of the door has woken somebody.
rogue-trap-found = You have found a trap.
rogue-trap-passed = You float over a trap.
rogue-trap-bear = Iron teeth close on your leg: { $number }.
rogue-trap-dart = A dart strikes you for { $number }.
rogue-trap-teleport = The floor blurs, and you are elsewhere.
rogue-trap-sleep = A sweet gas puts you to sleep.
rogue-trap-pit = You tumble into a pit: { $number }.
rogue-trap-alarm = A bell rings through every hall.
rogue-fell = The ground gives way, and you fall to the level below.
rogue-stumbled = You stumble against a wall.
rogue-gold-found = { $number ->
    [one] You find a piece of gold.
   *[other] You find { $number } pieces of gold.
}
rogue-picked-up = You now have { $item }.
rogue-no-room = Your pack has no room for { $item }.
rogue-sees-item = Here lies { $item }.
rogue-dropped = You put down { $item }.
rogue-thrown = You throw { $item }.
rogue-thrown-hits = It strikes { $monster } for { $number }.
rogue-thrown-misses = It flies past { $monster }.
rogue-wielded = You take { $item } in hand.
rogue-worn = You put on { $item }.
rogue-taken-off = You take off { $item }.
rogue-ring-on = You slip on { $item }.
rogue-ring-off = You take off { $item }.
rogue-is-cursed = A curse lies on { $item }: it will not come off.
rogue-light-taken = You light your way with { $item }.
rogue-torch-discarded = You throw the burnt stump away.
rogue-refilled = The lantern is full of oil again.
rogue-fuel-low = Your light lasts for { $number } more turns.
rogue-fuel-out = Your light is out. All is dark.
rogue-drank = You drink { $item }.
rogue-healed = You feel better.
rogue-strength-gained = Your muscles swell.
rogue-strength-restored = Your old strength is back.
rogue-poisoned = It was poison: { $number }.
rogue-blinded = A cloak of darkness falls around you.
rogue-hasted = Everything around you slows down.
rogue-monsters-detected = You sense every creature on this level.
rogue-magic-detected = You sense where magic lies.
rogue-sees-invisible = Nothing is hidden from your eyes now.
rogue-levitating = Your feet leave the ground.
rogue-effect-ends = It has passed: you are no longer { $effect }.
rogue-read-scroll = You read { $item }.
rogue-fizzled = The words fade without effect, and come back.
rogue-identified = Now you know it: { $item }.
rogue-weapon-enchanted = A blue gleam runs along { $item }.
rogue-armor-enchanted = A silver gleam runs over { $item }.
rogue-mapped = The whole level lies before your inner eye.
rogue-teleported = You are somewhere else.
rogue-curse-lifted = A weight is lifted from what you wear.
rogue-monster-created = Somebody steps out of thin air.
rogue-dread = You hear mad laughter far away. Better to lay this one down.
rogue-scare-crumbled = The scroll that kept them off crumbles to dust.
rogue-room-lit = Light fills the room for a moment.
rogue-fell-asleep = You fall asleep over the words.
rogue-monster-held = You have bound { $monster } where it stands.
rogue-zapped = You point { $item }.
rogue-wand-empty = You point { $item }; nothing is left in it.
rogue-ray-hits = The ray strikes { $monster } for { $number }.
rogue-ray-misses = The ray is lost in the dark.
rogue-monster-sleeps = You have put { $monster } to sleep.
rogue-monster-slowed = You have slowed { $monster } down.
rogue-monster-hasted = You have made { $monster } quicker!
rogue-monster-gone = You have sent { $monster } far away.
rogue-monster-changed = Before you stands { $monster }.
rogue-monster-cancelled = You have taken all magic from { $monster }.
rogue-ate = That was a good meal.
rogue-ate-awful = That tasted awful, but it fills you.
rogue-hungry = You are getting hungry.
rogue-weak = You are weak with hunger.
rogue-starving = You are starving: every turn costs you life.
rogue-satisfied = You are no longer hungry.
rogue-went-down = You climb down to level { $number }.
rogue-went-up = You climb up to level { $number }.
rogue-amulet-taken = The Amulet of Yendor is yours. Now back up into the light!
rogue-died = You die on level { $number }.
rogue-won = You step out into the daylight, the Amulet in your hands.

## Roguelike: refusals

rogue-refused-over = The run is over.
rogue-refused-blocked = A wall is in the way.
rogue-refused-locked = That door is locked.
rogue-refused-no-stairs = No stairs lead there from here.
rogue-refused-no-door = There is no shut door.
rogue-refused-not-open = There is no open door to shut.
rogue-refused-occupied = Something is in the doorway.
rogue-refused-nothing-here = Nothing lies here.
rogue-refused-no-item = Nothing in your pack has that letter.
rogue-refused-wrong-kind = That is not made for this.
rogue-refused-in-use = You are using it already.
rogue-refused-cursed = A curse holds it fast.
rogue-refused-blind = You cannot read while blind.
rogue-refused-confused = You cannot read while your head spins.
rogue-refused-hindered = You cannot run in your state.
rogue-refused-nothing-worn = You are wearing nothing there.
rogue-refused-no-lantern = There is no lantern in your hand that could take oil.
rogue-refused-no-oil = You have no oil.
rogue-refused-no-target = This scroll wants something it can tell you about.
rogue-refused-out-of-range = That is out of reach.
rogue-refused-not-visible = You do not see that place.
rogue-refused-pack-full = Your pack is full.
rogue-refused-amulet = You will not part with the Amulet.
rogue-flaw-unknown-name = A scenario has no such name: { $at }
rogue-flaw-bad-value = No value for a scenario: { $at }
rogue-flaw-bad-place = Nothing can stand there: { $at }
rogue-flaw-taken = There is no room for { $at }
read-bad-json = This is no JSON from character { $at } on.
read-bad-letter = Not a letter of the pack at { $at }: { $found }
read-bad-direction = Not a direction at { $at }: { $found }
read-bad-hand = Left or right, not { $found } (at { $at }).

## Roguelike: monsters

rogue-monster-unseen = something unseen
rogue-monster-aquator = an aquator
rogue-monster-bat = a bat
rogue-monster-centaur = a centaur
rogue-monster-dragon = a dragon
rogue-monster-emu = an emu
rogue-monster-venus-flytrap = a venus flytrap
rogue-monster-griffin = a griffin
rogue-monster-hobgoblin = a hobgoblin
rogue-monster-ice-monster = an ice monster
rogue-monster-jabberwock = a jabberwock
rogue-monster-kestrel = a kestrel
rogue-monster-leprechaun = a leprechaun
rogue-monster-medusa = a medusa
rogue-monster-nymph = a nymph
rogue-monster-orc = an orc
rogue-monster-phantom = a phantom
rogue-monster-quagga = a quagga
rogue-monster-rattlesnake = a rattlesnake
rogue-monster-snake = a snake
rogue-monster-troll = a troll
rogue-monster-ur-vile = an ur-vile
rogue-monster-vampire = a vampire
rogue-monster-wraith = a wraith
rogue-monster-xeroc = a xeroc
rogue-monster-yeti = a yeti
rogue-monster-zombie = a zombie

## Roguelike: things

rogue-thing-potion = { $count ->
    [one] a potion of { $kind }
   *[other] { $count } potions of { $kind }
}
rogue-unknown-potion = { $count ->
    [one] a potion of { $kind } colour
   *[other] { $count } potions of { $kind } colour
}
rogue-thing-scroll = { $count ->
    [one] a scroll of { $kind }
   *[other] { $count } scrolls of { $kind }
}
rogue-unknown-scroll = { $count ->
    [one] a scroll that says { $kind }
   *[other] { $count } scrolls that say { $kind }
}
rogue-thing-ring = a { $bonus }ring of { $kind }
rogue-unknown-ring = a ring of { $kind }
rogue-thing-wand = a wand of { $kind } ({ $amount ->
    [0] empty
    [one] one charge
   *[other] { $amount } charges
})
rogue-unknown-wand = a wand of { $kind } wood
rogue-thing-weapon = a { $bonus }{ $kind }
rogue-thing-armor = { $bonus }{ $kind }
rogue-thing-food = { $count ->
    [one] a ration
   *[other] { $count } rations
}
rogue-thing-torch = { $count ->
    [one] a torch for { $amount } turns
   *[other] { $count } torches for { $amount } turns each
}
rogue-thing-lantern = a lantern for { $amount } turns
rogue-thing-artifact = { $kind }
rogue-thing-oil-flask = { $count ->
    [one] a flask of oil
   *[other] { $count } flasks of oil
}
rogue-thing-amulet = the Amulet of Yendor
rogue-look-label = “{ $label }”
rogue-potion-healing = healing
rogue-potion-extra-healing = extra healing
rogue-potion-gain-strength = gain strength
rogue-potion-restore-strength = restore strength
rogue-potion-poison = poison
rogue-potion-confusion = confusion
rogue-potion-blindness = blindness
rogue-potion-haste-self = haste
rogue-potion-detect-monsters = detect monsters
rogue-potion-detect-magic = detect magic
rogue-potion-raise-level = raise level
rogue-potion-see-invisible = see invisible
rogue-potion-levitation = levitation
rogue-scroll-identify = identification
rogue-scroll-enchant-weapon = enchant weapon
rogue-scroll-enchant-armor = enchant armour
rogue-scroll-magic-mapping = magic mapping
rogue-scroll-teleportation = teleportation
rogue-scroll-remove-curse = remove curse
rogue-scroll-create-monster = create monster
rogue-scroll-scare-monster = scare monster
rogue-scroll-light = light
rogue-scroll-sleep = sleep
rogue-scroll-hold-monster = hold monster
rogue-ring-protection = protection
rogue-ring-add-strength = add strength
rogue-ring-sustain-strength = sustain strength
rogue-ring-dexterity = dexterity
rogue-ring-regeneration = regeneration
rogue-ring-searching = searching
rogue-ring-see-invisible = see invisible
rogue-ring-slow-digestion = slow digestion
rogue-ring-teleportation = teleportation
rogue-ring-stealth = stealth
rogue-wand-magic-missile = magic missile
rogue-wand-lightning = lightning
rogue-wand-fire = fire
rogue-wand-cold = cold
rogue-wand-sleep = sleep
rogue-wand-slow-monster = slow monster
rogue-wand-teleport-away = teleport away
rogue-wand-haste-monster = haste monster
rogue-wand-polymorph = polymorph
rogue-wand-cancellation = cancellation
rogue-weapon-mace = mace
rogue-weapon-short-sword = short sword
rogue-weapon-dagger = dagger
rogue-weapon-spear = spear
rogue-weapon-long-sword = long sword
rogue-weapon-battle-axe = battle axe
rogue-weapon-flail = flail
rogue-weapon-two-handed-sword = two-handed sword
rogue-armor-leather-armor = leather armour
rogue-armor-studded-leather = studded leather armour
rogue-armor-ring-mail = ring mail
rogue-armor-chain-mail = chain mail
rogue-armor-banded-mail = banded mail
rogue-armor-splint-mail = splint mail
rogue-armor-plate-mail = plate mail
rogue-food-ration = ration
rogue-torch-torch = torch
rogue-lantern-lantern = lantern
rogue-oil-flask-oil-flask = oil flask
rogue-artifact-phial = a phial that shines for ever
rogue-artifact-star = a star that shines for ever
rogue-artifact-arkenstone = a great jewel that shines for ever
rogue-amulet-amulet-of-yendor = the Amulet of Yendor
rogue-look-amber = amber
rogue-look-azure = azure
rogue-look-black = black
rogue-look-brown = brown
rogue-look-clear = clear
rogue-look-cloudy = cloudy
rogue-look-crimson = crimson
rogue-look-golden = golden
rogue-look-green = green
rogue-look-grey = grey
rogue-look-milky = milky
rogue-look-ochre = ochre
rogue-look-pink = pink
rogue-look-plum = plum
rogue-look-silver = silver
rogue-look-smoky = smoky
rogue-look-white = white
rogue-look-yellow = yellow
rogue-look-agate = agate
rogue-look-brass = brass
rogue-look-copper = copper
rogue-look-coral = coral
rogue-look-garnet = garnet
rogue-look-iron = iron
rogue-look-ivory = ivory
rogue-look-jade = jade
rogue-look-moonstone = moonstone
rogue-look-onyx = onyx
rogue-look-opal = opal
rogue-look-pearl = pearl
rogue-look-topaz = topaz
rogue-look-wood = wood
rogue-look-alder = alder
rogue-look-ash = ash
rogue-look-beech = beech
rogue-look-birch = birch
rogue-look-cedar = cedar
rogue-look-ebony = ebony
rogue-look-elm = elm
rogue-look-hazel = hazel
rogue-look-larch = larch
rogue-look-maple = maple
rogue-look-oak = oak
rogue-look-pine = pine
rogue-look-willow = willow
rogue-look-yew = yew

## Roguelike: effects

rogue-effect-confused = confused
rogue-effect-blind = blind
rogue-effect-hasted = hasted
rogue-effect-slowed = slow
rogue-effect-paralyzed = frozen
rogue-effect-levitating = afloat
rogue-effect-see-invisible = able to see the invisible
rogue-effect-held = held
rogue-effect-sleeping = asleep

## Roguelike: hints

rogue-hint-strike = Strike at { $monster }: { $chance } in 100 of your blows land.
rogue-hint-move = Go this way.
rogue-hint-search = Stay and search: it heals you, or lets them come to you.
rogue-hint-wait = Wait here.
rogue-hint-up = Take the stairs up.
rogue-hint-down = Take the stairs down.
rogue-hint-open = Open the door.
rogue-hint-close = Shut the door: they cannot open it.
rogue-hint-pickup = Take what lies here.
rogue-hint-drop = Put down { $item }.
rogue-hint-throw = Throw { $item }.
rogue-hint-wield = Take { $item } in hand.
rogue-hint-wear = Put on { $item }.
rogue-hint-takeoff = Take your armour off.
rogue-hint-puton = Put on { $item }.
rogue-hint-remove = Take the ring off.
rogue-hint-light = Light { $item }.
rogue-hint-refill = Fill the lantern.
rogue-hint-quaff = Drink { $item }.
rogue-hint-read = Read { $item }.
rogue-hint-zap = Point { $item } at them.
rogue-hint-eat = Eat: you are hungry.

## Roguelike: menus and help

rogue-preset-lantern = By lantern light
rogue-preset-lantern-about = Ten levels; you see as far as your light falls.
rogue-preset-lit = Lit rooms
rogue-preset-lit-about = Ten levels; a lit room is seen whole from its doorway.
rogue-preset-old = In the old style
rogue-preset-old-about = Nine boxes a level: dark rooms, mazes, rooms that are gone.
rogue-preset-deep = All the way down
rogue-preset-deep-about = Twenty-six levels before the Amulet.
rogue-option-levels = Levels
rogue-option-levels-about = How deep the Amulet lies.
rogue-option-style = Levels are drawn
rogue-option-style-about = The old way has dark rooms, mazes, and rooms that are gone.
rogue-style-plain = freely
rogue-style-rogue = in nine boxes, as of old
rogue-option-sight = Seeing
rogue-option-sight-about = By its light alone, or a lit room whole from its doorway.
rogue-own-about = Your own seed, such as seed=42 levels=10, or a scenario in JSON.
rogue-sight-radius = as far as the light falls
rogue-sight-room = a lit room at once
rogue-level-auto = Autoplayer
rogue-daily-lantern = By lantern light
rogue-daily-lit = Lit rooms
rogue-chart-depth = Deepest level
rogue-chart-score = Score
rogue-chart-kills = Monsters slain
rogue-figure-score = Score
rogue-figure-depth = Depth
rogue-figure-level = Level
rogue-figure-gold = Gold
rogue-figure-turns = Turns
rogue-figure-kills = Slain
rogue-puzzles = Dungeon of the day
rogue-puzzles-of = { $game }: the dungeon of the day
rogue-help-aim = Go down to the deepest level, take the Amulet, and carry it back up to level 1. You have one life. The map shows what you see, and dimmed what you remember; monsters are letters, coloured by how dangerous a fight with them would be.
rogue-help-walk = Walk with the arrows, the number pad or h j k l and y u b n. Walking into a monster strikes it, walking into a shut door opens it. With Shift you run. Touch a place to travel there, touch yourself to pick up, search or take the stairs.
rogue-help-fight = Look around with v, and from one thing of interest to the next with Tab: you are told how likely blows land, and how much they hurt, both ways. Monsters asleep are easier to hit. A shut door stops those too dull to open one.
rogue-help-things = Your pack holds 26 things, a to z. Potions, scrolls, rings and wands show what they are only when used; call them by a guess with C. Armour and weapons hide their numbers until they are worn. What is cursed will not come off.
rogue-help-plans = Explore with x, rest with a full stop, travel to stairs with > and <. They go on step by step by what you know, and stop as soon as there is news.
rogue-help-death = Light burns down and hunger grows: each turn counts. Death is final: the saved game is gone, but the replay is kept. The score is ten for each piece of gold, a hundred a level, five for each point of experience, less one for ten turns.
rogue-help-keys = Keys, until you change them in the settings: x explore, . rest, s search, comma pick up, > < stairs, i pack, v look, M messages, o c doors, q drink, r read, z zap, f throw, e eat, w wield, W wear, t take off, P R rings, a light, F refill, d drop, C call, g advice, p watch the computer play.

## Roguelike: values

rogue-value = { $n }
rogue-of = { $n }/{ $most }
rogue-gauge-hp = HP
rogue-gauge-depth = Depth
rogue-gauge-level = Lvl
rogue-gauge-xp = XP
rogue-gauge-strength = Str
rogue-gauge-ac = AC
rogue-gauge-gold = Gold
rogue-gauge-food = Food
rogue-gauge-light = Light
rogue-gauge-turn = Turn
rogue-gauge-amulet = Amulet
rogue-amulet-held = yours
rogue-for-ever = ∞
rogue-dark = out
rogue-short-confused = Confused
rogue-short-blind = Blind
rogue-short-hasted = Hasted
rogue-short-slowed = Slow
rogue-short-paralyzed = Frozen
rogue-short-levitating = Afloat
rogue-short-see-invisible = Keen eyes
rogue-short-held = Held
rogue-short-sleeping = Asleep
rogue-gear = In use
rogue-gear-line = { $item }, { $use }
rogue-looking = You look at
rogue-told-line = { $turn }: { $what }{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}

## Roguelike: commands of the player

rogue-do-explore = Explore
rogue-do-rest = Rest
rogue-do-search = Search
rogue-do-pickup = Pick up
rogue-do-pack = Pack
rogue-do-look = Look
rogue-do-down = Stairs down
rogue-do-up = Stairs up
rogue-do-open = Open a door
rogue-do-close = Shut a door
rogue-do-takeoff = Take armour off
rogue-do-remove = Take a ring off
rogue-do-refill = Fill the lantern
rogue-do-told = Messages
rogue-do-quaff = Drink
rogue-do-read = Read
rogue-do-zap = Zap
rogue-do-throw = Throw
rogue-do-eat = Eat
rogue-do-wield = Wield
rogue-do-wear = Wear
rogue-do-puton = Put on
rogue-do-light = Light
rogue-do-drop = Drop
rogue-do-call = Call
rogue-way-n = North
rogue-way-ne = North-east
rogue-way-e = East
rogue-way-se = South-east
rogue-way-s = South
rogue-way-sw = South-west
rogue-way-w = West
rogue-way-nw = North-west
rogue-run-n = Run north
rogue-run-ne = Run north-east
rogue-run-e = Run east
rogue-run-se = Run south-east
rogue-run-s = Run south
rogue-run-sw = Run south-west
rogue-run-w = Run west
rogue-run-nw = Run north-west
rogue-which-way-open = Open which door? Choose a direction.
rogue-which-way-close = Shut which door? Choose a direction.
rogue-which-way-throw = Throw it which way? Choose a direction.
rogue-which-way-read = Read it at whom? Choose a direction.
rogue-aim = Point { $item } at what? Tab for the next target, Enter to let go.
rogue-look-keys = Looking. Arrows or Tab move on, Enter travels there, Escape ends.
rogue-close-sheet = Close
rogue-sheet-pack = Your pack
rogue-sheet-thing = { $item }
rogue-sheet-told = What you were told
rogue-sheet-quaff = Drink what?
rogue-sheet-read = Read what?
rogue-sheet-zap = Point what?
rogue-sheet-throw = Throw what?
rogue-sheet-eat = Eat what?
rogue-sheet-wield = Wield what?
rogue-sheet-wear = Wear what?
rogue-sheet-puton = Put on what?
rogue-sheet-light = Light what?
rogue-sheet-drop = Drop what?
rogue-sheet-call = Call what by a name?
rogue-sheet-about = Learn about what?
rogue-sheet-finger-on = On which hand?
rogue-sheet-finger-off = From which hand?
rogue-sheet-guess = What do you take { $item } for?
rogue-name-none = no guess
rogue-hand-left = the left
rogue-hand-right = the right
rogue-called = { $item }, you say { $name }
rogue-called-name = “{ $name }”
rogue-used-weapon = in hand
rogue-used-armor = worn
rogue-used-left = on the left hand
rogue-used-right = on the right hand
rogue-used-light = lit
rogue-pack-empty = Your pack is empty.
rogue-nothing-to-quaff = You have nothing to drink.
rogue-nothing-to-read = You have nothing to read.
rogue-nothing-to-zap = You have no wand.
rogue-nothing-to-throw = You have nothing to throw.
rogue-nothing-to-eat = You have nothing to eat.
rogue-nothing-to-wield = You have no other weapon.
rogue-nothing-to-wear = You have no other armour.
rogue-nothing-to-puton = You have no other ring.
rogue-nothing-to-light = You have no other light.
rogue-nothing-to-drop = You have nothing to drop.
rogue-nothing-to-call = You know all that you carry.
rogue-trap-ahead = A trap lies there. Step again if you mean it.
rogue-beside-you = Choose a place right beside you.
rogue-nothing-in-sight = There is nothing of interest.
rogue-plan-hindered = You are in no state for that.
rogue-plan-watched = Not in the sight of { $monster }.
rogue-plan-dark = It is too dark to explore. Light something.
rogue-plan-healthy = You are in good health.
rogue-plan-explored = You know of nothing left to explore. Search for hidden doors, or go on by the stairs.
rogue-plan-no-way = You know no way there.
rogue-plan-no-more = There is no way on.

## Roguelike: what is looked at

rogue-at-self = This is you.
rogue-at-gold = Gold.
rogue-at-unknown = You have not seen this place.
rogue-at-wall = Wall.
rogue-at-floor = Floor.
rogue-at-corridor = A corridor.
rogue-at-open-door = An open door.
rogue-at-closed-door = A shut door.
rogue-at-locked-door = A locked door.
rogue-at-broken-door = A broken door.
rogue-at-archway = A doorway.
rogue-at-stairs-up = Stairs up.
rogue-at-stairs-down = Stairs down.
rogue-at-trap = A trap.
rogue-at-some-weapon = A weapon, as you remember.
rogue-at-some-armor = Armour, as you remember.
rogue-at-some-potion = A potion, as you remember.
rogue-at-some-scroll = A scroll, as you remember.
rogue-at-some-ring = A ring, as you remember.
rogue-at-some-wand = A wand, as you remember.
rogue-at-some-food = Food, as you remember.
rogue-at-some-torch = A torch, as you remember.
rogue-at-some-lantern = A lantern, as you remember.
rogue-at-some-artifact = Something that shines, as you remember.
rogue-at-some-oil-flask = Oil, as you remember.
rogue-at-some-amulet = The Amulet, as you remember.
rogue-at-felt = You feel { $monster } there.
rogue-at-foe = You see { $monster }, { $mood }: { $hp } of { $most } hit points.
rogue-mood-sleeping = asleep
rogue-mood-helpless = helpless
rogue-mood-wandering = unaware of you
rogue-mood-hunting = after you
rogue-mood-fleeing = in flight
rogue-odds-yours = You hit { $chance } % of the time, for { $damage } a turn{ $turns ->
    [0] .
    [1] : one turn to win.
   *[other] : about { $turns } turns to win.
}
rogue-odds-theirs = It hits { $chance } % of the time, for { $damage } a turn{ $turns ->
    [0] .
    [1] : you may not last a turn.
   *[other] : you last about { $turns }.
}
rogue-at-numbers = Level { $level }, armour class { $ac }, damage { $dice }, speed { $speed }, worth { $xp } experience.
rogue-special-rusts-armor = Its touch rusts armour ({ $chance } %).
rogue-special-freezes = Its touch freezes ({ $chance } %).
rogue-special-confuses = It confuses ({ $chance } %).
rogue-special-drains-strength = It drains strength ({ $chance } %).
rogue-special-drains-xp = It drains experience ({ $chance } %).
rogue-special-drains-max-hp = It drains life for good ({ $chance } %).
rogue-special-holds = It holds fast ({ $chance } %).
rogue-special-steals-gold = It steals gold.
rogue-special-steals-item = It steals a thing.
rogue-special-regenerates = It heals by itself.
rogue-special-breathes-fire = It breathes fire: { $chance } % of its attacks, 6d6.
rogue-special-flying = It flies.
rogue-special-invisible = It is invisible.
rogue-special-mean = It sleeps seldom and hunts at sight.

## Roguelike: what things are for

rogue-about-weapon = { $dice } in hand, { $thrown } thrown. A blow that lands does { $mean } on average.
rogue-about-armor = Armour class { $ac } when worn; lower is better.
rogue-about-unknown = One of { $n } kinds. Using it tells which.
rogue-about-bonus-unknown = Whether it is better or worse than others shows when it is worn.
rogue-about-cursed = It is cursed.
rogue-about-food-ration = A meal: 1100 to 1499 turns of food, at most 2000 in all.
rogue-about-torch-torch = Light for two steps around. Each turn in hand burns one of its turns.
rogue-about-lantern-lantern = Light for two steps around. Holds 1000 turns of oil.
rogue-about-oil-flask-oil-flask = 500 turns of light for a lantern.
rogue-about-artifact-phial = Light for three steps around, for ever.
rogue-about-artifact-star = Light for two steps around, for ever.
rogue-about-artifact-arkenstone = Light for two steps around, for ever.
rogue-about-amulet-amulet-of-yendor = Carry it up to level 1.
rogue-about-potion-healing = Heals 1d8; in full health it adds 1 to the most. Cures blindness and confusion.
rogue-about-potion-extra-healing = Heals 2d8+2; in full health it adds 1 to the most. Cures blindness and confusion.
rogue-about-potion-gain-strength = One more strength, for good.
rogue-about-potion-restore-strength = Brings lost strength back.
rogue-about-potion-poison = 1d6 damage. Better thrown away.
rogue-about-potion-confusion = Steps go astray for 20 to 22 turns.
rogue-about-potion-blindness = Blind for 40 to 60 turns.
rogue-about-potion-haste-self = Twice as quick for 4 to 8 turns.
rogue-about-potion-detect-monsters = Shows every monster while you stay on the level.
rogue-about-potion-detect-magic = Shows where potions, scrolls, rings and wands lie.
rogue-about-potion-raise-level = One level at once.
rogue-about-potion-see-invisible = Shows the invisible while you stay on the level.
rogue-about-potion-levitation = Over all traps for 29 to 32 turns.
rogue-about-scroll-identify = Tells what another thing is.
rogue-about-scroll-enchant-weapon = The weapon in hand gains 1, up to +3, and loses its curse.
rogue-about-scroll-enchant-armor = The armour worn gains 1, up to +3, and loses its curse.
rogue-about-scroll-magic-mapping = Shows the whole level, but nobody on it.
rogue-about-scroll-teleportation = Takes you to some other place of the level.
rogue-about-scroll-remove-curse = Lifts curses from all that is worn.
rogue-about-scroll-create-monster = Calls a monster to your side.
rogue-about-scroll-scare-monster = Laid on the floor it keeps monsters off for 100 turns.
rogue-about-scroll-light = Shows the whole room.
rogue-about-scroll-sleep = Puts you to sleep for 4 to 8 turns.
rogue-about-scroll-hold-monster = Holds a monster beside you for 3 to 6 turns.
rogue-about-ring-protection = Lowers your armour class by its number.
rogue-about-ring-add-strength = Adds its number to your strength.
rogue-about-ring-sustain-strength = Your strength cannot be drained.
rogue-about-ring-dexterity = Its number helps you to hit, and not to be hit.
rogue-about-ring-regeneration = You heal twice as fast.
rogue-about-ring-searching = Finds hidden things beside you, 10 % a turn.
rogue-about-ring-see-invisible = Shows the invisible.
rogue-about-ring-slow-digestion = You need less food.
rogue-about-ring-teleportation = Throws you about the level, 15 % a turn.
rogue-about-ring-stealth = Sleepers do not wake when you come near.
rogue-about-wand-magic-missile = 2d6 to the first in its way, 7 steps far.
rogue-about-wand-lightning = 6d6 to the first in its way, 8 steps far.
rogue-about-wand-fire = 6d6 to the first in its way, 8 steps far.
rogue-about-wand-cold = 6d6 to the first in its way, 8 steps far.
rogue-about-wand-sleep = Sleep for 3 to 6 turns, 6 steps far.
rogue-about-wand-slow-monster = Halves a monster's speed, 6 steps far.
rogue-about-wand-teleport-away = Sends a monster away, 7 steps far.
rogue-about-wand-haste-monster = Doubles a monster's speed, 5 steps far.
rogue-about-wand-polymorph = Turns a monster into another, 5 steps far.
rogue-about-wand-cancellation = Takes a monster's magic away, 6 steps far.

## Roguelike: the end

rogue-ended-won = You have brought the Amulet back to the light of day.
rogue-ended-died = You died on level { $depth }: { $cause }.
rogue-cause-monster = slain by { $monster }
rogue-cause-breath = burnt by the breath of { $monster }
rogue-cause-poison = poisoned by what you drank
rogue-cause-starvation = starved
rogue-cause-trap = caught in a trap
rogue-cause-trap-bear = caught in a bear trap
rogue-cause-trap-dart = struck by a dart
rogue-cause-trap-pit = fallen into a pit
rogue-summary-score = Score: { $n }
rogue-summary-depth = Deepest level: { $n } of { $of }, { $seen } seen
rogue-summary-level = Level { $n } with { $xp } experience
rogue-summary-gold = Gold: { $n }
rogue-summary-turns = Turns: { $n }
rogue-summary-kills = Monsters slain: { $n }
rogue-summary-items = Things found: { $found }, used: { $used }
rogue-summary-gear = At the end: { $things }
rogue-summary-and = { $one }, { $other }
rogue-summary-marked = A run to try things out: it does not count.
rogue-feat-amulet = You held the Amulet.
rogue-feat-depth-10 = You saw level 10.
rogue-feat-depth-5 = You saw level 5.
rogue-feat-kills-50 = Fifty fell to you.
rogue-feat-kills-25 = Twenty-five fell to you.
rogue-feat-kills-10 = Ten fell to you.
rogue-feat-gold-2000 = A fortune of two thousand.
rogue-feat-gold-1000 = A purse of a thousand.
rogue-feat-turns-1000 = A thousand turns under ground.
rogue-feat-turns-500 = Five hundred turns under ground.
rogue-feat-found-50 = Fifty things found.
rogue-feat-found-20 = Twenty things found.
rogue-feat-used-20 = Twenty things used.
