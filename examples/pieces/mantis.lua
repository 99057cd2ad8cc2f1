-- Captures without moving: it snatches a neighbour and stays, or leaps like a Knight to an empty field.
local m = require "acedrex.movement"

return piece {
  name = "Mantis", symbol = "Man",
  about = "leaps like a Knight without capturing, snatches neighbours without moving",
  moves = m.leap(1, 2) * m.settle + m.step(m.all) * m.prey * m.capture * m.home,
}
