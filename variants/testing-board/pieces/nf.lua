-- Knight, or one step diagonally.
local m = require "acedrex.movement"

return piece {
  name = "NF", symbol = "NF", label = "knight_ferz(39)",
  about = "leaps like a Knight or steps diagonally",
  moves = m.leap(1, 2) + m.step(m.diagonals),
}
