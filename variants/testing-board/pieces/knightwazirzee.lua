-- One or two moves, each a Knight's leap or a step along a file or rank; the field between is empty.
local m = require "acedrex.movement"

local leg = m.leap(1, 2) + m.step(m.orthogonals)

return piece {
  name = "Knightwazirzee", symbol = "KnWa", label = "knightwazirzee(18)",
  about = "one or two moves of Knight or Wazir",
  moves = m.path{ leg, leg },
}
