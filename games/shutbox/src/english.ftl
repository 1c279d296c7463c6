# English sentences of this crate's errors, copied from locales/en by `cargo xtask english`, which finds them by their keys.

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
