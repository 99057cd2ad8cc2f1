-- zNN33: zigzags in Knight's leaps, two of which go three fields along a diagonal.
local walks = require "testing-board.walks"

return piece {
  name = "Diagonal Narrow Crooked Nightrider", symbol = "DiNa", label = "diagonal_narrow_crooked_nightrider(130)",
  about = "zigzags narrowly in Knight's leaps along a diagonal",
  moves = walks.crooked(3, 3),
}
