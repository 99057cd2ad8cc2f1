-- The Ghost Warrior slides straight forward, or steps one field diagonally backward.
local m = require "acedrex.movement"

return piece {
  name = "Ghost Warrior", symbol = "GW", promotes = "Free Boar",
  about = "slides straight forward, or steps one field diagonally backward",
  moves = m.slide(m.N) + m.step{ m.SW, m.SE },
}
