-- Bishop or Nightrider.
local m = require "acedrex.movement"

return piece {
  name = "Archbishoprider", symbol = "ArcR", label = "archbishoprider(12)",
  about = "slides like a Bishop or rides like a Nightrider",
  moves = m.slide(m.diagonals) + m.ride(m.leap(1, 2)),
}
