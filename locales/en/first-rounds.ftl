# First rounds: each game teaches itself in a few steps, one sentence each.

ui-first = First round
ui-first-offer = New here? Play a first round
ui-first-decline = No, thanks
ui-first-at = First round, { $n } of { $all }
ui-first-over = First round, done
ui-first-skip = Skip
ui-first-real = A real game
ui-first-again = Once more
ui-first-not-now = Not in this step. { $what }

## Shut the Box

shutbox-first-roll = Roll the dice.
shutbox-first-pick = Select tiles that add up to the dice: one, two or more.
shutbox-first-submit = Submit the move: the tiles turn down.
shutbox-first-again = Roll again; what is down stays down.
shutbox-first-second = Turn down tiles that add up to this throw, too.
shutbox-first-on = Go on until a throw fits no tiles: that ends your turn.
shutbox-first-done = What still stands is your score: the lower, the better, and best of all is a box that is shut.

## Sudoku

sudoku-first-row = Every row, column and box has each digit once, and only the 7 is missing in this row: write it into the marked cell.
sudoku-first-wrong = Now make a mistake on purpose: write a 7 into the marked cell.
sudoku-first-undo = It turns red, for this column has its 7 already: take it back with Undo.
sudoku-first-corner = In the middle both 1 and 9 seem to fit: switch to Corner and note both there.
sudoku-first-hint = If you do not know how to go on, the coach does: ask for a Hint.
sudoku-first-hinted = “This column has its 9, so the marked cell is 1”: switch back to Digit and write it.
sudoku-first-rest = Fill the cells that are left.
sudoku-first-done = Solved: real puzzles start emptier, and the coach explains each step that you ask for.

## Hidato

hidato-first-place = Each number touches the next, at a side or a corner: touch the marked cell to write the 2 there.
hidato-first-anchor = The ring shows which number you go on from: write 4 and 5 into the marked cells.
hidato-first-select = You may go on from any number: touch the 16.
hidato-first-down = No number comes after 16, so choose Count down.
hidato-first-back = Now 15 goes into the marked cell.
hidato-first-undo = If you change your mind, take it back with Undo.
hidato-first-rest = Fill the rest, from either end: the path has to run through every cell.
hidato-first-done = The path is complete: real boards are larger, and the coach explains each step that you ask for.

## Mill

mill-first-place = Three in a row are a mill: place your last stone on the marked point.
mill-first-take = Whoever closes a mill takes a stone: take the marked one.
mill-first-slide = All stones are placed, so now they slide along the lines: move the marked one a step, out of its mill.
mill-first-close = Slide it back: the mill closes again, and you take the marked stone.
mill-first-fly = Your opponent took one too, and with three left your stones may jump: from the marked corner to the other marked point.
mill-first-win = Jump back into the mill and take any stone: nobody can go on with two.
mill-first-done = You have won: who has two stones left, or cannot move, has lost.

## The dungeon

rogue-first-walk = You are the @: walk onto the gold.
rogue-first-look = Choose Look, and you can ask what anything is, and how a fight with it would go.
rogue-first-explore = Choose Explore, again if need be: you walk by yourself, pick things up and open doors.
rogue-first-fight = The S is a snake: walk into it to strike, until it is dead.
rogue-first-drink = Drink the potion that you found: it heals.
rogue-first-stairs = Choose Stairs down: first you walk there, and then you go down.
rogue-first-done = So it goes on, deeper and deeper, to the Amulet and back up; take care, for you have one life.
