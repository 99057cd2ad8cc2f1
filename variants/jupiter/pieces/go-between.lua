-- The Go-Between steps one field forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Go-Between", symbol = "GBt", promotes = "Tribble",
  about = "steps one field forward or backward",
  moves = m.step{ m.N, m.S },
}
