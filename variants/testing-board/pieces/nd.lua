-- Knight, or a leap of two fields along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "ND", symbol = "ND", label = "knight_dabbabah(33)",
  about = "leaps like a Knight or like a Dabbabah",
  moves = m.leap(1, 2) + m.leap(0, 2),
}
