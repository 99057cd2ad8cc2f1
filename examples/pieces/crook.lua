-- A fixed path: the outline of a shepherd's crook, up to three fields ahead, round, and one back. It may stop anywhere.
local m = require "acedrex.movement"

local function crook(round, back)
  return m.path{ m.step(m.N), m.step(m.N), m.step(m.N), m.step(round), m.step(back), m.step(m.S) }
end

return piece {
  name = "Crook", symbol = "Cro",
  about = "walks along the outline of a shepherd's crook",
  moves = crook(m.NE, m.SE) + crook(m.NW, m.SW) + m.step(m.S) * m.settle,
}
