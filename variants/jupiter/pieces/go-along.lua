-- The Go-Along steps one field sideways.
local m = require "acedrex.movement"

return piece {
  name = "Go-Along", symbol = "GAl", promotes = "Sultan",
  about = "steps one field sideways",
  moves = m.step{ m.W, m.E },
}
