-- Rook or Nightrider.
local m = require "acedrex.movement"

return piece {
  name = "Chancellorrider", symbol = "ChaR", label = "chancellorider(11)",
  about = "slides like a Rook or rides like a Nightrider",
  moves = m.slide(m.orthogonals) + m.ride(m.leap(1, 2)),
}
