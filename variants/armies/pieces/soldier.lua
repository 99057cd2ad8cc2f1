-- The Soldier steps one field ahead or sideways. He is never promoted.
local m = require "acedrex.movement"

return piece {
  name = "Soldier", symbol = "S",
  about = "steps ahead or sideways",
  moves = m.step{ m.N, m.W, m.E },
}
