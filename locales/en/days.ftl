# The puzzles of the day of all games, and their calendar.

## Days

ui-days = Today’s five
ui-calendar = Calendar
ui-days-about = A puzzle a day for each game, some of two kinds, the same for everybody.
ui-days-utc = Days are by UTC: new puzzles come at midnight UTC.
ui-days-puzzles = Puzzles
ui-days-of = Puzzles of { $date }
ui-days-day = { $date }: { $time } on the day, { $later } later, { $begun } begun
ui-days-open = Open
ui-days-begun = Begun
ui-days-later = Done later
ui-days-in-time = Done on the day
ui-days-row = In a row
ui-days-best = Most
ui-days-all = All { $count }
ui-days-streaks = Days in a row
ui-days-share = Parlour, { $date }: { $n } of { $count }
ui-days-share-game = { $mark } { $game }
ui-days-share-row = { $n ->
    [one] One day in a row with all
   *[other] { $n } days in a row with all
}
ui-days-share-one = { $game } · { $kind }, { $date }
ui-days-share-state = { $mark } { $state }
