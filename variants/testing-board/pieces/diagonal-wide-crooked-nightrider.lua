-- zNN11: zigzags in Knight's leaps, two of which go one field along a diagonal.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Diagonal Wide Crooked Nightrider", symbol = "DiWi", label = "diagonal_wide_crooked_nightrider(127)",
  about = "zigzags widely in Knight's leaps along a diagonal",
  moves = walks.crooked(1, 1),
}
