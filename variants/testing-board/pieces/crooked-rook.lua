-- Single steps along ranks and files by turns, always outward over empty fields.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Crooked Rook", symbol = "CrRo", label = "crooked_rook(26)",
  about = "zigzags along a diagonal in straight steps",
  moves = m.along(m.orthogonals, function(d)
    return walks.zigzag(d, d:turn(2)) + walks.zigzag(d, d:turn(-2))
  end),
}
