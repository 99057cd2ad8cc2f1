-- The Nightrider rides on in Knight's leaps, keeping its direction, until it meets a piece.
local m = require "acedrex.movement"

return piece {
  name = "Nightrider", symbol = "Nr", class = { "promoted" },
  about = "rides on in Knight's leaps, keeping its direction, until it meets a piece",
  moves = m.ride(m.leap(1, 2)),
}
