-- One or two diagonal steps, the second in any direction over an empty field. A capture ends the move.
local m = require "acedrex.movement"

return piece {
  name = "War Elephant", symbol = "WaEl", label = "war_elephant(83)",
  about = "one or two diagonal steps",
  moves = m.path{ m.step(m.diagonals), m.step(m.diagonals) },
}
