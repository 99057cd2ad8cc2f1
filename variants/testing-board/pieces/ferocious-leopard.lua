-- Mohyo: one step diagonally, ahead or back.
local m = require "acedrex.movement"

return piece {
  name = "Ferocious Leopard", symbol = "FeLe", label = "ferocious_leopard(116)",
  about = "steps in all directions but sideways",
  moves = m.step{ m.NW, m.N, m.NE, m.SW, m.S, m.SE },
}
