-- Queen or Nightrider.
local m = require "acedrex.movement"

return piece {
  name = "Amazonrider", symbol = "AmaR", label = "amazonrider(10)",
  about = "slides like a Queen or rides like a Nightrider",
  moves = m.slide(m.all) + m.ride(m.leap(1, 2)),
}
