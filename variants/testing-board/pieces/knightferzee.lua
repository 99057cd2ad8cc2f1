-- One or two moves, each a Knight's leap or a diagonal step; the field between is empty.
local m = require "acedrex.movement"

local leg = m.leap(1, 2) + m.step(m.diagonals)

return piece {
  name = "Knightferzee", symbol = "KnFe", label = "knightferzee(19)",
  about = "one or two moves of Knight or Ferz",
  moves = m.path{ leg, leg },
}
