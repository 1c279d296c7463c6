# Menus, settings, statistics, dialogs: everything around the games.

## The frame

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
ui-today = Today’s { $count }
ui-today-solved = { $n } of { $count } done. New ones come at midnight UTC.
ui-today-row = { $n ->
    [one] One day in a row with all { $count }; most: { $best }.
   *[other] { $n } days in a row with all { $count }; most: { $best }.
}
ui-todays = Today’s
ui-todays-begun = Today’s, begun
ui-todays-solved = Today’s, done
ui-of-game = { $game }: { $what }
ui-continue = Continue
ui-missing = Nothing here
ui-missing-text = There is no page at this address.

## At the table

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
ui-copy = Copy
ui-turn-of = { $who }: { $turn }
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
ui-watching = The computer is playing. Any key stops it; + changes the speed.
ui-watch-stop = Take over
ui-review-leave = Back to the game
ui-review-at = { $n } of { $all }: { $step }
ui-as-written = { $text }
ui-review-start = 0 of { $all }
ui-lesson-at = { $n } of { $all }: { $step }
ui-lesson-end = All { $all } steps are done.
ui-instructions = Instructions
ui-undone = Undone: { $steps }
ui-redone = Redone: { $steps }
ui-steps-and = { $first }, { $next }
ui-seed-is = Seed { $seed }
ui-own-dice = Own dice
web-tiles = Tiles
web-flattened = 3D is slow on this device, so the box is drawn flat now.
web-deep-again = Draw it in 3D
web-not-kept = This browser stores nothing for us, so the game will be gone when you leave.
web-opening = Opening the game from the link: { $percent } %
web-opening-stop = Stop
web-unstored-leave = This game is not saved. Leave it and lose it?
web-damaged-elsewhere = This game continued in another tab and cannot be shown here. Reload the page. { $why }
ui-elsewhere = This game continued elsewhere, and this is its current state. Play on wherever you like.
ui-ended-elsewhere = This run has ended elsewhere, for good.
ui-parted = This game also continued elsewhere. The other version is on the shelf.
ui-shelf-full = There is no room on the shelf, so the game on the table stays. Remove a game from the shelf first.
ui-unstored = Not saved: this game is only on the screen, and saving does not work.
ui-unstored-full = Not saved: the shelf is full. Remove a game there to make room.
web-damaged = The game you left could not be opened and was put aside. { $why }
web-not-fetched = Not here yet
web-not-fetched-text = This part of Parlour could not be fetched. Nothing is lost: check the connection, then try again.
web-fetch-again = Try again
web-bad-link = The link could not be opened. { $why }
web-unreadable-link = It is damaged or cut off.
ui-computer-failed = { $player } cannot move, so move for them. { $why }
web-offer = Open the game from the link?
web-offer-text = You are in the middle of a game. If you open the link, it waits on the shelf.
web-offer-replace = Open the link
web-offer-keep = Keep my game

## Grids, clock, your own puzzles

web-points = Board
web-map = Map, repeated below as text.
web-map-as-text = The map as text
web-told = Messages
web-grid = Grid
web-grid-about = Tab moves through the cells you can fill. Escape leaves them; pressed again, it leaves the board.
web-cell-base = { $cell }, { $digits } in the reason
web-cell-exception = { $cell }, { $digits } an exception
web-cell-out = { $cell }, { $digits } ruled out
web-cell-in = { $cell }, { $digits } follows
web-cell-lettered = { $cell }, marked { $letter }
web-cell-wrong = { $cell }, not as in the solution
ui-pad = Entry
ui-pad-keys = Keys
ui-modes = Entry mode
ui-tools = Tools
ui-many-changes = { $n } changes
ui-time = Time
ui-time-played = Time played
ui-pause = Pause
ui-go-on = Resume
ui-paused = Paused
ui-go-on-how = Click here, or press P, to resume.
ui-game-settings = Settings of this game
ui-do-it = Do it
ui-wish = Options
ui-making = Generating …
ui-seed-made = A number that determines the puzzle: the same seed makes the same puzzle. Leave it empty for a new one.
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
ui-picture = How it went, cell by cell: white is given, green was right at once, orange was wrong at some point
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

## Coach

ui-coach = Coach
ui-coach-quiet = Ask for a hint whenever you like.
ui-coach-thinking = Let me see …
ui-choices = Every choice with its figures
ui-choice = Choice
ui-exact = Exact fractions
ui-best = best
ui-try-choice = Select { $choice } on the board
ui-judge-now = How good was that move?
ui-review-best = { $played } was as good as it gets: it { $own }.
ui-review-better = { $played } { $own }. { $best } would have been better: it { $better }.

## Analysis

analyse = Analyse
ui-analysis = Analysis
ui-study-progress = { $done } of { $all } positions looked at
ui-study-won = { $who } has won.
ui-study-drawn = The game is drawn.
ui-study-own = Trying out { $step }, { $n ->
    [one] a step
   *[other] { $n } steps
} after step { $from }
ui-study-line = Best line
ui-study-better = Better line
ui-study-turning = Turning point
ui-study-play-on = Play from here
ui-study-analyse = Back
ui-study-best = Best: { $line }
ui-study-graph = How the game stood: { $top } at the top, { $bottom } at the bottom
ui-study-turnings = Turning points
ui-study-none = No turning points so far.
ui-study-actions = Everything that can be done here
ui-study-worth = Worth ({ $found })
ui-study-try = Try { $action } out
ui-study-step = Step
ui-study-stands = How the game stands
ui-study-start = Start
ui-study-thinking = Being looked at …
ui-turning-point = { $n }. { $who }, { $step }: { $sign }. Better: { $better }
ui-train-kept = Right: { $played } { $own }.
ui-train-lost = Not so: { $played } { $own }. { $best } was the way: it { $better }. Undo it to try again.
ui-own-mistakes = Your own mistakes
ui-own-mistakes-about = Positions in which an analysis found something much better than what you did. Who finds it is rid of the position.
ui-own-mistake = Mistake
ui-train-points = Your strength
ui-train-streak = In a row
ui-train-best-streak = Most in a row
ui-train-reached = Reached
ui-sign-only = the only move
ui-sign-mistake = a mistake
ui-sign-blunder = a blunder

## Engines

engine-silent = There is nothing to advise here.
engine-lost = The coach did not answer. Try again.
engine-unproven = The puzzle is not as wished: { $wish }

## New game and links

ui-presets = Ready to play
ui-options = Rules
ui-chance = Chance
ui-own-dice-offer = We throw our own dice and type them in
ui-seed = Seed
ui-seed-about = A number that determines every throw. Leave it empty for new dice.
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

## Keys

ui-key-cells = Select a tile, or put it back
ui-key-along = Move along the tiles
ui-key-pick = Select the tile under the cursor
ui-key-mute = Sound on or off
ui-key-leave = Leave the board, so that Tab moves through the page
ui-keys-of = Keys of { $game }

## Settings

ui-settings-looks = Appearance
ui-settings-language = Language
ui-settings-sound = Sound
ui-settings-boards = Boards
ui-settings-computer = Computer and coach
ui-settings-keys = Keys
ui-settings-kept = These settings
ui-settings-restore = Restore defaults
ui-settings-restored = Everything is set as at first.
ui-settings-unrestored = Your settings are back.
ui-settings-text = As one text, to keep or to bring from elsewhere
ui-settings-copy = Copy the text
ui-settings-bring = Use this text
ui-settings-brought = These settings are yours now.
ui-settings-unread = This text has no settings.
ui-contrast = Contrast
ui-contrast-system = Same as the system
ui-contrast-more = High
ui-contrast-usual = Usual
ui-theme = Colours
ui-theme-system = Same as the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = High contrast
ui-theme-sixteen = 16 colours
ui-motion = Motion
ui-motion-system = Same as the system
ui-motion-none = None
ui-view = Boards
ui-view-3d = 3D
ui-view-flat = Flat
ui-language = Language
ui-language-system = Same as the system
ui-sound = Sounds of dice and wood
ui-volume = Volume
ui-pace = The computer plays
ui-pace-slow = Slowly
ui-pace-normal = At an easy pace
ui-pace-fast = Fast
ui-judge = Tell me how good each move was

## Keys of commands

ui-bind = Keys of { $game }
ui-bind-about = Choose a command, then press its new key. Arrows, digits and Enter always mean the same.
ui-bind-press = Press a key …
ui-bind-row = { $what }: { $key }. Change the key
ui-bind-done = { $what }: the key is now { $key }.
ui-bind-swapped = { $what }: the key is now { $key }. { $other } had it, and now has { $old } instead.
ui-bind-reserved = { $key } cannot be chosen: it means the same in every game.
ui-bind-reset = Restore default keys
ui-bind-reset-done = All keys have their defaults again.

## Statistics

ui-stats-empty = No game finished yet. Play one to its end, and its result and its day are noted here.
ui-stat-games = Games
ui-stat-won = Won
ui-stat-hinted = With hints
ui-stat-hinted-of = { $won } of { $n } won
ui-groups = By level, variant and opponent
ui-group-level = { $option } { $value }
ui-group-told = { $n ->
    [one] One game
   *[other] { $n } games
}, { $won } won without hints, { $hinted } with hints.
ui-stat-rate = Win rate
ui-stat-streak = Winning streak
ui-stat-best-streak = Longest streak
ui-stat-best-time = Best time
ui-stat-mean-time = Mean time
ui-stat-mean = { $name }, mean
ui-chart-spoken = { $name }: { $total } counted, from { $first } to { $last }. The table below has every number.
ui-as-table = As a table
ui-times = Times
ui-stats-all = Every game
ui-stats-games = Games to look at
ui-bests = Personal bests
ui-bests-of = Played
ui-best-undated = not recorded
ui-group-untold = variant not recorded
ui-group-mean = Mean
ui-stat-clean-won = Won without hints
ui-course = { $name }: the last { $n }
ui-course-result = Results
ui-course-point = { $value }, { $day }
ui-course-point-hinted = { $value } with hints, { $day }
ui-course-hinted = yes
ui-course-clean = no
ui-course-spoken = The last { $n } results, from { $first } to { $last }. The table below has each.
ui-course-legend-clean = without hints
ui-course-legend-hinted = with hints
ui-course-legend-best = best
ui-fate-won = won
ui-fate-drawn = drawn
ui-fate-lost = lost
ui-fate-not-won = not won
ui-year = A year of days
ui-year-about = Arrow keys go from day to day. Days begin at midnight UTC.
ui-year-none = No game finished in the last year.
ui-year-spoken = { $n ->
    [one] One game finished
   *[other] { $n } games finished
} in the last year, on { $days ->
    [one] one day
   *[other] { $days } days
}.
ui-year-day = { $day }: { $n ->
    [0] no game
    [one] one game
   *[other] { $n } games
} finished
ui-year-undated = { $n ->
    [one] One earlier game is
   *[other] { $n } earlier games are
} not shown here: days were not recorded then.
ui-year-day-head = Day
ui-ranks = Best runs
ui-ranks-place = Place
ui-ranks-date = When
ui-ranks-end = How it ended
ui-ranks-none = No run matches the filters.
ui-ranks-filter = Filter the list
ui-ranks-outcome = Outcome
ui-ranks-outcome-all = All
ui-ranks-outcome-won = Won
ui-ranks-outcome-lost = Lost
ui-ranks-days = Time
ui-ranks-days-all = All time
ui-ranks-days-7 = The last 7 days
ui-ranks-days-30 = The last 30 days
ui-ranks-least = Minimum in the sorted column
ui-ranks-setup = Seed or other text in the setup
ui-recent = Newest games
ui-recent-about = Replay any of them: the seed determines every throw, so anybody can check the dice.
ui-replay = Open
shutbox-stat-won = Shut or won

## Help

ui-print = Print
ui-print-what = Puzzles
ui-print-this = the one on the table
ui-print-count = How many new ones
ui-print-per-page = On each sheet
ui-print-solutions = Solutions
ui-print-solutions-end = on sheets of their own
ui-print-solutions-upside-down = below, upside down
ui-print-solutions-none = none
ui-print-number = { $number }
ui-topic-try = Try it
ui-topic-practise = Practise
ui-topic-no-board = No board yet.
ui-help-general = In every game
ui-help-play = Choose a game on the front page. What you can do next is shown below or beside the board; the main action is the filled button.
ui-help-undo = Undo takes back a move, redo plays it again. Dice that were rolled stay rolled.
ui-help-hint = The coach says what to do and why; if there are several choices, with exact figures for each.
ui-help-keep = Your game is saved in this browser after every move. Nothing leaves your device.
ui-help-share = A link from “Share” contains the whole game; whoever opens it can continue or check it.

## From outside

ui-book = Book
ui-to-book = Read on in the book
ui-open = Open a game
ui-open-about = A saved game, a link, a puzzle, a position or a record: Parlour finds the game that it is for.
ui-open-text = Text to open
ui-open-do = Open
ui-open-file = Choose a file
ui-open-unknown = No game of Parlour can read this.
ui-news = New in Parlour
ui-news-close = Close
news-1 = Install Parlour from the browser’s menu: it then starts like any app, offline too.
news-2 = Share a puzzle, a link or a saved game with Parlour, or open its file: the right game comes up.
news-3 = The first visit loads less, so boards are there sooner.
news-4 = Each game teaches itself in a first round: a few steps on the real board. You find it in the menu.
news-5 = Games under way and finished are on one shelf: search, rename, replay and save them as files.
news-6 = Statistics show charts, your bests and a year of days, and the keys of every game can be changed in the settings.
