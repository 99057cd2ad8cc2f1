-- A Rook ahead and sideways; one step back, straight or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Charging Rook", symbol = "ChRo", label = "charging_rook(75)",
  about = "a Rook ahead and sideways, steps back",
  moves = m.slide{ m.N, m.W, m.E } + m.step{ m.SW, m.S, m.SE },
}
