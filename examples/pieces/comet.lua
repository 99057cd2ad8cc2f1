-- Orbit: it goes round a piece two fields away, in eighths of a circle, as far as the fields that it stops on are free.
local m = require "acedrex.movement"

local function round(sun, way)
  local eighths = {}
  for k = 1, 7 do eighths[k] = m.step(2 * sun:back():turn(way * k) - 2 * sun:back():turn(way * (k - 1))) end
  return m.path(eighths)
end

return piece {
  name = "Comet", symbol = "Com",
  about = "goes round a piece two fields away",
  moves = m.along(m.all, function(d) return #(m.step(2 * d) * m.occupied) * (round(d, 1) + round(d, -1)) end),
}
