-- One step along a file or rank; if that field is empty it may zigzag on along the same line, as a Crooked Bishop.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Harvestman", symbol = "Har", label = "harvestman(29)",
  about = "a straight step, then outward like a Crooked Bishop",
  moves = m.along(m.orthogonals, function(d)
    local left, right = d:left(), d:right()
    return m.path{ m.step(d), walks.zigzag(left, right) + walks.zigzag(right, left) }
  end),
}
