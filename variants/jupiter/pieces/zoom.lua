-- The Zoom moves like a Queen and never captures. Every friend on an unobstructed Queen's line from it may do the same,
-- but is not promoted by that.
local m = require "acedrex.movement"

local glide = m.slide(m.all) * m.settle

return piece {
  name = "Zoom", symbol = "Zoo", class = { "promoted" },
  about = "moves like a Queen without capturing, and lends that to all friends in its sight",
  moves = glide,
  aura = { at = m.slide(m.all), of = "own", lends = m.no_promotion(glide) },
}
