# Shut the Box.

game-shutbox = Shut the Box
game-shutbox-about = Roll, add up, turn the tiles down.

## The original's own words

shutbox-roll = Roll Dice
shutbox-submit = Submit Move
shutbox-reset = Reset
shutbox-score = Score: { $score }
shutbox-dice = Dice: { $first } + { $second } = { $total }
shutbox-die = Die: { $first }
shutbox-selected = Selected: { $tiles } = { $sum }
shutbox-victory = Victory! Perfect score!
shutbox-game-over = Game Over! Score: { $score }
shutbox-hindsight = With these dice { $best } was possible. Exact play, which does not know them, scores { $exact } with them, { $mean } on average.

## More on the table

shutbox-todo-roll = Roll the dice.
shutbox-todo-choose = Roll one die or two, as you like.
shutbox-todo-select = Select tiles that add up to { $total }.
shutbox-todo-more = { $n } more to go.
shutbox-todo-less = { $n } too many: put a tile back.
shutbox-todo-submit = That is it: submit the move.
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

## Refusals

shutbox-not-rolled = Roll the dice first.
shutbox-already-rolled = The dice are already on the table.
shutbox-dice-count = The rules do not allow { $asked ->
    [one] one die
   *[other] { $asked } dice
} now.
shutbox-dice-range = The dice that were rolled cannot show { $first } and { $second }.
shutbox-tile-down = Tile { $tile } is already down.
shutbox-wrong-sum = That adds up to { $got }; the dice ask for { $want }.
shutbox-over = The game is over.
shutbox-bad-tiles = A box has 9, 10 or 12 tiles, not { $n }.
shutbox-bad-players = One to six can play, not { $n }.
shutbox-bad-rounds = A game has 1 to 99 rounds, not { $n }.
shutbox-no-such-tile = The box has no tile { $n }.
shutbox-duplicate-tile = Tile { $n } is named twice.

## Menus

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
shutbox-option-players-about = The lowest total after all rounds wins.
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

## Instructions

shutbox-help-aim = Turn down every tile. What is still up when you are stuck is your score; lower is better, and 0 shuts the box.
shutbox-help-roll = Roll the dice, then select tiles that add up to exactly the total and submit them. If any such tiles are up you must turn some down.
shutbox-colour-up = gold
shutbox-colour-picked = warm red
shutbox-colour-down = grey
shutbox-help-tiles-contrast = Tiles that stand up are filled; a tile you select takes the accent colour and tilts out; a tile that is down is hollow and crossed out.
shutbox-help-tiles = Tiles that stand up are { shutbox-colour-up }; a tile you select turns { shutbox-colour-picked } and tilts out; a tile that is down is { shutbox-colour-down }.
shutbox-help-end = When no tiles add up to the roll, your turn ends and the tiles left count.
shutbox-help-dice = How many dice you roll depends on the rules in force; they are listed beside the board.

## Coach
# `value` is one of the two shutbox-worth sentences, `other-value` one of shutbox-against.

shutbox-figure-win = chance to win
shutbox-figure-score = expected score
shutbox-figure-shut = chance to shut
shutbox-leads-win = gives a chance of { $value } to win
shutbox-leads-score = gives an expected score of { $value }
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

## Commands

shutbox-advise-total = The dice cannot show { $total } here: they add up to { $least } to { $most }.
shutbox-advise-no-move = No tiles out of { $up } add up to { $total }: the turn ends with a score of { $score }.
shutbox-simulate-stopped = Stopped after { $played } of { $games } games.

## Keys

shutbox-key-cancel = Clear the selection
shutbox-puzzles = Box of the day
shutbox-puzzles-of = { $game }: the box of the day
shutbox-daily-dice = The same dice for everybody
