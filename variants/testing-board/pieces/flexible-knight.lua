-- One or two moves, each one or two fields along a file or rank, leaping, in any direction; the field between is empty.
local m = require "acedrex.movement"

local leg = m.step(m.orthogonals) + m.leap(0, 2)

return piece {
  name = "Flexible Knight", symbol = "FlKn", label = "flexible_knight(91)",
  about = "one or two leaps of one or two fields, straight",
  moves = m.path{ leg, leg },
}
