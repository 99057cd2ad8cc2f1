-- A Camel's leap, or one step along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Camel/Wazir", symbol = "CaWa", label = "camel_wazir(157)",
  about = "leaps like a Camel or steps straight",
  moves = m.leap(1, 3) + m.step(m.orthogonals),
}
