-- Diagonal leaps of two fields, on in one direction over empty fields.
local m = require "acedrex.movement"

return piece {
  name = "Elephantrider", symbol = "EleR", label = "alfilrider(80)",
  about = "rides on in leaps of two fields, diagonally",
  moves = m.ride(m.leap(2, 2)),
}
