-- Cold Fusion Chess: two Knights in one. It leaps like a Knight, and on in the same direction over empty fields as
-- often as it likes. It may split: one Knight leaps away without capturing, one stays.
local m = require "acedrex.movement"
local fusion, Knight = require "gwalla.fusion", require "gwalla.pieces.knight"

return piece {
  name = "Knightrider", symbol = "Kr",
  about = "leaps like a Knight, on and on in one direction, or splits into two Knights",
  moves = m.ride(m.leap(1, 2)) + fusion.split(Knight, Knight),
}
