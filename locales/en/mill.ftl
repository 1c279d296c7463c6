# Mill.

game-mill = Mill
game-mill-about = Three in a row takes a stone.

## Refusals

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
mill-too-few-pieces = With { $pieces } stones each, both sides would lose before the first move: with fewer than { $least } you lose.
mill-record-illegal = Action { $number }, { $action }: { $why }
mill-fen-fields = A FEN has 17 fields, this one has { $written }.
mill-fen-at = Field { $field } ({ $name }), column { $column }
mill-fen-rings = { $at }: “{ $found }” is not what it should be, three rings of eight points.
mill-fen-stone = { $at }: “{ $found }” is none of O, @, X and *.
mill-fen-side = { $at }: “{ $found }” is not a side, w or b.
mill-fen-phase = { $at }: “{ $found }” is not a phase, one of r, p, n, m and o.
mill-fen-action = { $at }: “{ $found }” is not an action, one of p, s, r and ?.
mill-fen-number = { $at }: “{ $found }” is not a number that can stand there.
mill-fen-square = { $at }: “{ $found }” is not the number of a point.
mill-fen-marker = { $at }: “{ $found }” is not a marker such as c:w-1-18|b-0-, p:18 or s:1.
mill-fen-field-1 = board
mill-fen-field-2 = side to move
mill-fen-field-3 = phase
mill-fen-field-4 = action
mill-fen-field-5 = White's stones on the board
mill-fen-field-6 = White's stones in hand
mill-fen-field-7 = Black's stones on the board
mill-fen-field-8 = Black's stones in hand
mill-fen-field-9 = removals White owes
mill-fen-field-10 = removals Black owes
mill-fen-field-11 = where White's last mill came from
mill-fen-field-12 = where White's last mill went to
mill-fen-field-13 = where Black's last mill came from
mill-fen-field-14 = where Black's last mill went to
mill-fen-field-15 = used mills
mill-fen-field-16 = moves since a stone was placed or taken
mill-fen-field-17 = round
mill-fen-field-18 = marker
mill-fen-on-board = { $side }: { $written } stones written, { $found } on the board.
mill-fen-count = { $written } is not a number of stones.
mill-fen-target = { $marker }: no stone of the opponent stands on { $point }.
mill-fen-marker-side = { $marker }: { $side } is not to move.
mill-fen-marker-owed = { $marker }: there are targets, but no removal is owed.
mill-fen-quota = { $marker }: { $written } of { $targets } targets cannot be taken.
mill-fen-twice = { $marker } stands there twice.
mill-fen-owed-action = Removals are owed, but the action is { $action }, not r.
mill-fen-owed-side = Removals are owed only to the side that is not to move.
mill-fen-closed = There is a stone on { $point }, a point that this board lacks.

## Commands

mill-best-over = The game is over: there is nothing to do.
mill-match-no-opening = No random opening of this game could be found.
mill-match-no-answer = The engine “{ $command }” did not answer in time.
mill-match-no-thread = The engine “{ $command }” could not be heard: the system gives no more threads.
mill-annotate-no-turn = There is no turn in this record.
mill-match-engine-ended = The engine “{ $command }” ended without an answer.
mill-match-no-options = { $flag } is for an engine over UCI; this one takes no options.
mill-match-late = Engine { $engine }, “{ $command }”, took longer than its { $allowed } ms in { $late } of { $answers } answers, up to { $longest } ms.
mill-solve-placing = Placing: { $positions } positions so far.
mill-solve-draws = The first player at least draws ({ $positions } positions of the placing phase).
mill-solve-loses = The first player loses ({ $positions } positions of the placing phase).
mill-solve-wins = The first player wins ({ $positions } positions of the placing phase).
mill-solve-no-win = The first player at most draws ({ $positions } positions of the placing phase).
mill-uci-unknown = Not understood: “{ $found }”

## Hints

mill-hint-because = { $action } { $why }.
mill-hint-because-both = { $action } { $why } and { $also }.
mill-hint-best = { $action } stands best as far as can be seen.
mill-hint-only = { $action }.
mill-hint-certain = { $because } { $certain }
mill-taking = Taking { $point }
mill-lines-and = { $lines } and { $last }
mill-reason-closes = closes { $lines }
mill-reason-captures = catches { $points }
mill-reason-stops = keeps the opponent from closing { $lines }
mill-reason-breaks = breaks { $lines }
mill-reason-frees = makes room to close { $lines }
mill-reason-threatens = threatens to close { $lines }
mill-reason-again = { $n ->
    [one] leaves a way to close again
   *[other] leaves { $n } ways to close again
}
mill-reason-few-moves = { $n ->
    [one] leaves the opponent a single move
   *[other] leaves the opponent { $n } moves
}
mill-reason-leaves-stones = { $n ->
    [one] leaves the opponent a single stone
   *[other] leaves the opponent { $n } stones
}
mill-reason-prepares = prepares { $line }, if the answer is { $answer }
mill-certain-wins-steps = { $n ->
    [one] It wins at once.
   *[other] It wins in { $n } steps.
}
mill-certain-wins = It wins.
mill-certain-wins-turns = { $n ->
    [one] It wins at once.
   *[other] It wins in { $n } turns of yours.
}
mill-certain-only-win = Nothing else wins.
mill-certain-only-win-turns = { $n ->
    [one] It wins at once; nothing else wins.
   *[other] It wins in { $n } turns of yours; nothing else wins.
}
mill-certain-draw = With best play the game is a draw.
mill-certain-only-draw = Nothing else holds the draw.
mill-certain-loses = With best play the game is lost.
mill-certain-loses-turns = { $n ->
    [one] The opponent wins with the next turn, whatever you do.
   *[other] With best play the opponent wins in { $n } turns.
}
mill-outlook = Outlook
mill-outlook-wins = wins in { $n }
mill-outlook-loses = loses in { $n }
mill-outlook-wins-turns = wins in { $n ->
    [one] one turn
   *[other] { $n } turns
}
mill-outlook-loses-turns = loses in { $n ->
    [one] one turn
   *[other] { $n } turns
}
mill-outlook-won = wins
mill-outlook-lost = loses
mill-outlook-draw = draw
mill-outlook-level = level
mill-outlook-ahead = +{ $stones } stones
mill-outlook-behind = −{ $stones } stones
mill-leads-wins = { $n ->
    [one] wins at once
   *[other] wins in { $n } steps
}
mill-leads-loses = { $n ->
    [one] loses at once
   *[other] loses in { $n } steps
}
mill-leads-wins-turns = { $n ->
    [one] wins at once
   *[other] wins in { $n } turns of yours
}
mill-leads-loses-turns = { $n ->
    [one] loses to the next turn
   *[other] loses in { $n } turns of the opponent
}
mill-leads-side-wins-turns = { $n ->
    [one] wins at once
   *[other] wins for { $who } in { $n } turns
}
mill-leads-won = wins
mill-leads-lost = loses
mill-leads-draw = holds the draw
mill-leads-level = keeps the game level
mill-leads-ahead = leaves you { $stones } stones ahead
mill-leads-behind = leaves you { $stones } stones behind
mill-leads-side-ahead = leaves { $who } { $stones } stones ahead
mill-leads-side-behind = leaves { $who } { $stones } stones behind
mill-goal-win = { $n ->
    [one] White wins with the first turn: find it.
   *[other] White to move wins in { $n } turns.
}
mill-goal-only = White to move wins in { $n } turns, at first by a single move.
mill-goal-only-any = White to move wins, at first by a single move.
mill-goal-hold = { $n ->
    [one] Hold the draw for a turn.
   *[other] White to move: hold the draw for { $n } turns.
}
mill-goal-any = White to move: find the best way.
mill-goal-better = You went wrong here: find the better move.
mill-puzzles-of = { $game }: endgames to practise
mill-puzzles = Practise endgames
mill-pack-win-soon = Win soon
mill-pack-only-move = The only move
mill-pack-hold = Hold the draw
mill-pack-win-later = Win in more turns
mill-pack-long-way = The long way
mill-pack-hold-five = Hold out against five
mill-pack-capture-only = Captures: the move
mill-pack-capture-hold = Captures: hold the draw
mill-pack-custodian-only = Custodian: the move
mill-pack-custodian-hold = Custodian: hold the draw
mill-pack-intervention-only = Intervention: the move
mill-pack-intervention-hold = Intervention: the draw
mill-daily-win = Win
mill-daily-hold = Hold the draw
mill-train-no-tables = There are no exact tables for these rules.
mill-train-none = No such position was found.
mill-found-exact = exact
mill-found-searched = estimated
mill-stands-wins = { $who } wins.
mill-stands-wins-turns = { $n ->
    [one] { $who } wins with the next turn.
   *[other] { $who } wins in { $n } turns.
}
mill-stands-draw = A draw.
mill-stands-level = Level.
mill-stands-ahead = { $who } is { $stones } stones ahead.

## The scene

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
mill-lost = { $n } lost
mill-side-stones = { $side }, { $stones }
mill-hand-and-lost = { $hand } in hand, { $lost } lost
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
mill-turn-placed = { $point }
mill-turn-moved = { $from } to { $to }
mill-turn-takes = { $turn }, takes { $points }
mill-turn-only-takes = takes { $points }
mill-placing-ended = All stones are placed; now they move.
mill-blocked = { $who } cannot move.

## Menus

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
mill-own-about = Paste a position (FEN), or the record of a game. Above a record, headers or a line may say what it starts from; otherwise it is played by the rules chosen here.
mill-option-variant = Variant
mill-option-variant-about = A named game fixes all rules; what is set below differs from it. Where programs play different games under one name, each has its entry.
mill-variant-nine = Nine Men's Morris
mill-variant-nine-about = The Mill that most people know: nine stones each, one stone taken for a mill, and with three stones left they fly. Solved in 1993: with best play on both sides it is a draw.
mill-variant-capture = Nine Men's Morris with captures
mill-variant-capture-about = Nine Men's Morris with two more ways to take stones: one caught between two of yours on a line (custodian), or both that one of yours comes between (intervention). Two mills closed at once take two. A set of rules of this house.
mill-variant-twelve = Twelve Men's Morris
mill-variant-twelve-about = Twelve stones each, and lines through the corners on which mills count, too. If all points fill up before a stone is taken, White loses.
mill-variant-lasker = Lasker Morris
mill-variant-lasker-about = Ten stones each, and from the first turn on you may move a stone instead of placing one. Solved: with best play on both sides it is a draw.
mill-variant-morabaraba = Morabaraba
mill-variant-morabaraba-about = Twelve stones and diagonals; two mills closed at once take two stones. What the literature solved under this name, twelve stones with diagonals, is won for the first player.
mill-variant-morabaraba-menu = Morabaraba, draw on a full board
mill-variant-morabaraba-menu-about = Morabaraba as another program plays it: twelve stones and diagonals, one stone for any number of mills, no swinging straight back into a mill, a draw on a full board, and a draw after ten quiet moves once a side is down to three stones.
mill-variant-dooz = Dooz
mill-variant-dooz-about = Twelve stones and diagonals. A mill closed while placing takes a stone from the other's hand and passes the turn; once that hand is empty it takes one from the board.
mill-variant-dooz-menu = Dooz, mills never protect
mill-variant-dooz-menu-about = Dooz as another program plays it: besides, mills protect nothing, and on a full board the side that moves first removes a stone.
mill-variant-russian = Russian Mill
mill-variant-russian-about = Nine Men's Morris in which a mill counts once: closing one again on points that were used before takes nothing.
mill-variant-russian-menu = Russian Mill, mills never protect
mill-variant-russian-menu-about = Russian Mill as another program plays it: besides, mills protect nothing.
mill-variant-chamgonu = Cham Gonu
mill-variant-chamgonu-about = Twelve stones and diagonals, and nobody flies. A stone taken while placing leaves a marker that blocks its point until all stones are placed. Mills protect nothing.
mill-variant-zhiqi = Zhi Qi
mill-variant-zhiqi-about = Twelve stones and diagonals. If the board fills up, White removes a stone, then Black. Who cannot move removes a neighbouring stone of the other's and then moves.
mill-variant-zhiqi-menu = Zhi Qi with markers
mill-variant-zhiqi-menu-about = Zhi Qi as another program plays it: the rules of Cham Gonu, and if the board fills up, White removes a stone, then Black.
mill-variant-chengsanqi = Cheng San Qi
mill-variant-chengsanqi-about = Nine Men's Morris in which nobody flies.
mill-variant-chengsanqi-menu = Cheng San Qi with markers
mill-variant-chengsanqi-menu-about = Cheng San Qi as another program plays it: nobody flies, and a stone taken while placing leaves a marker that blocks its point until all stones are placed.
mill-variant-dasanqi = Da San Qi
mill-variant-dasanqi-about = The rules of Cham Gonu, but Black moves first once all stones are placed.
mill-variant-dasanqi-menu = Da San Qi, a stone a mill
mill-variant-dasanqi-menu-about = Da San Qi as another program plays it: besides, two mills closed at once take two stones.
mill-variant-mulmulan = Mul-Mulan
mill-variant-mulmulan-about = Nine stones on the board with diagonals, and nobody flies. A stone that comes between two of the other's takes both (intervention), and mills protect nothing.
mill-variant-nerenchi = Nerenchi
mill-variant-nerenchi-about = Twelve stones and diagonals. Mills protect nothing, and Black moves first once all stones are placed.
mill-variant-elfilja = El Filja
mill-variant-elfilja-about = Twelve stones without diagonals, and nobody flies. Mills earn nothing while placing; once all stones are placed they are counted, and both sides remove stones by that count. Mills protect nothing. If the board fills up, White removes a stone, then Black.
mill-variant-experimental = Experimental
mill-variant-experimental-about = For trying things out, not in the menus: twelve stones and diagonals, nobody flies, mills protect nothing, and Black moves first once all stones are placed. If the board fills up, Black removes a stone, then White.
mill-option-pieceCount = Stones for each
mill-option-pieceCount-about = How many stones each side has to place.
mill-option-rings = Squares of the board
mill-option-rings-about = With two, the outermost square is missing: its points cannot be used.
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
mill-level-near = just above you
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

## Instructions

mill-help-aim = Place your stones on the points, then move them along the lines. Leave the other with two stones, or without a move.
mill-help-mill = Three of your stones in a row along a line are a mill: it takes one stone of the other's. Stones in mills are safe as long as others are not. With three stones left, stones may fly to any point.
mill-help-end = Who has fewer than three stones, or cannot move, loses. The same position for the third time, or a hundred moves without a capture, is a draw.
mill-help-captures = With captures on: a stone between two of yours on a line is taken (custodian); coming between two of the other's takes both (intervention); jumping over one takes it (leap). Where several offer themselves, the first stone you take decides. A cross marks what a mill takes, brackets custodian, double brackets intervention, an arc a leap.
mill-help-variants = Choose a game by name, or set every rule yourself. A position can be set up, and written as one line of text. That line has no room for a mill beside captures; saved games have.
mill-help-coach = The coach compares everything you can do: what wins or loses in so many steps, or how far ahead it leaves you, counted in stones. A step is a stone placed, moved or taken.
mill-help-analysis = The analysis looks at every position of a game: a graph of how it stood, the turning points with what would have been better, and everything that could be done, with its worth. On its board anything can be tried out; a game can go on from there. What the exact tables know is called exact, all else is an estimate.
mill-help-practice = Endgames to practise come from the exact tables: to win in so many turns, to find the only move, or to hold a draw. Each of your moves is judged at once, and the computer defends as long as it can. Against the computer “just above you”, the level follows your last games.
mill-help-touch = With a mouse or a finger: touch a point, or drag a stone.

## Keys

mill-key-step = Move over the points
mill-key-cancel = Let go of the stone
mill-touch-arranged = Change the stone on this point
