-- Knight's leaps over empty fields, each turned by 45 degrees, always the same way round: an octagon that it may leave
-- on any field. It does not go all the way round to where it began.
local m = require "acedrex.movement"

local function round(d, way)
  local leaps = {}
  for k = 0, 6 do leaps[k + 1] = m.step(d:turn(way * k)) end
  return m.path(leaps)
end

return piece {
  name = "Rose", symbol = "Rose", label = "rose(14)",
  about = "rides in Knight's leaps round an octagon",
  moves = m.along(m.leap(1, 2), function(d) return round(d, 1) + round(d, -1) end),
}
