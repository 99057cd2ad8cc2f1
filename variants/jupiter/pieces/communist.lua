-- The Communist steps one field orthogonally or slides up to two fields diagonally. After its move all adjacent
-- promoted pieces of either side are captured, royal ones too; this is compulsory.
local m = require "acedrex.movement"

return piece {
  name = "Communist", symbol = "Cst", class = { "promoted" },
  about = "goes a short way, and captures every promoted piece that it comes to stand beside",
  moves = (m.step(m.orthogonals) + m.slide(m.diagonals, 2)) * m.land
        * m.every(m.step(m.all) * m.is "promoted" * (m.capture + m.own * m.oblate)),
}
