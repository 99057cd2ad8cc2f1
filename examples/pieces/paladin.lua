-- Protects: friends a Knight's leap away cannot be captured, also not by what nobody else could parry.
local m = require "acedrex.movement"

return piece {
  name = "Paladin", symbol = "Pal",
  about = "leaps like a Knight without capturing and protects friends there",
  moves = m.leap(1, 2) * m.settle,
  aura = { at = m.leap(1, 2), of = "own", protect = true },
}
