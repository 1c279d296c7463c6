# The row of tiles.

game-nim = The Last Tile
game-nim-about = Take one to three; the last one wins.

nim-left = { $n ->
    [one] One tile left
   *[other] { $n } tiles left
}
nim-over = The last tile is taken.
nim-take = Take { $n }
nim-tile-up = Tile { $n }
nim-tile-down = Tile { $n }, taken
nim-bad-count = { $n } cannot be taken: one to three, and no more than are left.
nim-bad-tiles = A row has 1 to 12 tiles, not { $n }.
nim-preset-row = Twelve tiles
nim-preset-row-about = Two players, twelve tiles.
nim-option-tiles = Tiles
nim-option-tiles-about = How many tiles the row begins with.
nim-help = Two players take one, two or three tiles in turn. Who takes the last one wins.
