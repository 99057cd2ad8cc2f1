-- zNN04: zigzags in Knight's leaps, two of which go four fields along a file or rank.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Straight Narrow Crooked Nightrider", symbol = "StNa", label = "straight_narrow_crooked_nightrider(131)",
  about = "zigzags narrowly in Knight's leaps along a file or rank",
  moves = walks.crooked(0, 4),
}
