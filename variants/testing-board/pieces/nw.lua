-- Knight, or one step along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "NW", symbol = "NW", label = "knight_wazir(38)",
  about = "leaps like a Knight or steps straight",
  moves = m.leap(1, 2) + m.step(m.orthogonals),
}
