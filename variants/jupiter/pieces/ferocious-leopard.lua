-- The Ferocious Leopard steps one field diagonally, forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Ferocious Leopard", symbol = "FL", promotes = "Diving Osprey",
  about = "steps one field diagonally, or forward or backward",
  moves = m.step(m.diagonals) + m.step{ m.N, m.S },
}
