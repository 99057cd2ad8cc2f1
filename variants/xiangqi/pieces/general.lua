-- The General steps one field straight and never leaves the palace. The two Generals may not face each other along a
-- free file: each guards the file before him, as far as the other, like a Chariot.
local m = require "acedrex.movement"

return piece {
  name = "General", symbol = "K",
  about = "steps straight within the palace; Generals may not face each other",
  moves = m.step(m.orthogonals) * m.zone "palace" + m.slide(m.N) * m.is "General",
}
