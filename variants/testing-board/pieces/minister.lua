-- Knight, or one or two fields along a file or rank, leaping.
local m = require "acedrex.movement"

return piece {
  name = "Minister", symbol = "Min", label = "minister(88)",
  about = "leaps like a Knight, or one or two fields straight",
  moves = m.leap(1, 2) + m.step(m.orthogonals) + m.leap(0, 2),
}
