-- A Bishop that goes at most half of the way to the edge, rounded up.
local m, walks = require "acedrex.movement", require "testing-board.walks"

return piece {
  name = "Half Bishop", symbol = "HaBi", label = "half_bishop(98)",
  about = "slides like a Bishop, at most half of the way to the edge",
  moves = m.slide(m.diagonals, walks.half_way),
}
