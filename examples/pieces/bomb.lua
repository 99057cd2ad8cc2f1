-- Mutual destruction of many: it may go off where it stands, and takes all its enemy neighbours with it.
local m = require "acedrex.movement"

return piece {
  name = "Bomb", symbol = "Bom",
  about = "steps ahead or sideways, or goes off with all its enemy neighbours",
  moves = m.step{ m.N, m.W, m.E } * m.settle
        + #(m.step(m.all) * m.prey) * m.every(m.step(m.all) * m.prey * m.capture) * m.leave,
}
