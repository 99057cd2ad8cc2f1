-- Two mechanisms in one, in no list of pieces: it leaves a trap on the field that it starts from, for four turns, and
-- an enemy who stands on one when a turn ends is caught.
local m = require "acedrex.movement"

return piece {
  name = "Trapper", symbol = "Tra",
  about = "leaps like a Knight without capturing and leaves traps behind",
  moves = m.mark_field("trap", 4) * m.leap(1, 2) * m.settle,
  on_turn_end = m.anywhere * m.marked "trap" * m.prey * m.capture,
}
