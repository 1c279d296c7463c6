# What every game and every front end says. A key `shutbox.score` in the code stands in these files as
# `shutbox-score`. Arguments are named in braces; numbers choose plurals.

## Names

language-name = English
parlour = Parlour
player = Player { $n }

## Numbers

decimal-point = .

## Keys, as keyboards name them

key-Ctrl = Ctrl
key-Shift = Shift
key-Space = Space
key-PgUp = PgUp

## Values that options share

choice-usual = default
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
explain = Explain the solution
colour-0 = no colour
colour-1 = red
colour-2 = orange
colour-3 = yellow
colour-4 = green
colour-5 = teal
colour-6 = blue
colour-7 = violet
colour-8 = grey
table-empty = There is nothing to undo or redo.
table-full = This game is as long as a game can be.
figure = { $value }
