-- A piece in ten lines. See where it goes, no compiler needed:
--   ./acedrex show examples/first-piece.lua --from d4
-- Change a line, save and look again.
local m = require "acedrex.movement"

return piece {
  name = "Fox", symbol = "F",
  about = "leaps ahead like a Knight, prowls sideways, retreats a step",
  -- "+" is "or". Directions are the mover's own: m.N is forward for either side.
  moves = m.step{ { -1, 2 }, { 1, 2 } } + m.slide({ m.E, m.W }, 2) + m.step(m.S),
}
