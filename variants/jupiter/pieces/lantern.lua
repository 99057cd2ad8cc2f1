-- The Lantern steps one field diagonally forward.
local m = require "acedrex.movement"

return piece {
  name = "Lantern", symbol = "La", promotes = "Parrot",
  about = "steps one field diagonally forward",
  moves = m.step{ m.NW, m.NE },
}
