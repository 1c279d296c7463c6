# The shelf: games under way and finished, in both front ends.

## The shelf

ui-shelf = Shelf
ui-shelf-about = All your games: take one up again, look back at one, or keep a copy elsewhere.
ui-shelf-empty = Nothing lies here yet. Begin a game: it waits here when you leave it, and stays here to look back at when it is over.
ui-shelf-none = No game matches. Change the search, or show all.
ui-shelf-all = Show all
ui-shelf-more = Show more ({ $n })
ui-shelf-count = { $n ->
    [0] No game
    [one] One game
   *[other] { $n } games
}
ui-shelf-continue-of = Continue { $game }
ui-shelf-review-of = Look back at { $game }
ui-shelf-review = Look back
ui-shelf-remove = Remove
ui-shelf-remove-of = Remove { $game }
ui-shelf-put-back = Put back
ui-shelf-put-back-of = Put back { $game }
ui-shelf-removed = Removed from the shelf.
ui-shelf-is-back = It is back on the shelf.
ui-shelf-changed = It was played on meanwhile, so it stays.
ui-shelf-remove-all = { $n ->
    [one] Remove this game
   *[other] Remove all { $n }
}
ui-shelf-back-all = { $n ->
    [one] Put it back
   *[other] Put all { $n } back
}
ui-shelf-removed-all = { $n ->
    [0] Nothing was removed.
    [one] One game removed.
   *[other] { $n } games removed.
}
ui-shelf-is-back-all = { $n ->
    [0] Nothing is back.
    [one] One game is back on the shelf.
   *[other] { $n } games are back on the shelf.
}
ui-shelf-holds = A whole shelf. Nothing of it is stored yet.
ui-shelf-holds-games = { $game }: { $n ->
    [one] one game
   *[other] { $n } games
}
ui-shelf-holds-other = Another game
ui-shelf-holds-days = Played from { $from } to { $to }
ui-shelf-holds-records = Statistics, solved puzzles or settings, for where there are none here
ui-shelf-holds-damaged = { $n ->
    [one] One damaged item, which is left out
   *[other] { $n } damaged items, which are left out
}
ui-shelf-take = Add to my shelf
ui-shelf-decline = Leave it
ui-shelf-filled = { $n } of { $all } cells filled
ui-shelf-steps = { $n ->
    [one] One step played
   *[other] { $n } steps played
}
ui-shelf-damaged = This game cannot be opened. { $why }
ui-shelf-newer = Only a newer Parlour can open this game. { $why }
ui-shelf-on-table = On the table
ui-shelf-find = Search
ui-shelf-find-about = Name, puzzle, seed or day
ui-shelf-game = Game
ui-shelf-game-all = All games
ui-shelf-state = Which
ui-shelf-state-all = All
ui-shelf-state-under-way = Under way
ui-shelf-state-finished = Finished
ui-shelf-state-won = Won
ui-shelf-state-lost = Lost
ui-shelf-state-drawn = Drawn
ui-shelf-state-apart = Cannot be opened
ui-shelf-order = Order
ui-shelf-order-newest = Newest first
ui-shelf-order-oldest = Oldest first
ui-shelf-rename = Rename
ui-shelf-rename-of = Rename { $game }
ui-shelf-name = Name
ui-shelf-name-set = Named: { $name }
ui-shelf-name-gone = It has no name of its own any more.
ui-shelf-keep = Save as a file
ui-shelf-keep-of = Save { $game } as a file
ui-shelf-verify = Check
ui-shelf-verify-of = Check { $game }
ui-shelf-verified = Played again from the first move: all is right ({ $digest }).
ui-shelf-export = Save all as one file
ui-shelf-import = Add from files
ui-shelf-drop = You can also drop files here.
ui-shelf-more-of = More for { $game }
ui-shelf-taken = { $n ->
    [0] Nothing was added.
    [one] One added.
   *[other] { $n } added.
}
ui-shelf-there = { $n ->
    [one] One was here already.
   *[other] { $n } were here already.
}
ui-shelf-apart = { $n ->
    [one] One cannot be opened and lies apart.
   *[other] { $n } cannot be opened and lie apart.
}
ui-shelf-left-out = { $n ->
    [one] One was left out.
   *[other] { $n } were left out.
}
ui-shelf-no-room = There is no room for it.
ui-shelf-item-damaged = The file is damaged in places.
ui-shelf-item-unknown = Only a newer Parlour knows what this is.
load-not-an-archive = This is neither a saved game nor a shelf of Parlour.
term-open = open
term-shelf-save-to = Save to:
term-shelf-bring-from = Add from:
term-shelf-saved = Saved as { $file }.
term-shelf-not-saved = { $file } cannot be written.
term-shelf-all = Remove all
term-shelf-exists = { $file } exists already. Nothing was written over it.
term-shelf-not-read = { $file } cannot be read.
ui-review-scrub = Step of the game
web-shelf-little = This browser gives us little room here. Save the shelf as a file now and then.
web-full = There is no room left in this browser. Save the shelf as a file, then remove some games.
