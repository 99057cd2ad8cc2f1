-- Leaves the board of its own will, and opens a line in doing so.
local m = require "acedrex.movement"

return piece {
  name = "Hermit", symbol = "Her",
  about = "steps diagonally, or leaves the board for good",
  moves = m.step(m.diagonals) * m.settle + m.leave,
}
