-- The Fiery Dragon slides diagonally. Where it arrives, every adjacent enemy is captured too; an adjacent enemy Fiery
-- Dragon and it are both captured.
local m = require "acedrex.movement"

local burn = m.land * m.every(m.step(m.all) * m.prey * m.capture)
local rival = #(m.step(m.all) * m.enemy * m.is "Fiery Dragon")

return piece {
  name = "Fiery Dragon", symbol = "FiD", class = { "promoted" },
  about = "slides diagonally, and burns every enemy that it comes to stand beside",
  moves = m.slide(m.diagonals) * (-rival * burn + rival * burn * m.leave),
}
