-- One or two moves in one diagonal direction, each of one or two fields, leaping; the field between is empty.
local m = require "acedrex.movement"

return piece {
  name = "Oliphant", symbol = "Oli", label = "oliphant(92)",
  about = "one or two diagonal leaps in one direction",
  moves = m.along(m.diagonals, function(d)
    local leg = m.step(d) + m.step(2 * d)
    return m.path{ leg, leg }
  end),
}
