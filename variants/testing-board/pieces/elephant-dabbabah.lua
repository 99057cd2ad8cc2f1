-- A leap of two fields, diagonally or along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Elephant/Dabbabah", symbol = "ElDa", label = "dabbabah_alfil(78)",
  about = "leaps two fields in any direction",
  moves = m.leap(2, 2) + m.leap(0, 2),
}
