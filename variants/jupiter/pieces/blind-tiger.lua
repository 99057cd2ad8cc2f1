-- The Blind Tiger steps one field in any direction but straight forward.
local m = require "acedrex.movement"

return piece {
  name = "Blind Tiger", symbol = "BT", promotes = "Tiger Prince",
  about = "steps one field in any direction but straight forward",
  moves = m.step{ m.NE, m.E, m.SE, m.S, m.SW, m.W, m.NW },
}
