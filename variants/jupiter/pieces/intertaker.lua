-- The Intertaker moves one field in any direction. Then every adjacent enemy that stands between it and a friend
-- directly beyond, in any of the eight directions, is captured; this is compulsory.
local m = require "acedrex.movement"

local sandwiched = m.along(m.all, function(d) return m.step(d) * m.prey * #(m.step(d) * m.own) end)

return piece {
  name = "Intertaker", symbol = "Int", promotes = "Halmopper",
  about = "moves one field, and captures the enemies between it and its friends",
  moves = m.step(m.all) * m.empty * m.every(sandwiched * m.capture),
}
