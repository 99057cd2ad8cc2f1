-- Walks along the outline of a heart from its notch, in diagonal steps over empty fields: round the lobe, then two
-- straight on to the tip. It may stop after any step. The heart may point to any of four sides.
local m = require "acedrex.movement"

local function half(d, turn)
  return m.path{ m.step(d), m.step(d:turn(turn)), m.step(d:back()), m.step(d:back()) }
end

return piece {
  name = "Top Heart", symbol = "ToHe", label = "top_heart(43)",
  about = "walks along the outline of a heart, from its notch",
  moves = m.along(m.diagonals, function(d) return half(d, 2) + half(d, -2) end),
}
