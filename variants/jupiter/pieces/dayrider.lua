-- The Dayrider rides on in leaps of two fields, orthogonally or diagonally; it steps one field in any
-- direction without capturing.
local m = require "acedrex.movement"

return piece {
  name = "Dayrider", symbol = "Da", class = { "promoted" },
  about = "rides on in leaps of two fields, or steps one without capturing",
  moves = m.ride(m.leap(0, 2)) + m.ride(m.leap(2, 2)) + m.step(m.all) * m.settle,
}
