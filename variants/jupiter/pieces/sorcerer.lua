-- The Sorcerer moves one field orthogonally or up to two fields diagonally. If an enemy then stands on the next
-- field in the direction of its motion, it may capture it together with all enemies that stand in line behind it
-- without a gap: all or none. The table limits them to what fits on the board, the long text to ten; there is no
-- limit.
local m = require "acedrex.movement"

local function blast(d)
  local enemy = m.step(d) * m.prey
  return m.empty * m.aside((enemy * m.capture)^1 * -enemy)^-1
end

return piece {
  name = "Sorcerer", symbol = "So", class = { "promoted" },
  about = "moves a short way, and may capture the whole row of enemies that it comes to stand before",
  moves = m.along(m.orthogonals, function(d) return m.step(d) * blast(d) end)
        + m.along(m.diagonals, function(d) return m.slide(d, 2) * blast(d) end),
}
