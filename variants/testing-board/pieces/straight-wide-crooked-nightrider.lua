-- zNN02: zigzags in Knight's leaps, two of which go two fields along a file or rank.
local walks = require "testing-board.walks"

return piece {
  name = "Straight Wide Crooked Nightrider", symbol = "StWi", label = "straight_wide_crooked_nightrider(128)",
  about = "zigzags widely in Knight's leaps along a file or rank",
  moves = walks.crooked(0, 2),
}
