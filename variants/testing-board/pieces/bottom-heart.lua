-- Walks along the outline of a heart from its tip, in diagonal steps over empty fields: two straight on, then round
-- the lobe to the notch. It may stop after any step. The heart may point to any of four sides.
local m = require "acedrex.movement"

local function half(d, turn)
  return m.path{ m.step(d), m.step(d), m.step(d:turn(turn)), m.step(d:turn(2 * turn)) }
end

return piece {
  name = "Bottom Heart", symbol = "BoHe", label = "bottom_heart(44)",
  about = "walks along the outline of a heart, from its tip",
  moves = m.along(m.diagonals, function(d) return half(d, 2) + half(d, -2) end),
}
