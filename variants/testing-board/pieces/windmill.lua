-- Walks round a piece beside it, of either side, over the empty fields that touch it, either way round and as far as
-- it likes; a field off the board bars the way. It may capture where it ends.
local m = require "acedrex.movement"

-- All the way round what stands one step in direction `hub`; way: 1 or -1.
local function round(hub, way)
  local steps, seat = {}, hub:back()  -- seat: where it stands, seen from the hub
  for k = 1, 7 do steps[k] = m.step(seat:turn(way * k) - seat:turn(way * (k - 1))) end
  return m.path(steps)
end

return piece {
  name = "Windmill", symbol = "Win", label = "windmill(166)",
  about = "walks round a piece beside it",
  moves = m.along(m.all, function(hub) return #(m.step(hub) * m.occupied) * (round(hub, 1) + round(hub, -1)) end),
}
