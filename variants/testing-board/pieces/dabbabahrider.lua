-- Leaps of two fields along a file or rank, on in one direction over empty fields.
local m = require "acedrex.movement"

return piece {
  name = "Dabbabahrider", symbol = "DabR", label = "dabbabahrider(79)",
  about = "rides on in leaps of two fields, straight",
  moves = m.ride(m.leap(0, 2)),
}
