-- One or two moves, each one or two fields diagonally, leaping, in any direction; the field between is empty.
local m = require "acedrex.movement"

local leg = m.step(m.diagonals) + m.leap(2, 2)

return piece {
  name = "Twisted Knight", symbol = "TwKn", label = "twisted_knight(90)",
  about = "one or two leaps of one or two fields, diagonally",
  moves = m.path{ leg, leg },
}
