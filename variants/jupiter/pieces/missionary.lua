-- The Missionary moves one field orthogonally or up to two fields diagonally, and never captures. If an enemy then
-- stands on the next field in the direction of its motion, it may turn it into a friend; royal pieces too.
local m = require "acedrex.movement"

local function preach(d) return m.empty * m.aside(m.step(d) * m.enemy * m.convert)^-1 end

return piece {
  name = "Missionary", symbol = "Mi", class = { "promoted" },
  about = "moves a short way, and may convert the enemy that it comes to stand before",
  moves = m.along(m.orthogonals, function(d) return m.step(d) * preach(d) end)
        + m.along(m.diagonals, function(d) return m.slide(d, 2) * preach(d) end),
}
