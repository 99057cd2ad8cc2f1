-- The Typhoon steps one field diagonally or leaps two. Or it goes up to three fields in one orthogonal direction,
-- capturing every enemy on the fields that it enters; it may stop on any of them, and friends stop it.
local m = require "acedrex.movement"

return piece {
  name = "Typhoon", symbol = "Ty", class = { "promoted" },
  about = "steps or leaps diagonally, or sweeps up to three fields of a file or rank",
  moves = m.step(m.diagonals) + m.leap(2, 2) + m.along(m.orthogonals, function(d)
    return m.times(m.step(d) * (m.empty + m.prey * m.capture), 1, 3)
  end),
}
