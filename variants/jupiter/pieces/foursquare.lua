-- The Foursquare steps one field diagonally, leaps three fields diagonally, or leaps like a Knight, a Camel or
-- a Zebra.
local m = require "acedrex.movement"

return piece {
  name = "Foursquare", symbol = "Fsq", class = { "promoted" },
  about = "steps one field diagonally, leaps three fields diagonally, or leaps like a Knight, a Camel or a Zebra",
  moves = m.step(m.diagonals) + m.leap(3, 3) + m.leap(1, 2) + m.leap(1, 3) + m.leap(2, 3),
}
