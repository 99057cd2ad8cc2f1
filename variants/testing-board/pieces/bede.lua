-- Bishop, or a leap of two fields along a file or rank.
local m = require "acedrex.movement"

return piece {
  name = "Bede", symbol = "Bed", label = "bede(69)",
  about = "slides like a Bishop or leaps two fields straight",
  moves = m.slide(m.diagonals) + m.leap(0, 2),
}
