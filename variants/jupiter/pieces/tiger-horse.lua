-- The Tiger Horse steps one field diagonally, leaps two fields orthogonally or diagonally, or leaps like a Knight
-- or a Camel. Or it captures like a Knight and goes on one field orthogonally, capturing there too if an enemy
-- stands there.
local m = require "acedrex.movement"

return piece {
  name = "Tiger Horse", symbol = "TiH", class = { "promoted" },
  about = "a compound of short leaps; after a Knight's capture it may go on one field orthogonally",
  moves = m.step(m.diagonals) + m.leap(0, 2) + m.leap(1, 2) + m.leap(2, 2) + m.leap(1, 3)
        + m.leap(1, 2) * m.prey * m.capture * m.step(m.orthogonals),
}
